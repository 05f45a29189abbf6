"""The board of Rebel Moon Defense with everything on it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from PIL import Image

from engines.rebelmoon.model import Cell, Disc, Phase, View
from engines.rebelmoon.placement import open_cells
from engines.rebelmoon.space import occupied
from render.kit.canvas import put, shine
from render.kit.hexes import name_sprite, outline
from render.kit.paint import glow
from render.kit.palette import INK, IVORY
from render.kit.sketch import Sketch
from render.rebelmoon.layout import CYAN, LIVE, Layout, layout
from render.rebelmoon.path import draw_path
from render.rebelmoon.pieces import ROCKS, asteroid, bomb, weapon
from render.rebelmoon.space import ground, write_name
from render.rebelmoon.traces import draw_impact, draw_shot, draw_upgrade

PIECE, BOMB = 1.42, 2.25
"""Widths of an asteroid or weapon, and of the bomb, in sizes of a cell."""
RISE = 0.12
"""How far above the middle of its cell a piece lies, to leave room for the name."""
_HULL = (150, 150, 190)


def scene(view: View, *, secrets: bool = False, lit: frozenset[Cell] | None = None) -> Image.Image:
    """Return the board as everyone sees it; `secrets` shows the kinds the viewer knows.

    `lit` are cells to light up; in placement, by default, those open to whoever places.
    """
    place = layout(view.config.board_side)
    image = ground(place.board.side).copy()
    if lit is not None:
        _light(image, place, lit, place.board.cells)
    elif view.phase is Phase.PLACEMENT and view.to_act is not None:
        ends = (place.board.gate, place.board.moon)
        free, taken = frozenset(open_cells(view, view.to_act)), occupied(view).union(ends)
        _light(image, place, free, [cell for cell in place.board.cells if cell not in taken])
    draw_path(image, view, place)
    for cell in sorted(view.asteroids):
        _put_piece(image, place, cell, asteroid(_shape(place, cell), _size(place)))
    for cell, disc in sorted(view.weapons.items()):
        _put_piece(image, place, cell, _disc(disc, place, secrets=secrets))
    draw_upgrade(image, view, place)
    draw_shot(image, view, place)
    _draw_bomb(image, view, place)
    draw_impact(image, view, place)
    return image


def _size(place: Layout) -> int:
    return round(place.size * PIECE)


def _shape(place: Layout, cell: Cell) -> int:
    return place.board.cells.index(cell) * 7 % ROCKS


def _disc(disc: Disc, place: Layout, *, secrets: bool) -> Image.Image:
    kind = disc.kind if disc.face_up or secrets else None
    return weapon(disc.colour, kind, _size(place), disc.shots, down=not disc.face_up)


def _put_piece(image: Image.Image, place: Layout, cell: Cell, sprite: Image.Image) -> None:
    x, y = place.middle(cell)
    put(image, sprite, (x, y - place.size * RISE), "mm")
    _label(image, place, cell, 0.66)


def _label(image: Image.Image, place: Layout, cell: Cell, below: float) -> None:
    """Write the name of a cell `below` its middle, in sizes of a cell."""
    x, y = place.middle(cell)
    sprite = name_sprite(cell, round(place.size * 0.33), IVORY)
    put(image, sprite, (x, y + place.size * below), "mm")


def _draw_bomb(image: Image.Image, view: View, place: Layout) -> None:
    at, flown, halo = place.middle(view.bomb.cell), view.bomb, round(place.size * 3)
    shine(image, glow(halo, halo, LIVE[flown.shield] if flown.shield else _HULL, 0.5), at)
    sprite = bomb(flown.facing, flown.shield, flown.strength, round(place.size * BOMB))
    put(image, sprite, at, "mm")
    _label(image, place, flown.cell, 0.76)


def _light(image: Image.Image, place: Layout, lit: frozenset[Cell], cells: Iterable[Cell]) -> None:
    """Light up some of the cells, and strike the others through."""
    for cell in cells:
        put(image, _tile(round(place.size), open_=cell in lit), place.middle(cell), "mm")
        if cell in lit:
            write_name(image, place, cell, IVORY)


@lru_cache(maxsize=8)
def _tile(size: int, *, open_: bool) -> Image.Image:
    """Return what is laid over a cell: a bright rim, or a shade that is struck through."""
    sketch = Sketch(size * 2, size * 2)
    if open_:
        sketch.fill(outline(size, size, size * 0.92), CYAN, 0.13)
        sketch.stroke(outline(size, size, size * 0.88), size * 0.05, CYAN, 0.85, closed=True)
        return sketch.finished()
    sketch.fill(outline(size, size, size * 0.95), INK, 0.5)
    for shift in (-0.5, 0, 0.5):
        start, end = (0.6 + shift, 1.4 + shift * 0.2), (1.4 + shift, 0.6 + shift * 0.2)
        sketch.stroke([(size * x, size * y) for x, y in (start, end)], 2, _HULL, 0.35)
    return sketch.finished()
