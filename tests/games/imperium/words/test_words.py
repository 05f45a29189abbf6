"""What Imperium Galáctica says, in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

from cogs.panels.spoken import spoken_to
from cogs.words.strings import FOLDER, LOCALES, for_client, speaker
from engines.core import Dice, Player, Say, text
from engines.imperium import ENGINE, names
from engines.imperium.actions import Attack, Bid, Invade
from engines.imperium.advice.moving import Consequence, consequence_name
from engines.imperium.board import Phase, Reason
from engines.imperium.cards import CARDS, Card, Rank, Timing
from engines.imperium.counting import mission_aim
from engines.imperium.missions import Mission
from engines.imperium.options import Config, Length
from engines.imperium.questions import Stage
from engines.imperium.rules import stage_name
from engines.imperium.systems import Size, Terrain
from engines.imperium.units import Kind
from engines.imperium.wording import bid_words, combat_words, condition
from tests.by_language import ByLanguage
from tests.games.imperium.positions import act, fought, kinds, planet, position, unit
from tests.laws.catalogues import Message, entries, messages, wordings

LONGEST_EFFECT = 110
"""Characters that a card's face has room for."""
every_locale = pytest.mark.parametrize("locale", LOCALES)
SOURCES = Path(__file__).parents[4] / "engines" / "imperium"
COGS = SOURCES.parents[1] / "cogs" / "games" / "imperium"
TOLD_BEFORE = {"attacked", "cancelled", "revealed"}
"""What matches heard before 1 December 2026 is kept as it was told to them then."""


def words(locale: str) -> Say:
    return speaker(locale, lambda seat: ("Ada", "Iris")[seat])


@every_locale
@pytest.mark.parametrize("card", Card)
def test_a_cards_effect_fits_on_its_face(card: Card, locale: str) -> None:
    assert 0 < len(words(locale)(names.card_effect(card))) <= LONGEST_EFFECT


@every_locale
def test_names_do_not_repeat(locale: str) -> None:
    say = words(locale)
    assert len({say(names.card_name(card)) for card in CARDS}) == 36
    assert len({say(names.kind_name(kind)) for kind in Kind}) == 18
    assert len({say(names.kind_short(kind)) for kind in Kind}) == 18
    assert len({say(names.mission_name(mission)) for mission in Mission}) == 8


@every_locale
def test_everything_that_has_a_name_can_be_named(locale: str) -> None:
    say = words(locale)
    found = [
        *(say(names.planet_name(size)) for size in Size),
        *(say(names.phase_name(phase)) for phase in Phase),
        *(say(names.rank_name(rank)) for rank in Rank),
        *(say(names.timing_name(timing)) for timing in Timing),
        *(say(names.side_name(seat)) for seat in (0, 1)),
        *(say(stage_name(moment)) for moment in Stage),
        *(say(consequence_name(one, kind)) for one in Consequence for kind in Kind),
        *(say(names.mission_story(mission)) for mission in Mission),
        *(say(mission_aim(position(mission=mission).board)) for mission in Mission),
        say(names.mines_name()),
        say(names.id_short("frigate-2")),
    ]
    assert all(0 < len(name) <= 120 for name in found)


@every_locale
@pytest.mark.parametrize("reason", Reason)
def test_every_way_to_end_has_its_words(reason: Reason, locale: str) -> None:
    key = f"imperium-outcome-{names.slug(reason)}"
    told = words(locale)(text(key, winner=Player(0), loser=Player(1)))
    drawn = reason in (Reason.HOMES_SWALLOWED, Reason.MUTUAL_ANNIHILATION, Reason.TALLY_DRAWN)
    assert ("Ada" in told and "Iris" in told) is not drawn


def _said(call: str) -> Iterator[str]:
    """Return the keys that the sources hand to `tell`, `whisper` or `refuse`."""
    place = {"tell": 0, "whisper": 1, "refuse": 0}[call]
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) == call:
                yield from _literals(node.args[place : place + 1])


def _name(function: ast.expr) -> str:
    return getattr(function, "attr", getattr(function, "id", ""))


def _literals(arguments: list[ast.expr]) -> Iterator[str]:
    for argument in arguments:
        for node in ast.walk(argument):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def _refused_by_the_cog() -> Iterator[str]:
    for path in COGS.rglob("*.py"):
        yield from re.findall(r'"imperium-refusal-([a-z-]+)"', path.read_text(encoding="utf-8"))


def test_every_event_is_told_somewhere_and_has_its_words() -> None:
    said = {*_said("tell"), *_said("whisper")}
    found = {m.key.removeprefix("imperium-event-") for m in _keys("imperium-event-")}
    assert said | TOLD_BEFORE == found


def test_every_refusal_is_made_somewhere_and_has_its_words() -> None:
    said = {*_said("refuse"), *_refused_by_the_cog(), "seats", "storm-needs-chance"}
    found = {m.key.removeprefix("imperium-refusal-") for m in _keys("imperium-refusal-")}
    assert said == found


def _keys(prefix: str) -> list[Message]:
    """Return the messages whose keys begin so, but for what is told of somebody to themselves."""
    found = messages(LOCALES[0])
    return [m for m in found if m.key.startswith(prefix) and m.part != "imperium_you"]


@every_locale
def test_refusals_are_sentences(locale: str) -> None:
    for message in messages(locale):
        if message.key.startswith("imperium-refusal-") and not message.placeholders:
            assert re.search(r"[.!]$", words(locale)(text(message.key))), message.key


def _combat(locale: str) -> list[str]:
    state = position(
        red={"G4": unit(Kind.TRANSPORT, "TTTA"), "F4": unit(Kind.BATTLESHIP)},
        blue={"F5": unit(Kind.CARRIER, "IIB"), "A3": unit(Kind.FRIGATE)},
        planets={"H4": planet(Size.MEDIUM, 1, "TT", Kind.CANNON, cannon_damaged=True)},
    )
    step = fought(
        state,
        Attack("battleship-1", "F5"),
        Invade("transport-1", "H4", kinds("TTTA")),
    )
    say = words(locale)
    return [say(event.text) for event in step.events if event.audience is None]


def test_a_combat_reads_well_in_english() -> None:
    assert _combat("en")[:8] == [
        "Ada will attack F5 with Battleship 1.",
        "Ada will invade H4 with Armour and 3 × Infantry.",
        "Ada attacks Carrier 1 of Iris in F5: 10 against 6, damaged.",
        "Iris: Carrier 1 loses Interceptors.",
        "Ada invades H4 with Armour and 3 × Infantry: attack 5, defenders strike with 2.",
        "The defensive cannon of H4 is destroyed.",
        "Fallen on H4: 2 × Infantry of the defence, Armour and Infantry of the attack.",
        "Ada conquers H4 and leaves 2 × Infantry there.",
    ]


def test_a_combat_reads_well_in_spanish() -> None:
    assert _combat("es")[:8] == [
        "Ada atacará F5 con Acorazado 1.",
        "Ada invadirá H4 con Blindados y 3 × Infantería.",
        "Ada ataca Portanaves 1 de Iris en F5: 10 contra 6, dañado.",
        "Iris: Portanaves 1 pierde Interceptores.",
        "Ada invade H4 con Blindados y 3 × Infantería: ataque 5, la defensa golpea con 2.",
        "El cañón defensivo de H4 queda destruido.",
        "Bajas en H4: 2 × Infantería de la defensa, Blindados e Infantería del ataque.",
        "Ada conquista H4 y deja allí 2 × Infantería.",
    ]


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "Ada attacks your Corvette 1 (with Infantry) in F5: 10 against 4, destroyed."),
        (
            "es",
            "Ada ataca tu unidad Corbeta 1 (con Infantería) en F5: 10 contra 4, destruida.",
        ),
    ],
)
def test_whoever_loses_a_unit_is_told_so_by_the_attack(locale: str, told: str) -> None:
    """And in Spanish as a corvette asks for, whatever is aboard."""
    state = position(
        red={"G4": unit(Kind.BATTLESHIP), "A1": unit(Kind.FRIGATE)},
        blue={"F5": unit(Kind.CORVETTE, "T"), "A3": unit(Kind.FRIGATE)},
    )
    step = fought(state, Attack("battleship-1", "F5"))
    heard = spoken_to(1, [event.text for event in step.events if event.audience is None])
    said = [words(locale)(line) for line in heard]
    assert [line for line in said if "10" in line] == [told]


@every_locale
@pytest.mark.parametrize("client", LOCALES)
def test_what_happens_reads_the_same_whatever_the_reader_s_discord_speaks(
    locale: str, client: str
) -> None:
    """Also where a word agrees with what another names: only commands are the client's."""
    assert _combat(for_client(locale, client)) == _combat(locale)


@every_locale
def test_the_first_words_tell_the_mission_and_how_long_it_lasts(locale: str) -> None:
    say = words(locale)
    for length, last in ((Length.MISSION, "20"), (Length.SHORT, "10")):
        opening = ENGINE.start(Config(length=length), 2, Dice("opening", 0)).events[0]
        told = say(opening.text)
        assert say(names.mission_story(Mission.DEFEAT)) in told
        assert last in told


def test_every_kind_of_unit_has_a_gender_where_words_agree_with_it() -> None:
    written = (entry for entry in entries(FOLDER / "es" / "imperium.ftl"))
    gendered = {
        entry.id.name for entry in written if isinstance(entry, fluent.Message) and entry.attributes
    }
    assert {names.kind_name(kind).key for kind in Kind} - gendered == set()


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        (Kind.FRIGATE, "10 contra 6, dañada"),
        (Kind.CRUISER, "10 contra 10, dañado"),
        (Kind.BOMBER, "10 contra 1, destruidos"),
    ],
)
def test_what_an_attack_does_agrees_with_its_target(kind: Kind, expected: str) -> None:
    state = position(red={"F4": unit(Kind.BATTLESHIP)}, blue={"F5": unit(kind)})
    board = act(state, 0, Attack("battleship-1", "F5")).state.board
    said = words("es")(combat_words(board, board.combats[0]))
    assert said.endswith(f"**{expected}**")


def test_the_condition_of_a_unit_agrees_with_it() -> None:
    damaged = {"F4": unit(Kind.FRIGATE, damaged=True), "H4": unit(Kind.CRUISER, damaged=True)}
    board = position(red=damaged, blue={"F5": unit(Kind.CORVETTE)}).board
    told = [words("es")(condition(board, 0, sector)) for sector in damaged]
    assert told[0].endswith(", dañada, trabada")
    assert told[1].endswith(", dañado")


@every_locale
def test_the_hint_names_the_button_that_is_there(locale: str) -> None:
    """Whatever the button of the phase is called."""
    for moment in (Stage.CARDS, Stage.MOVEMENT):
        hint = text(f"imperium-hint-{moment}", button=text(f"imperium-done-{moment}"))
        named = re.findall(r"\*(.+?)\*", words(locale)(hint))
        assert set(named) <= {words(locale)(text(f"imperium-done-{moment}"))}


AS_MANY = ByLanguage(
    "four clouds and two black holes",
    en="four clouds and two black",
    es="cuatro nubes y dos agujeros",
)


@every_locale
def test_the_rules_tell_as_many_clouds_as_the_storm_begins_with(locale: str) -> None:
    storm = ENGINE.start(Config(mission=Mission.STORM), 2, Dice("storm", 0)).state.board
    holes = sum(terrain is Terrain.BLACK_HOLE for terrain in storm.terrain.values())
    assert (len(storm.clouds), holes) == (4, 2)
    told = words(locale)(text("imperium-rules-16-body"))
    assert AS_MANY[locale] in told


@pytest.mark.parametrize(
    ("bid", "english", "spanish"),
    [
        (Bid(4), "Bid 4", "Pujar 4"),
        (Bid(4, 4), "Bid 4", "Pujar 4"),
        (Bid(0, 7), "Bid 0, in secret up to 7", "Pujar 0, en secreto hasta 7"),
        (
            Bid(3, 9, (Card.SPIES,)),
            "Bid 3, in secret up to 9; pledged: Spies",
            "Pujar 3, en secreto hasta 9; comprometidas: Espías",
        ),
    ],
)
def test_a_bid_is_told_as_one_would_say_it(bid: Bid, english: str, spanish: str) -> None:
    assert [speaker(locale)(bid_words(bid)) for locale in ("en", "es")] == [english, spanish]


@every_locale
@pytest.mark.parametrize(("deed", "verb"), [("load", "load|carga"), ("unload", "unload|descarga")])
def test_an_order_its_event_and_its_report_have_one_verb(locale: str, deed: str, verb: str) -> None:
    keys = (f"order-{deed}", f"event-{deed}ed", f"report-{deed}ed")
    said = {key: words for key, words in wordings(locale) if key.startswith("imperium-")}
    forms = [(key, f"imperium-{one}") for one in keys for key in said]
    found = [said[key] for key, wanted in forms if key in (wanted, f"{wanted}-you")]
    assert len(found) == 5
    assert [one for one in found if not re.search(rf"\b({verb})", one, re.IGNORECASE)] == []


MINES = ByLanguage(
    "that a minefield is laid without paying, and for three points",
    en=("for nothing.", "for 3."),
    es=("gratis.", "por 3."),
)


@every_locale
def test_what_costs_nothing_is_not_said_to_be_for_0(locale: str) -> None:
    """Rapid Minelaying lays its field without paying; whoever did it reads so too."""
    for price, ending in zip((0, 3), MINES[locale], strict=True):
        sown = text("imperium-event-sown", player=Player(0), sector="G3", price=price)
        for told in (sown, *spoken_to(0, (sown,))):
            assert words(locale)(told).endswith(f"G3 {ending}")


@pytest.mark.parametrize("locale", LOCALES)
def test_supremacy_that_is_more_than_needed_is_told_without_contradiction(locale: str) -> None:
    """Eleven points are not "11 of 10", nor ten."""
    say, who = words(locale), Player(0)
    told = text("imperium-event-supremacy", player=who, points=11, needed=10, gained=4)
    assert not re.search(r"11 (of|de) 10", say(told))
    assert not re.search(r"11 (of|de) 10", say(text("imperium-picture-supremacy", count=11)))
    outcome = say(text("imperium-outcome-supremacy", winner=who, loser=Player(1)))
    assert re.search(r"reached 10|alcanzado los 10", outcome)


@every_locale
def test_the_section_on_bidding_names_what_changes_a_standing_bid(locale: str) -> None:
    """As they are called where they are pressed."""
    say = words(locale)
    told = say(text("imperium-rules-5-body"))
    menu = say(text("imperium-next-bid", most="")).rstrip(": ")
    labels = [text("button-orders"), text("imperium-order-bid"), text("imperium-order-bid-none")]
    assert [name for name in (menu, *map(say, labels)) if f"**{name}**" not in told] == []
