"""Losses that are offered to be picked."""

from __future__ import annotations

from itertools import combinations

from engines.imperium.actions import Action, Remove
from engines.imperium.board import Board
from engines.imperium.defaults import usual_losses

MOST = 12


def losses(board: Board) -> tuple[Action, ...]:
    """Return the usual losses first, then the other ways to pick them."""
    choice = board.choice
    assert choice is not None
    ways = {tuple(sorted(way)) for way in combinations(choice.pool, choice.count)}
    usual = usual_losses(board)
    others = sorted(ways - {usual})
    return tuple(Remove(way) for way in (usual, *others[: MOST - 1]))
