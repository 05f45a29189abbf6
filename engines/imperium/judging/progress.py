"""How near a side is to the aim of its mission, in construction points, for the estimate."""

from __future__ import annotations

from engines.core import Seat
from engines.imperium.board import BLUE, RED, Board, Unit
from engines.imperium.income import income
from engines.imperium.judging.outlook import worth
from engines.imperium.judging.routes import FAR, distances_to, gates, obstacles
from engines.imperium.missions import Mission, Tally
from engines.imperium.units import Kind
from engines.imperium.victory import (
    BLOCKADE_POINTS,
    COLONIES,
    CONVOY_TROOPS,
    SUPREMACY,
    blockaded_planets,
    convoy_goal,
    gates_held,
    last_turn,
    tally,
)

RECKONED = {
    Tally.INCOME: 12.0,
    Tally.POINTS: 0.5,
    Tally.GATES: 40.0,
    Tally.BLOCKADES: 40.0,
    Tally.STRENGTH: 6.0,
}
"""What one of each is worth on the last Game Turn, when the sides are about to be counted."""


def progress(board: Board, seat: Seat) -> float:
    """Return what a side's progress towards the mission's own aim is worth."""
    return _towards_aim(board, seat) + _towards_tally(board, seat)


def _towards_tally(board: Board, seat: Seat) -> float:
    """Return what the tally promises: little at first, all towards the end."""
    nearness = (board.turn / last_turn(board)) ** 4
    by = board.scenario.tally
    counted = zip(by, tally(board, seat), strict=True)
    return nearness * sum(RECKONED[each] * value for each, value in counted)


def _towards_aim(board: Board, seat: Seat) -> float:
    match board.config.mission:
        case Mission.COLONIAL_RUSH:
            return 60.0 * (income(board, seat) / COLONIES) ** 2
        case Mission.GATES:
            return 12.0 * gates_held(board, seat) + 40.0 * board.sides[seat].gates_held
        case Mission.WEAPON:
            return 60.0 * board.sides[seat].planets_destroyed
        case Mission.CONVOY:
            return _convoy(board) if seat == RED else 0.0
        case Mission.BLOCKADE:
            scored = board.sides[seat].blockades / BLOCKADE_POINTS
            return 90.0 * scored + 5.0 * blockaded_planets(board, seat)
        case Mission.DEFEAT:
            return 90.0 * (board.sides[seat].supremacy or 0) / SUPREMACY
        case Mission.TOTAL_WAR | Mission.STORM:
            return 0.0


def _convoy(board: Board) -> float:
    """Return how far red's transports have come, and that they live at all."""
    goal = convoy_goal(board)
    way = distances_to(board.config.mission, obstacles(board), gates(board), goal)
    held = 0.0 if board.unit(BLUE, goal) is None else 10.0
    ships = [
        _under_way(unit, way.get(sector, FAR))
        for sector, unit in board.sides[RED].units.items()
        if unit.kind is Kind.TRANSPORT
    ]
    return max(ships, default=0.0) + 15.0 * len(ships) - held


def _under_way(unit: Unit, steps: int) -> float:
    if unit.cargo.count(Kind.INFANTRY) < CONVOY_TROOPS:
        return 0.0
    return max(0.0, 120.0 - 9.0 * steps) + worth(unit) / 10
