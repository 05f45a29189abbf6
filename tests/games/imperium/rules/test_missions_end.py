"""How missions go on and end when anything is done that may be: as their aims promise."""

from __future__ import annotations

from engines.imperium.board import Reason
from engines.imperium.missions import SCENARIOS, Mission
from engines.imperium.options import Config
from engines.imperium.victory import COUNTED_OUT, GATE_TURNS, GATES_FROM
from tests.laws.cases import Case
from tests.laws.matches import Match, played_at_random

MATCHES = 8


def matches(mission: Mission) -> list[Match]:
    """Return some matches of a mission in which chance moves."""
    case = Case("imperium", Config(mission=mission), 2, mission)
    return [played_at_random(case, number) for number in range(MATCHES)]


def ends(mission: Mission) -> list[tuple[Reason, int]]:
    """Return why some matches end, and in which Game Turn."""
    boards = [match.plies[-1].step.state.board for match in matches(mission)]
    return [(board.result.reason, board.turn) for board in boards]


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
    for match in matches(Mission.STORM):
        for ply in match.plies:
            assert len(ply.step.state.board.clouds) >= SCENARIOS[Mission.STORM].least_clouds
