"""The way of the bomb, drawn on the board."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from PIL import Image

from engines.rebelmoon.model import Cell
from render.kit.canvas import put
from render.kit.outlines import Point, turned
from render.kit.palette import INK, Colour
from render.kit.plot import Surface
from render.kit.sketch import Sketch
from render.rebelmoon.layout import CYAN, Layout

LANES = 4
"""How many crossings of one border are drawn."""
FADED: Colour = (92, 128, 158)
_TALL = 0.82
"""How much of its square a chevron takes across its heading."""


class Chevron(NamedTuple):
    """The sign of one step, the `number`-th of the path: its square, middle, and heading."""

    number: int
    size: int
    at: Point
    angle: int


def draw_path(image: Surface, path: Sequence[Cell], fresh: int, place: Layout) -> None:
    """Draw a chevron for each step of the bomb; the last `fresh` of them shine."""
    faded = len(path) - 1 - fresh
    for number, size, at, angle in chevrons(path, place):
        put(image, chevron(size, angle, bright=number >= faded), at, "mm")


def chevrons(path: Sequence[Cell], place: Layout) -> Iterator[Chevron]:
    """Give the chevrons of a path, each over the border that was crossed.

    Where a border was crossed again and again, the last `LANES` stand side by side in the
    order of time, the first of them at its own right.
    """
    steps = list(pairwise(path))
    crossings: defaultdict[frozenset[Cell], list[int]] = defaultdict(list)
    for number, step in enumerate(steps):
        crossings[frozenset(step)].append(number)
    for numbers in crossings.values():
        shown = numbers[-LANES:]
        for lane, number in enumerate(shown):
            size, at = _in_lane(place, steps[shown[0]], lane, len(shown))
            yield Chevron(number, size, at, _heading(place, steps[number]))


def _in_lane(place: Layout, first: tuple[Cell, Cell], lane: int, lanes: int) -> tuple[int, Point]:
    """Return size and middle of a chevron; lanes begin at the right of the `first` step."""
    (x, y), (to_x, to_y) = map(place.middle, first)
    if lanes == 1:
        return round(place.size * 0.72), (x + (to_x - x) * 0.42, y + (to_y - y) * 0.42)
    right = place.size / 2 * (1 - (2 * lane + 1) / lanes)
    over_x, over_y = (to_x - x) / place.apart, (to_y - y) / place.apart
    at = (x + to_x) / 2 - over_y * right, (y + to_y) / 2 + over_x * right
    return round(place.size / lanes / _TALL), at


def _heading(place: Layout, step: tuple[Cell, Cell]) -> int:
    (x, y), (to_x, to_y) = map(place.middle, step)
    return round(math.degrees(math.atan2(to_y - y, to_x - x)))


@lru_cache(maxsize=128)
def chevron(size: int, angle: int, *, bright: bool) -> Image.Image:
    """Return the sign of a step to `angle` degrees; the latest are bright."""
    sketch = Sketch(size, size, size / 100, 3)
    points = turned([(36, 24), (66, 50), (36, 76)], angle, (50, 50))
    sketch.stroke(points, 30, INK, 0.9)
    sketch.stroke(points, 17, CYAN if bright else FADED)
    return sketch.finished()
