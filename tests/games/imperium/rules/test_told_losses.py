"""Whatever tokens leave the board are named when they do, with whose they were."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.panels.telling import gathered
from engines.core import Step, Text
from engines.imperium.actions import Annihilate, Bombard, End, Invade, Load, Remove, Strike
from engines.imperium.aftermath import aftermath
from engines.imperium.board import BLUE, RED, Phase
from engines.imperium.missions import Mission
from engines.imperium.state import State
from engines.imperium.systems import Size, Terrain
from engines.imperium.units import Kind
from tests.games.imperium.gone import Ledger, Tokens, tokens
from tests.games.imperium.positions import Rolls, act, fought, planet, position, told, unit
from tests.laws.heard import steps_of
from tests.laws.played import FILES, read
from tests.unfolded import telling_of

RECORDS = [path for path in FILES if path.parts[-3] == "imperium"]
BUILT = (Kind.CANNON, Kind.ION_CANNON, Kind.SHIELD)


def public(events: Any) -> list[Text]:
    return [event.text for event in events if event.audience is None]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_token_that_leaves_the_board_is_named_with_its_owner(path: Path) -> None:
    """And every one that comes: what is had, and is told to change, is what is had then."""
    ledger, states = Ledger(), read(path).states()
    for number, (before, after) in enumerate(pairwise(states), start=1):
        expected = tokens(before.board)
        expected.update(ledger.changes(public(steps_of(path)[number])))
        assert +expected == tokens(aftermath(after.board)), f"at ply {number}"


def must_add_up(state: State, step: Step[State]) -> None:
    expected = tokens(state.board)
    expected.update(Ledger().changes(public(step.events)))
    assert +expected == tokens(aftermath(step.state.board)), told(step)


@pytest.mark.parametrize("size", [Size.MEDIUM, Size.HOME])
def test_what_falls_with_a_planet_in_a_cloud_is_named(size: Size) -> None:
    held = planet(size, BLUE, "TA", Kind.SHIELD)
    at = "C6" if size is Size.HOME else "H4"
    near = "D6" if size is Size.HOME else "G4"
    state = position(Phase.CONSTRUCTION, clouds=(near,), planets={at: held})
    steps = [act(state, RED, End(Phase.CONSTRUCTION), dice=Rolls(face)) for face in range(1, 7)]
    gone = [step for step in steps if at not in step.state.board.planets]
    assert len(gone) == 1
    must_add_up(state, gone[0])
    (lost,) = told(gone[0], "planet-lost")
    assert (lost["player"].seat, lost["planet"], lost["count"]) == (BLUE, at, 3)


def test_an_empty_home_and_a_neutral_planet_are_told_for_what_they_are() -> None:
    empty = position(Phase.CONSTRUCTION, clouds=("I3",), planets={"J3": planet(Size.HOME, RED)})
    (lost,) = told(act(empty, RED, End(Phase.CONSTRUCTION), dice=Rolls(4)), "planet-lost")
    assert (lost["player"].seat, lost["planet"], lost["count"]) == (RED, "J3", 0)
    neutral = position(Phase.CONSTRUCTION, clouds=("G4",))
    erased = act(neutral, RED, End(Phase.CONSTRUCTION), dice=Rolls(4))
    assert told(erased, "planet-erased")
    assert not told(erased, "planet-lost")


def test_a_minefield_that_a_cloud_erases_is_told() -> None:
    state = position(Phase.CONSTRUCTION, clouds=("G4",), mines={"F5": 2})
    step = act(state, RED, End(Phase.CONSTRUCTION), dice=Rolls(1))
    assert told(step, "mines-removed") == [{"sector": "F5"}]


@pytest.mark.parametrize("home", [False, True])
def test_what_an_annihilator_and_a_missile_destroy_on_a_planet_is_named(home: bool) -> None:
    at, near = ("C6", "D6") if home else ("H4", "G4")
    held = planet(Size.HOME if home else Size.MEDIUM, BLUE, "TT", Kind.ION_CANNON, Kind.SHIELD)
    for kind, order in ((Kind.ANNIHILATOR, Annihilate), (Kind.MISSILE, Strike)):
        state = position(
            red={near: unit(kind)},
            blue={"A3": unit(Kind.FRIGATE)},
            planets={at: held},
            mission=Mission.DEFEAT,
        )
        must_add_up(state, fought(state, order(f"{kind}-1", at)))


@pytest.mark.parametrize("home", [False, True])
@pytest.mark.parametrize("stay", [0, 6])
def test_buildings_that_fall_with_a_conquest_are_named(home: bool, stay: int) -> None:
    at, near = ("C6", "D6") if home else ("H4", "G4")
    held = planet(Size.HOME if home else Size.MEDIUM, BLUE, "T", Kind.ION_CANNON, Kind.SHIELD)
    red = {near: unit(Kind.TRANSPORT, "TTT")}
    state = position(red=red, blue={"A3": unit(Kind.FRIGATE)}, planets={at: held})
    step = fought(state, Invade("transport-1", at, (Kind.INFANTRY,) * 3, stay))
    assert [lost["player"].seat for lost in told(step, "garrison-lost")] == [BLUE]
    must_add_up(state, step)


def test_buildings_that_fall_with_the_last_troops_are_named() -> None:
    """By bombardment, where none of the invaders is left, and where the troops go aboard."""
    blue, held = {"A3": unit(Kind.FRIGATE)}, planet(Size.MEDIUM, BLUE, "T", Kind.ION_CANNON)
    bombed = position(red={"G4": unit(Kind.DESTROYER)}, blue=blue, planets={"H4": held})
    choosing = act(bombed, RED, Bombard("destroyer-1", "H4"), End(Phase.COMBAT)).state
    assert choosing.board.choice is not None
    pool = replace(choosing.board.choice, pool=(Kind.INFANTRY,))
    forced = choosing.with_board(replace(choosing.board, choice=pool))
    must_add_up(forced, act(forced, BLUE, Remove((Kind.INFANTRY,))))
    spent = position(red={"G4": unit(Kind.TRANSPORT, "T")}, blue=blue, planets={"H4": held})
    step = fought(spent, Invade("transport-1", "H4", (Kind.INFANTRY,)))
    assert "invasion-spent" in told(step)
    must_add_up(spent, step)
    left = position(
        Phase.MOVEMENT, blue={"G4": unit(Kind.TRANSPORT)}, planets={"H4": held}, active=BLUE
    )
    aboard = act(left, BLUE, Load("transport-1", "H4", (Kind.INFANTRY,)))
    assert not aboard.state.board.planets["H4"].buildings
    must_add_up(left, aboard)


def test_what_is_aboard_goes_into_a_black_hole_by_name() -> None:
    holes = {"G4": Terrain.BLACK_HOLE}
    red = {"G5": unit(Kind.CARRIER, "IIB")}
    state = position(Phase.CONSTRUCTION, terrain=holes, red=red)
    step = act(state, RED, End(Phase.CONSTRUCTION))
    assert not any(seat == RED and kind is Kind.BOMBER for seat, kind in tokens(step.state.board))
    must_add_up(state, step)


def test_a_ledger_that_says_nothing_adds_up_to_nothing() -> None:
    assert Ledger().changes(()) == Tokens()


def test_what_falls_on_a_planet_that_is_left_is_told_behind_the_leaving() -> None:
    """Also where troops of another planet go aboard after that, and are told with the first."""
    held = {
        "H4": planet(Size.MEDIUM, BLUE, "T", Kind.ION_CANNON),
        "E3": planet(Size.MEDIUM, BLUE, "TT"),
    }
    blue = {"G4": unit(Kind.TRANSPORT), "F4": unit(Kind.CORVETTE)}
    state = position(Phase.MOVEMENT, blue=blue, planets=held, active=BLUE)
    first = act(state, BLUE, Load("transport-1", "H4", (Kind.INFANTRY,)))
    second = act(first.state, BLUE, Load("corvette-1", "E3", (Kind.INFANTRY,)))
    heard = public((*first.events, *second.events))
    lines = [line.key for line in gathered(heard, telling_of("imperium"))]
    assert lines == [
        "imperium-report-loaded",
        "imperium-event-garrison-lost",
        "imperium-event-neutral",
    ]
