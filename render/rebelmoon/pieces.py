"""The pieces: asteroids, weapons face down and face up, and the bomb.

All are RGBA sprites from bounded caches, `size` pixels square: put them, never draw on them.
"""

from __future__ import annotations

import random
from functools import lru_cache

from PIL import Image

from engines.rebelmoon.model import Colour, Direction, Kind
from render.kit.lettering import Face, line, write
from render.kit.outlines import Points, arc, moved, oval, smooth, turned
from render.kit.palette import INK, IVORY, mixed
from render.kit.sketch import Sketch
from render.rebelmoon.layout import DEEP, LIVE, emblem, heading
from render.rebelmoon.patterns import MIDDLE, draw_pattern

ROCKS = 4
"""How many shapes of asteroid there are."""


@lru_cache(maxsize=32)
def asteroid(shape: int, size: int) -> Image.Image:
    """Return an asteroid, one of `ROCKS`."""
    chance = random.Random(f"rock {shape}")
    knots = [turned([(50 + chance.uniform(36, 47), 50)], 30 * n, (50, 50))[0] for n in range(12)]
    edge = smooth(knots)
    sketch = Sketch(size, size, size / 100, 3)
    sketch.fill(moved(edge, 3, 4), INK, 0.7)
    sketch.fill(edge, mixed(INK, (90, 84, 88), 0.3))
    sketch.fill(moved(_shrunk(edge, 0.93), -1, -1.5), ((184, 174, 166), (88, 80, 84)))
    sketch.fill(moved(_shrunk(edge, 0.7), 9, 11), (60, 54, 60), 0.35, within=edge)
    for _ in range(5):
        x, y, r = chance.uniform(28, 70), chance.uniform(26, 72), chance.uniform(4, 9)
        sketch.fill(oval(x, y, r), (70, 63, 68), 0.8, within=edge)
        sketch.fill(oval(x + 1.2, y + 1.6, r * 0.75), (132, 124, 122), 0.8, within=edge)
    return sketch.finished()


def _shrunk(points: Points, factor: float) -> Points:
    return [(50 + (x - 50) * factor, 50 + (y - 50) * factor) for x, y in points]


@lru_cache(maxsize=128)
def weapon(
    colour: Colour, kind: Kind | None, size: int, shots: int = 0, *, down: bool = False
) -> Image.Image:
    """Return a weapon: with its colour's emblem, or its pattern where the kind is told.

    `down` marks one that is face down although its owner sees the kind: a dashed rim.
    """
    sketch = Sketch(size, size, size / 100, 3)
    sketch.fill(oval(52, 53, 46), INK, 0.7)
    sketch.fill(oval(50, 50, 47), mixed(LIVE[colour], IVORY, 0.35))
    sketch.fill(oval(50, 50, 44.5), INK)
    sketch.fill(oval(50, 50, 42), (LIVE[colour], DEEP[colour]))
    if kind is None:
        _back(sketch, colour)
    else:
        sketch.fill(oval(50, 50, 36), (18, 18, 30))
        draw_pattern(sketch, kind, mixed(LIVE[colour], IVORY, 0.25), shots)
        _tag(sketch, colour)
        if down:
            _dashes(sketch)
    return sketch.finished()


def _dashes(sketch: Sketch) -> None:
    for angle in range(15, 360, 30):
        if not 240 < angle < 300:
            sketch.stroke(arc(50, 50, 43.5, angle - 6, angle + 6), 4.4, IVORY)


def _back(sketch: Sketch, colour: Colour) -> None:
    _marked(sketch, colour, 50, 50, 22)


def _tag(sketch: Sketch, colour: Colour) -> None:
    """Put the emblem of the colour on the rim."""
    _marked(sketch, colour, 50, 13, 10.5)


@lru_cache(maxsize=128)
def bomb(facing: Direction, shield: Colour | None, strength: int, size: int) -> Image.Image:
    """Return the bomb: a prow for its facing, rings for its shields, the active one's strength.

    The emblem at its stern is that of the active shield; without one there is an "!".
    """
    sketch = Sketch(size, size, size / 100, 3)
    angle = heading(facing)
    sketch.soft(oval(52, 54, 34), INK, 4, 0.6)
    sketch.fill(turned([(58, 15), (100, 50), (58, 85)], angle, MIDDLE), INK)
    sketch.fill(turned([(60, 22), (95.5, 50), (60, 78)], angle, MIDDLE), IVORY)
    order = tuple(Colour)
    left = order[order.index(shield) :] if shield else ()
    for radius, colour in zip((32.5, 27.5, 22.5), left, strict=False):
        sketch.fill(oval(*MIDDLE, radius), INK)
        sketch.fill(oval(*MIDDLE, radius - 1.3), LIVE[colour])
    sketch.fill(oval(*MIDDLE, 19.5), INK)
    sketch.fill(oval(*MIDDLE, 18), ((96, 92, 120), (26, 24, 40)))
    if shield:
        stern = turned([(17.5, 50)], angle, MIDDLE)[0]
        _bright(sketch, shield, *stern, 9)
    sprite = sketch.finished()
    words = line(str(strength) if shield else "!", Face.TEXT, round(size * 0.3))
    write(sprite, words, (size / 2, size / 2), IVORY, "mm", outline=INK)
    return sprite


@lru_cache(maxsize=32)
def mark(colour: Colour, size: int) -> Image.Image:
    """Return the emblem of a colour by itself."""
    sketch = Sketch(size, size, size / 100, 3)
    _bright(sketch, colour, 50, 50, 38)
    return sketch.finished()


def _bright(sketch: Sketch, colour: Colour, x: float, y: float, radius: float) -> None:
    """Draw an emblem in its full colour, for a dark ground."""
    sketch.fill(emblem(colour, x, y, radius * 1.3), INK)
    sketch.fill(emblem(colour, x, y, radius * 1.1), IVORY)
    sketch.fill(emblem(colour, x, y, radius * 0.78), LIVE[colour])


def _marked(sketch: Sketch, colour: Colour, x: float, y: float, radius: float) -> None:
    sketch.fill(emblem(colour, x, y, radius * 1.28), INK)
    sketch.fill(emblem(colour, x, y, radius), mixed(LIVE[colour], IVORY, 0.8))
