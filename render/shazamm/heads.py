"""Who plays, with how much mana and how many cards, in little room: above a hand."""

from __future__ import annotations

from engines.core import Say, text
from engines.shazamm.model import View
from render.kit.canvas import lay_plate, put
from render.kit.icons import Icon
from render.kit.lettering import Face, fit, write
from render.kit.palette import GOLD, INK, IVORY, LIVERIES, NIGHT, SAND, mixed
from render.kit.plot import Surface
from render.kit.shapes import CORNER, panel
from render.shazamm.sides import Half, draw_count, lay_gauge, sigil
from render.shazamm.words import name

HEAD = 128
"""Height of the plates with the room below them, in pixels."""
_WIDTH, _HEIGHT = 330, 116
_GAUGE = (_WIDTH - 94, 50)


def draw_heads(image: Surface, view: View, edges: tuple[int, int], top: int, say: Say) -> None:
    """Draw a plate at each of the outer `edges`, the viewer's rimmed with gold, and the turn."""
    for seat in (0, 1):
        _plate(image, Half(seat, edges[seat]), view, top, say)
    x, room = image.width / 2, image.width - 2 * (edges[0] + _WIDTH) - 12
    head = fit(say(text("shazamm-picture-round", round=view.round)), Face.DISPLAY, 44, room, 20)
    write(image, head, (x, top + 38), GOLD, "mm", outline=INK)
    turn = fit(say(text("shazamm-picture-turn", turn=view.turn_number)), Face.TEXT, 34, room)
    write(image, turn, (x, top + 84), IVORY, "mm", outline=INK)


def _plate(image: Surface, half: Half, view: View, top: int, say: Say) -> None:
    side, livery, own = view.sides[half.seat], LIVERIES[half.seat], view.seat == half.seat
    ground = (mixed(livery.deep, NIGHT, 0.4 if own else 0.75), NIGHT)
    rim = GOLD if own else mixed(livery.deep, livery.bright, 0.5)
    plate = panel(_WIDTH, _HEIGHT, ground, rim, line_width=4 if own else 2)
    lay_plate(image, plate, (min(half.x(0), half.x(_WIDTH)), top), CORNER)
    put(image, sigil(half.seat, 60), (half.x(44), top + 38), "mm")
    lay_gauge(image, half, side.mana, _GAUGE, (82, top + 38))
    row = top + 90
    words = fit(name(half.seat, say), Face.TEXT, 30, _WIDTH - 186, 22)
    write(image, words, (half.x(18), row), IVORY if own else SAND, half.anchor("o"))
    draw_count(image, half, (half.x(_WIDTH - 162), row), (Icon.FAN, side.hand_size))
    draw_count(image, half, (half.x(_WIDTH - 84), row), (Icon.STACK, side.stock_size))
