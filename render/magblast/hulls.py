"""The fleet ships of Mag·Blast, drawn by type: comic silhouettes seen from the side."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from engines.magblast.model import ShipType
from render.kit.outlines import (
    Points,
    arc,
    box,
    oval,
    regular,
    scaled,
    smooth,
)
from render.kit.palette import INK, IVORY, Colour, mixed
from render.kit.sketch import Sketch

WIDE, HIGH = 160, 90
"""The box in which ships are drawn, in units; they fly to the right."""

GLASS: Colour = (150, 236, 255)
LAMP: Colour = (255, 236, 140)
EXHAUST: Colour = (255, 160, 50)

HULL_HUES: dict[ShipType, Colour] = {
    ShipType.SCOUT: (132, 214, 74),
    ShipType.CRUISER: (108, 150, 222),
    ShipType.DESTROYER: (222, 82, 74),
    ShipType.CARRIER: (222, 170, 74),
    ShipType.DREADNOUGHT: (150, 104, 196),
    ShipType.FRIGATE: (74, 190, 180),
    ShipType.MINESWEEPER: (240, 138, 54),
    ShipType.GUNSHIP: (224, 104, 168),
}


@lru_cache(maxsize=48)
def silhouette(kind: ShipType, width: int) -> Image.Image:
    """Return a ship of this type as RGBA, `width` pixels wide, flying to the right."""
    height = round(width * HIGH / WIDE)
    sketch = Sketch(width, height, width / WIDE, 2)
    _DRAWN[kind](sketch, HULL_HUES[kind])
    return sketch.finished()


def plate(sketch: Sketch, edge: Points, colour: Colour, line: float = 3.4) -> None:
    """Fill an outline as a comic plate: inked rim, lit from above."""
    sketch.stroke(edge, line * 2, INK, closed=True)
    sketch.fill(edge, (mixed(colour, IVORY, 0.42), mixed(colour, INK, 0.42)))


def flat(sketch: Sketch, edge: Points, colour: Colour, line: float = 2.6) -> None:
    """Fill an outline with one colour and an inked rim."""
    sketch.stroke(edge, line * 2, INK, closed=True)
    sketch.fill(edge, colour)


def window(sketch: Sketch, x: float, y: float, radius: float) -> None:
    """Draw a round window with light behind it."""
    sketch.fill(oval(x, y, radius + 2), INK)
    sketch.fill(oval(x, y, radius), GLASS)
    sketch.fill(oval(x - radius * 0.3, y - radius * 0.35, radius * 0.36), IVORY)


def exhaust(sketch: Sketch, x: float, y: float, size: float) -> None:
    """Draw the flame of an engine that pushes to the right; (x, y) is its mouth."""
    for share, paint in ((1.0, (232, 74, 32)), (0.72, EXHAUST), (0.42, LAMP)):
        length, half = size * 2.1 * share, size * share * 0.72
        sketch.fill(smooth([(x, y - half), (x - length, y), (x, y + half)], steps=4), paint)


def barrel(sketch: Sketch, x: float, y: float, length: float, width: float) -> None:
    """Draw a gun that points to the right from (x, y)."""
    flat(sketch, box(x, y - width / 2, x + length, y + width / 2, 1.4), (196, 200, 216), 2)
    flat(
        sketch,
        box(x + length - 4, y - width * 0.8, x + length, y + width * 0.8, 1),
        (96, 98, 120),
        2,
    )


def dots(sketch: Sketch, xs: tuple[float, ...], y: float, radius: float = 2.4) -> None:
    """Draw a row of lit portholes."""
    for x in xs:
        sketch.fill(oval(x, y, radius + 1.2), INK)
        sketch.fill(oval(x, y, radius), LAMP)


def _scout(sketch: Sketch, colour: Colour) -> None:
    exhaust(sketch, 40, 48, 13)
    flat(sketch, [(40, 40), (26, 16), (48, 20), (70, 38)], mixed(colour, INK, 0.35))
    flat(sketch, [(40, 58), (22, 74), (50, 72), (78, 58)], mixed(colour, INK, 0.5))
    plate(
        sketch,
        smooth([(36, 42), (70, 32), (108, 34), (146, 50), (104, 62), (60, 62), (36, 56)]),
        colour,
    )
    sketch.stroke([(46, 54), (122, 53)], 2, mixed(colour, INK, 0.5))
    dome = [*arc(92, 42, 19, 188, 356)]
    flat(sketch, dome, GLASS)
    sketch.fill(oval(86, 33, 4), IVORY)
    barrel(sketch, 108, 62, 26, 4)


def _cruiser(sketch: Sketch, colour: Colour) -> None:
    exhaust(sketch, 20, 42, 10)
    exhaust(sketch, 20, 58, 10)
    flat(sketch, [(58, 34), (64, 10), (88, 10), (98, 34)], mixed(colour, INK, 0.2))
    sketch.fill(box(69, 15, 86, 22, 2), GLASS)
    flat(sketch, [(36, 64), (54, 82), (98, 82), (112, 62)], mixed(colour, INK, 0.45))
    plate(
        sketch,
        smooth([(20, 36), (62, 32), (118, 34), (152, 48), (118, 64), (62, 68), (20, 64)]),
        colour,
    )
    sketch.stroke([(28, 58), (132, 54)], 2.2, mixed(colour, INK, 0.5))
    dots(sketch, (44, 58, 72, 86, 100, 114), 46)
    barrel(sketch, 98, 74, 36, 6)


def _destroyer(sketch: Sketch, colour: Colour) -> None:
    exhaust(sketch, 22, 46, 15)
    flat(sketch, [(30, 34), (16, 8), (44, 14), (86, 34)], mixed(colour, INK, 0.35))
    flat(sketch, [(30, 60), (16, 84), (44, 78), (86, 60)], mixed(colour, INK, 0.5))
    plate(sketch, [(22, 34), (78, 26), (154, 40), (112, 47), (154, 56), (78, 70), (22, 62)], colour)
    sketch.stroke([(34, 48), (104, 47)], 2.2, mixed(colour, INK, 0.5))
    flat(sketch, smooth([(66, 27), (76, 14), (94, 18), (104, 31)], closed=False), GLASS)
    sketch.fill([(118, 43), (138, 42), (122, 46)], IVORY)
    dots(sketch, (44, 58), 42, 3)
    barrel(sketch, 84, 70, 32, 5)


def _carrier(sketch: Sketch, colour: Colour) -> None:
    for y in (38, 52, 66):
        exhaust(sketch, 12, y, 8)
    flat(sketch, [(84, 28), (88, 6), (112, 6), (122, 28)], mixed(colour, INK, 0.25))
    sketch.fill(box(93, 11, 112, 18, 2), GLASS)
    plate(
        sketch, [(12, 30), (142, 26), (156, 40), (150, 58), (132, 78), (26, 78), (12, 70)], colour
    )
    flat(sketch, box(34, 44, 116, 68, 4), (34, 26, 52))
    for x in (50, 76, 102):
        sketch.fill([(x - 9, 61), (x - 6, 51), (x + 10, 57), (x - 6, 63)], LAMP)
    sketch.stroke([(18, 37), (140, 34)], 2.4, mixed(colour, INK, 0.45))
    dots(sketch, (126, 138), 50, 3)


def _dreadnought(sketch: Sketch, colour: Colour) -> None:
    for y in (34, 50, 66):
        exhaust(sketch, 14, y, 9)
    for x in (44, 72, 100):
        flat(sketch, arc(x, 22, 10, 180, 360), mixed(colour, INK, 0.2))
        barrel(sketch, x + 6, 15, 20, 5)
    plate(
        sketch,
        [
            (14, 24),
            (118, 20),
            (140, 32),
            (154, 34),
            (154, 66),
            (134, 70),
            (112, 82),
            (24, 82),
            (14, 74),
        ],
        colour,
    )
    jaw = [(154, 42), (132, 46), (140, 52), (128, 58), (154, 60)]
    flat(sketch, jaw, (36, 26, 52))
    for x in (134, 142, 150):
        sketch.fill([(x - 3, 45), (x + 3, 44), (x, 51)], IVORY)
    sketch.stroke([(22, 62), (124, 62)], 2.4, mixed(colour, INK, 0.5))
    dots(sketch, (34, 50, 66, 82, 98), 72, 3)
    for x in (36, 62, 88):
        window(sketch, x, 44, 7)
    sketch.fill(oval(120, 36, 6), (255, 70, 60))


def _frigate(sketch: Sketch, colour: Colour) -> None:
    exhaust(sketch, 28, 26, 9)
    exhaust(sketch, 28, 70, 9)
    for y in (26, 70):
        flat(sketch, box(28, y - 8, 96, y + 8, 8), mixed(colour, INK, 0.35))
        barrel(sketch, 94, y, 18, 4)
    flat(sketch, [(56, 30), (72, 30), (84, 66), (60, 66)], mixed(colour, INK, 0.5))
    plate(sketch, smooth([(30, 48), (60, 38), (112, 38), (154, 48), (112, 58), (60, 58)]), colour)
    flat(sketch, smooth([(104, 40), (120, 40), (132, 47), (106, 49)]), GLASS)
    dots(sketch, (62, 76, 90), 48, 2.8)


def _minesweeper(sketch: Sketch, colour: Colour) -> None:
    exhaust(sketch, 26, 50, 12)
    sketch.stroke([(104, 60), (128, 74), (142, 58)], 9, INK)
    sketch.stroke([(104, 60), (128, 74), (142, 58)], 4.6, (190, 194, 210))
    for claw in ([(142, 58), (150, 46), (158, 54)], [(142, 58), (156, 66), (154, 74)]):
        sketch.stroke(claw, 8, INK)
        sketch.stroke(claw, 4, (190, 194, 210))
    plate(
        sketch,
        smooth([(28, 36), (56, 26), (92, 30), (116, 48), (92, 68), (56, 72), (28, 62)]),
        colour,
    )
    for x in (44, 62, 80):
        sketch.fill([(x, 60), (x + 9, 60), (x + 1, 70), (x - 8, 70)], INK)
    window(sketch, 86, 44, 11)
    sketch.stroke([(60, 28), (60, 12)], 6, INK)
    sketch.stroke([(60, 28), (60, 12)], 2.6, (190, 194, 210))
    flat(sketch, _dish(60, 10), (226, 226, 236))


def _dish(x: float, y: float) -> Points:
    """Return a small dish that looks up and to the right."""
    return [*arc(x, y, 12, 20, 160)]


def _gunship(sketch: Sketch, colour: Colour) -> None:
    exhaust(sketch, 20, 44, 11)
    exhaust(sketch, 20, 62, 9)
    flat(sketch, box(84, 14, 152, 30, 5), (196, 200, 216))
    flat(sketch, box(140, 10, 154, 34, 3), (96, 98, 120))
    flat(sketch, [(46, 34), (56, 12), (90, 10), (96, 34)], mixed(colour, INK, 0.3))
    plate(sketch, [(20, 36), (88, 32), (124, 42), (134, 56), (104, 72), (34, 72), (20, 66)], colour)
    window(sketch, 102, 50, 9)
    barrel(sketch, 84, 72, 40, 6)
    barrel(sketch, 70, 80, 34, 4)
    dots(sketch, (40, 56, 72), 52, 3)
    sketch.stroke([(28, 62), (92, 62)], 2.2, mixed(colour, INK, 0.5))


_DRAWN: dict[ShipType, Callable[[Sketch, Colour], None]] = {
    ShipType.SCOUT: _scout,
    ShipType.CRUISER: _cruiser,
    ShipType.DESTROYER: _destroyer,
    ShipType.CARRIER: _carrier,
    ShipType.DREADNOUGHT: _dreadnought,
    ShipType.FRIGATE: _frigate,
    ShipType.MINESWEEPER: _minesweeper,
    ShipType.GUNSHIP: _gunship,
}


@lru_cache(maxsize=16)
def squadron(size: int, *, heavy: bool) -> Image.Image:
    """Return a small craft: a fighter, or the heavy one, a bomber with its load."""
    sketch = Sketch(size, size, size / 60, 3)
    colour = (232, 96, 84) if heavy else (110, 226, 232)
    if heavy:
        flat(
            sketch,
            [(6, 14), (30, 20), (40, 8), (30, 30), (40, 52), (30, 40), (6, 46)],
            mixed(colour, INK, 0.4),
        )
        plate(sketch, smooth([(6, 24), (34, 20), (54, 30), (34, 40), (6, 36)]), colour, 2.4)
        flat(sketch, oval(24, 46, 9, 5), (80, 78, 100))
    else:
        flat(sketch, [(10, 8), (26, 26), (26, 34), (10, 52), (18, 30)], mixed(colour, INK, 0.4))
        plate(sketch, [(10, 25), (34, 22), (56, 30), (34, 38), (10, 35)], colour, 2.4)
    sketch.fill(oval(38, 28.5, 4.6), INK)
    sketch.fill(oval(38, 28.5, 3), GLASS)
    return sketch.finished()


def blast_outline(x: float, y: float, radius: float, rays: int, turn: float = 0) -> Points:
    """Return the ragged star of a comic explosion."""
    outer = regular(x, y, radius, rays, turn)
    longer = regular(x, y, radius * 0.8, rays, turn)
    inner = regular(x, y, radius * 0.58, rays, turn + 180 / rays)
    tips = [far if n % 2 else near for n, (far, near) in enumerate(zip(outer, longer, strict=True))]
    return [point for pair in zip(tips, inner, strict=True) for point in pair]


@lru_cache(maxsize=16)
def explosion(size: int) -> Image.Image:
    """Return a comic explosion."""
    sketch, half = Sketch(size, size, 1, 2), size / 2
    edge = blast_outline(half, half, half * 0.98, 14)
    sketch.fill(edge, INK)
    for share, paint in (
        (0.93, (236, 62, 34)),
        (0.74, (255, 146, 36)),
        (0.52, (255, 222, 84)),
        (0.28, IVORY),
    ):
        sketch.fill(scaled(edge, share, (half, half)), paint)
    return sketch.finished()
