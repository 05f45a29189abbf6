"""Cards and tables of cards: faces with a picture, a title and a text; rows; the cloth."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple, TypeVar

from PIL import Image, ImageDraw

from render.kit.canvas import lay_plate, shine
from render.kit.lettering import Face, fit, wrap, write
from render.kit.paint import cloud, coarse, glow, gradient, mapped
from render.kit.palette import GOLD, INK, IVORY, Colour, mixed
from render.kit.plot import Surface
from render.kit.shapes import rounded

Item = TypeVar("Item")

PARCHMENT: tuple[Colour, Colour] = ((252, 242, 218), (232, 214, 176))
_RIM = 7
_TITLE = 46


class Frame(NamedTuple):
    """The measures of a card in pixels: `picture` is the height of the part above the title."""

    width: int
    height: int
    picture: int

    @property
    def picture_size(self) -> tuple[int, int]:
        """Width and height of the picture inside the rim."""
        return self.width - 2 * _RIM, self.picture - _RIM

    @property
    def text_box(self) -> tuple[int, int, int, int]:
        """Left, top, right and bottom of the part that the text may fill."""
        top = self.picture + _TITLE
        return _RIM + 8, top + 4, self.width - _RIM - 8, self.height - _RIM - 4


class Words(NamedTuple):
    """What is written on a card, and the ground of its title (dark: the title is ivory)."""

    title: str
    body: str
    band: Colour


def face(frame: Frame, picture: Image.Image, words: Words) -> Image.Image:
    """Return the face of a card as RGBA, `picture` (RGB, of `picture_size`) on it.

    Title and body shrink to fit; a body longer than about 120 letters is cut.
    """
    card = gradient(frame.width, frame.height, ((0, mixed(GOLD, IVORY, 0.3)), (1, (150, 104, 48))))
    card.paste(picture, (_RIM, _RIM))
    top = frame.picture + _TITLE
    size = (frame.width - 2 * _RIM, frame.height - _RIM - top)
    card.paste(gradient(*size, ((0, PARCHMENT[0]), (1, PARCHMENT[1]))), (_RIM, top))
    band = (_RIM, frame.picture, frame.width - _RIM - 1, top - 1)
    ImageDraw.Draw(card).rectangle(band, fill=words.band)
    card.putalpha(rounded(frame.width, frame.height, frame.width // 12))
    title = fit(words.title, Face.TEXT, 29, frame.width - 30, 20)
    write(card, title, (frame.width / 2, frame.picture + _TITLE / 2 - 1), IVORY, "mm")
    left, upper, right, lower = frame.text_box
    body = wrap(words.body, Face.TEXT, 27, right - left, height=lower - upper, least=18)
    write(card, body, (frame.width / 2, (upper + lower) / 2), INK, "mm")
    return card


def lay_card(image: Surface, card: Image.Image, at: tuple[float, float]) -> None:
    """Lay a `face` on the canvas, its upper left corner at `at`."""
    lay_plate(image, card, at, card.width // 12)


@lru_cache(maxsize=8)
def ring(frame: Frame, colour: Colour) -> Image.Image:
    """Return a bright border for a card that is chosen; it stands out 7 pixels around it."""
    width, height, radius = frame.width + 14, frame.height + 14, frame.width // 12
    mask = rounded(width, height, radius + 6)
    mask.paste(0, (9, 9), rounded(width - 18, height - 18, radius - 2))
    border = Image.new("RGBA", (width, height), (*colour, 255))
    border.putalpha(mask)
    return border


def in_rows(items: Sequence[Item], most: int) -> tuple[tuple[Item, ...], ...]:
    """Return the items in as few rows of at most `most` as can be, as even as can be."""
    if not items:
        return ()
    count = math.ceil(len(items) / most)
    ends = [math.ceil(len(items) * row / count) for row in range(count + 1)]
    return tuple(tuple(items[start:end]) for start, end in pairwise(ends))


@lru_cache(maxsize=8)
def cloth(width: int, height: int) -> Image.Image:
    """Return a dark table cloth (RGB) to lay cards on: shared, never drawn on."""
    small = cloud(width // 4, height // 4, 9, 9, "cloth")
    plain = mapped(small, ((0, (26, 16, 34)), (1, (58, 30, 58))))
    shine(plain, glow(200, 200, (56, 30, 50), 0.5), (plain.width / 2, plain.height / 2))
    return coarse(plain, width, height, 2)
