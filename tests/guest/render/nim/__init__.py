"""The picture of Nim: the heaps, one below the other."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engines.core import Say, text
from engines.nim import HEAPS, Config, State
from render.kit.canvas import WIDTH, Picture, finished
from render.kit.covers import COVER, Style, bound
from render.kit.legends import Part, Sign, explained
from render.kit.lettering import Face
from render.kit.palette import GOLD, IVORY, NIGHT, SLATE
from render.kit.shapes import chip

ROW, MARGIN, BETWEEN = 150, 40, 130
STICK, HEAD = (16, 84), 26  # of a match, in pixels
STYLE = Style(Face.DISPLAY, 120, (IVORY, GOLD))


def board(view: State, say: Say) -> Picture:
    """Return the heaps, each with its number before its matches."""
    image = Image.new("RGB", (WIDTH, ROW * len(HEAPS)), NIGHT)
    for row, size in enumerate(view.heaps):
        number = chip(row + 1, 80, SLATE, IVORY)
        image.paste(number, (MARGIN, row * ROW + (ROW - number.height) // 2), number)
        top = row * ROW + (ROW - STICK[1] + HEAD) // 2
        for match in range(size):
            _match(image, MARGIN + (match + 1) * BETWEEN, top)
    return finished(image, board_alt(view, say))


def board_alt(view: State, say: Say) -> str:
    """Return in words what the picture shows."""
    return say(text("nim-alt", heaps=view.heaps))


def cover(_config: Config, say: Say) -> Picture:
    """Return what stands for the game before it begins: some matches."""
    art = Image.new("RGB", COVER, SLATE)
    for number in range(5):
        _match(art, 600 + 70 * number, 140)
    return bound("nim", art, STYLE, say)


def legend(_config: Config, say: Say) -> Picture:
    """Return what the signs of the picture mean."""
    stick = Image.new("RGBA", (HEAD, STICK[1] + HEAD))
    _match(stick, (HEAD - STICK[0]) // 2, HEAD)
    signs = (
        Sign(say(text("nim-legend-heap")), (chip(1, 60, SLATE, IVORY),)),
        Sign(say(text("nim-legend-match")), (stick,)),
    )
    return explained("nim", (Part(say(text("nim-name")), signs),), say)


def _match(image: Image.Image, left: int, top: int) -> None:
    draw, middle = ImageDraw.Draw(image), left + STICK[0] // 2
    draw.rectangle((left, top, left + STICK[0], top + STICK[1]), fill=IVORY)
    draw.ellipse((middle - HEAD // 2, top - HEAD, middle + HEAD // 2, top + 6), fill=GOLD)
