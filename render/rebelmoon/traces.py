"""What happened, drawn on the board: upgrades, shots and their effect."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engines.rebelmoon.model import Bomb, Cell, Effect, Flight, Kind, Shot, Upgrade, View, Weapon
from render.kit.canvas import put, shine
from render.kit.lettering import Face, line, write
from render.kit.outlines import Point, Points, oval, star, turned
from render.kit.paint import glow, toned
from render.kit.palette import INK, IVORY, Colour, mixed
from render.kit.plot import Surface
from render.kit.sketch import Sketch
from render.rebelmoon.layout import CYAN, LIVE, SPACE, Layout
from render.rebelmoon.pieces import weapon

SPARK: Colour = (255, 196, 92)
_HARMLESS: Colour = (150, 156, 180)
_STRUCK = (Effect.HIT, Effect.SHIELD_LOST, Effect.DESTROYED)


def draw_upgrade(image: Surface, flight: Flight | None, place: Layout) -> None:
    """Draw what the bomb scanned or destroyed in its last turn."""
    if flight is None or flight.target is None:
        return
    start, end = place.middle(flight.bomb.cell), place.middle(flight.target)
    if flight.upgrade is Upgrade.SCANNER:
        draw_line(image, (start, end), place.size * 0.06, CYAN, dashed=True)
        put(image, scan_mark(round(place.size * 1.9)), end, "mm")
    else:
        draw_beam(image, start, end, place.size * 0.16, IVORY)
        burst(image, end, place.size)


def traces(view: View) -> Iterator[tuple[Cell, Cell]]:
    """Yield from where to where lines are drawn over the board."""
    if view.flight is not None and view.flight.target is not None:
        yield view.flight.bomb.cell, view.flight.target
    if view.shot is not None:
        yield view.shot.cell, view.shot.target or view.bomb.cell


def off_line(at: Point, start: Point, end: Point) -> float:
    """Return how far a point is from a line between two."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = dx * dx + dy * dy
    along = ((at[0] - start[0]) * dx + (at[1] - start[1]) * dy) / length if length else 0
    share = min(max(along, 0), 1)
    return math.dist(at, (start[0] + dx * share, start[1] + dy * share))


@lru_cache(maxsize=8)
def scan_mark(size: int) -> Image.Image:
    """Return a ring with cross hairs, to point at a cell."""
    sketch = Sketch(size, size, size / 100, 3)
    for angle in (45, 135, 225, 315):
        corner = turned([(88, 38), (88, 50), (88, 62)], angle, (50, 50))
        sketch.stroke(corner, 6, INK)
        sketch.stroke(corner, 4, CYAN)
    sketch.stroke(oval(50, 50, 45), 3, CYAN, 0.9, closed=True)
    return sketch.finished()


@lru_cache(maxsize=4)
def fresh_ring(size: int) -> Image.Image:
    """Return the ring round a piece that was placed lately."""
    sketch = Sketch(size, size, size / 100, 3)
    sketch.stroke(oval(50, 50, 44), 11, INK, 0.8, closed=True)
    sketch.stroke(oval(50, 50, 44), 6, CYAN, closed=True)
    return sketch.finished()


def burst(image: Surface, at: Point, size: float) -> None:
    """Draw an explosion in a cell."""
    halo = round(size * 2.6)
    shine(image, glow(halo, halo, (255, 150, 60)), at)
    put(image, blast(round(size * 1.3)), at, "mm")


@lru_cache(maxsize=8)
def blast(size: int) -> Image.Image:
    """Return an explosion."""
    sketch = Sketch(size, size, size / 100, 3)
    sketch.fill(star(50, 50, 48, 26, 11), (212, 70, 30))
    sketch.fill(star(50, 50, 37, 20, 11, turn=-74), SPARK)
    sketch.fill(star(50, 50, 22, 12, 9), IVORY)
    return sketch.finished()


def draw_shot(image: Surface, shot: Shot | None, flown: Bomb, place: Layout, *, left: bool) -> None:
    """Draw the last activation: where it came from, its way, and what it destroyed.

    `left` tells whether the weapon has left the board with it.
    """
    if shot is None:
        return
    start, end = place.middle(shot.cell), place.middle(shot.target or flown.cell)
    colour = LIVE[shot.weapon.colour]
    if shot.effect in _STRUCK or shot.effect is Effect.ASTEROID_DESTROYED:
        draw_beam(image, start, end, place.size * 0.2, colour)
    elif shot.effect not in (Effect.OUT_OF_REACH, Effect.NO_ASTEROID):
        draw_line(image, (start, end), place.size * 0.08, mixed(colour, IVORY, 0.3), dashed=True)
    if shot.effect is Effect.ASTEROID_DESTROYED:
        burst(image, end, place.size)
    if left:
        _ghost(image, shot, place)


def _ghost(image: Surface, shot: Shot, place: Layout) -> None:
    """Draw a weapon that has just left the board, faded and crossed out."""
    size = round(place.size * 1.42)
    used = 2 if shot.weapon.kind is Kind.EMP else 0
    put(image, _faded(shot.weapon, size, used), place.middle(shot.cell), "mm")


@lru_cache(maxsize=32)
def _faded(one: Weapon, size: int, shots: int) -> Image.Image:
    piece = weapon(one.colour, one.kind, size, shots)
    sprite = Image.new("RGBA", piece.size, (*SPACE, 0))
    sprite.paste(SPACE, mask=piece.getchannel("A"))
    sprite.paste(piece, mask=toned(piece.getchannel("A"), lambda value: value * 0.5))
    sprite.putalpha(piece.getchannel("A"))  # the name of the cell must not shimmer through
    cross = Sketch(size, size, size / 100, 2)
    for ends in ([(24, 24), (76, 76)], [(76, 24), (24, 76)]):
        cross.stroke(ends, 11, INK)
        cross.stroke(ends, 6, IVORY)
    sprite.alpha_composite(cross.finished())
    return sprite


def draw_impact(image: Surface, shot: Shot | None, flown: Bomb, place: Layout) -> None:
    """Write at the bomb what the last activation did to it."""
    if shot is None or shot.effect in (Effect.ASTEROID_DESTROYED, Effect.NO_ASTEROID):
        return
    x, y = place.middle(flown.cell)
    if shot.effect is Effect.DESTROYED:
        burst(image, (x, y), place.size * 1.7)
        return
    at = (x + place.size * (0.82 if x < image.width * 0.8 else -0.82), y - place.size * 0.1)
    struck = shot.effect in _STRUCK
    words = f"−{shot.damage}" if struck else "0"
    put(image, impact_tag(round(place.size * 1.05), words, struck=struck), at, "mm")


@lru_cache(maxsize=32)
def impact_tag(size: int, words: str, *, struck: bool) -> Image.Image:
    """Return the sign of what a shot did to the bomb: `words` in a flash, or on a plain disc."""
    sketch = Sketch(size, size, size / 100, 3)
    edge = star(50, 50, 49, 37, 12) if struck else oval(50, 50, 38)
    inner = star(50, 50, 44, 33, 12) if struck else oval(50, 50, 34)
    sketch.fill(edge, INK)
    sketch.fill(inner, (255, 214, 92) if struck else _HARMLESS)
    sprite = sketch.finished()
    write(sprite, line(words, Face.TEXT, round(size * 0.42)), (size / 2, size / 2), INK, "mm")
    return sprite


def draw_beam(image: Surface, start: Point, end: Point, width: float, colour: Colour) -> None:
    """Draw a ray of light with a bright core."""
    ends = (start, end)
    draw_line(image, ends, width * 2.2, colour, opacity=0.3)
    draw_line(image, ends, width, colour)
    draw_line(image, ends, width * 0.4, mixed(colour, IVORY, 0.85))


def draw_line(
    image: Surface,
    ends: Sequence[Point],
    width: float,
    colour: Colour,
    *,
    opacity: float = 1.0,
    dashed: bool = False,
) -> None:
    """Draw a line on the canvas, in a sketch no larger than it needs."""
    left = min(x for x, _ in ends) - width * 2
    top = min(y for _, y in ends) - width * 2
    right, bottom = (max(p[n] for p in ends) + width * 2 for n in (0, 1))
    stroke = _Stroke(
        (math.ceil(right - left), math.ceil(bottom - top)),
        tuple((x - left, y - top) for x, y in ends),
        width,
        colour,
        opacity,
        dashed,
    )
    put(image, _stroked(stroke), (left, top))


class _Stroke(NamedTuple):
    """A line on a sheet of its own: the sheet's size, and the line's ends, width and paint."""

    size: tuple[int, int]
    ends: tuple[Point, ...]
    width: float
    colour: Colour
    opacity: float
    dashed: bool


@lru_cache(maxsize=64)
def _stroked(line: _Stroke) -> Image.Image:
    sketch, width = Sketch(*line.size), line.width
    for part in _dashes(line.ends, width * 3) if line.dashed else [line.ends]:
        sketch.stroke(part, width * 1.8 if line.dashed else width, INK, 0.6 if line.dashed else 0)
        sketch.stroke(part, width, line.colour, line.opacity)
    return sketch.finished()


def _dashes(ends: Sequence[Point], length: float) -> list[Points]:
    (x, y), (to_x, to_y) = ends
    count = max(round(math.dist(*ends) / length / 2), 1)
    step_x, step_y = (to_x - x) / count, (to_y - y) / count
    return [
        [(x + step_x * n, y + step_y * n), (x + step_x * (n + 0.5), y + step_y * (n + 0.5))]
        for n in range(count)
    ]
