"""Covers: a wide picture of a game, with its name, and what it is about, at the left.

All sizes are pixels. What a game draws is behind the letters, darkened where they stand.
"""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image, ImageChops

from engines.core import Say, text
from render.kit.canvas import Picture, finished, put
from render.kit.lettering import Face, Fitted, wrap, write
from render.kit.outlines import Point
from render.kit.paint import gradient, resized, toned
from render.kit.palette import INK, IVORY, Colour

COVER = (1000, 360)
"""Width and height: on a phone of 400 pixels it is 144 high."""
MARGIN = 36
ROOM = 470
"""How wide the letters get, from the margin on."""
_NAME_ROOM = 216
SIZE = 34
"""Size of the tagline, which can be read on a phone."""
_BETWEEN = 12
_SHADE = (0.8, 470, 300)
"""How dark it is behind the letters, up to where, and over how many pixels that fades."""


class Style(NamedTuple):
    """How a game's name is written: its face, its greatest size, and its colours downwards."""

    face: Face
    size: int
    paint: tuple[Colour, Colour]


def bound(key: str, art: Image.Image, style: Style, say: Say) -> Picture:
    """Return the cover of a game: its art (RGB, `COVER`) with its name and tagline."""
    name, tagline = say(text(f"{key}-name")), say(text(f"{key}-tagline"))
    image = shaded(art)
    title = wrap(name, style.face, style.size, ROOM, height=_NAME_ROOM, least=40)
    words = balanced(tagline)
    top = (COVER[1] - title.height - _BETWEEN - words.height) / 2
    write_name(image, title, (MARGIN, top), style.paint)
    below = (MARGIN, top + title.height + _BETWEEN)
    write(image, words, below, IVORY, outline=INK)
    return finished(image, "\n".join((name, tagline, say(text(f"{key}-cover")))))


def balanced(tagline: str) -> Fitted:
    """Return a tagline in as few lines as it takes, none much longer than the others."""
    rooms = range(ROOM, ROOM // 2, -10)
    tries = [wrap(tagline, Face.TEXT, SIZE, room, height=COVER[1], least=SIZE) for room in rooms]
    few = [one for one in tries if len(one.lines) == len(tries[0].lines)]
    return min(few, key=lambda one: one.width)


def shaded(art: Image.Image) -> Image.Image:
    """Return the art, darker at the left."""
    dark, until, fading = _SHADE
    way = resized(Image.linear_gradient("L").rotate(90), fading, art.height)
    light = Image.new("L", art.size, 255)
    light.paste(0, (0, 0, until - fading // 2, art.height))
    light.paste(way, (until - fading // 2, 0))
    light = toned(light, lambda value: 255 * (1 - dark * (1 - value / 255)))
    return ImageChops.multiply(art, Image.merge("RGB", (light, light, light)))


def write_name(image: Image.Image, name: Fitted, at: Point, paint: tuple[Colour, Colour]) -> None:
    """Write the lines of a name, each in colours that run from its top to its bottom."""
    for number, words in enumerate(name.lines):
        row = name._replace(lines=(words,))
        y = at[1] + number * name.step
        write(image, row, (at[0], y), INK, outline=INK)
        put(image, _letters(row, paint), (at[0] - name.size, y))


def _letters(row: Fitted, paint: tuple[Colour, Colour]) -> Image.Image:
    """Return a line in two colours; it begins `row.size` pixels from the left edge."""
    size = (row.width + 2 * row.size, row.height)
    mask = Image.new("RGBA", size)
    write(mask, row, (row.size, 0), IVORY)
    letters = gradient(*size, ((0, paint[0]), (0.3, paint[0]), (0.8, paint[1]), (1, paint[1])))
    letters.putalpha(mask.getchannel("A"))
    return letters
