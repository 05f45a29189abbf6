"""The firing patterns on the faces of weapons, in a box of 100 × 100 units."""

from __future__ import annotations

from engines.rebelmoon.arms import EMP_DICE
from engines.rebelmoon.model import Kind
from render.kit.outlines import Points, box, oval, regular, star, turned
from render.kit.palette import INK, IVORY, Colour
from render.kit.sketch import Sketch

MIDDLE = (50, 50)
AROUND = tuple(range(0, 360, 60))


def draw_pattern(sketch: Sketch, kind: Kind, colour: Colour, shots: int) -> None:
    """Draw what a kind strikes; an EMP also shows the dice of the shots it has left."""
    match kind:
        case Kind.LASER:
            _laser(sketch, colour)
        case Kind.EMP:
            _emp(sketch, colour, shots)
        case Kind.FRAG_MINE:
            _frag_mine(sketch, colour)
        case Kind.CONTACT_MINE:
            _contact_mine(sketch, colour)
        case Kind.DESTROYER:
            _destroyer(sketch, colour)


def _hex(x: float, y: float, radius: float) -> Points:
    return regular(x, y, radius, 6)


def _ring(distance: float, radius: float, turn: float = 0) -> list[Points]:
    """Return six small hexagons around the middle."""
    centres = [turned([(50 + distance, 50)], angle + turn, MIDDLE)[0] for angle in AROUND]
    return [_hex(x, y, radius) for x, y in centres]


def _laser(sketch: Sketch, colour: Colour) -> None:
    """Six rays to the rim."""
    for angle in AROUND:
        sketch.stroke(turned([(58, 50), (78, 50)], angle, MIDDLE), 5, colour)
        tip = turned([(76, 43), (85, 50), (76, 57)], angle, MIDDLE)
        sketch.fill(tip, colour)
    sketch.fill(_hex(50, 50, 11), IVORY)


def _emp(sketch: Sketch, colour: Colour, shots: int) -> None:
    """A flash in rings, and a pip for each shot that is left."""
    for radius in (31, 23):
        sketch.stroke(oval(50, 50, radius), 3.6, colour, 0.85, closed=True)
    bolt = [(56, 26), (38, 52), (49, 52), (43, 74), (63, 45), (51, 45)]
    sketch.fill([(x + 0.5, y) for x, y in bolt], INK)
    sketch.stroke(bolt, 4.5, INK, closed=True)
    sketch.fill(bolt, IVORY)
    for number in range(len(EMP_DICE) - shots):
        x = 50 + (number - (len(EMP_DICE) - shots - 1) / 2) * 15
        sketch.fill(box(x - 6.5, 77.5, x + 6.5, 90.5, 3), INK)
        sketch.fill(box(x - 5, 79, x + 5, 89, 2), IVORY)


def _frag_mine(sketch: Sketch, colour: Colour) -> None:
    """Three rings of splinters, each fainter than the one inside it."""
    for radius, width, opacity in ((14, 8, 1.0), (23, 5, 0.85), (31.5, 3, 0.7)):
        for angle in AROUND:
            piece = [turned([(50 + radius, 50)], angle + t, MIDDLE)[0] for t in (-21, 0, 21)]
            sketch.stroke(piece, width, colour, opacity)
    sketch.fill(star(50, 50, 9.5, 5, 6), IVORY)


def _contact_mine(sketch: Sketch, colour: Colour) -> None:
    """The six cells around, filled."""
    for cell in _ring(21, 11.2, 0):
        sketch.fill(cell, colour)
    sketch.fill(_hex(50, 50, 11.2), IVORY)
    sketch.fill(oval(50, 50, 4.5), INK)


def _destroyer(sketch: Sketch, colour: Colour) -> None:
    """A rock in cross hairs."""
    rock = [(38, 42), (48, 35), (61, 39), (66, 51), (59, 63), (45, 65), (35, 55)]
    sketch.fill(rock, (150, 142, 138))
    sketch.stroke([(50, 35), (47, 47), (54, 52), (49, 65)], 3, INK)
    sketch.stroke(oval(50, 50, 25), 3.6, colour, closed=True)
    for angle in (0, 90, 180, 270):
        sketch.stroke(turned([(70, 50), (84, 50)], angle, MIDDLE), 4.6, colour)
