"""Where the sectors of Imperium Galáctica lie in a picture, and the colours of the game."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from engines.core import Seat
from engines.imperium.maps import Sector, map_of
from engines.imperium.missions import Mission
from render.kit.canvas import WIDTH
from render.kit.hexes import centre, outline
from render.kit.outlines import Point, Points, regular
from render.kit.palette import LIVERIES, Colour, Livery

SPACE: Colour = (8, 9, 20)
VOID: Colour = (18, 21, 42)
STEEL: Colour = (96, 108, 150)
CYAN: Colour = (116, 214, 255)
SPARK: Colour = (255, 206, 84)
HARM: Colour = (255, 132, 40)
LIVERY: tuple[Livery, Livery] = (LIVERIES[0], LIVERIES[2])
"""The colours of red and blue."""
FRESH: Colour = (132, 240, 130)
NEUTRAL: Colour = (168, 172, 188)

MARGIN = 10
FIELD, TALLEST = 1150, 1560
"""The greatest height of a part of a map in pixels, and of a whole one."""
WHOLE = 72
"""The greatest size of a hex of a whole map."""
LARGEST = 130
"""The greatest size of a hex, in views of a small area."""


class Layout(NamedTuple):
    """The geometry of some sectors of a map: `size` is from the middle of a hex to a corner.

    `left` and `top` are where the middle of the hex (0, 0) would lie.
    """

    mission: Mission
    sectors: tuple[Sector, ...]
    size: float
    left: float
    top: float
    height: int

    def middle(self, sector: Sector) -> Point:
        """Return the middle of a sector, in pixels of the picture."""
        place = map_of(self.mission).hexes[sector]
        x, y = centre(place.q, place.r, self.size)
        return self.left + x, self.top + y

    def corners(self, sector: Sector, share: float = 1.0) -> Points:
        """Return the corners of a sector, or of a smaller hexagon in it."""
        return outline(*self.middle(sector), self.size * share)

    def lowered(self, by: int) -> Layout:
        """Return where the sectors lie in a picture that has so many pixels above them."""
        return self._replace(top=self.top + by)

    @property
    def apart(self) -> float:
        """How far the middles of neighbouring sectors lie apart."""
        return self.size * math.sqrt(3)


@lru_cache(maxsize=16)
def layout(mission: Mission) -> Layout:
    """Return the geometry of the whole map of a mission."""
    return fitted(mission, map_of(mission).sectors, WHOLE, TALLEST)


@lru_cache(maxsize=64)
def fitted(
    mission: Mission, sectors: tuple[Sector, ...], most: int = LARGEST, field: int = FIELD
) -> Layout:
    """Return the geometry in which some sectors fill the picture's width, or the height `field`.

    `most` is the greatest size of a hex. There must be at least one sector.
    """
    chart = map_of(mission)
    flat = [centre(*chart.hexes[sector], 1.0) for sector in sectors]
    xs, ys = [x for x, _ in flat], [y for _, y in flat]
    wide = (WIDTH - 2 * MARGIN) / (max(xs) - min(xs) + math.sqrt(3))
    high = (field - 2 * MARGIN) / (max(ys) - min(ys) + 2)
    size = min(wide, high, most)
    height = math.ceil((max(ys) - min(ys) + 2) * size) + 2 * MARGIN
    left = WIDTH / 2 - (max(xs) + min(xs)) / 2 * size
    top = MARGIN + size - min(ys) * size
    return Layout(mission, tuple(sectors), size, left, top, height)


def plate_outline(seat: Seat, x: float, y: float, across: float, down: float) -> Points:
    """Return the shape that goes with a side, `across` × `down` from its middle to its edges.

    Red's has corners, cut a little; blue's is pointed to the left and to the right.
    """
    if seat == 0:
        cut = down * 0.26
        return [
            (x - across + cut, y - down),
            (x + across - cut, y - down),
            (x + across, y - down + cut),
            (x + across, y + down - cut),
            (x + across - cut, y + down),
            (x - across + cut, y + down),
            (x - across, y + down - cut),
            (x - across, y - down + cut),
        ]
    far, near = across * 1.12, across * 0.76
    return [
        (x - near, y - down),
        (x + near, y - down),
        (x + far, y),
        (x + near, y + down),
        (x - near, y + down),
        (x - far, y),
    ]


def seat_sign(seat: Seat, x: float, y: float, radius: float) -> Points:
    """Return the small sign of a side: a square for red, a lozenge for blue."""
    turn = -135 if seat == 0 else -90
    return regular(x, y, radius * (1.16 if seat == 0 else 1.2), 4, turn)
