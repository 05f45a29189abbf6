"""Legends: every sign of a game's pictures on one picture, beside what it means.

All sizes are pixels. Signs stand in parts, each below a title of its own, in two columns.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from engines.core import Say, text
from render.kit.canvas import Picture, finished, put
from render.kit.lettering import Face, Fitted, fit, wrap, write
from render.kit.paint import gradient, resized
from render.kit.palette import DUSK, GOLD, INK, IVORY, NIGHT, SLATE, mixed
from render.kit.shapes import panel

WIDE = 1000
"""Width of a legend."""
LETTERS = 28
"""Size of what signs mean: it can be read on a phone of 400 pixels."""
_MARGIN, _GAP = 20, 10
_TOP, _TITLE = 72, 44
"""Heights of the legend's title and of a part's."""
_COLUMN = (WIDE - 2 * _MARGIN - 3 * _GAP) // 2
_BESIDE = 12
_WIDEST = 130
"""Words of a part begin below each other, but for those beside wider signs."""
"""Between a sign and its words, and between the pictures of one sign."""
_TALL = 1000
"""More than the words of a sign ever take."""


class Sign(NamedTuple):
    """What a sign means, and how it looks (RGBA): more pictures where it has several looks."""

    words: str
    looks: tuple[Image.Image, ...]

    @property
    def width(self) -> int:
        """How wide its looks are beside each other."""
        return sum(look.width for look in self.looks) + _BESIDE // 2 * (len(self.looks) - 1)


class Part(NamedTuple):
    """Signs that belong together, below a title."""

    title: str
    signs: tuple[Sign, ...]


class _Row(NamedTuple):
    """A sign in its room, and its words as they are written."""

    sign: Sign
    room: int
    words: Fitted

    @property
    def height(self) -> int:
        """How high it is, with the room below it."""
        return max(self.words.height, *(look.height for look in self.sign.looks)) + _GAP


class _Block(NamedTuple):
    """A part as it is laid out: its rows by columns."""

    title: str
    columns: tuple[tuple[_Row, ...], ...]

    @property
    def height(self) -> int:
        """How high it is, with the room below it."""
        return _TITLE + max(sum(row.height for row in rows) for rows in self.columns) + _GAP


def explained(key: str, parts: Sequence[Part], say: Say) -> Picture:
    """Return the legend of a game: its signs, and in words what they mean."""
    title = say(text("legend-title", game=text(f"{key}-name")))
    blocks = [_block(part) for part in parts]
    height = _TOP + sum(block.height + _GAP for block in blocks) + _MARGIN - _GAP
    image = gradient(WIDE, height, ((0, mixed(DUSK, NIGHT, 0.4)), (1, NIGHT)))
    head = fit(title, Face.TEXT, 44, WIDE - 2 * _MARGIN, 28)
    write(image, head, (WIDE / 2, _TOP / 2 + 2), GOLD, "mm", outline=INK)
    top = _TOP
    for block in blocks:
        _draw(image, block, top)
        top += block.height + _GAP
    return finished(image, _told(title, parts))


def _told(title: str, parts: Sequence[Part]) -> str:
    lines = (f"{part.title}: {'; '.join(sign.words for sign in part.signs)}." for part in parts)
    return "\n".join((title, *lines))


def _block(part: Part) -> _Block:
    room = max(sign.width for sign in part.signs if sign.width <= _WIDEST)
    rows = [_row(sign, max(room, sign.width)) for sign in part.signs]
    whole, first = sum(row.height for row in rows), 0
    while 2 * sum(row.height for row in rows[:first]) < whole - rows[first].height:
        first += 1
    return _Block(part.title, (tuple(rows[:first]), tuple(rows[first:])))


def _row(sign: Sign, room: int) -> _Row:
    width = _COLUMN - room - _BESIDE
    words = wrap(sign.words, Face.TEXT, LETTERS, width, height=_TALL, least=LETTERS)
    return _Row(sign, room, words)


def _draw(image: Image.Image, block: _Block, top: int) -> None:
    plate = panel(WIDE - 2 * _MARGIN, block.height, (mixed(DUSK, SLATE, 0.3), NIGHT), SLATE)
    put(image, plate, (_MARGIN, top))
    title = fit(block.title, Face.TEXT, 32, WIDE - 4 * _MARGIN)
    write(image, title, (_MARGIN + _GAP, top + _TITLE / 2), GOLD, "lm")
    for number, rows in enumerate(block.columns):
        left, y = _MARGIN + _GAP + number * (_COLUMN + _GAP), top + _TITLE
        for row in rows:
            middle = y + (row.height - _GAP) / 2
            _looks(image, row.sign, left + (row.room - row.sign.width) / 2, middle)
            write(image, row.words, (left + row.room + _BESIDE, middle), IVORY, "lm")
            y += row.height


def _looks(image: Image.Image, sign: Sign, left: float, middle: float) -> None:
    for look in sign.looks:
        put(image, look, (math.floor(left), middle), "lm")
        left += look.width + _BESIDE // 2


def trimmed(look: Image.Image) -> Image.Image:
    """Return a look without the clear edge around it."""
    return look.crop(look.getbbox())


def lowered(look: Image.Image, height: int) -> Image.Image:
    """Return a look that is made for a larger picture, so high."""
    return resized(look, round(look.width * height / look.height), height)
