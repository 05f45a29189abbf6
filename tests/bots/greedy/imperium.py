"""Imperium Galáctica without search: the offer after which one owns, earns and threatens most."""

from __future__ import annotations

from engines.core import Dice, Seat
from engines.imperium import ENGINE
from engines.imperium.actions import Action, Attack, End, Invade
from engines.imperium.board import Board, enemy_of
from engines.imperium.income import income
from engines.imperium.state import State
from engines.imperium.units import TYPES

YEARS = 5
"""Turns of income that a planet counts for."""
BOLD = 3.0
"""What declaring an attack is worth by itself: what comes of it is seen only later."""


def greedy(state: State, seat: Seat, dice: Dice) -> Action:
    """Take the offer with the best material, income and approach, one ply on."""
    return _best(state, seat, dice, approach=0.4)


def rush(state: State, seat: Seat, dice: Dice) -> Action:
    """Do the same, but care for little besides being near the enemy's home with troops."""
    return _best(state, seat, dice, approach=3.0)


def _best(state: State, seat: Seat, dice: Dice, *, approach: float) -> Action:
    """Return the best offer, by what it leads to in a world that looks like this one."""
    known = ENGINE.resample(state, seat, dice)
    offered = dice.shuffled(ENGINE.legal_actions(known, seat))

    def after(action: Action) -> float:
        board = ENGINE.apply(known, seat, action, Dice("greedy", 0)).state.board
        if board.result is not None:
            return 1_000.0 if board.result.winner == seat else -1_000.0
        bold = BOLD if isinstance(action, Attack | Invade) else 0.0
        ending = -0.1 if isinstance(action, End) else 0.0
        enemy = enemy_of(seat)
        lead = _standing(board, seat, approach) - _standing(board, enemy, approach)
        return lead + bold + ending

    return max(offered, key=after)


def _standing(board: Board, seat: Seat, approach: float) -> float:
    side, aim = board.sides[seat], board.map.homes[enemy_of(seat)]
    total = 0.8 * side.points + YEARS * income(board, seat)
    for sector, unit in side.units.items():
        worth = TYPES[unit.kind].cost + sum(TYPES[kind].cost for kind in unit.cargo)
        near = 10 - min(board.map.distance(sector, aim), 10)
        total += worth * (0.6 if unit.damaged else 1.0)
        total += approach * near * (1 + len(unit.cargo)) / 4 if unit.stats.move else 0.0
    for sector in board.controlled(seat):
        total += sum(TYPES[kind].cost for kind in board.planets[sector].tokens)
    return total
