"""Boards of hexagons: where a hex lies, what shape it has, how its name is written.

Hexes are told by axial coordinates (q to the right, r down and to the right); their flat
sides are left and right (pointy top). `size` is the distance from the middle to a corner,
in pixels.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.kit.lettering import Face, bare_font
from render.kit.outlines import Point, Points, regular
from render.kit.palette import INK, Colour

MARGIN = 2
"""Pixels round a name, for what reaches out of its letters."""


def centre(q: int, r: int, size: float) -> Point:
    """Return the middle of a hex, with hex (0, 0) at (0, 0)."""
    return size * math.sqrt(3) * (q + r / 2), size * 1.5 * r


def outline(x: float, y: float, size: float) -> Points:
    """Return the six corners of a hex whose middle is (x, y)."""
    return regular(x, y, size, 6)


@lru_cache(maxsize=2048)
def name_sprite(name: str, size: int, colour: Colour, *, outlined: bool = True) -> Image.Image:
    """Return the short name of a hex, in letters of `size`, to be put by its middle."""
    around = max(size // 14, 2) if outlined else 0
    letters, rim = _letters(name, size, 0), _letters(name, size, around)
    sprite = Image.new("RGBA", rim.size)
    if outlined:
        sprite.paste((*INK, 255), None, rim)
    sprite.paste((*colour, 255), (around, around), letters)
    return sprite


@lru_cache(maxsize=1024)
def _letters(name: str, size: int, stroke: int) -> Image.Image:
    """Return a name as a mask, for whatever colours it is written in.

    A map has some seventy names of a dozen letters: each letter is drawn once.
    """
    letters = [_letter(char, size, stroke) for char in name]
    width = sum(letter.step for letter in letters) + 2 * (stroke + MARGIN)
    mask, left = Image.new("L", (width, size + 2 * (stroke + MARGIN))), 0
    for letter in letters:
        mask.paste(255, (left, 0), letter.mask)
        left += letter.step
    return mask


class _Letter(NamedTuple):
    """A letter as a mask as high as a name's; the mask of the next begins a step further."""

    mask: Image.Image
    step: int


@lru_cache(maxsize=256)
def _letter(char: str, size: int, stroke: int) -> _Letter:
    face, margin = bare_font(Face.TEXT, size), stroke + MARGIN
    step = round(face.getlength(char))
    mask = Image.new("L", (step + 2 * margin, size + 2 * margin))
    start = (margin, mask.height / 2)
    ImageDraw.Draw(mask).text(start, char, 255, face, "lm", stroke_width=stroke)
    return _Letter(mask, step)
