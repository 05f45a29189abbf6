"""What a message tells of what happened is short, says nothing twice, and keeps nothing back."""

from __future__ import annotations

import re
from itertools import pairwise, product
from pathlib import Path

import msgspec
import pytest

from cogs.chat.components import CHARACTERS
from cogs.panels.chronicle import news_button, pages
from cogs.panels.game import offered
from cogs.panels.gathering import Gathering
from cogs.panels.report import MORE, MOST, going_on, report
from cogs.panels.since import fells, head, latest, missed, names, public_head
from cogs.panels.spoken import saying_to, spoken_to
from cogs.panels.telling import PLAIN, Telling, gathered, gathered_turns, turns_of
from cogs.words.names import chat_voice
from cogs.words.strings import LOCALES, speaker
from engines.core import Arg, Either, Player, Say, Text, encode, text
from tables.match.position import Position
from tables.notice import Old, Standing, hand
from tests.laws import whole
from tests.laws.cases import Case
from tests.laws.catalogues import GAP, wordings
from tests.laws.heard import events_of, heard, steps_of, telling_at, turns_at
from tests.laws.panels import Desk, position_of
from tests.laws.played import FILES, read, some_records
from tests.unfolded import telling_of

SAYS = {locale: speaker(locale, lambda seat: f"⟦{seat}⟧") for locale in LOCALES}
SEATS = 8
COUNTED_DEED = re.compile(r"\d × (?:⟦|\w+ \d)|\d × \d+ ×|\w \d+ ×\d")
"""A count before a player, or at a thing that is there but once: it has a number of its own."""
ONE_AFTER_THE_OTHER = {"imperium-report-bid", "imperium-report-move", "shazamm-report-pay"}
"""Where the second is a number, the sector in which a way begins, or chosen with its verb."""


@some_records
def test_no_turn_is_told_in_more_lines_than_a_phone_shows(path: Path) -> None:
    """Neither when it is over, nor while it goes on."""
    for turn in turns_at(path):
        for part in (turn, turn[: len(turn) // 2]):
            told = "\n".join(report(part, telling_at(path), _say(path)))
            assert told.count("\n") < MOST, told


@some_records
def test_of_a_long_turn_the_least_is_left_out(path: Path) -> None:
    """But its newest line is told: a ship that is destroyed before "draws 4 cards" and that."""
    telling, say = telling_at(path), _say(path)
    for turn in turns_at(path):
        for end in range(1, len(turn) + 1, 3):
            *before, _ = gathered(turn[:end], telling)[turn[0].key in telling.turns :] or [None]
            told = report(turn[:end], telling, say)
            lines = [line for line in before if line is not None]
            assert _left_out_is_least(lines, [line for line in lines if say(line) in told], telling)


@some_records
def test_no_two_equal_lines_stand_side_by_side(path: Path) -> None:
    told = report(heard(path), telling_at(path), _say(path))
    assert all(one != other for one, other in pairwise(told))


@some_records
def test_what_is_gathered_is_named(path: Path) -> None:
    """Whoever, whatever and wherever: only numbers are added up, and noises fade."""
    telling, say = telling_at(path), _say(path)
    for turn in turns_at(path):
        whole = "\n".join(map(say, gathered(turn, telling, quiet=True)))
        news = [*turn[:1], *(line for a, line in pairwise(turn) if not telling.is_echo(line, a))]
        missing = [one for line in news for one in _named(line, say) if one not in whole]
        assert not missing, whole


@some_records
def test_what_was_done_twice_is_not_told_as_two_things(path: Path) -> None:
    """ "2 × Ana invades" is not two of Ana, nor are two attacks on Frigate 3 two frigates."""
    said, telling, say = heard(path), telling_at(path), _say(path)
    for start in range(0, len(said), 30):
        for line in map(say, gathered_turns(said[start : start + 60], telling)):
            assert COUNTED_DEED.search(line) is None, line


@pytest.mark.parametrize("locale", LOCALES)
def test_two_names_in_a_list_do_not_stand_side_by_side(locale: str) -> None:
    """A shot of one ship at another reads so: a word or a sign says which did what to which."""
    listed = {one.listed for game in offered() for one in telling_of(game).gathered.values()}
    said = [(key, words) for key, words in wordings(locale) if key in listed - ONE_AFTER_THE_OTHER]
    assert said
    assert [one for one in said if f"{GAP} {GAP}" in one[1]] == []


@some_records
def test_the_press_tells_every_line(path: Path) -> None:
    lines = [_say(path)(line) for line in heard(path)]
    leaves = pages(lines)
    assert [line for page in leaves for line in page] == lines
    assert all(sum(map(len, page)) + len(page) < CHARACTERS for page in leaves)


@some_records
def test_a_head_is_as_short_as_a_turn(path: Path) -> None:
    told, telling = heard(path), telling_at(path)
    for part in (told[: len(told) // 5], told):
        for seat in range(0, SEATS, 3):
            for shown in (head(part, seat, telling), public_head(part, seat, telling, part[-3:])):
                assert len("\n".join(map(_say(path), shown)).split("\n")) <= MOST


@some_records
def test_no_line_of_a_public_head_stands_below_it_once_more(path: Path) -> None:
    """What stands below may have begun before the seat's own last action, as a bid made ahead."""
    lines, telling = heard(path)[-60:], telling_at(path)
    for begin, below in product(range(0, len(lines), 7), range(0, len(lines), 5)):
        missed_before = lines[begin:below]
        for seat in range(read(path).seats):
            shown = public_head(lines[begin:], seat, telling, lines[below:])
            assert shown == public_head(missed_before, seat, telling, ())


@pytest.mark.parametrize("own", [0, 1, 3, 40])
@pytest.mark.parametrize("others", [0, 2, 40])
@pytest.mark.parametrize("own_first", [True, False])
def test_a_head_that_leaves_something_out_uses_all_its_lines(
    own: int, others: int, own_first: bool
) -> None:
    """The latest that another did, then the newest of what names the seat, then the newest of the
    rest, then how much it left out.

    What is told stands as it happened.
    """
    yours = [text("table-nudged", player=Player(0), number=number) for number in range(own)]
    rest = [text("news-page", page=number, pages=others) for number in range(others)]
    said = [*yours, *rest] if own_first else [*rest, *yours]
    title, *told = head(said, 0, PLAIN) or (None,)
    if own + others < MOST:
        assert told == said
        return
    assert title is not None and len(told) == MOST - 1
    *shown, more = told
    named = yours[-len(shown) + min(1, others) :]
    unnamed = rest[others - (len(shown) - len(named)) :]
    assert shown == ([*named, *unnamed] if own_first else [*unnamed, *named])
    assert more.args["count"] == own + others - len(shown)


@some_records
def test_a_head_leaves_out_the_least(path: Path) -> None:
    """As of a board's turn; what names whoever reads it is told before what matters as much.

    Besides it tells in any case what another did last, and which own ships are no more.
    """
    said, telling = heard(path), telling_at(path)
    for end in range(40, len(said), 20):
        part = said[end - 40 : end]
        for seat in range(0, SEATS, 3):
            lines = telling.happenings(gathered_turns(part, telling))
            shown = head(part, seat, telling)
            told = [line for line in lines if spoken_to(seat, [line])[0] in shown]
            newest = latest(lines, seat, telling)
            first = [line for at, line in enumerate(lines) if at == newest]
            first += [line for line in lines if fells(line, seat, telling)]
            assert all(line in told for line in first)
            others = [line for line in lines if line not in first]
            assert _left_out_is_least(others, told, telling)
            for weight in range(3):
                alike = [line for line in others if telling.weight(line) == weight]
                unnamed = any(line in told and not names(line, seat) for line in alike)
                assert not unnamed or all(line in told for line in alike if names(line, seat))


@some_records
async def test_no_hand_tells_whose_turn_begins_above_who_is_next(path: Path) -> None:
    """Neither what it is told nor its head: "Round 2: Ana's turn" above "It is Ana's turn"."""
    telling = telling_at(path)
    titles = [line for line in heard(path) if line.key in telling.turns]
    assert titles or not telling.turns
    position = _halfway(path)
    say = chat_voice(position.seats, "en")
    for seat, title in product(range(len(position.seats)), titles[:3]):
        assert head([title], seat, telling) == ()
        shown = await whole.hand(Desk(position, seat), (title,), "en")
        (said,) = spoken_to(seat, (title,))
        assert say(said) not in "\n".join(whole.texts_of(shown))


@some_records
async def test_a_hand_that_leaves_something_out_has_the_button_that_tells_it(path: Path) -> None:
    """It tells what one's own move came to, be that forty orders at once."""
    desk = Desk(_halfway(path), 0)
    tells = {True: 0, False: 0}
    for count in (1, 30, len(heard(path))):
        shown = await whole.hand(desk, heard(path)[-count:], "en", looks=False)
        cut = "*What happened*" in "\n".join(whole.texts_of(shown))
        assert (f"{news_button().verb}:" in whole.verbs(shown)) is cut
        tells[cut] += 1
    assert tells[False]


@some_records
def test_a_hand_that_has_passed_still_speaks_to_its_owner(path: Path) -> None:
    """What their own move came to stands there: "You fire", as it did."""
    position = _halfway(path)
    told = heard(path)[-1:]
    for seat in range(len(position.seats)):
        old = Old(hand(seat), 1, 1, Standing(told))
        expected = report(told, telling_at(path), saying_to(seat, chat_voice(position.seats, "en")))
        assert expected[0] in whole.past(position, old, "en")[0]


@some_records
def test_a_head_tells_in_order(path: Path) -> None:
    """Though what names whoever reads it is told before others."""
    said, telling = heard(path), telling_at(path)
    for end in range(40, len(said), 40):
        part = said[end - 40 : end]
        for seat in range(0, SEATS, 3):
            told = iter(spoken_to(seat, gathered_turns(part, telling)))
            shown = head(part, seat, telling)[1:]
            assert all(line in told for line in shown if line.key != MORE)


@pytest.mark.parametrize("title", [True, False])
def test_what_counts_towards_a_victory_is_told_however_much_happened(title: bool) -> None:
    """Even in a head full of what names whoever reads it."""
    telling = Telling(turns=frozenset({"turn"}), major=frozenset({"point"}))
    turn = [text("hit", who=Player(0), number=number) for number in range(3 * MOST)]
    said = [text("turn")] * title + [text("point", who=Player(1)), *turn]
    assert said[title] in head(said, 0, telling)
    assert said[title] in missed(said, 0, telling)
    assert "point" in report(said, telling, lambda said: said.key)


def test_what_says_nothing_new_is_not_told_unless_something_came_between() -> None:
    telling = Telling(echoes={"upgraded": ("card",)})
    plays, other = text("plays", card="cannon"), text("plays", card="shield")
    upgraded, answers = text("upgraded", card="cannon"), text("answers")
    assert gathered([plays, upgraded, other], telling) == [plays, other]
    for told in ([plays, answers, upgraded], [other, upgraded], [upgraded, plays]):
        assert gathered(told, telling) == told


def test_what_is_not_so_any_more_is_left_out_once_something_says_so() -> None:
    """A bet is secret until it is turned up, and the next one is again."""
    secret, open_now, other = text("secret"), text("open"), text("other")
    telling = Telling(overtaken={"secret": "open"})
    assert telling.lasting([secret, other]) == [secret, other]
    assert telling.lasting([secret, other, open_now, secret]) == [other, open_now, secret]
    assert gathered([secret, open_now], telling) == [open_now]


def test_a_game_that_gathers_nothing_is_told_in_few_lines_too() -> None:
    said = [text("language-en") if n % 3 else text("language-es") for n in range(40)]
    told = report(said, PLAIN, SAYS["en"])
    assert len(told) == MOST
    assert "*What happened*" in told[0]
    assert told[-1] == SAYS["en"](said[-1])


def test_a_turn_keeps_its_title_and_its_end() -> None:
    telling = Telling(turns=frozenset({"button-news"}))
    turn = [text("button-news"), *(text("news-page", page=n, pages=9) for n in range(9))]
    told = report([*turn, *turn], telling, SAYS["en"])
    assert told[:8] == told[8:]
    assert told[0] == "What happened"
    assert told[1].startswith("-# 3 more lines")
    assert told[-1] == SAYS["en"](turn[-1])


@some_records
def test_a_board_that_goes_on_tells_whole_turns(path: Path) -> None:
    """Where one begins the one before it stands in any case, and more where a phone shows them."""
    telling, turns = telling_at(path), turns_at(path)
    for end in range(1, len(turns)):
        said = [line for turn in turns[:end] for line in turn] + turns[end][:1]
        kept = turns_of(said[len(said) - going_on(said, telling) :], telling)
        assert kept == [*turns[end + 1 - len(kept) : end], turns[end][:1]]
        assert len(kept) > 1
        more = [*turns[end + 1 - len(kept) - 1 : end], turns[end][:1]]
        heights = [min(MOST, len(gathered(turn, telling))) for turn in more]
        assert len(kept) == 2 or sum(heights[1:]) <= MOST
        assert len(kept) == end + 1 or sum(heights) > MOST


def test_a_board_of_a_game_without_turns_tells_its_last_lines() -> None:
    lines = [text("news-page", page=number, pages=40) for number in range(40)]
    assert [going_on(lines[:many], PLAIN) for many in (0, 1, MOST, 40)] == [0, 1, MOST, MOST]


@some_records
def test_that_a_match_goes_on_is_told_whatever_happens_with_it(path: Path) -> None:
    """Where a clock runs out at once, one message tells both; whoever was told of a fault waits."""
    said, on = heard(path), text("table-goes-on")
    for happened in (said[:3], said[:12], said[12:60]):
        told = report((on, *happened), telling_at(path), _say(path))
        assert _say(path)(on) in told


def test_what_the_table_says_leaves_room_for_what_happened() -> None:
    said = [text("table-goes-on"), *(text("table-time-out", who=Player(n)) for n in range(8))]
    told = report([*said, text("language-en")], PLAIN, SAYS["en"])
    assert len(told) == MOST
    assert told[1] == SAYS["en"](said[0])
    assert told[-1] == SAYS["en"](text("language-en"))


@some_records
def test_what_is_added_up_over_turns_says_so(path: Path) -> None:
    """A price that is a sum of several turns is no price of one."""
    turns, telling = turns_at(path), telling_at(path)
    sums = {found.several for found in telling.gathered.values() if found.summed}
    for first, second in pairwise(turns):
        alone = [line for turn in (first, second) for line in gathered_turns(turn, telling)]
        for line in gathered_turns((*first, *second), telling):
            assert line.key not in sums or line in alone, _say(path)(line)


def test_a_sum_of_two_turns_names_both() -> None:
    """Beside what was done in one of them alone."""
    telling = Telling(
        turns=frozenset({"turn"}), gathered={"built": Gathering("many", ("who",), "", ("price",))}
    )
    prices = ((0, 2), (0, 3), (1, 5), (1, 1))
    built = [text("built", who=Player(who), price=price) for who, price in prices]
    said = [text("turn"), *built[:3], text("turn"), *built[1:2]]
    assert gathered_turns(said, telling) == [
        built[2],
        text("report-turns", line=text("many", who=Player(0), times=3, price=8), turns=2),
    ]
    assert gathered_turns((*built[2:], text("turn")), telling) == [
        text("many", who=Player(1), times=2, price=6)
    ]


def test_what_is_gathered_is_counted_and_added_up() -> None:
    builds = [
        text("built", who=Player(who), unit="Scout", sector=sector, price=2)
        for who, sector in ((0, "A1"), (1, "A1"), (0, "A1"), (0, "B2"))
    ]
    telling = Telling(gathered={"built": Gathering("many", ("who",), "sector", ("price",))})
    assert gathered(builds, telling) == [
        builds[1],
        Text(
            "many",
            {
                "who": Player(0),
                "times": 3,
                "listed": (text("report-item-times", item="A1", times=2), "B2"),
                "price": 6,
            },
        ),
    ]


def test_things_are_counted_and_deeds_said_to_be_repeated() -> None:
    """Two of a kind are built, one is attacked twice; what lies in one list is added up."""
    gathering = Gathering("many", (), "sector", things=True)
    a1 = text("built", sector="A1")
    (told,) = gathered([a1, text("built", sector="B2"), a1], Telling(gathered={"built": gathering}))
    assert told.args["listed"] == (text("report-several", item="A1", times=2), "B2")

    some = {"cargo": (text("tanks", count=2), text("foot", count=1))}
    more = {"cargo": (text("tanks", count=1),)}
    lands = [text("lands", ship="T1", **cargo) for cargo in (some, more)]
    all_of_it = (text("tanks", count=3), text("foot", count=1))
    gathering = Gathering("many", (), "cargo", counted="count")
    (told,) = gathered(lands, Telling(gathered={"lands": gathering}))
    assert told.args["listed"] == all_of_it
    gathering = Gathering("many", (), "landing", joined="cargo", counted="count")
    (told,) = gathered(lands, Telling(gathered={"lands": gathering}))
    assert told.args["listed"] == (text("landing", ship="T1", cargo=all_of_it),)


def test_what_one_did_twice_with_others_is_told_as_two_deeds() -> None:
    """Scout and cruiser attack A1, and the scout once more: it is no "Scout ×2"."""
    attacks = [text("attack", unit=unit, sector="A1") for unit in ("Scout", "Cruiser", "Scout")]
    telling = Telling(gathered={"attack": Gathering("many", (), "aim", joined="unit")})
    (told,) = gathered(attacks, telling)
    assert told.args["listed"] == (
        text("aim", unit=("Scout", "Cruiser"), sector="A1"),
        text("aim", unit="Scout", sector="A1"),
    )
    (told,) = gathered([attacks[0], attacks[2]], telling)
    once = text("aim", unit="Scout", sector="A1")
    assert told.args["listed"] == (text("report-item-times", item=once, times=2),)


def test_what_differs_in_one_thing_alone_is_listed_as_one() -> None:
    attacks = [
        text("attack", who=Player(0), unit=unit, sector=sector)
        for unit, sector in (("Scout", "A1"), ("Cruiser", "B2"), ("Bomber", "A1"))
    ]
    telling = Telling(gathered={"attack": Gathering("many", ("who",), "aim", joined="unit")})
    (told,) = gathered(attacks, telling)
    assert told.args["listed"] == (
        text("aim", who=Player(0), unit=("Scout", "Bomber"), sector="A1"),
        text("aim", who=Player(0), unit="Cruiser", sector="B2"),
    )


@pytest.mark.parametrize("quiet", [False, True])
def test_the_latest_shot_stands_for_itself_unless_it_is_quiet(quiet: bool) -> None:
    shots = [text("shot", who=Player(0), at=at) for at in "abc"]
    telling = Telling(gathered={"shot": Gathering("shots", ("who",), "at", latest=True)})
    told = gathered(shots, telling, quiet=quiet)
    assert [line.key for line in told] == (["shots"] if quiet else ["shots", "shot"])


@some_records
def test_what_one_is_told_alone_is_about_them(path: Path) -> None:
    """Though it hardly ever names them: "you draw" two cards, "stolen from you" is a third."""
    besides = text("catchup-others")
    for event in events_of(path):
        assert event.audience is None or "to" not in event.text.args, "told_to would hide it"
        for seat in event.audience or ():
            shown = missed((text("language-en"), event.told_to(seat)), seat, telling_at(path))
            assert shown[-2:] == (besides, text("language-en")), event


@some_records
def test_an_aside_names_nothing_that_is_not_told_besides(path: Path) -> None:
    """It is left out where all is told once more."""
    say = _say(path)
    for events in steps_of(path):
        for event in (one for one in events if one.aside):
            for seat in event.audience or ():
                besides = "\n".join(say(one.text) for one in events if one.kept_by(seat))
                things = [arg for arg in event.text.args.values() if not isinstance(arg, str)]
                names = [one for arg in things for one in _words(arg, say)]
                assert [one for one in names if one not in besides] == [], event


def _left_out_is_least(lines: list[Text], told: list[Text], telling: Telling) -> bool:
    kept = [telling.weight(line) for line in lines if line in told]
    gone = [telling.weight(line) for line in lines if line not in told]
    return max(gone, default=0) <= min(kept, default=2)


def _halfway(path: Path) -> Position:
    """Return where a recorded match stood when half of it was played."""
    record = read(path)
    config = msgspec.convert(record.config, type=record.engine.meta.config)
    state = record.states()[len(record.states()) // 2]
    return position_of(Case(record.game, config, record.seats, "half"), state)


def _say(path: Path) -> Say:
    """Return the words of a language: each of them for some of the records."""
    return SAYS[LOCALES[FILES.index(path) // 2 % len(LOCALES)]]


def _named(said: Text, say: Say) -> set[str]:
    """Return what a line names: whatever of its arguments it says in words."""
    words = say(said)
    return {one for arg in said.args.values() for one in _words(arg, say) if one in words}


def _words(arg: Arg, say: Say) -> list[str]:
    match arg:
        case Player():
            return [f"⟦{arg.seat}⟧"]
        case Text(args={"count": int(), **counted}):
            return [one for item in counted.values() for one in _words(item, say)]
        case Text():
            return [say(arg)]
        case str():
            return [arg]
        case Either():
            return [one for item in arg.items for one in _words(item, say)]
        case tuple():
            return [one for item in arg for one in _words(item, say)]
        case _:
            return []


BEGINNING = re.compile(r"(?:[#*«“\"\-\s]|-#)*(.)")


@some_records
def test_every_line_begins_with_a_capital(path: Path) -> None:
    """Also where it begins with what is whoever reads it's: "your flagship"."""
    told = {
        encode(line): line
        for event in events_of(path)
        for seat in event.audience or range(read(path).seats)
        for line in spoken_to(seat, (event.told_to(seat),))
    }
    for locale, say in SAYS.items():
        for line in map(say, told.values()):
            for words in line.split("\n"):
                found = BEGINNING.match(words)
                assert found is None or not found[1].islower(), (locale, line)
