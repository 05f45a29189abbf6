"""Comic noise: bursts with words in them, bolts that fly, marks of what is aimed at."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from render.kit.lettering import Face, fit, loud, write
from render.kit.outlines import Points, oval, scaled
from render.kit.palette import INK, IVORY, Colour, mixed
from render.kit.sketch import Sketch
from render.magblast.hulls import blast_outline

SUN: tuple[Colour, Colour] = ((255, 240, 120), (255, 150, 40))
NOISE: Colour = (158, 10, 24)
RETICLE: Colour = (255, 70, 60)


@lru_cache(maxsize=24)
def burst(words: str, size: int, room: int) -> Image.Image:
    """Return words in a ragged comic burst; `size` is their height, `room` the widest it gets."""
    text = fit(words, loud(words), size, room * 2 // 3, size // 3)
    width = min(round(text.width * 1.5) + text.size // 2, room)
    height = min(round(text.size * 2.6) + 14, round(size * 2.4))
    sketch = Sketch(width, height)
    edge = _ragged(width, height)
    middle = (width / 2, height / 2)
    sketch.fill(edge, INK)
    sketch.fill(scaled(edge, 0.94, middle), IVORY)
    sketch.fill(scaled(edge, 0.88, middle), SUN)
    image = sketch.finished()
    write(image, text, middle, NOISE, "mm", outline=IVORY)
    return image


def _ragged(width: int, height: int) -> Points:
    """Return a star of many rays that fills a box and leaves room for words."""
    rays = 22
    far = [0.99 if n % 2 else 0.86 for n in range(rays)]
    tips = [(share, 360 * n / rays) for n, share in enumerate(far)]
    dents = [(0.7, 360 * (n + 0.5) / rays) for n in range(rays)]
    way = [point for pair in zip(tips, dents, strict=True) for point in pair]
    return [
        (
            width / 2 * (1 + share * math.cos(math.radians(angle + 8))),
            height / 2 * (1 + share * math.sin(math.radians(angle + 8))),
        )
        for share, angle in way
    ]


@lru_cache(maxsize=72)
def bolt(angle: int, colour: Colour, length: int) -> Image.Image:
    """Return a bolt of light that flies in a direction, in degrees clockwise from the right."""
    edge = length + 16
    sketch, half = Sketch(edge, edge), edge / 2
    dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    ends = [
        (half - dx * length / 2, half - dy * length / 2),
        (half + dx * length / 2, half + dy * length / 2),
    ]
    for width, paint in ((13, INK), (9, colour), (3.6, mixed(colour, IVORY, 0.85))):
        sketch.stroke(ends, width, paint)
    return sketch.finished()


@lru_cache(maxsize=8)
def reticle(width: int, height: int) -> Image.Image:
    """Return the mark of a target: corners round it and hairs that point at its middle."""
    sketch = Sketch(width, height)
    arm = min(width, height) * 0.3
    for left, top in ((0, 0), (1, 0), (0, 1), (1, 1)):
        x, y = 6 + left * (width - 12), 6 + top * (height - 12)
        dx, dy = (1 - 2 * left) * arm, (1 - 2 * top) * arm
        corner = [(x + dx, y), (x, y), (x, y + dy)]
        for thick, paint in ((9, INK), (5.4, RETICLE)):
            sketch.stroke(corner, thick, paint)
    return sketch.finished()


@lru_cache(maxsize=4)
def crosshair(size: int) -> Image.Image:
    """Return a crosshair."""
    sketch, half = Sketch(size, size, size / 60, 3), 30
    for thick, paint in ((9, INK), (4.6, RETICLE)):
        sketch.stroke(oval(half, half, 19), thick, paint, closed=True)
        for x, y in ((0, -1), (0, 1), (-1, 0), (1, 0)):
            ends = [(half + x * 12, half + y * 12), (half + x * 26, half + y * 26)]
            sketch.stroke(ends, thick, paint)
    return sketch.finished()


@lru_cache(maxsize=4)
def flash(size: int) -> Image.Image:
    """Return the flash of a gun."""
    sketch, half = Sketch(size, size, 1, 2), size / 2
    edge = blast_outline(half, half, half * 0.96, 9, 12)
    for share, paint in ((1.0, INK), (0.88, (255, 170, 50)), (0.55, (255, 246, 190))):
        sketch.fill(scaled(edge, share, (half, half)), paint)
    return sketch.finished()


@lru_cache(maxsize=16)
def blown(words: str, size: int) -> Image.Image:
    """Return the name of what was destroyed, in smoke and fire."""
    text = fit(words, Face.TEXT, size, 300, size // 2)
    width, height = round(text.width * 1.35) + size, round(text.size * 2.5)
    sketch, middle = Sketch(width, height), (width / 2, height / 2)
    edge = _ragged(width, height)
    for share, paint in ((1.0, INK), (0.95, (226, 58, 34)), (0.84, (64, 26, 30))):
        sketch.fill(scaled(edge, share, middle), paint)
    image = sketch.finished()
    write(image, text, middle, IVORY, "mm", outline=INK)
    return image


@lru_cache(maxsize=8)
def scorch(width: int, height: int) -> Image.Image:
    """Return the glow round what was hit before the last shot."""
    sketch, middle = Sketch(width, height), (width / 2, height / 2)
    edge = _ragged(width, height)
    for share, paint in ((1.0, INK), (0.94, (150, 44, 30)), (0.84, (96, 30, 34))):
        sketch.fill(scaled(edge, share, middle), paint)
    return sketch.finished()


@lru_cache(maxsize=8)
def blaze(width: int, height: int, *, direct: bool) -> Image.Image:
    """Return the blaze round what was just hit, brighter where that was a Direct Hit."""
    sketch, middle = Sketch(width, height), (width / 2, height / 2)
    edge = _ragged(width, height)
    fire = (255, 246, 190) if direct else (255, 196, 70)
    for share, paint in ((1.0, INK), (0.95, (226, 58, 34)), (0.84, fire)):
        sketch.fill(scaled(edge, share, middle), paint)
    return sketch.finished()
