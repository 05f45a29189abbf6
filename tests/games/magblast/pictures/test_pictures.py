"""The pictures of Mag·Blast: whole, the same for the same view, and only of the view."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest
from msgspec.structs import replace

from cogs.words.strings import LOCALES
from engines.core import Dice, text
from engines.magblast import ENGINE
from engines.magblast.fleet import Blast, Lasting
from engines.magblast.model import (
    ZONES,
    Answer,
    Config,
    EditionName,
    Phase,
    Respond,
    Turret,
    Zone,
)
from engines.magblast.state import Asking, Chain, Ending, Link, Question, Squadron
from engines.magblast.telling import card_effect, ship_name
from engines.magblast.view import View
from render.kit.canvas import ALT_LIMIT, Picture
from render.magblast import board, fleet, hand
from render.magblast.alt import Measure, fleet_words
from tests.games.magblast.pictures.sights import (
    LOUDEST,
    SECOND,
    THIRD,
    attack,
    battered,
    by_hand,
    every_edition,
    every_locale,
    holding,
    kept,
    met_in_play,
    named,
    usual,
    whole_deck,
    with_fleet,
    with_ship,
)
from tests.render.likeness import must_look_alike
from tests.render.pictures import assert_sound as assert_sound_picture
from tests.render.pictures import canvas_of, opened, seen_of
from tests.sampled import by_turns

LARGEST = 500_000

BOARDS = by_hand()


def assert_sound(picture: Picture) -> None:
    """Eight fleets take more room than other games' boards."""
    assert_sound_picture(picture, largest=LARGEST)


@pytest.mark.parametrize(("name", "locale"), by_turns(BOARDS, LOCALES))
def test_every_board_made_by_hand_is_drawn(name: str, locale: str) -> None:
    assert_sound(board(BOARDS[name], named(locale)))


@pytest.mark.soak
@every_edition
@pytest.mark.parametrize("seats", [2, 8])
def test_every_kind_of_view_met_in_play_is_drawn(edition: EditionName, seats: int) -> None:
    """Random matches of both editions; the languages take turns."""
    for number, seen in enumerate(met_in_play(edition, seats)):
        say = named(LOCALES[number % len(LOCALES)])
        assert_sound(board(seen, say) if seen.seat is None else hand(seen, say))


@every_locale
@pytest.mark.parametrize("seat", [0, 1])
def test_one_fleet_is_drawn_also_when_it_is_gone(seat: int, locale: str) -> None:
    assert_sound(fleet(BOARDS["one left"], seat, named(locale)))
    assert_sound(fleet(battered(SECOND, 2), seat, named(locale)))


@every_locale
@every_edition
@pytest.mark.parametrize("count", [0, 1, 5, 12, 13, 60])
def test_a_hand_of_any_size_is_drawn(count: int, edition: EditionName, locale: str) -> None:
    cards = (*dict.fromkeys(whole_deck(edition)), *whole_deck(edition))[:count]
    assert_sound(hand(holding(edition, *cards), named(locale)))


@every_locale
@pytest.mark.parametrize(
    "seen",
    [
        usual(),
        kept(),
        replace(kept(), kept=(), placed=frozenset()),
        replace(holding(SECOND, "boarding"), drawn=("scout-1", "carrier-2")),
    ],
    ids=["spectator", "kept", "dealt", "drawn"],
)
def test_hands_of_every_moment_are_drawn(seen: View, locale: str) -> None:
    assert_sound(hand(seen, named(locale)))


def test_a_view_has_one_picture_in_every_thread() -> None:
    say = named("es")
    seen = [BOARDS[name] for name in ("usual", "shot", "squadrons", "five")]
    alone = [seen_of(board(v, say)) for v in seen]
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(lambda v: seen_of(board(v, say)), seen * 2))
    assert together == alone * 2


def test_a_board_is_the_same_from_every_seat() -> None:
    """It is posted for all: nothing of the viewer's own may get onto it."""
    say, seen = named("en"), BOARDS["shot"]
    own = {"hand": ("bomber-star",), "drawn": ("scout-dink",), "answer": Respond(7, Answer.EVADE)}
    public = seen_of(board(seen, say))
    for seat in (0, 1):
        assert seen_of(board(replace(seen, seat=seat, **own), say)) == public
    assert seen_of(fleet(replace(seen, seat=1, **own), 0, say)) == seen_of(fleet(seen, 0, say))


@every_edition
def test_what_is_placed_in_secret_is_in_no_public_picture(edition: EditionName) -> None:
    """Rulebook, "Preparación": ships lie face down until everyone has placed them."""
    say = named("es")
    state = ENGINE.start(Config(edition=edition), 3, Dice("secret", 0)).state
    choices = list(ENGINE.legal_actions(state, 1))
    one, other = (ENGINE.apply(state, 1, choices[n], Dice("s", 1)).state for n in (0, -1))
    assert one != other
    views = [ENGINE.view(one, None), ENGINE.view(other, None), ENGINE.view(one, 1)]
    assert len({seen_of(board(view, say)) for view in views}) == 1
    assert len({seen_of(fleet(view, 1, say)) for view in views}) == 1
    hands = {seen_of(hand(ENGINE.view(state, 1), say)) for state in (one, other)}
    assert len(hands) == 2


def facts(seen: View) -> Iterator[tuple[str, View]]:
    """Yield the view with each public fact changed in turn."""
    simple: dict[str, object] = {
        "phase": Phase.DRAW,
        "round": 5,
        "active": 1,
        "hand_sizes": (6, 4),
        "action_deck_size": 40,
        "action_discard": ("minefield-star",),
        "ship_deck_size": 29,
        "ship_discard": ("scout-dink", "dreadnought-zeus"),
        "brutal": True,
        "brutal_from": 1,
        "agreed": frozenset({0}),
    }
    for name, value in simple.items():
        yield name, replace(seen, **{name: value})
    for seat in (0, 1):
        for name, changed in fleet_facts(seen, seat):
            yield f"{name} of {seat}", changed


def fleet_facts(seen: View, seat: int) -> Iterator[tuple[str, View]]:
    first = seen.fleets[seat].ships[0]
    yield "damaged", with_ship(seen, seat, blasts=(Blast("laser-blast", 1),))
    yield "moved", with_ship(seen, seat, zone=Zone.RED)
    yield "came", with_ship(seen, seat, origin=Zone.BLUE)
    yield "upgraded", with_ship(seen, seat, upgrades=("emp-cannon",))
    yield "fired", with_ship(seen, seat, shots=(Turret.LASER,))
    yield "swept", with_ship(seen, seat, swept=True)
    yield "boarded", with_ship(seen, seat, boarded=True)
    yield "lost", with_fleet(seen, seat, ships=seen.fleets[seat].ships[1:])
    yield "raided", replace(seen, squadrons=(Squadron("fighter-star", 1 - seat, first.id, 2),))
    yield "flagship hit", with_fleet(seen, seat, blasts=(Blast("beam-blast", 3),))
    yield "hit by less", with_fleet(seen, seat, blasts=(Blast("laser-blast", 1),))
    yield "mined", with_fleet(seen, seat, lasting=(Lasting("minefield-star", 1 - seat),))
    yield "sheltered", with_fleet(seen, seat, lasting=(Lasting("asteroids-star", 1 - seat),))
    yield "sheltered by itself", with_fleet(seen, seat, lasting=(Lasting("asteroids-star", seat),))
    yield "used", with_fleet(seen, seat, uses=2 if seen.fleets[seat].uses == 3 else 1)
    yield "heard", with_fleet(seen, seat, sounds=("¡ñam!",))


def moments(seen: View) -> Iterator[tuple[str, View]]:
    """Yield the view with each thing that can be going on."""
    mine, theirs = seen.fleets[0].ships[0].id, seen.fleets[1].ships[0].id
    shot = attack(seen)
    yield "nothing", seen
    yield "shot", replace(seen, stack=(shot,))
    yield "other card", replace(seen, stack=(replace(shot, card="mag-blast"),))
    yield "other damage", replace(seen, stack=(replace(shot, damage=5),))
    yield "lethal", replace(seen, stack=(replace(shot, lethal=True),))
    yield "other target", replace(seen, stack=(replace(shot, target=seen.fleets[1].ships[1].id),))
    yield "answered", BOARDS["answered"]
    yield "unsaid", BOARDS["unsaid"]
    yield "launched", BOARDS["launched"]
    yield "mined", BOARDS["mined"]
    for link in Link:
        yield f"chain {link}", replace(seen, chain=Chain(link, theirs, mine))
    yield "scatter", replace(seen, question=Question(Asking.SCATTER, theirs, Zone.RED))
    yield "scatter elsewhere", replace(seen, question=Question(Asking.SCATTER, theirs, Zone.BLUE))
    yield "boarded", replace(seen, question=Question(Asking.BOARD, theirs))
    yield "drew one", replace(seen, question=Question(Asking.PLACE, drawn=1))
    yield "drew two", replace(seen, question=Question(Asking.PLACE, drawn=2))
    yield "intercepting", replace(seen, squadrons=(Squadron("fighter-star", 1),))
    for ending in Ending:
        yield f"over {ending}", replace(seen, phase=Phase.OVER, ending=ending)


def assert_all_differ(pictures: dict[str, Picture]) -> None:
    seen = {name: seen_of(picture) for name, picture in pictures.items()}
    for fact in ("rows", "alt"):
        known: dict[object, str] = {}
        for name, picture in seen.items():
            twin = known.setdefault(getattr(picture, fact), name)
            assert twin == name, f"{name} and {twin} have the same {fact}"


def test_every_public_fact_shows_in_picture_and_alt_text() -> None:
    say, seen = named("es"), usual()
    pictures = {"as it was": board(seen, say)}
    pictures |= {name: board(changed, say) for name, changed in facts(seen)}
    assert_all_differ(pictures)


def test_everything_that_goes_on_shows_in_picture_and_alt_text() -> None:
    say = named("en")
    assert_all_differ({name: board(changed, say) for name, changed in moments(usual())})


def test_the_noise_of_a_shot_is_seen() -> None:
    """Rulebook, "Realizar disparos": no sound, no hit; so the sound is the loudest thing here."""
    say, seen = named("es"), usual()
    noises = [replace(seen, stack=(attack(seen, sound=s),)) for s in ("¡ZAS!", LOUDEST, "王王")]
    assert_all_differ({str(n): board(v, say) for n, v in enumerate(noises)})


def test_every_fact_of_one_fleet_shows_in_its_own_picture() -> None:
    say, seen = named("en"), usual()
    pictures = {"as it was": fleet(seen, 0, say), "the other": fleet(seen, 1, say)}
    pictures |= {name: fleet(changed, 0, say) for name, changed in fleet_facts(seen, 0)}
    assert_all_differ(pictures)


def test_a_single_fleet_has_the_colours_of_boards() -> None:
    for name in ("shot", "battered two", "swept"):
        draw = partial(fleet, BOARDS[name], 0, named("en"))
        must_look_alike(canvas_of(draw), opened(draw()))


def test_small_fleets_show_what_large_ones_show() -> None:
    say, seen = named("en"), usual(seats=5)
    pictures = {"as it was": seen_of(board(seen, say)).rows}
    for name, changed in fleet_facts(seen, 0):
        if name not in {"used", "heard"}:
            pictures[name] = seen_of(board(changed, say)).rows
    assert len(set(pictures.values())) == len(pictures)


def test_every_fact_of_a_hand_shows_in_picture_and_alt_text() -> None:
    say, seen = named("es"), holding(THIRD, "fighter-star", "mag-blast")
    asked = replace(seen, stack=(attack(seen, seat=1, defender=0, asked=(0,)),), active=1)
    views = {
        "as it was": seen,
        "other card": holding(THIRD, "fighter-star", "beam-blast"),
        "other icon": holding(THIRD, "fighter-circle", "mag-blast"),
        "one more": holding(THIRD, "fighter-star", "mag-blast", "mag-blast"),
        "answered": replace(asked, answer=Respond(7)),
        "evaded": replace(asked, answer=Respond(7, Answer.EVADE)),
        "out": with_fleet(seen, 0, alive=False, ships=()),
        "damaged": with_fleet(seen, 0, blasts=(Blast("laser-blast", 1),)),
        "used": with_fleet(seen, 0, uses=1),
        "drawn": replace(seen, drawn=("scout-dink",), question=Question(Asking.PLACE, drawn=1)),
        "placed": kept(),
        "dealt": replace(kept(), kept=(), placed=frozenset()),
        "placed otherwise": replace(kept(), kept=kept().kept[::-1]),
    }
    assert_all_differ({name: hand(v, say) for name, v in views.items()})


def test_a_hand_stays_the_same_whatever_its_owner_is_asked() -> None:
    """That stands in words below it; a picture that stays is not sent again."""
    say, seen = named("es"), holding(THIRD, "fighter-star", "mag-blast")
    shot = attack(seen, seat=1, defender=0, asked=(0,))
    others = (
        replace(seen, stack=(shot,), active=1),
        replace(seen, phase=Phase.MANEUVER),
        replace(seen, active=1),
    )
    assert {seen_of(hand(other, say)) for other in others} == {seen_of(hand(seen, say))}


@every_locale
def test_an_alt_text_names_everything_a_player_must_know(locale: str) -> None:
    say, seen = named(locale), BOARDS["shot"]
    words = board(seen, say).alt
    ships = [say(ship_name(ship.id)) for f in seen.fleets for ship in f.ships]
    leaders = [say(ship_name(f.flagship.value)) for f in seen.fleets]
    zones = [say(text(f"magblast-zone-{zone}")) for zone in ZONES]
    known = ("Ana", "Íñigo", "41", "30", *ships, *leaders, *zones)
    assert [fact for fact in known if fact not in words] == []
    own = hand(holding(THIRD, "mag-blast", "spacedock"), say).alt
    assert say(card_effect(THIRD, "mag-blast")) in own


@every_locale
@pytest.mark.parametrize("measure", Measure)
def test_an_alt_text_tells_the_hulls_in_every_measure(measure: Measure, locale: str) -> None:
    """The fuller the board, the less is said of each ship; never nothing."""
    seen = usual(seats=8)
    words = fleet_words(seen, 2, measure, named(locale))
    hulls = [ship.card.hull for ship in seen.fleets[2].ships]
    told = [str(sum(hulls))] if measure is Measure.SUMMED else [str(hull) for hull in hulls]
    assert all(number in re.findall(r"\d+", words) for number in told)


@every_locale
@pytest.mark.parametrize("seats", [2, 8])
def test_an_alt_text_fits_with_the_longest_names(seats: int, locale: str) -> None:
    names = tuple(f"{n}{'W' * 31}" for n in range(seats))
    seen = battered(SECOND, seats)
    seen = replace(seen, stack=(attack(seen, "mag-blast-a", asked=(1,)),))
    words = board(seen, named(locale, *names)).alt
    assert len(words) <= ALT_LIMIT
    assert [name for name in names if name not in words] == []


@every_locale
def test_a_name_that_cannot_be_written_is_still_in_the_alt_text(locale: str) -> None:
    picture = board(usual(), named(locale, "王王"))
    assert "王王" in picture.alt
    instead = named(locale)(text("player-seat", number=1))
    called = board(usual(), named(locale, instead))
    assert seen_of(picture).rows == seen_of(called).rows
