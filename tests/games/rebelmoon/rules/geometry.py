"""Line of sight by a second method, for tests: separating axes of drawn hexagons.

Cells are drawn on a grid of whole numbers: one column is half the width of a cell, one row
a quarter of its height, so that centres and corners are whole and nothing is rounded. The
engine asks instead for which part of the line a point lies inside a cell.
"""

from __future__ import annotations

from itertools import combinations, pairwise

from engines.rebelmoon.board import Board

Point = tuple[int, int]
CORNERS: tuple[Point, ...] = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))


def centre(field: Board, cell: str) -> Point:
    place = field.axial(cell)
    return 2 * place.q + place.r, 3 * place.r


def corners(field: Board, cell: str) -> tuple[Point, ...]:
    x, y = centre(field, cell)
    return tuple((x + dx, y + dy) for dx, dy in CORNERS)


def _projected(points: tuple[Point, ...], axis: Point) -> tuple[int, int]:
    along = [x * axis[0] + y * axis[1] for x, y in points]
    return min(along), max(along)


def _normal(one: Point, other: Point) -> Point:
    return one[1] - other[1], other[0] - one[0]


def crosses(field: Board, one: str, other: str, cell: str) -> bool:
    """Tell whether the line has a part inside the cell: no axis separates the two."""
    line, hexagon = (centre(field, one), centre(field, other)), corners(field, cell)
    axes = [_normal(*line), *(_normal(a, b) for a, b in pairwise(hexagon[:4]))]
    for axis in axes:
        (low, high), (first, last) = _projected(line, axis), _projected(hexagon, axis)
        if high <= first or low >= last:
            return False
    return True


def runs_along(field: Board, one: str, other: str, pair: tuple[str, str]) -> bool:
    """Tell whether the line runs along the side that two cells have in common."""
    start, end = centre(field, one), centre(field, other)
    common = tuple(set(corners(field, pair[0])) & set(corners(field, pair[1])))
    axis = _normal(start, end)
    (first, last), (low, high) = _projected(common, axis), _projected((start, end), axis)
    if not first == last == low == high:
        return False
    along = (end[0] - start[0], end[1] - start[1])
    (first, last), (low, high) = _projected(common, along), _projected((start, end), along)
    return low <= first and last <= high


def obstacles(
    field: Board, one: str, other: str
) -> tuple[frozenset[str], frozenset[frozenset[str]]]:
    """Return the cells that block the line alone, and the pairs that block it together."""
    between = [c for c in field.cells if c not in (one, other)]
    near = [c for c in between if field.distance(one, c) <= field.distance(one, other)]
    through = frozenset(c for c in near if crosses(field, one, other, c))
    grazed = [c for c in near if c not in through and _touches(field, one, other, c)]
    pairs = [p for p in combinations(grazed, 2) if field.distance(*p) == 1]
    return through, frozenset(frozenset(p) for p in pairs if runs_along(field, one, other, p))


def _touches(field: Board, one: str, other: str, cell: str) -> bool:
    """Tell whether two corners of the cell lie on the endless line through both centres."""
    start, end = centre(field, one), centre(field, other)
    axis = _normal(start, end)
    here = _projected((start,), axis)
    return sum(_projected((corner,), axis) == here for corner in corners(field, cell)) == 2
