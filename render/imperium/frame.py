"""What a picture of the map that is not the board is set in: a title above, lines below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render.imperium.layout import CYAN, SPACE, STEEL, Layout
from render.imperium.space import set_in
from render.imperium.strip import GAP, GROUND
from render.kit.canvas import WIDTH, put
from render.kit.lettering import Face, fit, write
from render.kit.palette import GOLD, IVORY, SAND, Colour
from render.kit.plot import Plot, Surface
from render.kit.shapes import panel

TITLE = 78
LINE = 44
"""Heights of the title and of a line, in pixels."""
DEEPEST = 12 * LINE + 2 * GAP + 10
"""What lines usually take at most: one ground serves for all that take less."""


class Line(NamedTuple):
    """A line below the map: a sign (or none), words, and a note at its end."""

    sign: Image.Image | None
    words: str
    note: str = ""
    colour: Colour = IVORY


class Words(NamedTuple):
    """What a frame says: a title, a note at its end, and lines below the map."""

    title: str
    note: str
    lines: Sequence[Line]


def framed(
    place: Layout, draw: Callable[[Plot, Layout], None], words: Words, rim: Colour = STEEL
) -> Plot:
    """Return a picture of some sectors between a title and some lines.

    `draw` draws what lies in them. Where there are more than six lines, they stand in two columns.
    """
    title, note, lines = words
    columns = 2 if len(lines) > 6 else 1
    deep = -(-len(lines) // columns)
    below = deep * LINE + 2 * GAP + 10 if lines else 0
    image = Plot(set_in(place, TITLE, max(below, DEEPEST)), TITLE + place.height + below)
    draw(image, place.lowered(TITLE))
    for edge, at in _edges(WIDTH - 8, TITLE + place.height - 8, rim):
        put(image, edge, (4 + at[0], 4 + at[1]))
    end = fit(note, Face.TEXT, 36, 460)
    write(image, end, (WIDTH - 26, TITLE / 2 + 2), SAND, "rm")
    fitted = fit(title, Face.TEXT, 42, WIDTH - 80 - end.width)
    write(image, fitted, (26, TITLE / 2 + 2), GOLD, "lm")
    if lines:
        _lines(image, lines, TITLE + place.height, columns, deep)
    return image


@lru_cache(maxsize=8)
def _edges(width: int, height: int, rim: Colour) -> tuple[tuple[Image.Image, tuple[int, int]], ...]:
    """Return a rim in four parts and where each lies: what it holds is not drawn over."""
    whole, deep = panel(width, height, SPACE, rim, opacity=0, line_width=4), 20
    boxes = (
        (0, 0, width, deep),
        (0, height - deep, width, height),
        (0, deep, deep, height - deep),
        (width - deep, deep, width, height - deep),
    )
    return tuple((whole.crop(box), box[:2]) for box in boxes)


def _lines(image: Surface, lines: Sequence[Line], top: int, columns: int, deep: int) -> None:
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
