"""How many turns the bomb needs from anywhere, without upgrades, past what is in its way."""

from __future__ import annotations

from functools import cache, lru_cache

from engines.rebelmoon.board import CLOCKWISE, board, turned
from engines.rebelmoon.model import Cell, Direction

Heading = tuple[Cell, Direction]
"""Where the bomb is and which way it faces."""


@lru_cache(maxsize=256)
def turns_to_moon(side: int, taken: frozenset[Cell]) -> dict[Heading, int]:
    """Return the turns to the moon from every heading that it can be reached from.

    In a turn the bomb turns by one side at most, and then advances or not.
    """
    headings, leading = _headings(side), _leading(side)
    moon = board(side).moon
    turns = [-1 if cell not in taken else 0 for cell, _ in headings]
    reached = [number for number, (cell, _) in enumerate(headings) if cell == moon]
    for number in reached:
        turns[number] = 0
    for number in reached:
        following = turns[number] + 1
        for before in leading[number]:
            if turns[before] < 0:
                turns[before] = following
                reached.append(before)
    return {headings[number]: turns[number] for number in reached}


@cache
def _headings(side: int) -> tuple[Heading, ...]:
    return tuple((cell, facing) for cell in board(side).cells for facing in CLOCKWISE)


@cache
def _leading(side: int) -> tuple[tuple[int, ...], ...]:
    """Return, for each heading by number, those from which one turn leads to it."""
    numbers = {heading: number for number, heading in enumerate(_headings(side))}
    leading: list[tuple[int, ...]] = []
    for cell, facing in numbers:
        behind = board(side).neighbour(cell, turned(facing, 3))
        starts = (cell,) if behind is None else (cell, behind)
        before = [(start, turned(facing, sides)) for start in starts for sides in (0, -1, 1)]
        leading.append(tuple(numbers[heading] for heading in before))
    return tuple(leading)
