"""What lies between sectors: engagement, blockade, attacks, ways, and light on sectors."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise

from PIL import Image

from engines.core import Seat
from engines.imperium.board import BLUE, RED, Board
from engines.imperium.maps import Sector
from engines.imperium.units import SQUADRONS
from render.imperium.layout import FRESH, LIVERY, SPARK, Layout
from render.kit.canvas import put
from render.kit.hexes import outline
from render.kit.lettering import Face, line, write
from render.kit.outlines import Point, oval, regular, star, turned
from render.kit.palette import INK, IVORY, Colour, mixed
from render.kit.plot import Surface
from render.kit.sketch import Sketch

Border = tuple[Sector, Sector]
STOP: Colour = (255, 84, 84)
DARK = 0.62
"""How dark a sector is that is not looked at."""
BESIDE = 0.3
"""How far a sign on a slanting border lies from its middle, to where three sectors meet."""


def engagements(board: Board) -> tuple[Border, ...]:
    """Return the borders at which enemy units lie side by side, one of them engaged (I-R07)."""
    red, blue = board.sides[RED].units, board.sides[BLUE].units
    return tuple(
        (one, other)
        for one, unit in sorted(red.items())
        for other in board.map.neighbours[one]
        if other in blue and not {unit.kind, blue[other].kind} <= SQUADRONS
    )


def blockades(board: Board) -> tuple[Border, ...]:
    """Return the borders between a planet and an enemy unit beside it (ruling I-R11)."""
    return tuple(
        (planet, near)
        for planet, found in sorted(board.planets.items())
        if found.owner is not None
        for near in board.map.neighbours[planet]
        if near in board.sides[1 - found.owner].units
    )


def draw_borders(image: Surface, board: Board, place: Layout) -> None:
    """Mark every engagement and blockade on the border where it happens."""
    edge = min(round(place.size * 0.4), 36)
    shown = frozenset(place.sectors)
    for borders, sprite in ((blockades(board), barrier(edge)), (engagements(board), clash(edge))):
        for one, other in borders:
            if one in shown and other in shown:
                put(image, sprite, _on_border(place, one, other), "mm")


def _on_border(place: Layout, one: Sector, other: Sector) -> Point:
    """Return where a sign lies on the border of two sectors, so that most of it can be seen.

    What is in the sectors lies over it. On a slanting border it is nearer to the upper sector's
    point at the bottom: between the garrison of the upper one and the name of the lower one.
    """
    (x, y), (to_x, to_y) = sorted((place.middle(one), place.middle(other)), key=lambda at: at[1])
    middle = between((x, y), (to_x, to_y), 0.5)
    if abs(to_y - y) < place.size / 2:
        return middle
    return between(middle, (x, y + place.size), BESIDE)


def between(one: Point, other: Point, share: float) -> Point:
    """Return the point of a line that lies a share of it from `one`."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


@lru_cache(maxsize=8)
def clash(size: int) -> Image.Image:
    """Return two blades crossed in a flash: units engage each other."""
    sketch = Sketch(size, size, size / 100, 3)
    sketch.fill(star(50, 50, 50, 33, 8), INK)
    sketch.fill(star(50, 50, 45, 29, 8), SPARK)
    for angle in (45, 135):
        blade = turned([(24, 50), (76, 50)], angle, (50, 50))
        sketch.stroke(blade, 11, INK)
    return sketch.finished()


@lru_cache(maxsize=8)
def barrier(size: int) -> Image.Image:
    """Return a disc with a bar: the planet is blockaded."""
    sketch = Sketch(size, size, size / 100, 3)
    sketch.fill(oval(50, 50, 47), INK)
    sketch.fill(oval(50, 50, 40), STOP)
    sketch.fill([(22, 41), (78, 41), (78, 59), (22, 59)], IVORY)
    return sketch.finished()


def draw_light(image: Surface, place: Layout, cells: Iterable[Sector], colour: Colour) -> None:
    """Light some sectors up."""
    sprite = sector_light(round(place.size), colour)
    for sector in cells:
        put(image, sprite, place.middle(sector), "mm")


@lru_cache(maxsize=16)
def sector_light(size: int, colour: Colour) -> Image.Image:
    """Return the light on a sector whose hex has this size."""
    sketch = Sketch(size * 2, size * 2)
    sketch.fill(outline(size, size, size * 0.93), colour, 0.2)
    sketch.stroke(outline(size, size, size * 0.9), size * 0.06, colour, 0.9, closed=True)
    return sketch.finished()


def draw_shade(image: Surface, place: Layout, cells: Iterable[Sector]) -> None:
    """Darken some sectors."""
    sprite = _shade(round(place.size))
    for sector in cells:
        put(image, sprite, place.middle(sector), "mm")


@lru_cache(maxsize=8)
def _shade(size: int) -> Image.Image:
    sketch = Sketch(size * 2, size * 2)
    sketch.fill(outline(size, size, size), INK, DARK)
    return sketch.finished()


def draw_shafts(
    image: Surface, place: Layout, attackers: Sequence[Sector], target: Sector, seat: Seat
) -> None:
    """Draw an attack: a shaft from every attacker, to lie below whatever is in the sectors."""
    end = place.middle(target)
    for sector in attackers:
        start = place.middle(sector)
        if start != end:
            ends = (between(start, end, 0.34), between(start, end, 0.56))
            draw_arrow(image, ends, place.size * 0.2, aim_colour(seat))


def draw_hairs(image: Surface, place: Layout, target: Sector, seat: Seat) -> None:
    """Draw cross hairs on the target of an attack."""
    sprite = hairs(round(place.size * 1.96), aim_colour(seat))
    put(image, sprite, place.middle(target), "mm")


def aim_colour(seat: Seat) -> Colour:
    """Return the colour of a side's attacks."""
    return mixed(LIVERY[seat].bright, IVORY, 0.25)


@lru_cache(maxsize=16)
def hairs(size: int, colour: Colour) -> Image.Image:
    """Return cross hairs: a combat is declared against what they lie on."""
    sketch = Sketch(size, size, size / 100, 3)
    for width, paint in ((6, INK), (3.2, colour)):
        sketch.stroke(oval(50, 50, 41), width, paint, 0.95, closed=True)
        for angle in (0, 180):
            sketch.stroke(turned([(80, 50), (95, 50)], angle, (50, 50)), width, paint)
    return sketch.finished()


def draw_arrow(
    image: Surface, way: Sequence[Point], width: float, colour: Colour, *, dashed: bool = False
) -> None:
    """Draw an arrow along a way, in a sketch no larger than it needs."""
    margin = width * 3
    left, top = min(x for x, _ in way) - margin, min(y for _, y in way) - margin
    right, bottom = max(x for x, _ in way) + margin, max(y for _, y in way) + margin
    sketch = Sketch(math.ceil(right - left), math.ceil(bottom - top))
    points = [(x - left, y - top) for x, y in way]
    (x, y), (tip_x, tip_y) = points[-2:]
    angle = math.degrees(math.atan2(tip_y - y, tip_x - x))
    head = turned(
        [
            (tip_x + width * 1.3, tip_y),
            (tip_x - width, tip_y - width * 1.5),
            (tip_x - width, tip_y + width * 1.5),
        ],
        angle,
        (tip_x, tip_y),
    )
    parts = _dashes(points, width * 1.6) if dashed else [points]
    for part in parts:
        sketch.stroke(part, width * 1.7, INK)
    sketch.stroke(head, width * 0.8, INK, closed=True)
    for part in parts:
        sketch.stroke(part, width, colour)
    sketch.fill(head, mixed(colour, IVORY, 0.35))
    put(image, sketch.finished(), (left, top))


def _dashes(points: Sequence[Point], length: float) -> list[list[Point]]:
    dashes: list[list[Point]] = []
    for start, end in pairwise(points):
        count = max(round(math.dist(start, end) / length / 2), 1)
        dashes += [
            [between(start, end, n / count), between(start, end, (n + 0.55) / count)]
            for n in range(count)
        ]
    return dashes


@lru_cache(maxsize=64)
def tag(words: str, size: int, ground: Colour, ink: Colour = INK) -> Image.Image:
    """Return a label to lay on the map, for the sums of an attack."""
    text = line(words, Face.TEXT, size)
    wide, high = text.width + size, round(size * 1.36)
    sketch = Sketch(wide, high, detail=3)
    edge = [(0, high / 2), (size * 0.4, 0), (wide - size * 0.4, 0), (wide, high / 2)]
    edge += [(wide - size * 0.4, high), (size * 0.4, high)]
    sketch.fill(edge, INK)
    sketch.fill(
        [(wide / 2 + (x - wide / 2) * 0.95, high / 2 + (y - high / 2) * 0.86) for x, y in edge],
        ground,
    )
    sprite = sketch.finished()
    write(sprite, text, (wide / 2, high / 2), ink, "mm")
    return sprite


@lru_cache(maxsize=8)
def plan_ring(size: int) -> Image.Image:
    """Return a dashed ring round what is only planned."""
    sketch = Sketch(size, size, size / 100, 3)
    corners = regular(50, 50, 46, 6)
    for one, other in zip(corners, [*corners[1:], corners[0]], strict=True):
        for start, end in ((0.06, 0.42), (0.58, 0.94)):
            ends = [between(one, other, start), between(one, other, end)]
            sketch.stroke(ends, 7, INK)
            sketch.stroke(ends, 4, FRESH)
    return sketch.finished()
