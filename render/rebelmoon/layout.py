"""Where the cells of Rebel Moon Defense lie in the picture, and the colours of the game."""

from __future__ import annotations

import math
from functools import cached_property, lru_cache

from engines.rebelmoon.board import STEPS, Board, board
from engines.rebelmoon.model import Cell, Colour, Direction
from render.kit.canvas import WIDTH
from render.kit.hexes import centre, outline
from render.kit.outlines import Point, Points, box, oval, regular
from render.kit.palette import IVORY, LIVERIES, Livery, mixed
from render.kit.palette import Colour as Rgb

FIELD = 1120
"""Height of the part of the picture with the board, in pixels."""
MARGIN_X, MARGIN_Y = 14, 32

SPACE: Rgb = (9, 11, 26)
VOID: Rgb = (16, 20, 42)
STEEL: Rgb = (98, 116, 158)
CYAN: Rgb = (104, 222, 255)
LIVE: dict[Colour, Rgb] = {
    Colour.RED: (232, 58, 58),
    Colour.ORANGE: (255, 142, 36),
    Colour.YELLOW: (255, 222, 76),
}
DEEP: dict[Colour, Rgb] = {
    Colour.RED: (126, 18, 30),
    Colour.ORANGE: (148, 66, 4),
    Colour.YELLOW: (132, 102, 8),
}
LIVERY: tuple[Livery, Livery] = (
    LIVERIES[7]._replace(bright=IVORY),
    Livery(DEEP[Colour.RED], LIVE[Colour.RED], mixed(LIVE[Colour.RED], IVORY, 0.6)),
)
"""By seat: as bright as the prow of the bomb, and as the weapon that stands for the Rebel."""


class Layout:
    """The geometry of one board: `size` is from the middle of a cell to a corner."""

    def __init__(self, side: int) -> None:
        self.board: Board = board(side)
        wide = (WIDTH - 2 * MARGIN_X) / ((2 * side - 1) * math.sqrt(3))
        high = (FIELD - 2 * MARGIN_Y) / (3 * side - 1)
        self.size = min(wide, high)

    def middle(self, cell: Cell) -> Point:
        """Return the middle of a cell in the picture."""
        q, r = self.board.axial(cell)
        x, y = centre(q, r, self.size)
        return WIDTH / 2 + x, FIELD / 2 + y

    def outline(self, cell: Cell, share: float = 1.0) -> Points:
        """Return the corners of a cell, or of a smaller hexagon in it."""
        return outline(*self.middle(cell), self.size * share)

    @cached_property
    def apart(self) -> float:
        """How far the middles of neighbouring cells lie apart."""
        return self.size * math.sqrt(3)


@lru_cache(maxsize=8)
def layout(side: int) -> Layout:
    """Return the geometry of the board of one side length."""
    return Layout(side)


def heading(facing: Direction) -> float:
    """Return the angle of a direction in degrees, clockwise from pointing right."""
    q, r = STEPS[facing]
    x, y = centre(q, r, 1)
    return math.degrees(math.atan2(y, x))


def emblem(colour: Colour, x: float, y: float, radius: float) -> Points:
    """Return the shape that goes with a colour: triangle, square, circle."""
    match colour:
        case Colour.RED:
            return regular(x, y + radius * 0.14, radius * 1.2, 3)
        case Colour.ORANGE:
            half = radius * 0.88
            return box(x - half, y - half, x + half, y + half, radius * 0.14)
        case Colour.YELLOW:
            return oval(x, y, radius)
