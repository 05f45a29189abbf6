"""What sectors hold besides planets and units: rocks, holes, clouds, gates, ions, mines.

All are RGBA sprites from bounded caches, `size` pixels square: put them, never draw on them.
"""

from __future__ import annotations

import random
from functools import lru_cache

from PIL import Image

from render.kit.lettering import Face, line, write
from render.kit.outlines import (
    Point,
    Points,
    arc,
    oval,
    scaled,
    smooth,
    star,
    turned,
)
from render.kit.palette import INK, IVORY, Colour, mixed
from render.kit.sketch import Sketch

MIDDLE: Point = (50, 50)
ROCKS = 4
"""How many shapes of asteroid field there are."""
VIOLET: Colour = (196, 104, 255)
ION: Colour = (120, 255, 214)
HAZARD: Colour = (255, 226, 60)
_STONE: Colour = (128, 120, 122)


@lru_cache(maxsize=16)
def asteroids(shape: int, size: int) -> Image.Image:
    """Return a field of asteroids, one of `ROCKS`."""
    chance = random.Random(f"belt {shape}")
    sketch = Sketch(size, size, size / 100, 3)
    spots = [(50, 50, 21), (24, 34, 12), (76, 66, 13), (70, 26, 9), (30, 74, 10), (54, 82, 6)]
    for x, y, radius in spots:
        at = (x + chance.uniform(-4, 4), y + chance.uniform(-4, 4))
        _rock(sketch, at, radius, chance)
    return sketch.finished()


def _rock(sketch: Sketch, at: tuple[float, float], radius: float, chance: random.Random) -> None:
    knots = [
        turned([(at[0] + radius * chance.uniform(0.78, 1.06), at[1])], 40 * n, at)[0]
        for n in range(9)
    ]
    edge = smooth(knots, steps=4)
    sketch.fill(scaled(edge, 1.14, at), INK)
    sketch.fill(edge, (mixed(_STONE, IVORY, 0.45), mixed(_STONE, INK, 0.45)))
    for _ in range(round(radius / 6)):
        x = at[0] + chance.uniform(-0.5, 0.5) * radius
        y = at[1] + chance.uniform(-0.5, 0.5) * radius
        sketch.fill(oval(x, y, radius * 0.2), mixed(_STONE, INK, 0.4))


@lru_cache(maxsize=8)
def black_hole(size: int) -> Image.Image:
    """Return a black hole with its glowing ring."""
    sketch = Sketch(size, size, size / 100, 3)
    for radius, opacity in ((47, 0.16), (41, 0.3), (36, 0.5)):
        sketch.soft(oval(50, 50, radius), (255, 140, 60), 3, opacity)
    sketch.fill(oval(50, 50, 31), (0, 0, 0))
    sketch.stroke(oval(50, 50, 31), 4, (255, 206, 140), closed=True)
    ring = oval(50, 50, 47, 13, -18)
    sketch.stroke(ring, 6, (255, 170, 84), 0.95, closed=True)
    sketch.stroke(ring, 2, IVORY, closed=True)
    sketch.fill([*arc(50, 50, 29, 162, 342)], (0, 0, 0))
    return sketch.finished()


@lru_cache(maxsize=16)
def cloud(number: int, size: int) -> Image.Image:
    """Return an antimatter cloud with its number."""
    sketch = Sketch(size, size, size / 100, 3)
    sketch.soft(oval(50, 50, 38), (122, 30, 190), 5, 0.8)
    for radius, paint in ((44, INK), (41.5, VIOLET)):
        for arm in range(3):
            knots = [
                turned([(50 + radius * (0.2 + n * 0.1), 50)], 120 * arm + 34 * n, MIDDLE)[0]
                for n in range(9)
            ]
            sketch.stroke(smooth(knots, closed=False, steps=4), 13 if paint is INK else 8, paint)
    sketch.fill(oval(50, 50, 24), INK)
    sketch.fill(oval(50, 50, 21), (74, 14, 126))
    sprite = sketch.finished()
    words = line(str(number), Face.DISPLAY, round(size * 0.34))
    write(sprite, words, (size / 2, size / 2), IVORY, "mm")
    return sprite


@lru_cache(maxsize=8)
def gate(size: int) -> Image.Image:
    """Return a star gate."""
    sketch = Sketch(size, size, size / 100, 3)
    sketch.soft(oval(50, 50, 36), (24, 84, 190), 5, 0.9)
    for arm in range(6):
        knots = [turned([(53 + 3.6 * n, 50)], 60 * arm + 26 * n, MIDDLE)[0] for n in range(9)]
        sketch.stroke(smooth(knots, False, 3), 3, (130, 196, 255), 0.6)
    for width, paint in ((12, INK), (8, (200, 212, 232)), (2.4, (104, 222, 255))):
        sketch.stroke(oval(50, 50, 42), width, paint, closed=True)
    for angle in range(30, 390, 60):
        clamp = turned([(85, 43), (98, 45), (98, 55), (85, 57)], angle, MIDDLE)
        sketch.stroke(clamp, 3, INK, closed=True)
        sketch.fill(clamp, (226, 232, 244))
    return sketch.finished()


@lru_cache(maxsize=8)
def ions(size: int) -> Image.Image:
    """Return ion particles: bolts round the rim, so that a unit may stand among them."""
    sketch = Sketch(size, size, size / 100, 3)
    sketch.soft(oval(50, 50, 34), (16, 110, 96), 7, 0.55)
    for angle in range(0, 360, 60):
        bolt = [(88, 36), (78, 47), (86, 50), (74, 64), (92, 50), (84, 47)]
        edge = turned(bolt, angle + 30, MIDDLE)
        sketch.stroke(edge, 5, INK, closed=True)
        sketch.fill(edge, ION)
    for x, y in ((40, 38), (62, 44), (46, 62), (58, 60), (50, 50)):
        sketch.fill(oval(x, y, 3), ION)
    return sketch.finished()


@lru_cache(maxsize=16)
def mines(left: int, strength: int | None, size: int) -> Image.Image:
    """Return a minefield: two mines as sown, one once flipped, and its strength if it is told."""
    sketch = Sketch(size, size, size / 100, 3)
    for at in ((29, 36), (71, 36)) if left == 2 else ((50, 36),):
        _mine(sketch, at, 28)
    sprite = sketch.finished()
    if strength is None:
        return sprite
    words = line(str(strength), Face.TEXT, round(size * 0.38))
    write(sprite, words, (size / 2, size * 0.79), HAZARD, "mm", outline=INK)
    return sprite


def _mine(sketch: Sketch, at: Point, reach: float) -> None:
    """Draw one mine; `reach` is how far the points of its edge lie from its middle."""
    x, y, part = *at, reach / 28
    sketch.fill(star(x, y, reach, 14 * part, 8), INK)
    sketch.fill(star(x, y, 24 * part, 13 * part, 8), HAZARD)
    sketch.fill(oval(x, y, 14 * part), INK)
    sketch.fill(oval(x, y, 11.5 * part), ((120, 116, 124), (54, 50, 60)))
    sketch.fill(oval(x, y, 4 * part), (255, 70, 50))


@lru_cache(maxsize=8)
def mine(size: int) -> Image.Image:
    """Return one mine by itself, for a corner of a unit that hides a minefield."""
    sketch = Sketch(size, size, size / 100, 3)
    _mine(sketch, MIDDLE, 49)
    return sketch.finished()


@lru_cache(maxsize=8)
def bolt(size: int) -> Image.Image:
    """Return a bolt on a disc, for a corner of a unit that hides ion particles."""
    sketch = Sketch(size, size, size / 100, 3)
    sketch.fill(oval(50, 50, 48), INK)
    sketch.fill(oval(50, 50, 41), (16, 96, 84))
    flash = [(60, 8), (24, 54), (46, 54), (38, 92), (76, 42), (53, 42)]
    sketch.stroke(flash, 9, INK, closed=True)
    sketch.fill(flash, ION)
    return sketch.finished()


@lru_cache(maxsize=16)
def radiation(size: int, until: int) -> Image.Image:
    """Return the marker of radioactivity, with the Game Turn to whose end it lies."""
    sketch = Sketch(size, size, size / 100, 3)
    sketch.fill(oval(50, 50, 46), INK)
    sketch.fill(oval(50, 50, 42), HAZARD)
    for angle in (-90, 30, 150):
        blade: Points = [*arc(50, 50, 36, angle - 30, angle + 30)]
        inner: Points = [*arc(50, 50, 13, angle + 30, angle - 30)]
        sketch.fill([*blade, *inner], INK)
    sketch.fill(oval(50, 50, 9), INK)
    sprite = sketch.finished()
    words = line(str(until), Face.TEXT, round(size * 0.34))
    write(sprite, words, (size * 0.86, size * 0.84), IVORY, "mm", outline=INK)
    return sprite
