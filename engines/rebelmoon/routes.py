"""The quickest ways to the moon past what is in the way, and who sees whom meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from engines.rebelmoon.board import CLOCKWISE, board, turned
from engines.rebelmoon.model import Cell, Direction
from engines.rebelmoon.sight import sees

Heading = tuple[Cell, Direction]
"""Where the bomb is and which way it faces."""


class Chart:
    """What estimates ask again and again while the same cells are occupied.

    `turns` has the turns to the moon, without upgrades, from every heading that it can be
    reached from. In a turn the bomb turns by one side at most, and then advances or not.
    """

    def __init__(self, side: int, taken: frozenset[Cell]) -> None:
        self._board, self._taken = board(side), taken
        self.turns = _turns_to_moon(side, taken)
        self._moves: dict[tuple[Heading, bool], tuple[Heading, bool]] = {}
        self._seen: dict[tuple[Cell, Cell], bool] = {}

    def quickest(self, heading: Heading, able: bool) -> tuple[Heading, bool]:
        """Return the heading in one turn's reach nearest to the moon, and if by thrusters.

        `able` tells whether they may be fired, which is done only if it saves a turn.
        """
        key = (heading, able)
        if key not in self._moves:
            self._moves[key] = min(self._reached(*key), key=lambda m: (self.turns[m[0]], m[1]))
        return self._moves[key]

    def _reached(self, heading: Heading, able: bool) -> Iterator[tuple[Heading, bool]]:
        cell = heading[0]
        for sides in (0, -1, 1):
            facing = turned(heading[1], sides)
            yield (cell, facing), False
            for at, reached in enumerate(self._board.ahead(cell, facing)[: 2 if able else 1]):
                if reached in self._taken:
                    break
                yield (reached, facing), at > 0

    def sees(self, one: Cell, other: Cell) -> bool:
        """Tell whether two cells are in sight of each other."""
        key = (one, other)
        if key not in self._seen:
            self._seen[key] = sees(self._board, self._taken, one, other)
        return self._seen[key]


@lru_cache(maxsize=512)
def chart(side: int, taken: frozenset[Cell]) -> Chart:
    """Return the chart of a board with pieces on these cells."""
    return Chart(side, taken)


def _turns_to_moon(side: int, taken: frozenset[Cell]) -> dict[Heading, int]:
    headings, leading = _headings(side), _leading(side)
    turns, moon = [-1] * len(headings), board(side).moon
    for cell in (*taken, moon):  # nobody gets there, or from there on
        for number in _at(side)[cell]:
            turns[number] = 0
    reached = [*_at(side)[moon]]
    for number in reached:
        following = turns[number] + 1
        for before in leading[number]:
            if turns[before] < 0:
                turns[before] = following
                reached.append(before)
    return {headings[number]: turns[number] for number in reached}


@cache
def _at(side: int) -> dict[Cell, range]:
    """Return the numbers of the headings on each cell."""
    sides = len(CLOCKWISE)
    return {cell: range(at * sides, (at + 1) * sides) for at, cell in enumerate(board(side).cells)}


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
