"""The types of unit, drawn from above: each a silhouette of its own, prow up.

Sprites are RGBA and `size` pixels square, from bounded caches: put them, never draw on them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from engines.imperium.units import Kind
from render.kit.outlines import (
    Point,
    Points,
    arc,
    box,
    mirrored,
    oval,
    regular,
    star,
    turned,
)
from render.kit.palette import INK, IVORY, Colour, mixed
from render.kit.sketch import Sketch

GLASS: Colour = (150, 236, 255)
LAMP: Colour = (255, 226, 120)
FLAME: Colour = (255, 150, 52)


@lru_cache(maxsize=256)
def silhouette(kind: Kind, size: int, colour: Colour, down: bool = False) -> Image.Image:
    """Return a type of unit in a colour; `down` turns its prow to the bottom."""
    sketch = Sketch(size, size, size / 100, 3)
    _DRAWN[kind](sketch, colour)
    sprite = sketch.finished()
    return sprite.transpose(Image.Transpose.ROTATE_180) if down else sprite


def _hull(right: list[Point]) -> Points:
    """Return an outline from its right half, from prow to stern."""
    return [*right, *reversed(mirrored(right, 50))]


def _plate(sketch: Sketch, edge: Points, colour: Colour, line: float = 4) -> None:
    sketch.stroke(edge, line * 2, INK, closed=True)
    sketch.fill(edge, (mixed(colour, IVORY, 0.5), mixed(colour, INK, 0.18)))


def _dark(sketch: Sketch, edge: Points, colour: Colour, line: float = 4) -> None:
    _plate(sketch, edge, mixed(colour, INK, 0.4), line)


def _engines(sketch: Sketch, xs: tuple[float, ...], y: float, size: float = 5) -> None:
    for x in xs:
        sketch.fill([(x - size, y), (x + size, y), (x, y + size * 2.4)], FLAME)
        sketch.fill([(x - size * 0.5, y), (x + size * 0.5, y), (x, y + size * 1.3)], LAMP)


def _guns(sketch: Sketch, spots: tuple[Point, ...], colour: Colour) -> None:
    for x, y in spots:
        sketch.stroke([(x, y), (x, y - 11)], 4.4, INK)
        sketch.fill(oval(x, y, 6.4), INK)
        sketch.fill(oval(x, y, 4.4), mixed(colour, IVORY, 0.7))


def _fighters(sketch: Sketch, colour: Colour) -> None:
    for x, y in ((50, 26), (26, 64), (74, 64)):
        wings = [(x, y - 20), (x + 7, y), (x + 19, y + 13), (x, y + 7), (x - 19, y + 13)]
        _plate(sketch, [*wings, (x - 7, y)], colour, 3)
        sketch.fill(oval(x, y - 5, 3.2), GLASS)


def _bombers(sketch: Sketch, colour: Colour) -> None:
    for x, y in ((30, 40), (70, 60)):
        wing = [(x, y - 24), (x + 9, y - 8), (x + 25, y + 2), (x + 25, y + 16), (x + 8, y + 14)]
        body = [*wing, (x, y + 24), (x - 8, y + 14), (x - 25, y + 16), (x - 25, y + 2)]
        _plate(sketch, [*body, (x - 9, y - 8)], colour, 3)
        sketch.fill(oval(x, y - 10, 4), GLASS)
        sketch.fill(oval(x, y + 8, 5), INK)


def _corvette(sketch: Sketch, colour: Colour) -> None:
    _engines(sketch, (42, 58), 82)
    _dark(sketch, _hull([(50, 30), (60, 46), (84, 76), (84, 86), (58, 80)]), colour)
    _plate(sketch, _hull([(50, 8), (60, 34), (62, 84)]), colour)
    sketch.fill(oval(50, 38, 5, 9), GLASS)


def _frigate(sketch: Sketch, colour: Colour) -> None:
    _engines(sketch, (26, 50, 74), 86)
    _dark(sketch, _hull([(50, 46), (80, 56), (80, 30), (88, 30), (88, 88), (70, 88)]), colour)
    _plate(sketch, _hull([(50, 4), (62, 26), (62, 88)]), colour)
    sketch.fill(box(45, 30, 55, 44, 4), GLASS)
    _guns(sketch, ((50, 70),), colour)


def _destroyer(sketch: Sketch, colour: Colour) -> None:
    _engines(sketch, (38, 62), 88, 6)
    _dark(sketch, _hull([(50, 30), (92, 82), (92, 94), (64, 84)]), colour)
    _plate(sketch, _hull([(50, 2), (58, 20), (68, 70), (62, 90)]), colour)
    _guns(sketch, ((50, 34), (50, 58)), colour)
    sketch.fill(box(42, 70, 58, 78, 3), GLASS)


def _cruiser(sketch: Sketch, colour: Colour) -> None:
    _engines(sketch, (34, 50, 66), 90)
    _dark(sketch, _hull([(56, 20), (84, 44), (90, 72), (78, 90), (56, 84)]), colour)
    _plate(sketch, _hull([(50, 2), (64, 22), (66, 60), (74, 92)]), colour)
    _guns(sketch, ((50, 30), (37, 76), (63, 76)), colour)
    sketch.fill(oval(50, 54, 8), INK)
    sketch.fill(oval(50, 54, 6), GLASS)


def _battleship(sketch: Sketch, colour: Colour) -> None:
    _engines(sketch, (26, 42, 58, 74), 92)
    _dark(sketch, _hull([(60, 24), (94, 30), (94, 84), (80, 92), (60, 92)]), colour)
    _plate(sketch, _hull([(50, 0), (66, 16), (70, 92)]), colour)
    _guns(sketch, ((50, 28), (50, 48), (82, 48), (18, 48), (82, 72), (18, 72)), colour)
    sketch.fill(box(40, 62, 60, 72, 3), GLASS)
    sketch.fill(box(44, 78, 56, 84, 2), LAMP)


def _carrier(sketch: Sketch, colour: Colour) -> None:
    _engines(sketch, (34, 50, 66), 92)
    _plate(sketch, _hull([(50, 4), (80, 4), (88, 20), (88, 84), (76, 94)]), colour)
    sketch.fill(box(34, 12, 66, 86, 4), INK)
    for y in (22, 42, 62):
        sketch.fill([(50, y), (58, y + 15), (50, y + 11), (42, y + 15)], LAMP)
    sketch.fill(box(72, 46, 83, 66, 3), GLASS)


def _transport(sketch: Sketch, colour: Colour) -> None:
    _engines(sketch, (36, 64), 90, 6)
    for y in (30, 52, 74):
        _dark(sketch, box(20, y - 9, 80, y + 9, 4), colour, 3)
    _plate(sketch, _hull([(50, 4), (63, 14), (63, 90)]), colour)
    sketch.fill(box(43, 14, 57, 23, 4), GLASS)
    for y in (38, 56, 74):
        sketch.fill(box(44, y - 4, 56, y + 4, 1), mixed(colour, INK, 0.55))


def _base(sketch: Sketch, colour: Colour) -> None:
    for angle in range(30, 390, 60):
        arm = turned([(60, 44), (98, 40), (98, 60), (60, 56)], angle, (50, 50))
        _dark(sketch, arm, colour, 3)
    _plate(sketch, oval(50, 50, 32), colour)
    sketch.fill(oval(50, 50, 21), INK)
    sketch.fill(oval(50, 50, 17), mixed(colour, INK, 0.2))
    sketch.fill(oval(50, 50, 9), GLASS)


def _minelayer(sketch: Sketch, colour: Colour) -> None:
    _engines(sketch, (50,), 74, 6)
    for x, y in ((16, 60), (84, 60), (26, 84), (74, 84)):
        sketch.fill(star(x, y, 14, 8, 8), INK)
        sketch.fill(star(x, y, 11, 7, 8), LAMP)
    _dark(sketch, _hull([(50, 34), (86, 44), (86, 52), (60, 58)]), colour)
    _plate(sketch, _hull([(50, 8), (64, 26), (60, 76)]), colour)
    sketch.fill(oval(50, 32, 6), GLASS)


def _annihilator(sketch: Sketch, colour: Colour) -> None:
    _engines(sketch, (22, 50, 78), 90, 7)
    _dark(sketch, _hull([(58, 40), (96, 52), (96, 92), (62, 92)]), colour)
    _plate(sketch, _hull([(50, 36), (70, 52), (74, 92)]), colour)
    sketch.fill(oval(50, 28, 28), INK)
    sketch.fill(oval(50, 28, 24), (mixed(colour, IVORY, 0.5), mixed(colour, INK, 0.18)))
    sketch.fill(oval(50, 28, 16), INK)
    sketch.fill(star(50, 28, 15, 6, 8), (120, 255, 130))
    sketch.fill(oval(50, 28, 6), IVORY)
    _guns(sketch, ((24, 74), (76, 74)), colour)


def _missile(sketch: Sketch, colour: Colour) -> None:
    _engines(sketch, (50,), 82, 9)
    _dark(sketch, _hull([(50, 52), (60, 60), (80, 84), (58, 82)]), colour)
    _plate(sketch, _hull([(50, 2), (62, 24), (62, 84)]), colour)
    sketch.fill([*arc(50, 46, 9, 0, 360)], INK)
    sketch.fill(oval(50, 46, 6.4), (255, 226, 60))


def _infantry(sketch: Sketch, colour: Colour) -> None:
    _plate(sketch, [*arc(50, 92, 34, 180, 360)], colour)
    _plate(sketch, oval(50, 34, 19), colour)
    sketch.fill(box(33, 29, 67, 38, 4), INK)
    sketch.fill(box(37, 31, 63, 36, 2), GLASS)


def _armour(sketch: Sketch, colour: Colour) -> None:
    _dark(sketch, box(10, 60, 90, 86, 13), colour)
    for x in (26, 42, 58, 74):
        sketch.fill(oval(x, 73, 6), INK)
    _plate(sketch, [(28, 60), (36, 34), (64, 34), (72, 60)], colour)
    sketch.stroke([(64, 40), (94, 26)], 12, INK)
    sketch.stroke([(64, 40), (93, 26.4)], 6, mixed(colour, IVORY, 0.5))


def _cannon(sketch: Sketch, colour: Colour) -> None:
    sketch.stroke([(46, 62), (84, 18)], 24, INK)
    sketch.stroke([(46, 62), (83, 19)], 15, mixed(colour, IVORY, 0.4))
    _plate(sketch, [*arc(44, 84, 34, 180, 360)], colour)
    sketch.fill(oval(44, 70, 7), INK)


def _ion_cannon(sketch: Sketch, colour: Colour) -> None:
    _plate(sketch, [(22, 92), (34, 56), (66, 56), (78, 92)], colour)
    for radius in (34, 24):
        sketch.stroke(arc(50, 34, radius, 150, 390), 4, GLASS)
    sketch.stroke([(50, 62), (50, 30)], 13, INK)
    sketch.stroke([(50, 62), (50, 32)], 7, mixed(colour, IVORY, 0.5))
    sketch.fill(oval(50, 26, 13), INK)
    sketch.fill(oval(50, 26, 10), (120, 255, 214))


def _shield(sketch: Sketch, colour: Colour) -> None:
    sketch.fill([(6, 72), *arc(50, 72, 44, 180, 360), (94, 72)], GLASS, 0.3)
    sketch.stroke(arc(50, 72, 43, 180, 360), 13, INK)
    sketch.stroke(arc(50, 72, 43, 180, 360), 7, GLASS)
    _plate(sketch, regular(50, 76, 18, 6), colour)


_DRAWN: dict[Kind, Callable[[Sketch, Colour], None]] = {
    Kind.INTERCEPTOR: _fighters,
    Kind.BOMBER: _bombers,
    Kind.CORVETTE: _corvette,
    Kind.FRIGATE: _frigate,
    Kind.DESTROYER: _destroyer,
    Kind.CRUISER: _cruiser,
    Kind.BATTLESHIP: _battleship,
    Kind.CARRIER: _carrier,
    Kind.TRANSPORT: _transport,
    Kind.BASE: _base,
    Kind.MINELAYER: _minelayer,
    Kind.ANNIHILATOR: _annihilator,
    Kind.MISSILE: _missile,
    Kind.INFANTRY: _infantry,
    Kind.ARMOUR: _armour,
    Kind.CANNON: _cannon,
    Kind.ION_CANNON: _ion_cannon,
    Kind.SHIELD: _shield,
}
