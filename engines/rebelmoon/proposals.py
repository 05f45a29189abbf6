"""Which placements are worth a thought: a bounded, varied choice among the legal ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from engines.core import Seat
from engines.rebelmoon.board import board
from engines.rebelmoon.model import (
    IMPERIAL,
    REBEL,
    WEAPONS,
    Cell,
    Colour,
    Direction,
    Place,
    State,
    Weapon,
)
from engines.rebelmoon.placement import open_cells
from engines.rebelmoon.space import Space, board_of

WEAPONS_A_CELL = 2
"""How many of the Rebel's weapons are proposed for each open cell."""
WEAPONS_IN_TURN = sorted(WEAPONS, key=lambda one: list(Colour).index(one.colour))
"""All weapons, those first whose shield is up first."""
STRIDE = 4
"""How far apart in the reserve those of neighbouring cells lie: another kind and colour."""


def placements(state: State) -> Iterator[Place]:
    """Give placements for whoever is asked: nearest to the straight way first.

    All of the Imperial's; of the Rebel's every cell with a few weapons, which change from
    turn to turn. They are as legal as any, and depend on nothing that the seat does not know.
    """
    seat = IMPERIAL if state.to_act is None else state.to_act
    cells = nearest(state, seat)
    if seat == REBEL:
        yield from _armed(state, cells)
    else:
        yield from map(Place, cells)


def nearest(space: Space, seat: Seat) -> list[Cell]:
    """Return the cells where a seat may place a piece, nearest to the straight way first."""
    detour = _detour(space.config.board_side)
    return sorted(open_cells(space, seat), key=detour.__getitem__)


def sheltering(space: Space) -> Cell | None:
    """Return the open cell beside the straight way, nearest to its middle: a good first rock."""
    field = board_of(space)
    way = (field.gate, *field.ahead(field.gate, Direction.SE))
    middle = way[len(way) // 2]
    beside = {cell for one in way for cell in field.neighbours(one)}.difference(way)
    open_ = (cell for cell in open_cells(space, IMPERIAL) if cell in beside)
    return min(open_, key=lambda cell: (field.distance(cell, middle), cell), default=None)


def armed(space: Space, reserve: Sequence[Weapon]) -> dict[Cell, Weapon]:
    """Return a weapon for each cell where the Rebel may place one, nearest to the way first.

    They are shared out by the colours of the shields as those come up, kind after kind.
    """
    in_turn = sorted(reserve, key=WEAPONS_IN_TURN.index)
    cells = nearest(space, REBEL) if in_turn else []
    return {cell: in_turn[at % len(in_turn)] for at, cell in enumerate(cells)}


def _armed(state: State, cells: list[Cell]) -> Iterator[Place]:
    count = len(state.reserve)
    for turn in range(min(WEAPONS_A_CELL, count)):
        for at, cell in enumerate(cells):
            chosen = (at * STRIDE + len(state.weapons) + turn) % count
            yield Place(cell, state.reserve[chosen])


@cache
def _detour(side: int) -> dict[Cell, int]:
    """Return how far it is from the gate to the moon by way of each cell."""
    field = board(side)
    return {
        cell: field.distance(field.gate, cell) + field.distance(cell, field.moon)
        for cell in field.cells
    }
