"""Small signs in one colour, drawn in a box of 24 × 24 units."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from functools import lru_cache

from PIL import Image

from render.kit.outlines import (
    box,
    curve,
    moved,
    oval,
    smooth,
    star,
    turned,
)
from render.kit.palette import INK, Colour
from render.kit.sketch import Sketch


class Icon(StrEnum):
    """The signs there are."""

    CHECK = "check"
    CROSS = "cross"
    TWINS = "twins"
    MUTE = "mute"
    GRAB = "grab"
    BIN = "bin"
    SCISSORS = "scissors"
    HOURGLASS = "hourglass"
    THINKING = "thinking"
    FAN = "fan"
    STACK = "stack"
    GEM = "gem"
    SWORD = "sword"
    FLAME = "flame"
    CROWN = "crown"
    ARROW = "arrow"
    COPY = "copy"
    FALL = "fall"


@lru_cache(maxsize=128)
def icon(name: Icon, size: int, colour: Colour) -> Image.Image:
    """Return a sign as an RGBA square of `size` pixels."""
    sketch = Sketch(size, size, size / 24, 3)
    _DRAWN[name](sketch, colour)
    return sketch.finished()


def _check(sketch: Sketch, colour: Colour) -> None:
    sketch.stroke([(4, 13), (9.5, 18.5), (20, 6)], 3.6, colour)


def _cross(sketch: Sketch, colour: Colour) -> None:
    sketch.stroke([(5.5, 5.5), (18.5, 18.5)], 3.6, colour)
    sketch.stroke([(18.5, 5.5), (5.5, 18.5)], 3.6, colour)


def _twins(sketch: Sketch, colour: Colour) -> None:
    sketch.stroke([(2, 12), (10, 12)], 2.8, colour)
    sketch.stroke([(6.4, 7.6), (10.8, 12), (6.4, 16.4)], 2.8, colour)
    sketch.stroke([(22, 12), (14, 12)], 2.8, colour)
    sketch.stroke([(17.6, 7.6), (13.2, 12), (17.6, 16.4)], 2.8, colour)


def _mute(sketch: Sketch, colour: Colour) -> None:
    sketch.fill(box(2.5, 4, 21.5, 17, 5), colour)
    sketch.fill([(7, 15), (6, 22), (13, 16)], colour)
    sketch.stroke([(3.5, 21), (20.5, 1.5)], 5.6, INK)
    sketch.stroke([(3.5, 21), (20.5, 1.5)], 2.8, colour)


def _grab(sketch: Sketch, colour: Colour) -> None:
    sketch.fill(box(6, 10.5, 19.5, 22, 5), colour)
    for x, top in ((6.2, 5), (9.7, 2.6), (13.2, 2.4), (16.7, 4.4)):
        sketch.fill(box(x, top, x + 2.8, 15, 1.4), colour)
    sketch.stroke(curve((7.5, 18.5), (3.5, 16.5), (2.6, 11.6)), 3, colour)


def _bin(sketch: Sketch, colour: Colour) -> None:
    sketch.fill([(5, 8.5), (19, 8.5), (17.6, 22), (6.4, 22)], colour)
    sketch.fill(box(3, 4.6, 21, 7.2, 1.2), colour)
    sketch.fill(box(9, 2, 15, 5, 1), colour)
    for x in (9.4, 12, 14.6):
        sketch.stroke([(x, 11), (x, 19.4)], 1.1, INK)


def _scissors(sketch: Sketch, colour: Colour) -> None:
    for flip in (1, -1):
        sketch.stroke([(7, 12 + 4.2 * flip), (21, 12 - 6.5 * flip)], 2.6, colour)
        sketch.stroke(oval(5.4, 12 + 6 * flip, 3.2), 2.3, colour, closed=True)


def _hourglass(sketch: Sketch, colour: Colour) -> None:
    sketch.fill(box(4, 1.5, 20, 4.5, 1.4), colour)
    sketch.fill(box(4, 19.5, 20, 22.5, 1.4), colour)
    glass = [(6, 4), (18, 4), (17.6, 8), (13.2, 12), (17.6, 16), (18, 20)]
    glass += [(6, 20), (6.4, 16), (10.8, 12), (6.4, 8)]
    sketch.stroke(glass, 1.8, colour, closed=True)
    sketch.fill([(8.4, 8.4), (15.6, 8.4), (12, 11.8)], colour)
    sketch.fill([(7.4, 19.6), (16.6, 19.6), (12, 14.8)], colour)


def _thinking(sketch: Sketch, colour: Colour) -> None:
    for x in (5, 12, 19):
        sketch.fill(oval(x, 12, 2.7), colour)


def _fan(sketch: Sketch, colour: Colour) -> None:
    for angle in (-24, 0, 24):
        card = turned(box(8, 3.5, 16, 16, 1.6), angle, (12, 24))
        sketch.fill(card, colour)
        sketch.stroke(card, 1.3, INK, closed=True)


def _stack(sketch: Sketch, colour: Colour) -> None:
    for step in (0, 2.6, 5.2):
        card = box(3 + step, 7.5 - step, 15 + step, 22 - step, 1.8)
        sketch.fill(card, colour)
        sketch.stroke(card, 1.3, INK, closed=True)


def _gem(sketch: Sketch, colour: Colour) -> None:
    sketch.fill([(7, 3), (17, 3), (22.5, 9.5), (12, 22), (1.5, 9.5)], colour)
    for line in ([(1.5, 9.5), (22.5, 9.5)], [(7, 3), (9, 9.5), (12, 22), (15, 9.5), (17, 3)]):
        sketch.stroke(line, 0.9, INK, 0.75)


def _sword(sketch: Sketch, colour: Colour) -> None:
    blade = [(10.6, 15), (10.6, 4.5), (12, 1), (13.4, 4.5), (13.4, 15)]
    sketch.fill(turned(blade, 42, (12, 12)), colour)
    sketch.fill(turned(box(6, 14.6, 18, 17.2, 1.2), 42, (12, 12)), colour)
    sketch.fill(turned(box(10.7, 16, 13.3, 23, 1.2), 42, (12, 12)), colour)


def flame(height: float = 1.0) -> list[tuple[float, float]]:
    """Return the outline of a flame in the 24-unit box; `height` stretches its tip."""
    knots = [(12, 22.5), (5.4, 19.5), (4.6, 13.5), (7.4, 10), (8.2, 12.2), (9.6, 9), (11.4, 1.2)]
    knots += [(13.8, 7), (15.4, 10.4), (16.6, 8.8), (19.6, 14.4), (18.4, 19.6)]
    return [(x, 22.5 - (22.5 - y) * height) for x, y in smooth(knots)]


def _flame(sketch: Sketch, colour: Colour) -> None:
    sketch.fill(flame(), colour)
    sketch.fill(moved(flame(0.42), 0, -0.8), INK, 0.55)


def _crown(sketch: Sketch, colour: Colour) -> None:
    sketch.fill([(3, 18), (1.5, 6), (7.5, 11), (12, 3), (16.5, 11), (22.5, 6), (21, 18)], colour)
    sketch.fill(box(3, 19, 21, 22, 1), colour)


def _arrow(sketch: Sketch, colour: Colour) -> None:
    sketch.fill([(1, 9.8), (13, 9.8), (13, 4), (23, 12), (13, 20), (13, 14.2), (1, 14.2)], colour)


def _copy(sketch: Sketch, colour: Colour) -> None:
    sketch.stroke(box(2.5, 2.5, 14.5, 17, 2), 2, colour, closed=True)
    sketch.fill(box(8.5, 7, 21.5, 22.5, 2), colour)
    sketch.fill(star(15, 14.8, 4.4, 1.9, 4), INK)


def _fall(sketch: Sketch, colour: Colour) -> None:
    sketch.fill([(9.8, 1), (14.2, 1), (14.2, 9), (19, 9), (12, 17), (5, 9), (9.8, 9)], colour)
    sketch.stroke(smooth([(1.5, 21), (6, 19), (12, 22), (18, 19), (22.5, 21)], False), 2.4, colour)


_DRAWN: dict[Icon, Callable[[Sketch, Colour], None]] = {
    Icon.CHECK: _check,
    Icon.CROSS: _cross,
    Icon.TWINS: _twins,
    Icon.MUTE: _mute,
    Icon.GRAB: _grab,
    Icon.BIN: _bin,
    Icon.SCISSORS: _scissors,
    Icon.HOURGLASS: _hourglass,
    Icon.THINKING: _thinking,
    Icon.FAN: _fan,
    Icon.STACK: _stack,
    Icon.GEM: _gem,
    Icon.SWORD: _sword,
    Icon.FLAME: _flame,
    Icon.CROWN: _crown,
    Icon.ARROW: _arrow,
    Icon.COPY: _copy,
    Icon.FALL: _fall,
}
