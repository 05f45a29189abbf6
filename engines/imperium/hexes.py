"""Hexes with a point at the top, in axial coordinates: `q` grows east, `r` grows south."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Hex(NamedTuple):
    """A place on the plane."""

    q: int
    r: int

    def towards(self, direction: Direction) -> Hex:
        """Return the neighbour on that side."""
        step = STEPS[direction]
        return Hex(self.q + step.q, self.r + step.r)

    def distance(self, other: Hex) -> int:
        """Return how many steps apart two hexes are."""
        q, r = self.q - other.q, self.r - other.r
        return (abs(q) + abs(r) + abs(q + r)) // 2


class Direction(StrEnum):
    """The sides of a hex, in the order in which the orientation token numbers them 1 … 6."""

    NE = "ne"
    E = "e"
    SE = "se"
    SW = "sw"
    W = "w"
    NW = "nw"

    @property
    def opposite(self) -> Direction:
        """The side across."""
        return DIRECTIONS[(DIRECTIONS.index(self) + 3) % 6]


DIRECTIONS = tuple(Direction)
STEPS: dict[Direction, Hex] = {
    Direction.NE: Hex(1, -1),
    Direction.E: Hex(1, 0),
    Direction.SE: Hex(0, 1),
    Direction.SW: Hex(-1, 1),
    Direction.W: Hex(-1, 0),
    Direction.NW: Hex(0, -1),
}
