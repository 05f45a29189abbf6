"""Outlines: lists of points that `sketch` fills and strokes.

Coordinates are the sketch's own units, x to the right and y down; angles are degrees,
clockwise from pointing right.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Points: TypeAlias = Sequence[Point]

ANCHORS = {"l": 0.0, "t": 0.0, "m": 0.5, "r": 1.0, "b": 1.0}
"""Left, top, middle, right and bottom of something, as shares of its width or height."""


_RING = [(math.cos(math.radians(a)), math.sin(math.radians(a))) for a in range(0, 360, 6)]


def oval(x: float, y: float, across: float, down: float | None = None, turn: float = 0) -> Points:
    """Return an ellipse round (x, y) with radii `across` and `down` (default: a circle)."""
    down = across if down is None else down
    if not turn:
        return [(x + across * cos, y + down * sin) for cos, sin in _RING]
    ring = [(across * cos, down * sin) for cos, sin in _RING]
    return moved(turned(ring, turn), x, y)


def arc(x: float, y: float, radius: float, start: float, end: float) -> Points:
    """Return the part of a circle from angle `start` to `end`."""
    steps = max(round(abs(end - start) / 6), 2)
    angles = [start + (end - start) * n / steps for n in range(steps + 1)]
    return [(x + radius * _cos(a), y + radius * _sin(a)) for a in angles]


def box(left: float, top: float, right: float, bottom: float, round_: float = 0) -> Points:
    """Return a rectangle whose corners are rounded by `round_`."""
    if round_ <= 0:
        return [(left, top), (right, top), (right, bottom), (left, bottom)]
    r = min(round_, (right - left) / 2, (bottom - top) / 2)
    corners = ((right - r, top + r, -90), (right - r, bottom - r, 0))
    corners += ((left + r, bottom - r, 90), (left + r, top + r, 180))
    return [point for x, y, a in corners for point in arc(x, y, r, a, a + 90)]


def regular(x: float, y: float, radius: float, corners: int, turn: float = -90) -> Points:
    """Return a regular polygon; its first corner lies at angle `turn`."""
    angles = [turn + 360 * n / corners for n in range(corners)]
    return [(x + radius * _cos(a), y + radius * _sin(a)) for a in angles]


def star(x: float, y: float, outer: float, inner: float, rays: int, *, turn: float = -90) -> Points:
    """Return a star; its first ray points to angle `turn`."""
    radii = [outer, inner] * rays
    angles = [turn + 180 * n / rays for n in range(2 * rays)]
    return [(x + r * _cos(a), y + r * _sin(a)) for r, a in zip(radii, angles, strict=True)]


def curve(start: Point, bend: Point, end: Point, steps: int = 12) -> Points:
    """Return a quadratic Bézier curve from `start` to `end`."""
    ways = [n / steps for n in range(steps + 1)]
    return [
        (
            (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * bend[0] + t * t * end[0],
            (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * bend[1] + t * t * end[1],
        )
        for t in ways
    ]


def smooth(knots: Points, closed: bool = True, steps: int = 6) -> Points:
    """Return a curve through all `knots` (Catmull-Rom)."""
    count = len(knots)
    last = count if closed else count - 1
    line: list[Point] = []
    for n in range(last):
        if closed:
            around = [knots[(n + offset) % count] for offset in (-1, 0, 1, 2)]
        else:
            around = [knots[min(max(n + offset, 0), count - 1)] for offset in (-1, 0, 1, 2)]
        line += [_between(around, step / steps) for step in range(steps)]
    return line if closed else [*line, knots[-1]]


def moved(points: Iterable[Point], dx: float, dy: float) -> Points:
    """Return the points moved by (dx, dy)."""
    return [(x + dx, y + dy) for x, y in points]


def turned(points: Iterable[Point], angle: float, centre: Point = (0, 0)) -> Points:
    """Return the points turned round `centre`."""
    cos, sin, (cx, cy) = _cos(angle), _sin(angle), centre
    return [
        (cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos)
        for x, y in points
    ]


def mirrored(points: Iterable[Point], axis: float) -> Points:
    """Return the points mirrored at the vertical line x = `axis`."""
    return [(2 * axis - x, y) for x, y in points]


def scaled(points: Iterable[Point], factor: float, centre: Point = (0, 0)) -> list[Point]:
    """Return the points drawn nearer to `centre` (factor below 1) or away from it."""
    cx, cy = centre
    return [(cx + (x - cx) * factor, cy + (y - cy) * factor) for x, y in points]


def _between(knots: Points, t: float) -> Point:
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = knots
    return _blend(ax, bx, cx, dx, t), _blend(ay, by, cy, dy, t)


def _blend(a: float, b: float, c: float, d: float, t: float) -> float:
    bend = 2 * a - 5 * b + 4 * c - d
    return 0.5 * (2 * b + (c - a) * t + bend * t**2 + (3 * b - a - 3 * c + d) * t**3)


def _cos(angle: float) -> float:
    return math.cos(math.radians(angle))


def _sin(angle: float) -> float:
    return math.sin(math.radians(angle))
