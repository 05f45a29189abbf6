"""How missions go on and end when anything is done that may be: as their aims promise."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import Dice, play
from engines.imperium import ENGINE
from engines.imperium.board import Reason
from engines.imperium.missions import SCENARIOS, Mission
from engines.imperium.options import Config
from engines.imperium.state import State
from engines.imperium.victory import COUNTED_OUT, GATE_TURNS, GATES_FROM

MATCHES = 8


def by_chance(mission: Mission, number: int) -> Iterator[State]:
    """Give the states of a match in which chance moves."""
    seed = f"{mission} {number}"
    state, ply = ENGINE.start(Config(mission=mission), 2, Dice(seed, 0)).state, 0
    while ENGINE.outcome(state) is None:
        yield state
        ply += 1
        seat = min(ENGINE.to_act(state))
        action = Dice(f"chance of {seed}", ply).choice(list(ENGINE.legal_actions(state, seat)))
        state = play(ENGINE, state, seat, action, Dice(seed, ply)).state
    yield state


def ends(mission: Mission) -> list[tuple[Reason, int]]:
    """Return why some matches end, and in which Game Turn."""
    found: list[tuple[Reason, int]] = []
    for number in range(MATCHES):
        *_, last = by_chance(mission, number)
        assert last.board.result is not None
        found.append((last.board.result.reason, last.board.turn))
    return found


def test_the_standard_mission_reaches_its_aim() -> None:
    """It was always counted out after its last Game Turn before supremacy was scored."""
    counted_out = [reason for reason, _ in ends(Mission.DEFEAT) if reason in COUNTED_OUT]
    assert len(counted_out) <= MATCHES // 4


def test_gates_are_not_won_before_the_sides_can_have_met() -> None:
    """They could be in Game Turn 2 before."""
    won = [turn for reason, turn in ends(Mission.GATES) if reason is Reason.GATES]
    assert won
    assert min(won) >= GATES_FROM + GATE_TURNS - 1


def test_a_storm_lasts() -> None:
    """Six of ten had blown over by the end before."""
    for number in range(MATCHES):
        for state in by_chance(Mission.STORM, number):
            assert len(state.board.clouds) >= SCENARIOS[Mission.STORM].least_clouds
