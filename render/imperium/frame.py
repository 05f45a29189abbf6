"""What a picture of the map that is not the board is set in: a title above, lines below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.imperium.layout import CYAN, SPACE, STEEL
from render.imperium.space import sky
from render.imperium.strip import GAP, GROUND
from render.kit.canvas import WIDTH, put
from render.kit.lettering import Face, fit, write
from render.kit.palette import GOLD, IVORY, SAND, Colour
from render.kit.shapes import panel

TITLE = 78
LINE = 44
"""Heights of the title and of a line, in pixels."""


class Line(NamedTuple):
    """A line below the map: a sign (or none), words, and a note at its end."""

    sign: Image.Image | None
    words: str
    note: str = ""
    colour: Colour = IVORY


def framed(
    drawn: Image.Image, title: str, note: str, lines: Sequence[Line], rim: Colour = STEEL
) -> Image.Image:
    """Return a picture with `drawn` (as wide as a picture) between a title and some lines.

    Where there are more than six lines, they stand in two columns.
    """
    columns = 2 if len(lines) > 6 else 1
    deep = -(-len(lines) // columns)
    below = deep * LINE + 2 * GAP + 10 if lines else 0
    image = Image.new("RGB", (WIDTH, TITLE + drawn.height + below), SPACE)
    image.paste(drawn, (0, TITLE))
    if below:
        image.paste(sky(below, drawn.height), (0, TITLE + drawn.height))
    put(
        image,
        panel(WIDTH - 8, TITLE + drawn.height - 8, SPACE, rim, opacity=0, line_width=4),
        (4, 4),
    )
    end = fit(note, Face.TEXT, 36, 460)
    write(image, end, (WIDTH - 26, TITLE / 2 + 2), SAND, "rm")
    words = fit(title, Face.TEXT, 42, WIDTH - 80 - end.width)
    write(image, words, (26, TITLE / 2 + 2), GOLD, "lm")
    if lines:
        _lines(image, lines, TITLE + drawn.height, columns, deep)
    return image


def _lines(image: Image.Image, lines: Sequence[Line], top: int, columns: int, deep: int) -> None:
    put(image, panel(WIDTH - 2 * GAP, deep * LINE + GAP + 6, GROUND, STEEL), (GAP, top + 2))
    width = (WIDTH - 2 * GAP) // columns
    for n, entry in enumerate(lines):
        left = GAP + 18 + n // deep * width
        y = top + 11 + n % deep * LINE + LINE // 2
        room = width - 36
        if entry.sign is not None:
            put(image, entry.sign, (left + 22, y), "mm")
            left, room = left + 52, room - 52
        words = fit(entry.words, Face.TEXT, 30, room if not entry.note else room * 7 // 10, 19)
        write(image, words, (left, y), entry.colour, "lm")
        end = fit(entry.note, Face.TEXT, 28, room - words.width - 14, 15)
        write(image, end, (left + room, y), CYAN, "rm")
