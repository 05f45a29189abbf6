"""The upper part of Shazamm!'s board: who plays, with what, and what is waited for."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engines.core import Say, Seat, text
from engines.shazamm.model import FULL_MANA, Deal, View
from render.kit.canvas import WIDTH, lay_plate, put
from render.kit.icons import Icon, icon
from render.kit.lettering import Face, fit, line, write
from render.kit.outlines import Point
from render.kit.paint import resized
from render.kit.palette import (
    GOLD,
    INK,
    IVORY,
    LIVERIES,
    NIGHT,
    SAND,
    SLATE,
    VIOLET,
    mixed,
)
from render.kit.plot import Surface
from render.kit.shapes import Look, badge, gauge, panel, pill
from render.shazamm.figures import staff_light
from render.shazamm.words import name, status

_WIDTH, _HEIGHT, _MARGIN = 412, 184, 18

END_HEIGHT = 120
"""Height of the banner that says how it ended, in pixels."""

STATUS_ICONS = {
    "choosing": Icon.HOURGLASS,
    "winner": Icon.CROWN,
    "fallen": Icon.FALL,
}


class Half(NamedTuple):
    """The part of the picture that belongs to a seat; seat 1's is the mirror of seat 0's."""

    seat: Seat
    outer: float
    """The edge farther from the middle, in pixels."""

    def x(self, inwards: float) -> float:
        """Return the place `inwards` pixels from the outer edge."""
        return self.outer + inwards if self.seat == 0 else self.outer - inwards

    def anchor(self, side: str) -> str:
        """Return the anchor of what lies at its outer (o), middle (m) or inner (i) side."""
        sides = {"o": "l", "m": "m", "i": "r"} if self.seat == 0 else {"o": "r", "m": "m", "i": "l"}
        return f"{sides[side]}m"


def draw_sides(image: Surface, view: View, say: Say) -> None:
    """Draw both players' plates and the round between them."""
    for seat in (0, 1):
        half = Half(seat, _MARGIN if seat == 0 else WIDTH - _MARGIN)
        _plate(image, half, view, say)
    _middle(image, view, say)


def _plate(image: Surface, half: Half, view: View, say: Say) -> None:
    side, livery = view.sides[half.seat], LIVERIES[half.seat]
    ground = (mixed(livery.deep, NIGHT, 0.62), NIGHT)
    plate = panel(_WIDTH, _HEIGHT, ground, mixed(livery.bright, GOLD, 0.3), opacity=0.9)
    put(image, plate, (half.x(0), _MARGIN), f"{half.anchor('o')[0]}t")
    put(image, sigil(half.seat, 68), (half.x(46), _MARGIN + 40), "mm")
    words = fit(name(half.seat, say), Face.TEXT, 36, _WIDTH - 104, 24)
    write(image, words, (half.x(86), _MARGIN + 40), IVORY, half.anchor("o"))
    _mana(image, half, side.mana)
    row = _MARGIN + 156
    draw_count(image, half, (half.x(20), row), (Icon.FAN, side.hand_size))
    draw_count(image, half, (half.x(104), row), (Icon.STACK, side.stock_size))
    _status(image, half, status(view, half.seat), row, say)


@lru_cache(maxsize=8)
def sigil(seat: Seat, size: int) -> Image.Image:
    """Return the badge of a seat with the light of its wizard's staff."""
    sprite, half = badge(seat, size).copy(), size // 2
    sprite.alpha_composite(resized(staff_light(seat), half, half), ((size - half) // 2,) * 2)
    return sprite


def _mana(image: Surface, half: Half, mana: int) -> None:
    lay_gauge(image, half, mana, (_WIDTH - 32, 54), (16, _MARGIN + 102))


def lay_gauge(
    image: Surface, half: Half, mana: int, size: tuple[int, int], at: tuple[int, int]
) -> None:
    """Lay a reserve of mana whose outer end is `at` so far inwards, in the middle of its height."""
    (width, height), (inwards, middle) = size, at
    bar = mana_gauge(half.seat, mana, size, mirrored=half.seat == 1)
    left = min(half.x(inwards), half.x(inwards + width))
    lay_plate(image, bar, (left, middle - height // 2), height // 2)


@lru_cache(maxsize=256)
def mana_gauge(
    seat: Seat, mana: int, size: tuple[int, int], *, mirrored: bool = False
) -> Image.Image:
    """Return a reserve of mana as a bar with its number; mirrored, it fills from the right."""
    (width, height), livery = size, LIVERIES[seat]
    paint = (livery.bright, mixed(livery.deep, INK, 0.2))
    bar = gauge(width, height, mana, FULL_MANA, paint)
    if mirrored:
        bar = bar.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    half, bar = Half(1, width) if mirrored else Half(0, 0), bar.copy()
    put(bar, icon(Icon.GEM, 34, (150, 226, 255)), (half.x(14), height / 2), half.anchor("o"))
    number = line(str(mana), Face.DISPLAY, 46)
    write(bar, number, (half.x(56), height / 2), IVORY, half.anchor("o"), outline=INK)
    full = line(f"/ {FULL_MANA}", Face.TEXT, 26)
    write(bar, full, (half.x(width - 20), height / 2), IVORY, half.anchor("i"), outline=INK)
    return bar


def draw_count(image: Surface, half: Half, at: Point, what: tuple[Icon, int]) -> None:
    """Draw a sign and its number beside it, from `at` inwards."""
    sign, number = what
    put(image, icon(sign, 34, SAND), at, half.anchor("o"))
    step = 40 if half.seat == 0 else -40
    words = line(str(number), Face.TEXT, 30)
    write(image, words, (at[0] + step, at[1]), IVORY, half.anchor("o"))


def _status(image: Surface, half: Half, state: str, y: float, say: Say) -> None:
    if state not in STATUS_ICONS:
        return
    ground, ink = (GOLD, INK) if state == "winner" else (SLATE, IVORY)
    look = Look(ground, ink, STATUS_ICONS[state])
    sprite = pill(say(text(f"shazamm-picture-{state}")), look, 42, 216)
    put(image, sprite, (half.x(_WIDTH - 16), y), half.anchor("i"))


def _middle(image: Surface, view: View, say: Say) -> None:
    """Write the round and the turn between the players, and whether it is silenced."""
    x, room = WIDTH / 2, WIDTH - 2 * (_MARGIN + _WIDTH) - 20
    head = fit(say(text("shazamm-picture-round", round=view.round)), Face.DISPLAY, 46, room)
    write(image, head, (x, _MARGIN + 34), GOLD, "mm", outline=INK)
    turn = fit(say(text("shazamm-picture-turn", turn=view.turn_number)), Face.TEXT, 32, room)
    write(image, turn, (x, _MARGIN + 82), IVORY, "mm", outline=INK)
    if view.deal is not Deal.DRAWN:
        deal = fit(say(text(f"shazamm-picture-deal-{view.deal}")), Face.TEXT, 24, room)
        write(image, deal, (x, _MARGIN + 114), SAND, "mm", outline=INK)
    if view.silenced:
        look = Look(VIOLET, IVORY, Icon.MUTE)
        sprite = pill(say(text("shazamm-picture-silenced")), look, 48, room + 8)
        put(image, sprite, (x, _MARGIN + 134), "mt")


def draw_end(image: Surface, view: View, top: int, say: Say) -> None:
    """Write who won and who fell, in a banner whose upper edge is at `top`."""
    plate = panel(WIDTH - 2 * _MARGIN, END_HEIGHT, ((84, 54, 20), NIGHT), GOLD, line_width=3)
    put(image, plate, (WIDTH / 2, top), "mt")
    head, tail = _ending(view, say)
    room = WIDTH - 300
    sign = icon(Icon.FALL if view.winner is None else Icon.CROWN, 64, GOLD)
    for x in (96, WIDTH - 96):
        put(image, sign, (x, top + END_HEIGHT / 2), "mm")
    write(image, fit(head, Face.TEXT, 50, room, 28), (WIDTH / 2, top + 42), GOLD, "mm")
    write(image, fit(tail, Face.TEXT, 30, room, 20), (WIDTH / 2, top + 90), IVORY, "mm")


def _ending(view: View, say: Say) -> tuple[str, str]:
    if view.winner is None:
        return say(text("shazamm-picture-draw")), say(text("shazamm-picture-both-fall"))
    winner, loser = name(view.winner, say), name(1 - view.winner, say)
    won = say(text("shazamm-picture-wins", who=winner))
    return won, say(text("shazamm-picture-falls", who=loser))
