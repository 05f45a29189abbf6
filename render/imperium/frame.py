"""What a picture of the map that is not the board is set in: a title above, lines below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from PIL import Image

from render.imperium.layout import CYAN, SPACE, STEEL, Layout
from render.imperium.space import set_in
from render.imperium.strip import GAP, GROUND
from render.kit.canvas import WIDTH, put
from render.kit.lettering import Face, Fitted, fit, line, width, wrap, write
from render.kit.palette import GOLD, IVORY, SAND, Colour
from render.kit.plot import Plot, Surface
from render.kit.shapes import panel

TITLE = 78
LINE = 44
"""Heights of the title and of a line, in pixels."""
LETTERS, NOTES, SMALLEST = 30, 28, 26
"""The sizes of letters: of lines, of their notes, and of both where room is scarce, which is nearly
9 pixels on a phone of 400."""
SIGN, APART, EDGE = 52, 14, 18
"""What a sign takes before words, how far a note keeps from them, and both from the edge."""
FEW = 6
"""Up to so many lines always stand below each other."""
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


class _Entry(NamedTuple):
    """A line as it is set: its note stands at its end, or `below` its words."""

    line: Line
    words: Fitted
    note: Fitted
    below: bool

    @property
    def height(self) -> int:
        """How many pixels of a column it takes."""
        rows = len(self.words.lines) + (len(self.note.lines) if self.below else 0)
        return LINE + (rows - 1) * self.words.step


def framed(
    place: Layout, draw: Callable[[Plot, Layout], None], words: Words, rim: Colour = STEEL
) -> Plot:
    """Return a picture of some sectors between a title and some lines.

    `draw` draws what lies in them. The picture is as high as the lines need: none is cut.
    """
    columns = _columns(words.lines)
    deep = max(sum(entry.height for entry in column) for column in columns)
    below = deep + 2 * GAP + 10 if deep else 0
    ground = max(-(-below // DEEPEST), 1) * DEEPEST
    image = Plot(set_in(place, TITLE, ground), TITLE + place.height + below)
    draw(image, place.lowered(TITLE))
    for edge, at in _edges(WIDTH - 8, TITLE + place.height - 8, rim):
        put(image, edge, (4 + at[0], 4 + at[1]))
    end = fit(words.note, Face.TEXT, 36, 460)
    write(image, end, (WIDTH - 26, TITLE / 2 + 2), SAND, "rm")
    title = fit(words.title, Face.TEXT, 42, WIDTH - 80 - end.width)
    write(image, title, (26, TITLE / 2 + 2), GOLD, "lm")
    if deep:
        _lines(image, columns, TITLE + place.height, deep)
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


def _room(columns: int) -> int:
    """Return how wide each of some columns is."""
    return (WIDTH - 2 * GAP) // columns


def _columns(lines: Sequence[Line]) -> list[list[_Entry]]:
    """Set some lines: many in two columns of about one height, where their words have room."""
    if len(lines) > FEW:
        entries = [_set(one, _room(2) - 2 * EDGE) for one in lines]
        if all(len(entry.words.lines) == 1 for entry in entries):
            sums = list(accumulate(entry.height for entry in entries))
            half = next(n for n, high in enumerate(sums, 1) if 2 * high >= sums[-1])
            return [entries[:half], entries[half:]]
    return [[_set(one, _room(1) - 2 * EDGE) for one in lines]]


def _set(one: Line, room: int) -> _Entry:
    """Set a line as wide as `room`: smaller where it must be, its note below where it has to be."""
    room -= 0 if one.sign is None else SIGN
    for letters, notes in ((LETTERS, NOTES), (SMALLEST, SMALLEST)):
        words, note = line(one.words, Face.TEXT, letters), line(one.note, Face.TEXT, notes)
        if words.width + (note.width + APART if one.note else 0) <= room:
            return _Entry(one, words, note, below=False)
    words = fit(one.words, Face.TEXT, LETTERS, room, SMALLEST)
    if width(one.words, Face.TEXT, SMALLEST) > room:
        words = _wrapped(one.words, room)
    return _Entry(one, words, _wrapped(one.note, room), below=bool(one.note))


def _wrapped(words: str, room: int) -> Fitted:
    """Return words in as many lines as they take."""
    return wrap(words, Face.TEXT, SMALLEST, room, height=100 * SMALLEST, least=SMALLEST)


def _lines(image: Surface, columns: Sequence[Sequence[_Entry]], top: int, deep: int) -> None:
    """Draw a panel as high as its deepest column, and write the columns on it."""
    put(image, panel(WIDTH - 2 * GAP, deep + GAP + 6, GROUND, STEEL), (GAP, top + 2))
    room = _room(len(columns))
    for number, column in enumerate(columns):
        y = top + 11
        for entry in column:
            _write(image, entry, (GAP + EDGE + number * room, y), room - 2 * EDGE)
            y += entry.height


def _write(image: Surface, entry: _Entry, at: tuple[int, int], room: int) -> None:
    """Write a line with its upper left corner at a place."""
    (left, top), (one, words, note, below) = at, entry
    end = left + room
    if one.sign is not None:
        put(image, one.sign, (left + 22, top + LINE / 2), "mm")
        left += SIGN
    y = top + (LINE - words.step) / 2
    write(image, words, (left, y), one.colour, "lt")
    if below:
        write(image, note, (left, y + words.height), CYAN, "lt")
    else:
        write(image, note, (end, y + words.step / 2), CYAN, "rm")
