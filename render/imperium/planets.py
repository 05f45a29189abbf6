"""The planets: their type by size and letter, their owner by ring, shape and letter.

Sprites are RGBA from bounded caches: put them, never draw on them.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engines.core import Seat
from engines.imperium.board import Planet
from engines.imperium.systems import Size
from engines.imperium.units import Kind
from render.imperium.layout import CYAN, HARM, LIVERY, NEUTRAL, plate_outline, seat_sign
from render.imperium.ships import silhouette
from render.imperium.units import pip
from render.kit.canvas import put
from render.kit.lettering import Face, line, write
from render.kit.outlines import Point, arc, oval, scaled, star
from render.kit.paint import cloud, mapped
from render.kit.palette import GOLD, INK, IVORY, Colour, mixed
from render.kit.sketch import Sketch

RADIUS: dict[Size, float] = {
    Size.HOME: 0.62,
    Size.LARGE: 0.6,
    Size.MEDIUM: 0.5,
    Size.SMALL: 0.39,
}
"""The radius of a globe in sizes of a hex."""
_GROUNDS: dict[Size, tuple[Colour, Colour, Colour]] = {
    Size.HOME: ((18, 66, 110), (46, 138, 120), (214, 226, 172)),
    Size.LARGE: ((112, 66, 40), (196, 142, 84), (244, 216, 164)),
    Size.MEDIUM: ((30, 74, 74), (86, 146, 120), (196, 206, 160)),
    Size.SMALL: ((74, 66, 74), (132, 122, 122), (192, 184, 178)),
}
_BUILDINGS = ((Kind.CANNON, -0.56), (Kind.ION_CANNON, 0.56))


class World(NamedTuple):
    """What a planet shows; `letter` stands for its type."""

    size: Size
    letter: str
    owner: Seat | None = None
    troops: tuple[Kind, ...] = ()
    buildings: frozenset[Kind] = frozenset()
    cannon_damaged: bool = False
    variant: int = 0


def world(planet: Planet, letter: str, variant: int) -> World:
    """Return what a planet shows; `variant` picks its face."""
    return World(
        planet.size,
        letter,
        planet.owner,
        planet.troops,
        planet.buildings,
        planet.cannon_damaged,
        variant % 3,
    )


@lru_cache(maxsize=512)
def planet_sprite(shown: World, size: int) -> Image.Image:
    """Return a planet, to be put with its middle in the middle of its hex."""
    edge = round(size * 2)
    middle, radius = edge / 2, size * RADIUS[shown.size]
    at = (middle, middle - size * 0.04)
    sprite = Image.new("RGBA", (edge, edge))
    put(sprite, _ring(shown.owner, radius, size), at, "mm")
    put(sprite, globe(shown.size, round(radius * 2), shown.variant), at, "mm")
    if Kind.SHIELD in shown.buildings:
        _shield(sprite, at, radius, size)
    words = line(shown.letter, Face.DISPLAY, round(size * 0.5))
    write(sprite, words, (at[0], at[1] - size * 0.04), IVORY, "mm", outline=INK)
    if shown.size is Size.HOME:
        _crown(sprite, at, radius, size)
    _buildings(sprite, shown, at, size)
    if shown.owner is not None:
        _garrison(sprite, shown, (middle, middle + size * 0.52), size)
    return sprite


@lru_cache(maxsize=64)
def globe(size: Size, across: int, variant: int) -> Image.Image:
    """Return the globe of a type of planet, lit from the upper left."""
    dark, mid, light = _GROUNDS[size]
    bands = (2, 9) if size is Size.LARGE else (5, 5)
    grain = cloud(across, across, *bands, f"{size}{variant}")
    image = mapped(grain, ((0, dark), (0.5, mid), (1, light))).convert("RGBA")
    night, disc = _night(across)
    image.alpha_composite(night)
    image.putalpha(disc)
    return image


@lru_cache(maxsize=16)
def _night(across: int) -> tuple[Image.Image, Image.Image]:
    """Return the dark side of a globe, and the mask of the disc that is seen of it."""
    sketch = Sketch(across, across, across / 100, 1)  # a blurred edge is smooth enough
    shade = oval(38, 36, 62)
    sketch.soft([*oval(50, 50, 80), *reversed([*shade, shade[0]])], INK, 9, 0.8)
    disc = Sketch(across, across, across / 100, 3)
    disc.fill(oval(50, 50, 49), IVORY)
    return sketch.finished(), disc.finished().getchannel("A")


class _Sheet(NamedTuple):
    """A sketch no larger than what is drawn in it: where it lies, and the middle on it."""

    sketch: Sketch
    corner: tuple[int, int]
    middle: Point


def _sheet(at: Point, reach: float) -> _Sheet:
    """Return a sheet for what lies within `reach` of a point."""
    corner = math.floor(at[0] - reach), math.floor(at[1] - reach)
    edge = math.ceil(2 * reach) + 2
    return _Sheet(Sketch(edge, edge, detail=3), corner, (at[0] - corner[0], at[1] - corner[1]))


@lru_cache(maxsize=32)
def _ring(owner: Seat | None, radius: float, size: int) -> Image.Image:
    """Return the owner's ring: unbroken for red, beaded for blue, dashed grey for nobody."""
    far, width = radius + size * 0.08, size * 0.1
    edge = 2 * math.ceil(far + size * 0.1) + 2
    sketch, at = Sketch(edge, edge, detail=3), (edge / 2, edge / 2)
    sketch.fill(oval(*at, far + size * 0.08), INK)
    if owner is None:
        for angle in range(0, 360, 30):
            sketch.stroke(arc(*at, far, angle, angle + 14), width * 0.6, NEUTRAL)
    else:
        sketch.stroke(oval(*at, far), width, LIVERY[owner].bright, closed=True)
    return sketch.finished()


def _shield(sprite: Image.Image, at: Point, radius: float, size: float) -> None:
    """Draw the planetary shield: a dome over the upper half."""
    far = radius + size * 0.16
    sketch, corner, at = _sheet(at, far + size * 0.1)
    sketch.stroke(arc(*at, far, 196, 344), size * 0.13, INK)
    sketch.stroke(arc(*at, far, 196, 344), size * 0.07, CYAN)
    put(sprite, sketch.finished(), corner)


def _crown(sprite: Image.Image, at: Point, radius: float, size: float) -> None:
    """Draw the stars of a home planet."""
    sketch, corner, at = _sheet(at, radius + size * 0.1)
    for dx in (-0.26, 0, 0.26):
        x, y = at[0] + dx * size, at[1] - radius * 0.62 + abs(dx) * size * 0.3
        sketch.fill(star(x, y, size * 0.17, size * 0.075, 5), INK)
        sketch.fill(star(x, y, size * 0.125, size * 0.055, 5), GOLD)
    put(sprite, sketch.finished(), corner)


def _buildings(sprite: Image.Image, shown: World, at: Point, size: float) -> None:
    """Draw defensive and ion cannon to the left and right of the globe."""
    for kind, side in _BUILDINGS:
        if kind in shown.buildings:
            broken = kind is Kind.CANNON and shown.cannon_damaged
            colour = HARM if broken else mixed(NEUTRAL, IVORY, 0.5)
            token = silhouette(kind, round(size * 0.5), colour)
            put(sprite, token, (at[0] + side * size, at[1] - size * 0.02), "mm")
            if broken:
                _broken(sprite, (at[0] + side * size, at[1]), size)


def _broken(sprite: Image.Image, at: Point, size: float) -> None:
    sketch, corner, at = _sheet(at, size * 0.3)
    x, y, r = *at, size * 0.2
    crack = [(x - r, y - r), (x + r * 0.2, y - r * 0.2), (x - r * 0.2, y + r * 0.2), (x + r, y + r)]
    sketch.stroke(crack, size * 0.11, INK)
    sketch.stroke(crack, size * 0.05, IVORY)
    put(sprite, sketch.finished(), corner)


def _garrison(sprite: Image.Image, shown: World, at: Point, size: float) -> None:
    """Draw the owner's plate: the sign of the side, and the troops by kind and number."""
    assert shown.owner is not None
    livery, seat = LIVERY[shown.owner], shown.owner
    groups = [(k, shown.troops.count(k)) for k in sorted(set(shown.troops))]
    step = size * (0.42 if len(groups) < 2 else 0.36)
    if len(groups) > 1:  # it ends before the name of the sector below on the right
        at = at[0] - size * 0.2, at[1]
    across = max(size * 0.27 + len(groups) * step * 0.5, size * 0.36)
    sketch, corner, on = _sheet(at, across * 1.25 + size * 0.04)
    plate = plate_outline(seat, *on, across, size * 0.24)
    sketch.fill(scaled(plate, 1.1, on), INK)
    sketch.fill(plate, mixed(livery.bright, IVORY, 0.35))
    sketch.fill(scaled(plate, 0.88, on), livery.deep)
    start = on[0] - across + size * 0.24
    sketch.fill(seat_sign(seat, start, on[1], size * 0.14), IVORY)
    for n, (kind, _) in enumerate(groups):
        pip(sketch, kind, start + size * 0.3 + n * step, on[1], size * 0.105)
    put(sprite, sketch.finished(), corner)
    left = start + corner[0]
    for n, (_, count) in enumerate(groups):
        words = line(str(count), Face.TEXT, round(size * 0.4))
        x = left + size * 0.4 + n * step
        write(sprite, words, (x, at[1]), IVORY, "lm", outline=INK)
