"""The board of Rebel Moon Defense with everything on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image

from engines.core import Trace
from engines.rebelmoon.model import Bomb, Cell, Disc, Effect, Phase, View
from engines.rebelmoon.placement import open_cells
from engines.rebelmoon.space import occupied
from engines.rebelmoon.traces import Left
from render.kit.canvas import put, shine
from render.kit.hexes import name_sprite
from render.kit.paint import glow
from render.kit.palette import IVORY
from render.kit.plot import Plot, Surface
from render.rebelmoon.layout import LIVE, SPACE, Layout, layout
from render.rebelmoon.path import draw_path
from render.rebelmoon.pieces import ROCKS, asteroid, bomb, weapon
from render.rebelmoon.space import HULL, NAME, Lit, ground, light
from render.rebelmoon.traces import (
    draw_impact,
    draw_shot,
    draw_upgrade,
    fresh_ring,
    off_line,
    traces,
)

PIECE, BOMB = 1.42, 2.25
"""Widths of an asteroid or weapon, and of the bomb, in sizes of a cell."""
RISE = 0.12
"""How far above the middle of its cell a piece lies, to leave room for the name."""


def scene(
    view: View,
    height: int,
    *,
    secrets: bool = False,
    lit: frozenset[Cell] | None = None,
    lately: Sequence[Trace] = (),
) -> Plot:
    """Return the board as everyone sees it, on a plot so high; what goes below it is up to others.

    `secrets` shows the kinds the viewer knows. `lit` are cells to light up; in placement, by
    default, those open to whoever places. Pieces that were placed `lately` have a ring.
    """
    side = view.config.board_side
    plot, place = Plot(ground(side), height, SPACE), layout(side)
    lit, shut = _lit(view) if lit is None else (lit, _cells(view) - lit)
    light(plot, place, lit, Lit.OPEN)
    light(plot, place, shut, Lit.SHUT)
    draw_path(plot, view.path, len(view.flight.cells) if view.flight else 0, place)
    for trace in lately:
        if trace.what == Left.PLACED:
            put(plot, fresh_ring(round(place.size * 1.86)), place.middle(trace.at[0]), "mm")
    for cell in sorted(view.asteroids):
        _put_piece(plot, place, cell, asteroid(_shape(place, cell), _size(place)))
    for cell, disc in sorted(view.weapons.items()):
        _put_piece(plot, place, cell, _weapon(disc, place, told=disc.face_up or secrets))
    draw_upgrade(plot, view.flight, place)
    draw_shot(plot, view.shot, view.bomb, place, left=_has_left(view))
    write_names(plot, view, place, traces(view))
    if view.shot is None or view.shot.effect is not Effect.DESTROYED:
        _draw_bomb(plot, view.bomb, place)
    draw_impact(plot, view.shot, view.bomb, place)
    name_bomb(plot, view, place)
    return plot


def write_names(
    image: Surface, view: View, place: Layout, crossed: Iterable[tuple[Cell, Cell]]
) -> None:
    """Write the names of pieces, and those of other cells that rays and lines have `crossed`."""
    taken = view.asteroids | view.weapons.keys()
    if view.shot is not None and _has_left(view):
        taken |= {view.shot.cell}
    ways = [(place.middle(start), place.middle(end)) for start, end in crossed]
    for cell in sorted(_cells(view) - {view.bomb.cell, place.board.gate, place.board.moon}):
        if cell in taken:
            _label(image, place, cell, 0.66)
        elif any(off_line(place.middle(cell), *way) < place.size / 2 for way in ways):
            sprite = name_sprite(cell, round(place.size * 0.42), NAME)
            put(image, sprite, place.middle(cell), "mm")


def name_bomb(image: Surface, view: View, place: Layout) -> None:
    """Write the name of the cell in which the bomb is."""
    _label(image, place, view.bomb.cell, 0.76)


def _lit(view: View) -> tuple[frozenset[Cell], frozenset[Cell]]:
    """Return the cells where whoever places may place, and the other empty ones."""
    if view.phase is not Phase.PLACEMENT or view.to_act is None:
        return frozenset(), frozenset()
    field, lit = layout(view.config.board_side).board, frozenset(open_cells(view, view.to_act))
    return lit, _cells(view) - lit - occupied(view).union((field.gate, field.moon))


def _cells(view: View) -> frozenset[Cell]:
    return frozenset(layout(view.config.board_side).board.cells)


def _weapon(disc: Disc, place: Layout, *, told: bool) -> Image.Image:
    """Return a weapon as it is drawn; its kind is told where it is face up, or to who knows it."""
    kind = disc.kind if told else None
    return weapon(disc.colour, kind, _size(place), disc.shots, down=not disc.face_up)


def _has_left(view: View) -> bool:
    """Tell whether the weapon that was shot last has left the board with that."""
    return view.shot is not None and view.shot.cell not in view.weapons


def _size(place: Layout) -> int:
    return round(place.size * PIECE)


def _shape(place: Layout, cell: Cell) -> int:
    return place.board.cells.index(cell) * 7 % ROCKS


def _put_piece(image: Surface, place: Layout, cell: Cell, sprite: Image.Image) -> None:
    x, y = place.middle(cell)
    put(image, sprite, (x, y - place.size * RISE), "mm")


def _label(image: Surface, place: Layout, cell: Cell, below: float) -> None:
    """Write the name of a cell `below` its middle, in sizes of a cell."""
    x, y = place.middle(cell)
    sprite = name_sprite(cell, round(place.size * 0.33), IVORY)
    put(image, sprite, (x, y + place.size * below), "mm")


def _draw_bomb(image: Surface, flown: Bomb, place: Layout) -> None:
    at, halo = place.middle(flown.cell), round(place.size * 3)
    shine(image, glow(halo, halo, LIVE[flown.shield] if flown.shield else HULL, 0.5), at)
    sprite = bomb(flown.facing, flown.shield, flown.strength, round(place.size * BOMB))
    put(image, sprite, at, "mm")
