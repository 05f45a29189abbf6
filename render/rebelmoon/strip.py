"""Below the board: the shields, who plays and what is awaited, and what happened last."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from engines.core import Say, Seat, text
from engines.rebelmoon.arms import weapon_name
from engines.rebelmoon.fates import Fate, of_fate
from engines.rebelmoon.flight import COSTS, equipment
from engines.rebelmoon.model import (
    IMPERIAL,
    REBEL,
    SHIELD_STRENGTH,
    Bomb,
    Colour,
    Direction,
    End,
    Phase,
    Shot,
    Upgrade,
    View,
)
from engines.rebelmoon.preview import usable
from engines.rebelmoon.shields import strength_of
from engines.rebelmoon.words import effect
from render.kit.canvas import lay_plate, put
from render.kit.lettering import Face, fit, line, wrap, write
from render.kit.outlines import box
from render.kit.palette import GOLD, IVORY, SAND, mixed
from render.kit.palette import Colour as Rgb
from render.kit.plot import Surface
from render.kit.shapes import CORNER, die, panel
from render.kit.sketch import Sketch
from render.rebelmoon.layout import CYAN, LIVE, STEEL
from render.rebelmoon.pieces import asteroid, bomb, mark, weapon
from render.rebelmoon.words import (
    name,
    outcome_in_short,
    progress,
    quiet,
    role,
    task,
    upgrade_name,
)

STRIP = 262
"""Height of the strip in pixels."""
GROUND = ((26, 31, 62), (14, 17, 38))
DIM: Rgb = (112, 118, 148)
"""What is written of things that cannot be had."""
GAP = 12
LEFT, _MIDDLE, _RIGHT = 330, 424, 398
"""Widths of the three panels."""
_OUT, _OUT_A_LINE = 46, 8
"""Room for a weapon that is out of the match, and how many stand side by side."""


def draw_strip(image: Surface, view: View, top: int, say: Say) -> None:
    """Draw the three panels with their upper edge at `top`."""
    draw_shields(image, view, (GAP, top), say)
    x = LEFT + 2 * GAP
    for width, draw in ((_MIDDLE, _players), (_RIGHT, _news)):
        lay_plate(image, panel(width, STRIP - GAP, GROUND, STEEL), (x, top), CORNER)
        draw(image, view, (x, top), say)
        x += width + GAP


def _title(image: Surface, words: str, at: tuple[int, int], width: int) -> None:
    write(image, fit(words, Face.TEXT, 34, width - 40), (at[0] + 20, at[1] + 8), CYAN)


def draw_shields(image: Surface, view: View, at: tuple[int, int], say: Say) -> None:
    """Draw the panel of the shields, `LEFT` wide."""
    lay_plate(image, panel(LEFT, STRIP - GAP, GROUND, STEEL), at, CORNER)
    _title(image, say(text("rebelmoon-picture-shields")), at, LEFT)
    for row, colour in enumerate(Colour):
        put(
            image,
            shield_row(colour, strength_of(view.bomb, colour), _active(view.bomb, colour)),
            (at[0] + 14, at[1] + 56 + row * 62),
        )


def _active(flown: Bomb, colour: Colour) -> bool:
    return flown.shield is colour


@lru_cache(maxsize=64)
def shield_row(colour: Colour, strength: int, active: bool) -> Image.Image:
    """Return a shield as six cells, with its emblem; the active one with its die."""
    row = Image.new("RGBA", (LEFT - 28, 58))
    sketch = Sketch(LEFT - 28, 58)
    if active:
        sketch.fill(box(0, 1, LEFT - 28, 57, 12), LIVE[colour], 0.24)
        sketch.stroke(box(2, 3, LEFT - 30, 55, 11), 3, LIVE[colour], closed=True)
    for cell in range(SHIELD_STRENGTH):
        x = 62 + cell * 29
        full = cell < strength
        sketch.fill(box(x, 15, x + 25, 43, 6), LIVE[colour] if full else (44, 48, 74))
        if not full:
            sketch.stroke([(x + 6, 37), (x + 19, 21)], 2.4, (110, 116, 146))
    row.alpha_composite(sketch.finished())
    row.alpha_composite(mark(colour, 50), (7, 4))
    if active:
        face = die(strength, 46, mixed(LIVE[colour], IVORY, 0.55))
        row.alpha_composite(face, (LEFT - 28 - 54, 5))
    return row


def _players(image: Surface, view: View, at: tuple[int, int], say: Say) -> None:
    _title(image, progress(view, say), at, _MIDDLE)
    for row, seat in enumerate((IMPERIAL, REBEL)):
        _player(image, view, seat, (at[0] + 12, at[1] + 56 + row * 78), say)
    if words := quiet(view, say):
        write(image, fit(words, Face.TEXT, 28, _MIDDLE - 40), (at[0] + 20, at[1] + 212), SAND)


def _player(image: Surface, view: View, seat: int, at: tuple[int, int], say: Say) -> None:
    """Draw a player with role and task; whoever is waited for is framed."""
    x, y = at
    if view.to_act == seat:
        frame = panel(_MIDDLE - 24, 74, (58, 66, 118), GOLD, radius=12, line_width=4)
        put(image, frame, (x, y))
    put(image, side_sign(seat, 64), (x + 8, y + 5))
    awaited = task(view, seat, say)
    write(image, fit(name(seat, say), Face.TEXT, 34, 306), (x + 82, y + 2), IVORY)
    words = fit(awaited or role(seat, say), Face.TEXT, 27, 306)
    write(image, words, (x + 82, y + 39), GOLD if awaited else SAND)


def side_sign(seat: Seat, size: int) -> Image.Image:
    """Return the sign of a side: the Imperial's is the bomb, the Rebel's a weapon face down."""
    if seat == IMPERIAL:
        return bomb(Direction.E, Colour.RED, SHIELD_STRENGTH, size)
    return weapon(Colour.RED, None, size)


def _news(image: Surface, view: View, at: tuple[int, int], say: Say) -> None:
    """Draw what is left to place, how it ended, the last shot, or what the bomb can do."""
    if view.end is not None:
        _ending(image, view, view.end, at, say)
    elif view.phase is Phase.PLACEMENT:
        _left_to_place(image, view, at, say)
    elif view.shot is not None:
        _shot(image, view.shot, at, say)
    else:
        used = view.flight.upgrade if view.flight else None
        draw_equipment(image, view, at, _RIGHT, say, used)


def _ending(image: Surface, view: View, end: End, at: tuple[int, int], say: Say) -> None:
    """Write how it ended, and below it draw the weapons that nobody saw."""
    out = of_fate(view, Fate.OUT)
    lines = math.ceil(len(out) / _OUT_A_LINE)
    top = STRIP - GAP - 8 - lines * _OUT - (36 if out else 0)
    words = outcome_in_short(end, say)
    fitted = wrap(words, Face.TEXT, 34, _RIGHT - 40, height=top - 14, least=18)
    write(image, fitted, (at[0] + 20, at[1] + 10), IVORY)
    if out:
        title = fit(say(text("rebelmoon-picture-never-seen")), Face.TEXT, 27, _RIGHT - 40)
        write(image, title, (at[0] + 20, at[1] + top), CYAN)
    for number, one in enumerate(out):
        row, column = divmod(number, _OUT_A_LINE)
        x, y = at[0] + 15 + column * _OUT, at[1] + top + 36 + row * _OUT
        put(image, weapon(one.colour, one.kind, _OUT - 4), (x, y))


def _left_to_place(image: Surface, view: View, at: tuple[int, int], say: Say) -> None:
    _title(image, say(text("rebelmoon-picture-left")), at, _RIGHT)
    things = [(asteroid(0, 78), view.asteroids_left)]
    things += [(weapon(c, None, 78), view.weapons_left[c]) for c in Colour]
    for number, (sprite, count) in enumerate(things):
        x, y = at[0] + 24 + number % 2 * 186, at[1] + 58 + number // 2 * 92
        put(image, sprite, (x, y))
        write(image, line(f"× {count}", Face.TEXT, 44), (x + 92, y + 39), IVORY, "lm")


def _shot(image: Surface, shot: Shot, at: tuple[int, int], say: Say) -> None:
    x, y = at[0] + 16, at[1] + 12
    put(image, weapon(shot.weapon.colour, shot.weapon.kind, 84), (x, y))
    title = say(weapon_name(shot.weapon))
    title = f"{shot.cell}: {title}"
    fitted = wrap(title, Face.TEXT, 32, _RIGHT - 132, height=84, least=22)
    write(image, fitted, (x + 98, y + 42), IVORY, "lm")
    for number, value in enumerate(shot.dice):
        best = value == max(shot.dice)
        put(image, die(value, 58, IVORY if best else (150, 150, 160)), (x + number * 70, y + 94))
    room = 84 if shot.dice else 146
    words = wrap(say(effect(shot)), Face.TEXT, 30, _RIGHT - 36, height=room, least=20)
    write(image, words, (x, at[1] + STRIP - GAP - 10), SAND, "lb")


def draw_equipment(
    image: Surface,
    view: View,
    at: tuple[int, int],
    width: int,
    say: Say,
    used: Upgrade | None = None,
) -> None:
    """List the bomb's upgrades with their prices: `used` is framed, what is impossible dim."""
    _title(image, say(text("rebelmoon-picture-upgrades")), at, width)
    possible = usable(view)
    for row, upgrade in enumerate(equipment(view.config)):
        bright = upgrade in possible
        y = at[1] + 54 + row * 58
        if upgrade is used:
            frame = panel(width - 20, 56, (58, 66, 118), GOLD, radius=10)
            put(image, frame, (at[0] + 10, y - 2))
        words = fit(upgrade_name(upgrade, say), Face.TEXT, 32, width - 160)
        write(image, words, (at[0] + 26, y + 26), IVORY if bright else DIM, "lm")
        cost = line(price(upgrade, view), Face.TEXT, 34)
        write(image, cost, (at[0] + width - 26, y + 26), GOLD if bright else DIM, "rm")


def price(upgrade: Upgrade, view: View) -> str:
    """Return what an upgrade costs now, in points of shield."""
    cost = COSTS.get(upgrade, view.bomb.strength)
    return f"−{cost}" if cost else "—"
