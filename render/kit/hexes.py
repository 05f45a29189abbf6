"""Boards of hexagons: where a hex lies, what shape it has, how its name is written.

Hexes are told by axial coordinates (q to the right, r down and to the right); their flat
sides are left and right (pointy top). `size` is the distance from the middle to a corner,
in pixels.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageDraw

from render.kit.lettering import Face, bare_font
from render.kit.outlines import Point, Points, regular
from render.kit.palette import INK, Colour


def centre(q: int, r: int, size: float) -> Point:
    """Return the middle of a hex, with hex (0, 0) at (0, 0)."""
    return size * math.sqrt(3) * (q + r / 2), size * 1.5 * r


def outline(x: float, y: float, size: float) -> Points:
    """Return the six corners of a hex whose middle is (x, y)."""
    return regular(x, y, size, 6)


@lru_cache(maxsize=2048)
def name_sprite(name: str, size: int, colour: Colour, *, outlined: bool = True) -> Image.Image:
    """Return the short name of a hex, in letters of `size`, to be put by its middle."""
    letters = _letters(name, size, 0)
    sprite = Image.new("RGBA", letters.size)
    if outlined:
        sprite.paste((*INK, 255), None, _letters(name, size, max(size // 14, 2)))
    sprite.paste((*colour, 255), None, letters)
    return sprite


@lru_cache(maxsize=1024)
def _letters(name: str, size: int, stroke: int) -> Image.Image:
    """Return a name as a mask, for whatever colours it is written in.

    It is drawn at once: to fit it first costs more than to draw it.
    """
    mask = Image.new("L", (size * 3, size * 3 // 2))
    middle = mask.width / 2, mask.height / 2
    face = bare_font(Face.TEXT, size)
    ImageDraw.Draw(mask).text(middle, name, 255, face, "mm", stroke_width=stroke)
    return mask
