"""Line of sight (rulebook, "Definiciones"), by exact geometry.

The line runs from centre to centre. It is blocked by a piece on a cell whose inside it
crosses, and by two pieces on both cells whose common side it runs along. Touching a corner
blocks nothing. Whether a line crosses a cell depends only on the way between its ends, so
each way is worked out once, in fractions.
"""

from __future__ import annotations

from collections.abc import Iterable, Set
from fractions import Fraction
from functools import cache

from engines.rebelmoon.board import Axial, Board, board
from engines.rebelmoon.model import Cell

Span = tuple[Fraction, Fraction]
"""A part of the line, from 0 at its start to 1 at its end."""


def sees(field: Board, occupied: Set[Cell], one: Cell, other: Cell) -> bool:
    """Tell whether the line between two cells is free; pieces on its ends never block it."""
    through, beside = _between(field.side, one, other)
    return through.isdisjoint(occupied) and not any(pair <= occupied for pair in beside)


def blockers(field: Board, occupied: Set[Cell], one: Cell, other: Cell) -> tuple[Cell, ...]:
    """Return the pieces that block the line between two cells, nearest to `one` first."""
    through, beside = _between(field.side, one, other)
    found = (through & occupied).union(*(pair for pair in beside if pair <= occupied))
    return tuple(sorted(found, key=lambda cell: (field.distance(one, cell), cell)))


@cache
def _between(
    side: int, one: Cell, other: Cell
) -> tuple[frozenset[Cell], tuple[frozenset[Cell], ...]]:
    """Return the cells that the line crosses, and the pairs whose common side it runs along."""
    field = board(side)
    start = field.axial(one)
    through, beside = _crossed(field.axial(other).minus(start))
    pairs = [_on_board(field, start, pair) for pair in beside]
    return _on_board(field, start, through), tuple(pair for pair in pairs if len(pair) == 2)


def _on_board(field: Board, start: Axial, ways: Iterable[Axial]) -> frozenset[Cell]:
    cells = (field.at(start.plus(way)) for way in ways)
    return frozenset(cell for cell in cells if cell is not None)


@cache
def _crossed(way: Axial) -> tuple[tuple[Axial, ...], tuple[tuple[Axial, Axial], ...]]:
    """Do what `_between` does for a line from (0, 0), on a board without an edge."""
    near = _near(way)
    through = tuple(cell for cell in near if _inside(way, cell))
    grazed = [(cell, span) for cell in near if (span := _along_side(way, cell))]
    beside = tuple(
        (one, other)
        for at, (one, span) in enumerate(grazed)
        for other, other_span in grazed[at + 1 :]
        if span == other_span
    )
    return through, beside


def _near(way: Axial) -> list[Axial]:
    """Return all cells between the ends that the line could touch, in no order.

    None lies beyond the ends in any direction: a cell reaches less than one from its centre.
    """
    cells = (Axial(q, r) for q in _through(way.q) for r in _through(way.r))
    return [cell for cell in cells if cell not in (Axial(0, 0), way)]


def _through(end: int) -> range:
    return range(min(0, end), max(0, end) + 1)


def _inside(way: Axial, cell: Axial) -> bool:
    """Tell whether a part of the line, not just a point, lies inside the cell."""
    span = _span(way, cell)
    return span is not None and not _on_border(way, cell)


def _along_side(way: Axial, cell: Axial) -> Span | None:
    """Return the part of the line that runs along a side of the cell; None if it does not."""
    return _span(way, cell) if _on_border(way, cell) else None


def _bands(way: Axial, cell: Axial) -> list[tuple[int, int]]:
    """Return (at the start, growth along the line) of the three numbers that tell a cell.

    With cube coordinates x, y, z around the cell's centre, a point is in the cell where
    x - y, y - z and z - x all lie between -1 and 1.
    """
    x, z = -cell.q, -cell.r
    y = -x - z
    dx, dz = way
    dy = -dx - dz
    return [(x - y, dx - dy), (y - z, dy - dz), (z - x, dz - dx)]


def _on_border(way: Axial, cell: Axial) -> bool:
    return any(abs(start) == 1 and not growth for start, growth in _bands(way, cell))


def _span(way: Axial, cell: Axial) -> Span | None:
    """Return the part of the line in the cell, border included; None if that is no length.

    The cell is one of those near the line, so it holds nothing beyond the line's ends.
    """
    bands = _bands(way, cell)
    if any(abs(start) > 1 and not growth for start, growth in bands):
        return None
    ends = [
        sorted((Fraction(-1 - start, growth), Fraction(1 - start, growth)))
        for start, growth in bands
        if growth
    ]
    enter, leave = max(first for first, _ in ends), min(last for _, last in ends)
    return (enter, leave) if enter < leave else None
