"""What has happened lately, marked on the map below all that lies there, so it covers no words."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engines.core import Trace
from engines.imperium.board import Board
from engines.imperium.maps import Sector
from engines.imperium.traces import Left
from render.imperium.layout import FRESH, HARM, LIVERY, SPARK, Layout
from render.imperium.marks import between, draw_arrow, draw_light
from render.kit.canvas import put
from render.kit.outlines import star
from render.kit.palette import GOLD, INK, IVORY, SAND, Colour, mixed
from render.kit.plot import Surface
from render.kit.sketch import Sketch

_LIGHTS: dict[str, Colour] = {Left.BUILT: FRESH, Left.TAKEN: GOLD}
_OFF = 0.62
"""How far from the middle of its last sector an arrow ends, in sizes of a hex."""


def draw_lately(image: Surface, board: Board, place: Layout, lately: Sequence[Trace]) -> None:
    """Mark where something was built, taken, hit or destroyed, and the ways that units went."""
    shown = frozenset(place.sectors)
    seen = [trace for trace in lately if trace.at and shown.issuperset(trace.at)]
    for what, colour in _LIGHTS.items():
        draw_light(image, place, dict.fromkeys(t.at[-1] for t in seen if t.what == what), colour)
    for trace in seen:
        if trace.what == Left.MOVED and len(trace.at) > 1:
            _way(image, board, place, trace)
    lost = {trace.at[-1] for trace in seen if trace.what == Left.LOST}
    hit = {trace.at[-1] for trace in seen if trace.what == Left.HIT}
    for sector in sorted(lost | hit):
        sprite = scar(round(place.size * 1.84), deep=sector in lost)
        put(image, sprite, place.middle(sector), "mm")


def _way(image: Surface, board: Board, place: Layout, trace: Trace) -> None:
    start, end = (place.middle(sector) for sector in trace.at[:2])
    length = math.dist(start, end)
    if not length:
        return
    tip = between(start, end, 1 - place.size * _OFF / length)
    dashed = not _beside(board, *trace.at[:2])
    draw_arrow(image, (start, tip), place.size * 0.14, way_colour(trace), dashed=dashed)


def _beside(board: Board, one: Sector, other: Sector) -> bool:
    return other in board.map.neighbours[one]


def way_colour(trace: Trace) -> Colour:
    """Return the colour of an arrow: that of the side that went, or of a cloud."""
    return SAND if trace.who is None else mixed(LIVERY[trace.who].bright, IVORY, 0.35)


@lru_cache(maxsize=8)
def scar(size: int, *, deep: bool) -> Image.Image:
    """Return the flash where something was damaged, or, if `deep`, destroyed."""
    sketch = Sketch(size, size, size / 100, 3)
    rays, rim = (13, (255, 84, 60)) if deep else (9, HARM)
    sketch.fill(star(50, 50, 49, 33, rays), INK, 0.8)
    sketch.fill(star(50, 50, 46, 31, rays), rim)
    sketch.fill(star(50, 50, 38, 25, rays), (92, 22, 26) if deep else SPARK)
    return sketch.finished()
