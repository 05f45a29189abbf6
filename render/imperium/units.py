"""The units on the map: plates with a silhouette, a short name, strength, damage and cargo.

Sprites are RGBA from bounded caches: put them, never draw on them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image, ImageChops

from engines.core import Seat
from engines.imperium.board import Mark, Unit
from engines.imperium.units import Kind
from render.imperium.layout import CYAN, FRESH, HARM, LIVERY, SPARK, plate_outline
from render.imperium.ships import silhouette
from render.kit.hexes import outline
from render.kit.icons import flame
from render.kit.lettering import Face, fit, line, write
from render.kit.outlines import Point, Points, box, oval, regular, scaled
from render.kit.paint import toned
from render.kit.palette import INK, IVORY, Colour, mixed
from render.kit.sketch import Sketch

ACROSS, DOWN = 0.68, 0.57
"""Half of the width and height of a plate, in sizes of a hex."""
SINK = 0.1
"""How far below the middle of its hex a plate lies, to leave room for the name."""
LEGIBLE = 34
"""The size of letters, in pixels, from which on a phone shows the short names of units well."""
PIP = 0.115
"""The radius of a token aboard, in sizes of a hex."""

Done: TypeAlias = Literal[Mark.MOVED, Mark.BUILT, Mark.EVADING, Mark.SWIFT]
"""The marks that are drawn."""
WEIGHTIEST: tuple[Done, ...] = (Mark.MOVED, Mark.EVADING, Mark.SWIFT, Mark.BUILT)
"""Of several marks the first is drawn."""


class Look(NamedTuple):
    """What a unit shows; `done` is what it has done, or nothing."""

    seat: Seat
    kind: Kind
    label: str
    damaged: bool = False
    cargo: tuple[Kind, ...] = ()
    strength: tuple[int, int] = (0, 0)
    done: Done | None = None


def look(unit: Unit, seat: Seat, label: str, *, active: bool) -> Look:
    """Return what a unit shows; what it has done is told of the side whose turn it is."""
    stats = unit.stats
    sign = done(unit.marks) if active else None
    numbers = (stats.attack, stats.defence)
    return Look(seat, unit.kind, label, unit.damaged, unit.cargo, numbers, sign)


def done(marks: frozenset[Mark]) -> Done | None:
    """Return the sign that a unit with these marks bears, if it bears one."""
    return next((sign for sign in WEIGHTIEST if sign in marks), None)


@lru_cache(maxsize=768)
def unit_sprite(shown: Look, size: int) -> Image.Image:
    """Return the plate of a unit, to be put with its middle `SINK` below its hex's."""
    edge = round(size * 1.76)
    middle = edge / 2
    sprite = _plate(shown.seat, size, damaged=shown.damaged).copy()
    ship = silhouette(shown.kind, round(size * 0.66), _metal(shown), shown.seat == 1)
    sprite.alpha_composite(ship, _corner(ship, middle, middle - size * 0.25))
    if shown.cargo or shown.damaged or shown.done is not None:
        signs = Sketch(edge, edge, detail=3)
        _cargo(signs, shown, middle, size)
        _signs(signs, shown, middle, size)
        sprite.alpha_composite(signs.finished())
    _numbers(sprite, shown, size)
    letters = max(size * 0.55, min(size * 0.66, LEGIBLE))
    words = fit(shown.label, Face.TEXT, round(letters), round(size * 1.28))
    write(sprite, words, (middle, middle + size * 0.29), IVORY, "mm", outline=INK)
    return sprite


@lru_cache(maxsize=128)
def pale_unit(shown: Look, size: int) -> Image.Image:
    """Return the plate of a unit that is not yet, or no longer, where it is drawn."""
    sprite = unit_sprite(shown, size).copy()
    sprite.putalpha(toned(sprite.getchannel("A"), lambda value: value * 0.62))
    return sprite


@lru_cache(maxsize=64)
def shade_beyond(shown: Look, size: int, dark: tuple[Point, ...], depth: float) -> Image.Image:
    """Return the dark on what sticks out of a dark sector, to be put where its unit is.

    `dark` are the middles, from the unit's own, of the sectors that are dark already.
    """
    sprite = unit_sprite(shown, size)
    sketch, middle = Sketch(*sprite.size), sprite.width / 2
    for x, y in dark:
        sketch.fill(outline(middle + x, middle + y, size), INK)
    beyond = ImageChops.invert(sketch.finished().getchannel("A"))
    dim = toned(sprite.getchannel("A"), lambda value: value * depth)
    shade = Image.new("RGBA", sprite.size, INK)
    shade.putalpha(ImageChops.multiply(dim, beyond))
    return shade


def _metal(shown: Look) -> Colour:
    return mixed(LIVERY[shown.seat].pale, IVORY, 0.35)


def _corner(sprite: Image.Image, x: float, y: float) -> tuple[int, int]:
    return round(x - sprite.width / 2), round(y - sprite.height / 2)


@lru_cache(maxsize=16)
def _plate(seat: Seat, size: int, *, damaged: bool) -> Image.Image:
    """Return the empty plate of a side's units, hatched if they are damaged."""
    edge = round(size * 1.76)
    middle, sketch = (edge / 2, edge / 2), Sketch(edge, edge, detail=3)
    plate = plate_outline(seat, *middle, size * ACROSS, size * DOWN)
    livery = LIVERY[seat]
    rim = HARM if damaged else mixed(livery.bright, IVORY, 0.3)
    sketch.fill(scaled(plate, 1.08, middle), INK)
    sketch.fill(plate, rim)
    inner = scaled(plate, 0.91, middle)
    dark = 0.5 if damaged else 0.0
    top, bottom = mixed(livery.bright, livery.deep, 0.45), mixed(livery.deep, INK, 0.3)
    sketch.fill(inner, (mixed(top, INK, dark), mixed(bottom, INK, dark)))
    if damaged:
        width = max(x for x, _ in plate) - min(x for x, _ in plate)
        for n in range(-3, 4):
            x = middle[0] + n * width * 0.2
            ends = [(x - width * 0.16, middle[1] + width), (x + width * 0.16, middle[1] - width)]
            sketch.stroke(ends, width * 0.035, HARM, 0.42, within=inner)
    return sketch.finished()


def _numbers(sprite: Image.Image, shown: Look, size: int) -> None:
    """Write the attack to the left of the ship and the defence to its right."""
    middle = sprite.width / 2
    for value, side, colour in ((shown.strength[0], -1, SPARK), (shown.strength[1], 1, CYAN)):
        words = line(str(value), Face.TEXT, round(size * (0.42 if value < 10 else 0.36)))
        at = (middle + side * size * 0.45, middle - size * 0.27)
        write(sprite, words, at, colour, "mm", outline=INK)


def _cargo(sketch: Sketch, shown: Look, middle: float, size: int) -> None:
    """Draw what is aboard along the lower edge."""
    radius = size * PIP
    step = radius * 2.3
    for n, kind in enumerate(shown.cargo):
        x = middle + (n - (len(shown.cargo) - 1) / 2) * step
        pip(sketch, kind, x, middle + size * 0.64, radius)


def pip(sketch: Sketch, kind: Kind, x: float, y: float, radius: float) -> None:
    """Draw a token: infantry round, armour square, interceptors a triangle, bombers a lozenge."""
    shape = {
        Kind.INFANTRY: oval(x, y, radius),
        Kind.ARMOUR: box(x - radius * 0.9, y - radius * 0.9, x + radius * 0.9, y + radius * 0.9),
        Kind.INTERCEPTOR: regular(x, y + radius * 0.2, radius * 1.25, 3),
        Kind.BOMBER: regular(x, y, radius * 1.22, 4),
    }[kind]
    sketch.fill(scaled(shape, 1.34, (x, y)), INK)
    sketch.fill(shape, IVORY)


def _signs(sketch: Sketch, shown: Look, middle: float, size: int) -> None:
    """Draw a flame on what is damaged, and what a unit has done, at the upper corners."""
    if shown.damaged:
        at = (middle + size * 0.62, middle - size * 0.52)
        sign = [
            (at[0] + (x - 12) * size * 0.019, at[1] + (y - 12) * size * 0.019) for x, y in flame()
        ]
        sketch.stroke(sign, size * 0.09, INK, closed=True)
        sketch.fill(sign, ((255, 232, 120), HARM))
    if shown.done is not None:
        _mark(sketch, shown.done, (middle - size * 0.68, middle - size * 0.52), size * 0.14)


def _mark(sketch: Sketch, done_: Done, at: Point, radius: float) -> None:
    lines, colour = _strokes(done_, *at, radius)
    for width, paint in ((1.1, INK), (0.58, colour)):
        for points in lines:
            sketch.stroke(points, radius * width, paint)


@lru_cache(maxsize=8)
def done_sign(done_: Done, size: int) -> Image.Image:
    """Return the sign of what a unit has done, by itself."""
    sketch = Sketch(size, size, detail=3)
    _mark(sketch, done_, (size / 2, size / 2), size * 0.3)
    return sketch.finished()


@lru_cache(maxsize=16)
def pip_sign(kind: Kind, size: int) -> Image.Image:
    """Return a token aboard, by itself."""
    sketch = Sketch(size, size, detail=3)
    pip(sketch, kind, size / 2, size / 2, size * 0.36)
    return sketch.finished()


def _strokes(sign: Done, x: float, y: float, r: float) -> tuple[list[Points], Colour]:
    """Return how a sign is drawn: chevrons, a cross, a wave, an arrow up."""
    match sign:
        case Mark.MOVED:
            starts = (x - r * 0.85, x + r * 0.05)
            return [[(s, y - r), (s + r * 0.8, y), (s, y + r)] for s in starts], IVORY
        case Mark.BUILT:
            return [[(x - r, y), (x + r, y)], [(x, y - r), (x, y + r)]], FRESH
        case Mark.EVADING:
            return [
                [(x - r * 1.2, y), (x - r * 0.4, y - r), (x + r * 0.4, y + r), (x + r, y)]
            ], FRESH
        case Mark.SWIFT:
            return [
                [(x - r, y), (x, y - r), (x + r, y)],
                [(x - r, y + r), (x, y), (x + r, y + r)],
            ], FRESH
