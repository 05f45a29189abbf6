"""The board of Rebel Moon Defense with everything on it."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace
from PIL import Image

from engines.rebelmoon.model import Bomb, Cell, Disc, Flight, Phase, Shot, View
from engines.rebelmoon.placement import open_cells
from engines.rebelmoon.space import occupied
from render.kit.canvas import put, shine
from render.kit.hexes import name_sprite
from render.kit.lately import lately
from render.kit.paint import glow
from render.kit.palette import IVORY
from render.rebelmoon.layout import LIVE, Layout, layout
from render.rebelmoon.path import draw_path
from render.rebelmoon.pieces import ROCKS, asteroid, bomb, weapon
from render.rebelmoon.space import HULL, Lit, ground, light
from render.rebelmoon.traces import draw_impact, draw_shot, draw_upgrade

PIECE, BOMB = 1.42, 2.25
"""Widths of an asteroid or weapon, and of the bomb, in sizes of a cell."""
RISE = 0.12
"""How far above the middle of its cell a piece lies, to leave room for the name."""


class Field(NamedTuple):
    """What lies below the weapons; the last `fresh` steps of the path are of the last turn."""

    side: int
    lit: frozenset[Cell]
    shut: frozenset[Cell]
    path: tuple[Cell, ...]
    fresh: int
    asteroids: frozenset[Cell]


class Sight(NamedTuple):
    """What a board shows; `discs` are the weapons in reading order, each with its cell."""

    field: Field
    discs: tuple[tuple[Cell, Disc], ...]
    bomb: Bomb
    flight: Flight | None
    shot: Shot | None


def scene(view: View, *, secrets: bool = False, lit: frozenset[Cell] | None = None) -> Image.Image:
    """Return the board as everyone sees it; `secrets` shows the kinds the viewer knows.

    `lit` are cells to light up; in placement, by default, those open to whoever places. The board
    is shared: copy it to draw on it.
    """
    lit, shut = _lit(view) if lit is None else (lit, _cells(view) - lit)
    fresh = len(view.flight.cells) if view.flight else 0
    field = Field(view.config.board_side, lit, shut, view.path, fresh, view.asteroids)
    discs = ((cell, _seen(disc, secrets=secrets)) for cell, disc in sorted(view.weapons.items()))
    return _drawn(Sight(field, tuple(discs), view.bomb, view.flight, view.shot))


def _lit(view: View) -> tuple[frozenset[Cell], frozenset[Cell]]:
    """Return the cells where whoever places may place, and the other empty ones."""
    if view.phase is not Phase.PLACEMENT or view.to_act is None:
        return frozenset(), frozenset()
    field, lit = layout(view.config.board_side).board, frozenset(open_cells(view, view.to_act))
    return lit, _cells(view) - lit - occupied(view).union((field.gate, field.moon))


def _cells(view: View) -> frozenset[Cell]:
    return frozenset(layout(view.config.board_side).board.cells)


def _seen(disc: Disc, *, secrets: bool) -> Disc:
    """Return a weapon as it is drawn: its kind is told where it is face up, or to who knows it."""
    return disc if disc.face_up or secrets else replace(disc, kind=None)


@lately(3)
def _drawn(sight: Sight) -> Image.Image:
    place = layout(sight.field.side)
    image = _below(sight.field).copy()
    for cell, disc in sight.discs:
        sprite = weapon(disc.colour, disc.kind, _size(place), disc.shots, down=not disc.face_up)
        _put_piece(image, place, cell, sprite)
    draw_upgrade(image, sight.flight, place)
    left = sight.shot is not None and all(cell != sight.shot.cell for cell, _ in sight.discs)
    draw_shot(image, sight.shot, sight.bomb, place, left=left)
    _draw_bomb(image, sight.bomb, place)
    draw_impact(image, sight.shot, sight.bomb, place)
    return image


@lately(2)
def _below(field: Field) -> Image.Image:
    """Draw what is the same for whoever knows the kinds of weapons and for all others."""
    place = layout(field.side)
    image = ground(field.side).copy()
    light(image, place, field.lit, Lit.OPEN)
    light(image, place, field.shut, Lit.SHUT)
    draw_path(image, field.path, field.fresh, place)
    for cell in sorted(field.asteroids):
        _put_piece(image, place, cell, asteroid(_shape(place, cell), _size(place)))
    return image


def _size(place: Layout) -> int:
    return round(place.size * PIECE)


def _shape(place: Layout, cell: Cell) -> int:
    return place.board.cells.index(cell) * 7 % ROCKS


def _put_piece(image: Image.Image, place: Layout, cell: Cell, sprite: Image.Image) -> None:
    x, y = place.middle(cell)
    put(image, sprite, (x, y - place.size * RISE), "mm")
    _label(image, place, cell, 0.66)


def _label(image: Image.Image, place: Layout, cell: Cell, below: float) -> None:
    """Write the name of a cell `below` its middle, in sizes of a cell."""
    x, y = place.middle(cell)
    sprite = name_sprite(cell, round(place.size * 0.33), IVORY)
    put(image, sprite, (x, y + place.size * below), "mm")


def _draw_bomb(image: Image.Image, flown: Bomb, place: Layout) -> None:
    at, halo = place.middle(flown.cell), round(place.size * 3)
    shine(image, glow(halo, halo, LIVE[flown.shield] if flown.shield else HULL, 0.5), at)
    sprite = bomb(flown.facing, flown.shield, flown.strength, round(place.size * BOMB))
    put(image, sprite, at, "mm")
    _label(image, place, flown.cell, 0.76)
