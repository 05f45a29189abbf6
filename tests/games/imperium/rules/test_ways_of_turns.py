"""What is offered in a turn: squadrons to supply, cargo, jumps and other cards, and last words."""

from __future__ import annotations

import pytest

from cogs.panels import typed
from cogs.panels.vocabulary import vocabulary
from engines.choosing import Pick, follow
from engines.imperium import ENGINE
from engines.imperium.actions import End, Load, Move, Play, Save, Unload
from engines.imperium.board import BLUE, RED, Phase, Unit
from engines.imperium.cards import Card
from engines.imperium.state import State
from engines.imperium.systems import Size
from engines.imperium.units import Kind
from engines.imperium.ways import ImperiumWays
from engines.imperium.ways.look import NOT_NEEDED
from tests.games.imperium.positions import act, planet, position, unit

T, A = Kind.INFANTRY, Kind.ARMOUR
LEAVES = End(Phase.SUPPLY)


def ways(state: State, seat: int = RED) -> ImperiumWays:
    return ImperiumWays(ENGINE.view(state, seat), seat)


def pick(state: State, verb: str, key: str, **chosen: str) -> Pick:
    found = ways(state).ask(verb, key, {at: (value,) for at, value in chosen.items()})
    assert isinstance(found, Pick)
    return found


def needy(*saved: str) -> State:
    """A bomber and interceptors six sectors from home, beside a frigate with room for one."""
    red = {"E4": unit(Kind.BOMBER), "F4": unit(Kind.INTERCEPTOR), "D5": unit(Kind.FRIGATE)}
    state = position(Phase.SUPPLY, red=red)
    return act(state, RED, *(Save(one) for one in saved)).state


def test_the_squadrons_are_offered_that_are_lost_unless_they_are_supplied_first() -> None:
    """Rulebook, phase 4: who has no place is lost; the dearer are supplied first."""
    assert saved(needy()) == {"interceptor-1"}
    assert saved(needy("interceptor-1")) == set(), "and none is put first twice"


FLEETS = (
    {"E4": unit(Kind.INTERCEPTOR)},
    {"E4": unit(Kind.INTERCEPTOR), "F5": unit(Kind.BOMBER)},
    {"E4": unit(Kind.INTERCEPTOR), "F5": unit(Kind.BOMBER), "D5": unit(Kind.FRIGATE)},
    {"E4": unit(Kind.BOMBER), "F5": unit(Kind.BOMBER), "D5": unit(Kind.FRIGATE)},
    {"D4": unit(Kind.BOMBER), "G6": unit(Kind.BOMBER), "B3": unit(Kind.FRIGATE)},
    {"E4": unit(Kind.INTERCEPTOR), "J4": unit(Kind.BOMBER), "D5": unit(Kind.FRIGATE, "I")},
)


@pytest.mark.parametrize("units", FLEETS)
def test_whichever_squadron_can_be_chosen_is_supplied_then(units: dict[str, Unit]) -> None:
    """And where all is lost that can be lost, nothing is asked, and the hint says so."""
    state = position(Phase.SUPPLY, red=units)
    offered = saved(state)
    assert {Save(one) for one in offered} == {*ENGINE.legal_actions(state, RED)} - {LEAVES}
    for one in offered:
        kept = act(act(state, RED, Save(one)).state, RED, LEAVES).state
        assert kept.board.where(RED, one) is not None
    (_, hint, *_) = ways(state).hints(None)
    assert hint.key == ("imperium-hint-supply" if offered else "imperium-hint-supply-lost")


def saved(state: State) -> set[str]:
    return {choice.value for choice in pick(state, "save", "unit").choices}


def harbour(cargo: str = "", troops: str = "TTTTA") -> State:
    """A transport, with room for four, beside the home planet with its troops."""
    return position(
        Phase.MOVEMENT,
        red={"J4": unit(Kind.TRANSPORT, cargo)},
        planets={"J3": planet(Size.HOME, RED, troops)},
    )


def test_a_transport_takes_any_troops_of_a_planet_that_it_has_room_for() -> None:
    """Four of its places are free, then one; greater loads are offered first."""
    assert cargoes(harbour(), "load") == (
        *("armour+3*infantry", "4*infantry"),
        *("armour+2*infantry", "3*infantry"),
        *("armour+infantry", "2*infantry", "armour", "infantry"),
    )
    assert cargoes(harbour("TTT"), "load") == ("armour", "infantry")
    assert cargoes(harbour("TTA", troops=""), "unload") == (
        *("armour+2*infantry", "armour+infantry", "2*infantry", "armour", "infantry"),
    )


def cargoes(state: State, verb: str) -> tuple[str, ...]:
    found = pick(state, verb, "cargo", unit="transport-1", at="J3")
    assert found.least == 0, "what is not said is as much as fits"
    return found.values


@pytest.mark.parametrize("words", ["armour, 2 infantry", "infantry+armour+infantry"])
@pytest.mark.parametrize(("verb", "order"), [("load", Load), ("unload", Unload)])
def test_cargo_is_said_in_any_order(words: str, verb: str, order: type[Load | Unload]) -> None:
    state = harbour("TTA") if verb == "unload" else harbour()
    moored = ways(state)
    cargo = vocabulary(moored, verb, "cargo")
    values = typed.read(pick(state, verb, "cargo", unit="transport-1", at="J3"), cargo, words)
    chosen = {"unit": ("transport-1",), "at": ("J3",), "cargo": values}
    said = order("transport-1", "J3", (A, T, T))
    assert moored.action(verb, chosen) == said
    assert moored.action(*moored.steps(said)) == said


def fleet(*ships: str, hand: Card = Card.HYPERSPACE_JUMP) -> State:
    red = {sector: unit(Kind.CORVETTE) for sector in ships}
    return position(Phase.MOVEMENT, red=red, hands=((hand,), ()))


def asks(state: State, *jumps: str) -> dict[str, Pick]:
    """Return what all steps of a Hyperspace Jump ask after these were taken."""
    keys = ("one", "there", "two", "there_two", "three", "there_three")
    chosen = dict(zip(keys, jumps, strict=False))
    return {key: pick(state, "jump", key, card="hyperspace_jump", **chosen) for key in keys}


FLEET = ("E4", "F4", "D5", "G4")


def test_one_to_three_units_jump_each_to_a_place_of_its_own() -> None:
    """Card A03, "up to 3 ... adjacent to one own planet": the first must be said."""
    state = fleet(*FLEET)
    first = asks(state)
    assert (first["one"].least, first["one"].usual) == (1, None)
    assert first["one"].values == tuple(f"corvette-{n}" for n in (1, 2, 3, 4))
    assert all(first[key] is NOT_NEEDED for key in first if key != "one")
    second = asks(state, "corvette-2", "J4")
    assert (second["two"].least, second["two"].usual) == (0, ())
    assert second["two"].values == ("corvette-1", "corvette-3", "corvette-4")
    assert "J4" in second["there"].values
    third = asks(state, "corvette-2", "J4", "corvette-4")
    assert set(first_landings(state)) - set(third["there_two"].values) == {"J4"}
    assert third["three"] is NOT_NEEDED, "the second has not been put anywhere"


def first_landings(state: State) -> tuple[str, ...]:
    found = asks(state, "corvette-4")["there"].values
    assert set(found) <= set(state.board.map.neighbours["J3"]), "beside the own planet"
    return found


@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_hyperspace_jump_is_its_steps_and_its_steps_are_the_jump(count: int) -> None:
    state = fleet(*FLEET)
    units = ("corvette-3", "corvette-1", "corvette-2")[:count]
    jump = Play(Card.HYPERSPACE_JUMP, units, first_landings(state)[:count])
    at = ways(state)
    assert at.action(*at.steps(jump)) == jump
    ENGINE.check(state, RED, jump)


@pytest.mark.parametrize(
    ("phase", "card", "units", "sectors"),
    [
        (Phase.MOVEMENT, Card.OVERCHARGED_ENGINES, "imperium-choose-aim", "imperium-play-it"),
        (Phase.MOVEMENT, Card.SHORT_JUMP, "imperium-choose-jumper", "imperium-choose-landing"),
        (Phase.CONSTRUCTION, Card.CONSCRIPTION, "imperium-play-it", "imperium-choose-aim"),
    ],
)
def test_a_card_asks_for_what_it_is_played_on(
    phase: Phase, card: Card, units: str, sectors: str
) -> None:
    """A unit, a unit that jumps and where it lands, or a sector; the rest is not needed."""
    state = position(phase, red={"G4": unit(Kind.CORVETTE)}, hands=((card,), ()))
    assert card in pick(state, "play", "card").values
    steps = {"card": str(card), "units": "corvette-1"}
    titles = [pick(state, "play", key, **steps).title.key for key in ("units", "sectors")]
    assert titles == [units, sectors]


def test_up_to_two_units_that_attacked_attack_again_those_beside_an_enemy_first() -> None:
    """Card A09, Second Wave."""
    state = position(
        red={"E4": unit(Kind.FRIGATE), "G4": unit(Kind.CRUISER), "G3": unit(Kind.CORVETTE)},
        blue={"G5": unit(Kind.BASE)},
        hands=((Card.SECOND_WAVE,), ()),
    )
    waves = pick(state, "play", "units", card=Card.SECOND_WAVE)
    assert waves.title.key == "imperium-choose-wave"
    assert waves.values[0] == "cruiser-1"
    assert (waves.least, waves.most) == (1, 2)


def test_a_button_says_to_play_a_card_that_nothing_more_is_asked_of() -> None:
    """The other last choices are the last word themselves, unless there was only one."""
    smuggler = ways(position(Phase.CARDS, hands=((Card.SMUGGLING,), ())))
    assert said(smuggler, "play", card="smuggling", units="none") == "imperium-play-it"
    jumper = ways(fleet(*FLEET))
    jumps = {"card": "hyperspace_jump", "one": "corvette-1", "there": "J4"}
    assert said(jumper, "jump", **jumps) == "imperium-play-it"
    engines = ways(fleet("E4", "F4", hand=Card.OVERCHARGED_ENGINES))
    of_two = {"card": "overcharged_engines", "units": "corvette-1"}
    assert said(engines, "play", **of_two) is None
    alone = ways(fleet("E4", hand=Card.OVERCHARGED_ENGINES))
    (only,) = pick(
        fleet("E4", hand=Card.OVERCHARGED_ENGINES), "play", "units", card="overcharged_engines"
    ).choices
    assert alone.confirm("play", {key: (v,) for key, v in of_two.items()}) == only.label


def said(at: ImperiumWays, verb: str, **chosen: str) -> str | None:
    words = at.confirm(verb, {key: (value,) for key, value in chosen.items()})
    return None if words is None else words.key


def test_who_is_not_asked_is_told_what_there_is_to_do() -> None:
    """Whoever holds a card for secret orders can give them; the others wait."""
    hands = ((), (Card.COUNTER_INTELLIGENCE,))
    assert asked(position(Phase.MOVEMENT, hands=hands)) == (None, "imperium-hint-secret")
    assert asked(position(Phase.MOVEMENT)) == (None, "imperium-hint-wait")
    over = position(Phase.OVER, hands=hands)
    assert asked(over) == (None, None)


def asked(state: State) -> tuple[str | None, ...]:
    questions = (ways(state, seat).question() for seat in (RED, BLUE))
    return tuple(None if words is None else words.key for words in questions)


def test_a_map_shows_how_far_the_chosen_unit_goes_if_it_can_move() -> None:
    state = fleet("E4", "F4")
    moving = act(state, RED, Move("corvette-2", "F5")).state
    assert [going(moving, f"corvette-{n}") for n in (1, 2)] == ["corvette-1", None]
    assert ways(state).going(None) is None


def going(state: State, unit_id: str) -> str | None:
    at = ways(state)
    way = next(way for way in at.now() if way.verb == "move")
    path = follow(at, way, lambda key, _: (unit_id,) if key == "unit" else None)
    return at.going(path)


def test_sabotage_is_offered_the_buildings_of_the_planet_that_was_chosen() -> None:
    """Where none was, each kind of building is named once."""
    guarded = {
        "H4": planet(Size.MEDIUM, BLUE, "TT", Kind.SHIELD),
        "I7": planet(Size.MEDIUM, BLUE, "TT", Kind.CANNON, Kind.SHIELD),
    }
    red = {"G4": unit(Kind.CRUISER), "H7": unit(Kind.CRUISER)}
    state = position(red=red, planets=guarded, hands=((Card.SABOTAGE,), ()))

    def buildings(**chosen: str) -> set[str]:
        return {*pick(state, "play", "building", card="sabotage", **chosen).values}

    assert buildings(sectors="H4") == {"shield"}
    assert buildings(sectors="I7") == {"shield", "cannon"}
    assert len(pick(state, "play", "building", card="sabotage").choices) == len(buildings()) == 2


def test_after_a_unit_has_moved_the_next_that_can_comes_up() -> None:
    """In the order of the fleet, and from its end to its beginning."""
    red = {"E4": unit(Kind.CORVETTE), "C5": unit(Kind.FRIGATE), "G4": unit(Kind.TRANSPORT)}
    state = position(Phase.MOVEMENT, red=red)
    assert moved_after(state, Move("corvette-1", "F5")) == "frigate-1"
    assert moved_after(state, Move("transport-1", "G5")) == "corvette-1"
    assert moved_after(state, Move("frigate-1", "C4"), Move("corvette-1", "F5")) == "transport-1"


def test_a_unit_that_has_moved_stays_chosen_while_it_can_land_its_troops() -> None:
    red = {"E4": unit(Kind.CORVETTE), "G4": unit(Kind.TRANSPORT, "T")}
    state = position(Phase.MOVEMENT, red=red)
    assert moved_after(state, Move("transport-1", "G5")) is None
    landed = Unload("transport-1", "H4", (T,))
    assert moved_after(state, landed, Move("transport-1", "G5")) == "corvette-1"


def moved_after(state: State, *moves: Move | Unload) -> str | None:
    """Return the unit that comes up in a draft after its last move."""
    return ImperiumWays(ENGINE.view(state, RED), RED, moves).moves_next(moves[-1].unit)


@pytest.mark.parametrize(
    ("points", "phase", "turn", "lost"),
    [
        (50, Phase.CONSTRUCTION, 3, [6]),
        (46, Phase.CONSTRUCTION, 3, [2]),
        (44, Phase.CONSTRUCTION, 3, []),
        (50, Phase.MOVEMENT, 3, []),
        (50, Phase.CONSTRUCTION, 20, []),
    ],
)
def test_who_lets_an_income_be_lost_is_warned_while_it_can_be_spent(
    points: int, phase: Phase, turn: int, lost: list[int]
) -> None:
    at = position(phase, points=(points, 0), turn=turn)
    said = [hint for hint in ways(at).hints(None) if hint.key == "imperium-hint-wasted"]
    assert [hint.args["lost"] for hint in said] == lost
