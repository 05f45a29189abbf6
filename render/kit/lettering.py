"""Text in pictures: the faces, what they can write, fitting and wrapping.

Sizes, widths and heights are pixels.
"""

from __future__ import annotations

import math
import unicodedata
from bisect import bisect_right
from collections.abc import Iterator
from enum import StrEnum
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from render.kit.outlines import ANCHORS, Point
from render.kit.palette import Colour
from render.kit.plot import Piece, Surface, lay

FOLDER = Path(__file__).parent / "fonts"

READABLE = 24
"""The least size of words on a board that can be read at ease on a phone of 400 pixels."""

_LARGE = 160
_LONGEST = 16
"""No word that pictures write themselves has more letters than this."""
_UNKNOWN = "\U0010fffd"

_TOGETHER = 4
"""So many letters of a broken name stand in its last line at least."""


class Face(StrEnum):
    """The typefaces, as files of `render/fonts/`."""

    DISPLAY = "Cinzel-ExtraBold.ttf"
    """Headlines and numbers that must be seen from afar. Latin letters only."""
    COMIC = "Bangers-Regular.ttf"
    """Headlines, noises and numbers of games that are loud. Latin capitals only."""
    TEXT = "SourceSans3-Semibold.otf"
    """Everything that is read; Latin, Greek and Cyrillic letters."""


@lru_cache(maxsize=96)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """Return a face at a size."""
    return ImageFont.truetype(FOLDER / face, size)


@lru_cache(maxsize=8)
def bare_font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """Return a face at a size whose letters stand side by side, as is enough for a letter or two.

    What is needed for words, pairs that move together and the like, takes twice the time to draw.
    """
    return ImageFont.truetype(FOLDER / face, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def covers(face: Face, char: str) -> bool:
    """Tell whether the face can write this character."""
    if char.isspace():
        return True
    return _drawn(face, char) not in _not_letters(face)


@cache
def _not_letters(face: Face) -> frozenset[bytes]:
    """Return what a face draws for characters that it lacks."""
    return frozenset((_drawn(face, _UNKNOWN), _drawn(face, "")))


def _drawn(face: Face, char: str) -> bytes:
    paper = Image.new("L", (96, 64))
    ImageDraw.Draw(paper).text((24, 48), char, fill=255, font=font(face, 32), anchor="ls")
    return paper.tobytes()


def writable(words: str, face: Face, instead: str) -> str:
    """Return `words` without what the face cannot write, or `instead` if no letter is left.

    Names are people's own: fancy letters become plain ones, emoji and scripts that the
    face lacks go.
    """
    plain = unicodedata.normalize("NFKC", words)
    kept = " ".join("".join(c for c in plain if covers(face, c)).split())
    return kept if any(c.isalnum() for c in kept) else instead


def loud(words: str) -> Face:
    """Return the loudest face that can write these words."""
    return Face.COMIC if all(covers(Face.COMIC, c) for c in words) else Face.TEXT


def width(words: str, face: Face, size: int) -> int:
    """Return how wide `words` are in one line.

    It is reckoned from one large size, since to load every size that is tried costs more
    than to draw.
    """
    return math.ceil(_length(words, face) * size / _LARGE)


@lru_cache(maxsize=4096)
def _length(words: str, face: Face) -> float:
    """Return how wide `words` are in one line at the large size."""
    return font(face, _LARGE).getlength(words)


class Fitted(NamedTuple):
    """Lines that fit into their box at `size`, `step` pixels from one to the next."""

    lines: tuple[str, ...]
    face: Face
    size: int
    step: int

    @property
    def width(self) -> int:
        """How wide the widest line is."""
        return max((width(words, self.face, self.size) for words in self.lines), default=0)

    @property
    def height(self) -> int:
        """How high all lines are together."""
        return self.step * len(self.lines)


@lru_cache(maxsize=2048)
def fit(words: str, face: Face, size: int, room: int, least: int | None = None) -> Fitted:
    """Return `words` as one line at most `room` wide.

    It is written smaller, down to `least` (default: two thirds of `size`), and then cut.
    """
    least = least or size * 2 // 3
    while size > least and width(words, face, size) > room:
        size -= 1
    return Fitted((_cut(words, face, size, room),), face, size, round(size * 1.2))


def wrap(words: str, face: Face, size: int, room: int, *, height: int, least: int) -> Fitted:
    """Return `words` in lines at most `room` wide and together at most `height` high.

    They are written smaller, down to `least`, and then the last line is cut. A name so long that
    all would have to be smaller than `READABLE` for it is broken instead.
    """
    while True:
        step = round(size * 1.2)
        lines = _lines(words, face, size, room)
        if len(lines) * step <= height and all(width(x, face, size) <= room for x in lines):
            return Fitted(tuple(lines), face, size, step)
        if size <= least:
            kept = [*lines[: max(height // step - 1, 0)]]
            rest = " ".join(lines[len(kept) :])
            ended = [_cut(line, face, size, room) for line in (*kept, rest)]
            return Fitted(tuple(ended), face, size, step)
        size -= 1


def write(
    image: Surface,
    text: Fitted,
    at: Point,
    colour: Colour,
    anchor: str = "lt",
    *,
    outline: Colour | None = None,
) -> None:
    """Write fitted lines. `anchor`: l, m or r, then t, m or b of the block they make."""
    across, down = ANCHORS[anchor[0]], ANCHORS[anchor[1]]
    top = at[1] - text.height * down + _middle(text.face, text.size, text.step)
    for number, words in enumerate(text.lines):
        x = at[0] - width(words, text.face, text.size) * across
        y = top + number * text.step
        if outline is not None:
            _press(
                image, _stamp(words, text.face, text.size, max(text.size // 14, 2)), (x, y), outline
            )
        _press(image, _stamp(words, text.face, text.size, 0), (x, y), colour)


class _Stamp(NamedTuple):
    """Words as a mask, and where the mask lies from the start of their baseline."""

    mask: Image.Image
    left: int
    top: int


@lru_cache(maxsize=2048)
def _stamp(words: str, face: Face, size: int, stroke: int) -> _Stamp:
    margin, above = size // 3 + stroke, round(size * 1.2) + stroke
    mask = Image.new("L", (width(words, face, size) + 2 * margin, above + size // 2 + stroke))
    draw = ImageDraw.Draw(mask)
    draw.text((margin, above), words, 255, font(face, size), anchor="ls", stroke_width=stroke)
    left, top, right, bottom = mask.getbbox() or (0, 0, 1, 1)
    return _Stamp(mask.crop((left, top, right, bottom)), left - margin, top - above)


def _press(image: Surface, stamp: _Stamp, at: Point, colour: Colour) -> None:
    left, top = round(at[0]) + stamp.left, round(at[1]) + stamp.top
    lay(image, Piece(stamp.mask, left, top, colour))


def line(words: str, face: Face, size: int) -> Fitted:
    """Return `words` as one line of unlimited width (for numbers and other short things)."""
    return Fitted((words,), face, size, round(size * 1.2))


@cache
def _capital_height(face: Face) -> float:
    return -font(face, _LARGE).getbbox("0", anchor="ls")[1] / _LARGE


def _middle(face: Face, size: int, step: int) -> int:
    """Return how far below a line's top its baseline lies, for figures to stand centred."""
    return round((step + _capital_height(face) * size) / 2)


def _cut(words: str, face: Face, size: int, room: int) -> str:
    if width(words, face, size) <= room:
        return words
    while words and width(words + "…", face, size) > room:
        words = words[:-1].rstrip()
    return words + "…"


def _lines(words: str, face: Face, size: int, room: int) -> list[str]:
    lines: list[str] = []
    for word in _broken(words.split(), face, size, room):
        if lines and width(f"{lines[-1]} {word}", face, size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _broken(words: list[str], face: Face, size: int, room: int) -> Iterator[str]:
    """Yield words, and of such that have no room and are no words of ours the parts that have."""
    for word in words:
        rest = word
        while size <= READABLE and len(word) > _LONGEST and width(rest, face, size) > room:
            fits = bisect_right(
                range(1, len(rest)), room, key=lambda n: width(rest[:n], face, size)
            )
            kept = max(min(fits, len(rest) - _TOGETHER), 1)
            yield rest[:kept]
            rest = rest[kept:]
        yield rest
