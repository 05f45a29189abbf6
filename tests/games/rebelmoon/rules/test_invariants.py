"""The invariants hold in recorded matches, and a position that was tampered with has faults."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engines.core import Dice, play
from engines.rebelmoon import ENGINE
from engines.rebelmoon.board import board
from engines.rebelmoon.model import (
    IMPERIAL,
    REBEL,
    Activate,
    Config,
    Direction,
    End,
    Fly,
    Pass,
    Place,
    State,
    Upgrade,
)
from tests.games.rebelmoon.invariants import faults
from tests.games.rebelmoon.positions import ALL_UPGRADES, Scripted, after, marker, sequence
from tests.laws.played import Played, read

RECORDS = sorted((Path(__file__).parents[1] / "played").glob("*.json"))


def _states(played: Played) -> list[State]:
    """Return every position of a recorded match."""
    config = msgspec.convert(played.config, Config)
    states = [ENGINE.start(config, played.seats, Dice(played.seed, 0)).state]
    for number, (seat, action) in enumerate(played.actions(), start=1):
        states.append(play(ENGINE, states[-1], seat, action, Dice(played.seed, number)).state)
    return states


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_matches_are_sound(path: Path) -> None:
    assert [list(faults(state)) for state in _states(read(path)) if any(faults(state))] == []


def _place(cell: str, written: str) -> Place:
    return Place(cell, marker(written).weapon)


PLACING = sequence(
    ENGINE.start(ALL_UPGRADES, 2, Scripted()).state,
    (
        *(Place("E2"), _place("C5", "laser red")),
        *(Place("F2"), _place("D5", "emp red")),
        *(Place("G2"), _place("G5", "frag_mine red")),
    ),
)
FLYING = sequence(PLACING, (Pass(), Pass()))
DEFENDING = after(FLYING, Fly(advance=True))
FIRED = after(DEFENDING, Activate("D5"), 1, 2, 3)
SPENT = after(DEFENDING, Activate("C5"))
SCANNED = after(FLYING, Fly(advance=True, upgrade=Upgrade.SCANNER, target="D5"))
LOST = after(FLYING, Fly(advance=True, upgrade=Upgrade.BOMB_LASER))
OVER = _states(read(Path(__file__).parents[1] / "played" / "moon_reached.json"))[-1]
SOUND = {
    "placing": PLACING,
    "flying": FLYING,
    "defending": DEFENDING,
    "fired": FIRED,
    "spent": SPENT,
    "scanned": SCANNED,
    "lost": LOST,
    "over": OVER,
}


def _armed(state: State, **weapons: str) -> State:
    """Return a position with other weapons on some cells."""
    placed = {cell: marker(written) for cell, written in weapons.items()}
    return replace(state, weapons=state.weapons | placed)


def _without(state: State, cell: str) -> State:
    """Return a position with a weapon taken off the board."""
    weapons = {other: one for other, one in state.weapons.items() if other != cell}
    return replace(state, weapons=weapons)


def _bomb(state: State, **changes: Any) -> State:
    return replace(state, bomb=replace(state.bomb, **changes))


def _flight(state: State, **changes: Any) -> State:
    assert state.flight is not None
    return replace(state, flight=replace(state.flight, **changes))


def _shot(state: State, **changes: Any) -> State:
    assert state.shot is not None
    return replace(state, shot=replace(state.shot, **changes))


EMP = {"D5": marker("emp red").weapon}
TAMPERED = {
    "a weapon dropped": (_without(PLACING, "C5"), "1 weapons are nowhere"),
    "a weapon doubled": (_armed(FLYING, C6="emp red"), "more than once"),
    "a weapon held and placed": (_armed(PLACING, C6="emp yellow"), "more than once"),
    "a weapon held in flight": (replace(FLYING, reserve=PLACING.reserve), "are held"),
    "a reserve out of order": (replace(PLACING, reserve=PLACING.reserve[::-1]), "order"),
    "a weapon spent and there": (replace(FLYING, spent=EMP), "more than once"),
    "more lost than there are": (
        replace(LOST, lost=frozenset(board(5).cells[6:20])),
        "14 weapons were lost",
    ),
    "a laser that stays": (_armed(FIRED, C5="laser red up 1"), "has fired 1 times"),
    "an EMP with four shots": (_armed(FIRED, D5="emp red up 3"), "has fired 3 times"),
    "a shot face down": (
        _armed(FIRED, D5="emp red"),
        "fired from D5, where there is None",
    ),
    "an asteroid too many": (replace(PLACING, asteroids_left=13), "3 asteroids on the board"),
    "an asteroid dropped": (replace(PLACING, asteroids_left=11), "3 asteroids on the board"),
    "an asteroid more in flight": (replace(FLYING, asteroids_left=13), "3 asteroids"),
    "two pieces on a cell": (
        replace(FLYING, asteroids=FLYING.asteroids | {"G5"}),
        "more than one thing",
    ),
    "a piece off the board": (replace(FLYING, lost=frozenset(("Z9",))), "no cells"),
    "a piece by the gate": (_armed(FLYING, A2="emp yellow"), "was placed on"),
    "an asteroid by a weapon": (_armed(FLYING, E3="emp yellow"), "touches weapons"),
    "a bomb within a weapon": (_armed(DEFENDING, B2="emp yellow"), "the bomb is on B2"),
    "a bomb elsewhere": (_bomb(DEFENDING, cell="C3"), "the path leads"),
    "a bomb that leapt": (
        replace(_bomb(FLYING, cell="D4"), path=("A1", "D4")),
        "the bomb leapt",
    ),
    "a shield of seven": (_bomb(FLYING, strength=7), "has 7 points"),
    "a shield of none": (_bomb(FLYING, strength=0), "has 0 points"),
    "points without a shield": (_bomb(FLYING, shield=None), "shield None has 6"),
    "the wrong seat asked": (replace(FLYING, to_act=REBEL), "seat 1 is asked in flight"),
    "nobody asked": (replace(PLACING, to_act=None), "seat None is asked"),
    "somebody asked after the end": (replace(OVER, to_act=IMPERIAL), "seat 0 is asked"),
    "a Rebel without weapons asked": (
        replace(DEFENDING, weapons={}),
        "without a weapon on the board",
    ),
    "questions not counted": (replace(FLYING, decisions=(0, 0)), "questions were asked"),
    "a bomb that set out early": (replace(PLACING, turn=1), "the bomb has set out"),
    "a bomb that faces away": (_bomb(PLACING, facing=Direction.E), "the bomb has set out"),
    "a weapon gone early": (
        replace(_without(PLACING, "D5"), spent=EMP),
        "gone before the bomb set out",
    ),
    "a weapon face up early": (_armed(PLACING, D5="emp red up"), "are face up"),
    "placing after two passes": (replace(PLACING, passing=(True, True)), "both have passed"),
    "asked for a piece without one": (
        replace(PLACING, asteroids_left=0),
        "is asked for a piece and has none",
    ),
    "a way that is closed": (
        replace(PLACING, asteroids=frozenset(("A3", "B3", "C2", "C1", "C3"))),
        "no way is left",
    ),
    "a turn past the last": (replace(FLYING, turn=61), "turn 61"),
    "too many quiet turns": (replace(FLYING, quiet=2), "2 quiet turns"),
    "a first turn after a flight": (replace(FIRED, turn=1), "comes after the flight"),
    "a shot before the answer": (replace(DEFENDING, shot=FIRED.shot), "has fired already"),
    "a flight elsewhere": (_flight(DEFENDING, cells=("B1",)), "not the end of the path"),
    "a flight that led elsewhere": (
        _bomb(DEFENDING, facing=Direction.E),
        "and the bomb is",
    ),
    "a scan of what is face down": (_armed(SCANNED, D5="emp red"), "was scanned"),
    "a destroyed piece that is there": (
        _armed(LOST, G5="frag_mine red"),
        "G5 was destroyed and is there",
    ),
    "a target of nothing": (_flight(DEFENDING, target="D5"), "had the target"),
    "a price of nothing": (_flight(DEFENDING, paid=3), "were paid for None"),
    "a shot from nowhere": (_shot(FIRED, cell="A5"), "fired from A5"),
    "an asteroid shot by an EMP": (_shot(FIRED, target="C2"), "destroyed the asteroid"),
    "an end in flight": (replace(FLYING, end=End.EVACUATED), "the end evacuated in flight"),
    "an over without an end": (replace(OVER, end=None), "the end None in over"),
    "a bomb destroyed by nothing": (
        replace(OVER, end=End.BOMB_DESTROYED),
        "or by nothing",
    ),
    "an evacuation too early": (
        replace(OVER, end=End.EVACUATED, turn=9),
        "was evacuated on turn 9",
    ),
    "a stall that never was": (replace(OVER, end=End.STALLED, quiet=0), "after 0 quiet turns"),
}


@pytest.mark.parametrize("name", SOUND)
def test_the_positions_tampered_with_were_sound(name: str) -> None:
    assert list(faults(SOUND[name])) == []


@pytest.mark.parametrize("how", TAMPERED)
def test_what_was_tampered_with_is_found(how: str) -> None:
    state, gist = TAMPERED[how]
    assert any(gist in fault for fault in faults(state)), list(faults(state))
