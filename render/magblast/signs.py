"""The signs of Mag·Blast: zones, turrets, resources, speed, hull, damage cards, mines, rocks.

Each says what it is by its shape, most by a letter or number too; colour is only added.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engines.magblast.model import Icon, Kind, Turret, Zone
from render.kit.lettering import Face, fit, write
from render.kit.outlines import (
    Points,
    arc,
    box,
    oval,
    regular,
    scaled,
    smooth,
    star,
)
from render.kit.palette import INK, IVORY, Colour, mixed
from render.kit.sketch import Sketch


class Hue(NamedTuple):
    """A colour that shines on dark, and its deep shade that bears ivory text."""

    bright: Colour
    deep: Colour


ZONE_HUES: dict[Zone, Hue] = {
    Zone.YELLOW: Hue((255, 216, 70), (104, 76, 6)),
    Zone.GREEN: Hue((92, 222, 112), (14, 86, 44)),
    Zone.RED: Hue((255, 92, 84), (130, 22, 30)),
    Zone.BLUE: Hue((96, 168, 255), (24, 62, 142)),
}
TURRET_HUES: dict[Turret, Hue] = {
    Turret.LASER: Hue((255, 226, 84), (104, 76, 6)),
    Turret.BEAM: Hue((110, 236, 128), (14, 86, 44)),
    Turret.MAG: Hue((255, 152, 54), (138, 56, 6)),
}
RESOURCE_HUES: dict[Icon, Hue] = {
    Icon.STAR: Hue((255, 222, 92), (120, 84, 8)),
    Icon.CIRCLE: Hue((110, 206, 255), (14, 78, 128)),
    Icon.DIAMOND: Hue((240, 132, 255), (108, 28, 132)),
    Icon.A: Hue((255, 222, 92), (120, 84, 8)),
    Icon.B: Hue((110, 206, 255), (14, 78, 128)),
    Icon.C: Hue((240, 132, 255), (108, 28, 132)),
}
SOUND, HURT, DYING = (86, 210, 96), (250, 176, 44), (240, 66, 58)
"""The colours of a hull that is whole, damaged, and about to break."""


def zone_outline(zone: Zone, x: float, y: float, radius: float) -> Points:
    """Return the shape that goes with a zone's colour: triangle, hexagon, square, drop."""
    match zone:
        case Zone.YELLOW:
            return regular(x, y + radius * 0.14, radius * 1.16, 3)
        case Zone.GREEN:
            return regular(x, y, radius, 6)
        case Zone.RED:
            half = radius * 0.84
            return box(x - half, y - half, x + half, y + half, radius * 0.16)
        case Zone.BLUE:
            round_ = arc(x, y + radius * 0.2, radius * 0.8, -30, 210)
            return [*round_, (x, y - radius * 1.05)]


@lru_cache(maxsize=32)
def zone_badge(zone: Zone, size: int, letter: str) -> Image.Image:
    """Return the mark of a zone: its shape, with the first letters of its name."""
    sketch, half, hue = Sketch(size, size, 1, 3), size / 2, ZONE_HUES[zone]
    shapes = ((0.92, INK), (0.84, hue.bright), (0.66, hue.deep))
    for share, paint in shapes:
        sketch.fill(zone_outline(zone, half, half, half * share), paint)
    badge = sketch.finished()
    low = {Zone.YELLOW: 0.6, Zone.BLUE: 0.58}.get(zone, 0.5)
    words = fit(letter, Face.COMIC, round(size * 0.44), round(size * 0.5), round(size * 0.26))
    write(badge, words, (half, size * low), IVORY, "mm")
    return badge


@lru_cache(maxsize=32)
def turret_sign(turret: Turret, size: int, *, fired: bool = False) -> Image.Image:
    """Return a gun turret: one, two or three barrels; struck through once it has fired."""
    sketch, hue = Sketch(size, size, size / 24, 3), TURRET_HUES[turret]
    bright, deep = (mixed(c, (90, 88, 104), 0.75) for c in hue) if fired else hue
    barrels = {Turret.LASER: (12,), Turret.BEAM: (8, 16), Turret.MAG: (5, 12, 19)}[turret]
    width, top = {Turret.LASER: (3, 5), Turret.BEAM: (3.6, 3.4), Turret.MAG: (4.2, 1.5)}[turret]
    for x in barrels:
        sketch.fill(box(x - width / 2 - 1.2, top - 1.2, x + width / 2 + 1.2, 18, 1), INK)
        sketch.fill(box(x - width / 2, top, x + width / 2, 18, 0.8), bright)
    sketch.fill([*arc(12, 20.5, 10.6, 180, 360), (22.6, 22.8), (1.4, 22.8)], INK)
    sketch.fill([*arc(12, 20.8, 9.2, 180, 360), (21.2, 21.6), (2.8, 21.6)], (bright, deep))
    if fired:
        for ends in ([(3, 4), (21, 20)], [(21, 4), (3, 20)]):
            sketch.stroke(ends, 4.6, INK)
            sketch.stroke(ends, 2.6, (255, 120, 96))
    return sketch.finished()


@lru_cache(maxsize=24)
def resource_sign(icon: Icon, size: int) -> Image.Image:
    """Return a resource: a star, circle or diamond, or a letter on a coin."""
    sketch, half, hue = Sketch(size, size, 1, 3), size / 2, RESOURCE_HUES[icon]
    for share, paint in ((0.98, INK), (0.84, IVORY), (0.7, (hue.bright, mixed(*hue, 0.4)))):
        sketch.fill(_resource_outline(icon, half, half * share), paint)
    sign = sketch.finished()
    if icon in (Icon.A, Icon.B, Icon.C):
        letter = fit(icon.upper(), Face.COMIC, round(size * 0.62), size)
        write(sign, letter, (half, half), INK, "mm")
    return sign


def _resource_outline(icon: Icon, middle: float, radius: float) -> Points:
    match icon:
        case Icon.STAR:
            return star(middle, middle * 1.06, radius * 1.04, radius * 0.5, 5)
        case Icon.CIRCLE:
            return oval(middle, middle, radius * 0.9)
        case Icon.DIAMOND:
            return regular(middle, middle, radius, 4)
        case Icon.A | Icon.B | Icon.C:
            near, far = middle - radius * 0.9, middle + radius * 0.9
            return box(near, near, far, far, 5)


@lru_cache(maxsize=16)
def speed_sign(speed: int, size: int) -> Image.Image:
    """Return as many arrowheads as a ship is fast; a ship that does not move has an anchor."""
    sketch = Sketch(size, size, size / 24, 3)
    if speed == 0:
        for width, paint in ((5.6, INK), (2.8, IVORY)):
            sketch.stroke([(12, 6), (12, 21)], width, paint)
            sketch.stroke(arc(12, 13, 8, 10, 170), width, paint)
            sketch.stroke([(7.5, 9.5), (16.5, 9.5)], width, paint)
            sketch.stroke(oval(12, 4.4, 2), width * 0.8, paint, closed=True)
        return sketch.finished()
    for n in range(speed):
        x = 12 + (n - (speed - 1) / 2) * 9
        for width, paint in ((7, INK), (3.8, IVORY)):
            sketch.stroke([(x - 3.4, 4.5), (x + 3.4, 12), (x - 3.4, 19.5)], width, paint)
    return sketch.finished()


def hull_colour(left: int, full: int) -> Colour:
    """Return the colour of a hull: whole or nearly so, damaged, about to break."""
    if left * 3 <= full:
        return DYING
    return HURT if left * 3 <= full * 2 else SOUND


def shield_outline(x: float, y: float, radius: float) -> Points:
    """Return a heraldic shield of about 2 × `radius` in width."""
    top = [(-0.92, -0.86), (-0.4, -1), (0, -0.9), (0.4, -1), (0.92, -0.86)]
    side = [(0.98, -0.2), (0.78, 0.42), (0.36, 0.86), (0, 1.06)]
    half = [*top, *side, *((-px, py) for px, py in reversed(side[:-1]))]
    return [(x + px * radius, y + py * radius) for px, py in half]


@lru_cache(maxsize=128)
def hull_sign(left: int, full: int, size: int) -> Image.Image:
    """Return a shield with what is left of a hull; it is cracked where there is damage."""
    sketch, half = Sketch(size, size, 1, 3), size / 2
    colour = hull_colour(left, full)
    edge = shield_outline(half, half, half * 0.9)
    sketch.fill(edge, INK)
    sketch.fill(scaled(edge, 0.9, (half, half)), mixed(colour, IVORY, 0.55))
    sketch.fill(
        scaled(edge, 0.78, (half, half)), (mixed(colour, INK, 0.42), mixed(colour, INK, 0.7))
    )
    if left < full:
        _crack(sketch, size / 100)
    sign = sketch.finished()
    number = fit(str(max(left, 0)), Face.TEXT, round(size * 0.68), round(size * 0.66))
    write(sign, number, (half * 0.98, size * 0.47), IVORY, "mm", outline=INK)
    return sign


def _crack(sketch: Sketch, unit: float) -> None:
    way = [(60, 4), (70, 16), (64, 24), (78, 34), (72, 44), (86, 52)]
    line = [(x * unit, y * unit) for x, y in way]
    sketch.stroke(line, 6 * unit, INK)
    sketch.stroke(line, 2 * unit, IVORY, 0.6)


@lru_cache(maxsize=48)
def damage_slip(amount: int, width: int, kind: Kind) -> Image.Image:
    """Return the lower end of a damage card that looks out from under a ship."""
    height = round(width * 1.25)
    sketch = Sketch(width, height, width / 40, 3)
    hue = DAMAGE_HUES.get(kind, Hue((226, 226, 236), (64, 60, 80)))
    sketch.fill(box(0, 0, 40, 50, 7), INK)
    sketch.fill(box(2, 2, 38, 48, 6), hue.bright)
    sketch.fill(box(5, 5, 35, 45, 4), hue.deep)
    slip = sketch.finished()
    number = fit(str(amount), Face.TEXT, round(width * 0.8), round(width * 0.72))
    write(slip, number, (width / 2 - width / 40, height / 2), IVORY, "mm")
    return slip


DAMAGE_HUES: dict[Kind, Hue] = {
    Kind.LASER_BLAST: TURRET_HUES[Turret.LASER],
    Kind.BEAM_BLAST: TURRET_HUES[Turret.BEAM],
    Kind.MAG_BLAST: TURRET_HUES[Turret.MAG],
}


@lru_cache(maxsize=16)
def mine(size: int) -> Image.Image:
    """Return a space mine: a ball with horns and a red light."""
    sketch = Sketch(size, size, size / 60, 3)
    sketch.fill(star(30, 30, 29, 17, 8), INK)
    sketch.fill(star(30, 30, 25, 16, 8), (150, 150, 170))
    sketch.fill(oval(30, 30, 19.5), INK)
    sketch.fill(oval(30, 30, 17), ((112, 112, 136), (44, 42, 62)))
    sketch.fill(oval(30, 30, 8), INK)
    sketch.fill(oval(30, 30, 6), (255, 66, 52))
    sketch.fill(oval(28, 28, 2.2), IVORY)
    return sketch.finished()


def rock_outline(shape: int, x: float, y: float, radius: float) -> Points:
    """Return the edge of an asteroid; `shape` 0 … 2 tells three forms apart."""
    reach = _REACH[shape % len(_REACH)]
    knots = [regular(x, y, radius * far, len(reach), 20)[n] for n, far in enumerate(reach)]
    return smooth(knots, steps=4)


_REACH = (
    (0.96, 0.78, 1.0, 0.85, 0.96, 0.74, 1.0, 0.81),
    (0.81, 1.0, 0.74, 0.96, 0.89, 1.0, 0.78, 0.93),
    (1.0, 0.89, 0.81, 1.0, 0.74, 0.93, 1.0, 0.78),
)


@lru_cache(maxsize=16)
def rock(size: int, shape: int) -> Image.Image:
    """Return an asteroid; `shape` 0 … 2 tells three forms apart."""
    sketch = Sketch(size, size, size / 60, 3)
    edge = rock_outline(shape, 30, 30, 27)
    sketch.fill(scaled(edge, 1.06, (30, 30)), INK)
    sketch.fill(edge, ((196, 164, 132), (82, 62, 62)))
    for x, y, radius in ((22, 22, 6), (38, 28, 4.6), (27, 40, 5)):
        sketch.fill(oval(x, y, radius), (84, 64, 60))
        sketch.fill(oval(x + 0.9, y + 1.1, radius * 0.78), (140, 112, 96))
    return sketch.finished()
