"""The pictures on the action cards, by when a card is played, in a box of 100 × 100 units."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from engines.imperium.cards import Timing
from render.outlines import Points, arc, box, oval, regular, scaled, smooth, star, turned
from render.palette import INK, IVORY, Colour, mixed
from render.sketch import Sketch

MIDDLE = (50, 50)
HUES: dict[Timing, Colour] = {
    Timing.INITIATIVE: (236, 190, 84),
    Timing.CARDS: (132, 196, 110),
    Timing.SUPPLY: (96, 190, 160),
    Timing.REPAIR: (228, 150, 70),
    Timing.CONSTRUCTION: (200, 164, 96),
    Timing.MOVEMENT: (96, 176, 240),
    Timing.COMBAT: (214, 110, 190),
    Timing.ATTACK: (240, 96, 78),
    Timing.DEFENCE: (90, 140, 236),
    Timing.INVASION: (232, 122, 60),
    Timing.RESISTANCE: (110, 176, 96),
    Timing.ANSWER: (160, 116, 226),
    Timing.TRUCE: (224, 224, 236),
}
"""The colour of a card, by when it is played."""


@lru_cache(maxsize=32)
def emblem(timing: Timing, size: int) -> Image.Image:
    """Return the picture of a moment as RGBA, `size` pixels square."""
    sketch = Sketch(size, size, size / 100, 2)
    _DRAWN[timing](sketch, HUES[timing])
    return sketch.finished()


def _plate(sketch: Sketch, edge: Points, colour: Colour, line: float = 3) -> None:
    sketch.stroke(edge, line * 2, INK, closed=True)
    sketch.fill(edge, (mixed(colour, IVORY, 0.4), mixed(colour, INK, 0.35)))


def _crown(sketch: Sketch, colour: Colour) -> None:
    points = [(14, 74), (8, 28), (32, 50), (50, 16), (68, 50), (92, 28), (86, 74)]
    _plate(sketch, points, colour)
    _plate(sketch, box(14, 78, 86, 90, 3), colour)
    for x, y in ((8, 26), (50, 14), (92, 26)):
        _plate(sketch, oval(x, y, 5), IVORY, 2)


def _purse(sketch: Sketch, colour: Colour) -> None:
    for x, y in ((34, 62), (66, 66), (50, 40)):
        _plate(sketch, regular(x, y, 25, 6, 0), colour)
        sketch.stroke(regular(x, y, 15, 6, 0), 3.4, mixed(colour, INK, 0.5), closed=True)


def _crates(sketch: Sketch, colour: Colour) -> None:
    for left, top in ((10, 52), (52, 52), (31, 12)):
        _plate(sketch, box(left, top, left + 38, top + 36, 4), colour)
        sketch.stroke([(left + 5, top + 5), (left + 33, top + 31)], 4, mixed(colour, INK, 0.5))
        sketch.stroke([(left + 33, top + 5), (left + 5, top + 31)], 4, mixed(colour, INK, 0.5))


def _wrench(sketch: Sketch, colour: Colour) -> None:
    shaft = turned(box(42, 26, 58, 96, 7), 40, MIDDLE)
    _plate(sketch, shaft, colour)
    jaw = arc(50, 20, 24, -52, 232)
    bite = [(40, 2), (40, 22), (50, 30), (60, 22), (60, 2)]
    _plate(sketch, turned([*jaw, *bite], 40, MIDDLE), colour)


def _yard(sketch: Sketch, colour: Colour) -> None:
    _plate(sketch, [(20, 92), (30, 12), (40, 12), (48, 92)], colour)
    _plate(sketch, [(24, 22), (92, 8), (94, 20), (26, 36)], colour)
    sketch.stroke([(82, 18), (82, 46)], 4, IVORY)
    _plate(sketch, box(66, 46, 96, 70, 3), mixed(colour, IVORY, 0.3))
    _plate(sketch, box(6, 86, 94, 96, 2), colour)


def _jump(sketch: Sketch, colour: Colour) -> None:
    for radius, opacity in ((46, 0.35), (36, 0.55), (26, 0.8)):
        sketch.stroke(oval(62, 44, radius * 0.7, radius), 4, colour, opacity, closed=True)
    for dy in (-18, 0, 18):
        sketch.stroke([(4, 62 + dy), (34, 56 + dy * 0.7)], 4, IVORY, 0.7)
    ship = [(92, 40), (58, 30), (30, 34), (40, 46), (30, 62), (58, 54)]
    _plate(sketch, ship, mixed(colour, IVORY, 0.3))
    sketch.fill(oval(66, 42, 6, 4), INK)


def _tactics(sketch: Sketch, colour: Colour) -> None:
    for angle in (45, 135):
        _plate(
            sketch, turned([(44, 96), (44, 22), (50, 4), (56, 22), (56, 96)], angle, MIDDLE), colour
        )
        _plate(sketch, turned(box(32, 78, 68, 86, 3), angle, MIDDLE), colour)


def _sight(sketch: Sketch, colour: Colour) -> None:
    for width, paint in ((15, INK), (9, colour)):
        sketch.stroke(oval(50, 50, 33), width, paint, closed=True)
        for angle in (0, 90, 180, 270):
            sketch.stroke(turned([(70, 50), (94, 50)], angle, MIDDLE), width, paint)
    _plate(sketch, star(50, 50, 15, 7, 8), (255, 226, 120), 2)


def _buckler(sketch: Sketch, colour: Colour) -> None:
    edge = smooth([(50, 6), (88, 18), (84, 58), (50, 95), (16, 58), (12, 18)], steps=8)
    _plate(sketch, edge, colour)
    sketch.stroke(scaled(edge, 0.74, (50, 48)), 4, mixed(colour, IVORY, 0.7), closed=True)
    _plate(sketch, star(50, 46, 18, 8, 5), IVORY, 2)


def _drop(sketch: Sketch, colour: Colour) -> None:
    _plate(sketch, [(50, 96), (18, 62), (36, 62), (36, 8), (64, 8), (64, 62), (82, 62)], colour)
    for x in (14, 86):
        _plate(sketch, oval(x, 20, 8), IVORY, 2)
        _plate(sketch, [(x - 10, 54), (x - 8, 30), (x + 8, 30), (x + 10, 54)], IVORY, 2)


def _fort(sketch: Sketch, colour: Colour) -> None:
    wall = [(8, 92), (8, 34), (24, 34), (24, 48), (40, 48), (40, 34), (60, 34), (60, 48)]
    wall += [(76, 48), (76, 34), (92, 34), (92, 92)]
    _plate(sketch, wall, colour)
    sketch.fill([*arc(50, 74, 12, 180, 360), (62, 92), (38, 92)], INK)
    sketch.stroke([(50, 34), (50, 4)], 4, IVORY)
    _plate(sketch, [(52, 4), (78, 11), (52, 20)], (255, 226, 120), 2)


def _static(sketch: Sketch, colour: Colour) -> None:
    bolt = [(58, 2), (20, 56), (46, 56), (36, 98), (82, 38), (54, 38)]
    _plate(sketch, bolt, colour, 4)
    for x, y in ((16, 22), (86, 76), (84, 16), (14, 84)):
        sketch.stroke([(x - 7, y), (x + 7, y)], 4, IVORY)
        sketch.stroke([(x, y - 7), (x, y + 7)], 4, IVORY)


def _dove(sketch: Sketch, colour: Colour) -> None:
    sketch.stroke([(28, 96), (28, 8)], 12, INK)
    sketch.stroke([(28, 95), (28, 9)], 6, (190, 160, 110))
    flag = smooth(
        [(30, 12), (54, 20), (70, 12), (92, 18), (88, 40), (92, 62), (70, 56), (54, 64), (30, 56)]
    )
    _plate(sketch, flag, colour)


_DRAWN: dict[Timing, Callable[[Sketch, Colour], None]] = {
    Timing.INITIATIVE: _crown,
    Timing.CARDS: _purse,
    Timing.SUPPLY: _crates,
    Timing.REPAIR: _wrench,
    Timing.CONSTRUCTION: _yard,
    Timing.MOVEMENT: _jump,
    Timing.COMBAT: _tactics,
    Timing.ATTACK: _sight,
    Timing.DEFENCE: _buckler,
    Timing.INVASION: _drop,
    Timing.RESISTANCE: _fort,
    Timing.ANSWER: _static,
    Timing.TRUCE: _dove,
}
