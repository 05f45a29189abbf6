"""The picture of Nim: the heaps, one below the other."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engines.core import Say, text
from engines.nim import HEAPS, State
from render.kit.canvas import WIDTH, Picture, finished
from render.kit.palette import GOLD, IVORY, NIGHT, SLATE
from render.kit.shapes import chip

ROW, MARGIN, BETWEEN = 150, 40, 130
STICK, HEAD = (16, 84), 26  # of a match, in pixels


def board(view: State, say: Say) -> Picture:
    """Return the heaps, each with its number before its matches."""
    image = Image.new("RGB", (WIDTH, ROW * len(HEAPS)), NIGHT)
    draw = ImageDraw.Draw(image)
    for row, size in enumerate(view.heaps):
        top = row * ROW + (ROW - STICK[1] + HEAD) // 2
        number = chip(row + 1, 80, SLATE, IVORY)
        image.paste(number, (MARGIN, row * ROW + (ROW - number.height) // 2), number)
        for match in range(size):
            left = MARGIN + (match + 1) * BETWEEN
            draw.rectangle((left, top, left + STICK[0], top + STICK[1]), fill=IVORY)
            middle = left + STICK[0] // 2
            draw.ellipse((middle - HEAD // 2, top - HEAD, middle + HEAD // 2, top + 6), fill=GOLD)
    return finished(image, board_alt(view, say))


def board_alt(view: State, say: Say) -> str:
    """Return in words what the picture shows."""
    return say(text("nim-alt", heaps=view.heaps))
