"""Boards of hexagons: where a hex lies, what shape it has, its tile.

Hexes are told by axial coordinates (q to the right, r down and to the right); their flat
sides are left and right (pointy top). `size` is the distance from the middle to a corner,
in pixels.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from render.lettering import Face, fit, write
from render.outlines import Point, Points, regular, scaled
from render.palette import INK, IVORY, Colour, mixed
from render.sketch import Sketch


def centre(q: int, r: int, size: float) -> Point:
    """Return the middle of a hex, with hex (0, 0) at (0, 0)."""
    return size * math.sqrt(3) * (q + r / 2), size * 1.5 * r


def outline(x: float, y: float, size: float) -> Points:
    """Return the six corners of a hex whose middle is (x, y)."""
    return regular(x, y, size, 6)


def label(column: int, row: int) -> str:
    """Return the name of a hex on boards with lettered rows: row 0, column 0 is "A1"."""
    if not 0 <= row < 26:
        raise ValueError(f"row {row}: rows are lettered A to Z")
    return f"{chr(ord('A') + row)}{column + 1}"


@lru_cache(maxsize=64)
def tile(size: int, ground: Colour, rim: Colour, name: str = "") -> Image.Image:
    """Return a hex with a rim, lit from above, and its name small at its upper corner."""
    width, height = math.ceil(size * math.sqrt(3)) + 2, size * 2 + 2
    middle = (width / 2, height / 2)
    edge = outline(*middle, size)
    sketch = Sketch(width, height)
    sketch.fill(edge, mixed(rim, INK, 0.2))
    sketch.fill(scaled(edge, 0.95, middle), rim)
    light, dark = mixed(ground, IVORY, 0.1), mixed(ground, INK, 0.16)
    sketch.fill(scaled(edge, 0.9, middle), (light, dark))
    sprite = sketch.finished()
    if name:
        words = fit(name, Face.TEXT, max(size // 4, 11), size)
        write(sprite, words, (width / 2, size * 0.32), IVORY, "mm", outline=INK)
    return sprite
