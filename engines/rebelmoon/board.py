"""The board: a hexagon of hexagonal cells, their names, and how they lie to each other.

Geometry uses axial coordinates (q, r): q grows to the east, r to the south-east, and
(0, 0) is the centre. Rows are lettered from the top and cells numbered from the left, so
that A1 in the top left corner is the star gate and the last cell of the last row is the
moon. Names are read and made here and nowhere else.
"""

from __future__ import annotations

import re
from functools import cache, cached_property
from typing import NamedTuple

from engines.core import IllegalAction, text
from engines.rebelmoon.model import Cell, Direction, Exclusion

FIRST_ROW = ord("A")
TYPED = re.compile(r"\s*([A-Za-z])\s*-?\s*([1-9]\d?)\s*")


class Axial(NamedTuple):
    """A place, or the way from one to another, in axial coordinates."""

    q: int
    r: int

    def plus(self, other: Axial) -> Axial:
        """Return the place that `other` leads to from here."""
        return Axial(self.q + other.q, self.r + other.r)

    def minus(self, other: Axial) -> Axial:
        """Return the way from `other` to here."""
        return Axial(self.q - other.q, self.r - other.r)

    @property
    def length(self) -> int:
        """How many steps from cell to cell this way takes at least."""
        return max(abs(self.q), abs(self.r), abs(self.q + self.r))


STEPS = {
    Direction.E: Axial(1, 0),
    Direction.SE: Axial(0, 1),
    Direction.SW: Axial(-1, 1),
    Direction.W: Axial(-1, 0),
    Direction.NW: Axial(0, -1),
    Direction.NE: Axial(1, -1),
}
CLOCKWISE = tuple(STEPS)


def turned(facing: Direction, sides: int) -> Direction:
    """Return the direction that lies so many sides clockwise of `facing`."""
    return CLOCKWISE[(CLOCKWISE.index(facing) + sides) % len(CLOCKWISE)]


class Board:
    """The board of one side length, in cells; `board(side)` has each ready."""

    def __init__(self, side: int) -> None:
        self.side = side
        places = sorted(_places(side), key=lambda place: (place.r, place.q))
        self._axial = {self._name(place): place for place in places}
        self._cell = {place: cell for cell, place in self._axial.items()}
        self.cells: tuple[Cell, ...] = tuple(self._axial)
        """All cells in reading order."""
        self.gate, self.moon = self.cells[0], self.cells[-1]
        self._around = {cell: self._neighbours(cell) for cell in self.cells}
        self._beside = {cell: tuple(around.values()) for cell, around in self._around.items()}

    def _name(self, place: Axial) -> Cell:
        first = max(1 - self.side, 1 - self.side - place.r)
        return f"{chr(FIRST_ROW + place.r + self.side - 1)}{place.q - first + 1}"

    def _neighbours(self, cell: Cell) -> dict[Direction, Cell]:
        here = self._axial[cell]
        beside = {d: self._cell.get(here.plus(step)) for d, step in STEPS.items()}
        return {direction: other for direction, other in beside.items() if other is not None}

    def __contains__(self, cell: object) -> bool:
        """Tell whether there is such a cell."""
        return cell in self._axial

    def axial(self, cell: Cell) -> Axial:
        """Return where a cell lies."""
        return self._axial[cell]

    def at(self, place: Axial) -> Cell | None:
        """Return the cell at a place; None off the board."""
        return self._cell.get(place)

    def require(self, cell: Cell) -> None:
        """Raise `IllegalAction` if there is no such cell on this board."""
        if cell not in self:
            raise IllegalAction(text("rebelmoon-refusal-no-such-cell", **self._range()))

    def parse(self, typed: str) -> Cell:
        """Return the cell that a person means by "c4", "C 4" or "C-4".

        Raises `IllegalAction` if there is none on this board.
        """
        match = TYPED.fullmatch(typed)
        cell = f"{match[1].upper()}{match[2]}" if match else ""
        self.require(cell)
        return cell

    def _range(self) -> dict[str, str]:
        return {"first": self.gate, "last": self.moon, "row": self.moon[0]}

    def neighbour(self, cell: Cell, direction: Direction) -> Cell | None:
        """Return the next cell in a direction; None beyond the edge."""
        return self._around[cell].get(direction)

    def neighbours(self, cell: Cell) -> tuple[Cell, ...]:
        """Return the up to six cells beside a cell, clockwise from the east."""
        return self._beside[cell]

    def distance(self, one: Cell, other: Cell) -> int:
        """Return the steps from cell to cell; beside each other is 1."""
        return _distance(self.side, one, other)

    def ahead(self, cell: Cell, direction: Direction) -> tuple[Cell, ...]:
        """Return all cells of the row that leads from a cell in a direction, nearest first."""
        return _row(self.side, cell, direction)

    def in_row(self, one: Cell, other: Cell) -> bool:
        """Tell whether two cells lie in one of the rows of cells, of any direction."""
        way = self._axial[other].minus(self._axial[one])
        return 0 in (way.q, way.r, way.q + way.r)

    @cached_property
    def _beside_ends(self) -> frozenset[Cell]:
        return frozenset(self.neighbours(self.gate) + self.neighbours(self.moon))

    def forbidden(self, exclusion: Exclusion) -> frozenset[Cell]:
        """Return the cells where nothing may ever be placed (rulebook, placement rule 3)."""
        ends = frozenset((self.gate, self.moon))
        return ends | self._beside_ends if exclusion is Exclusion.STRICT else ends


def _places(side: int) -> list[Axial]:
    span = range(1 - side, side)
    return [Axial(q, r) for q in span for r in span if abs(q + r) < side]


@cache
def board(side: int) -> Board:
    """Return the board with this many cells to a side."""
    return Board(side)


@cache
def _distance(side: int, one: Cell, other: Cell) -> int:
    field = board(side)
    return field.axial(other).minus(field.axial(one)).length


@cache
def _row(side: int, cell: Cell, direction: Direction) -> tuple[Cell, ...]:
    following = board(side).neighbour(cell, direction)
    return (following, *_row(side, following, direction)) if following is not None else ()
