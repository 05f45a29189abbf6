"""How many turns the bomb needs from anywhere, without upgrades, past what is in its way."""

from __future__ import annotations

from collections import deque
from functools import cache, lru_cache

from engines.rebelmoon.board import board, turned
from engines.rebelmoon.model import Cell, Direction

Heading = tuple[Cell, Direction]
"""Where the bomb is and which way it faces."""


@lru_cache(maxsize=256)
def turns_to_moon(side: int, taken: frozenset[Cell]) -> dict[Heading, int]:
    """Return the turns to the moon from every heading that it can be reached from.

    In a turn the bomb turns by one side at most, and then advances or not.
    """
    leading, moon = _leading(side), board(side).moon
    turns: dict[Heading, int] = {(moon, facing): 0 for facing in Direction}
    queue = deque(turns)
    while queue:
        here = queue.popleft()
        for before in leading[here]:
            if before not in turns and before[0] not in taken:
                turns[before] = turns[here] + 1
                queue.append(before)
    return turns


@cache
def _leading(side: int) -> dict[Heading, tuple[Heading, ...]]:
    """Return the headings from which one turn leads to each heading."""
    field = board(side)
    leading: dict[Heading, tuple[Heading, ...]] = {}
    for cell in field.cells:
        for facing in Direction:
            behind = field.neighbour(cell, turned(facing, 3))
            starts = (cell,) if behind is None else (cell, behind)
            before = [(start, turned(facing, sides)) for start in starts for sides in (0, -1, 1)]
            leading[cell, facing] = tuple(before)
    return leading
