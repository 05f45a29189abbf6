"""Previews: where a turn of the bomb would lead, and what a weapon could strike."""

from __future__ import annotations

import math
from functools import cache

from msgspec.structs import replace
from PIL import Image

from engines.core import Say, text
from engines.rebelmoon.arms import covered
from engines.rebelmoon.flight import fly
from engines.rebelmoon.model import REBEL, Activate, Cell, Fly, Kind, View
from engines.rebelmoon.preview import Aim, aim, flown
from engines.rebelmoon.space import board_of
from engines.rebelmoon.words import intended
from render.kit.canvas import WIDTH, put
from render.kit.lettering import Face, fit, wrap, write
from render.kit.outlines import Point
from render.kit.palette import GOLD, IVORY
from render.kit.plot import Plot, Surface
from render.kit.shapes import CORNER, panel
from render.rebelmoon.layout import (
    CYAN,
    FIELD,
    LIVE,
    SPACE,
    STEEL,
    Layout,
    layout,
)
from render.rebelmoon.strip import GAP, GROUND, LEFT, STRIP, draw_shields
from render.rebelmoon.traces import draw_beam, draw_line, scan_mark
from render.rebelmoon.whole_board import name_bomb, scene, write_names
from render.rebelmoon.words import aim_words, kind_name

_HEIGHT = FIELD + STRIP
Shown = tuple[Plot, View, str]
"""A preview, the view of what it shows, and what it is about in words."""


def flight_picture(view: View, move: Fly, say: Say) -> Shown:
    """Return the board after a turn of the bomb; the words tell that turn, and the view no more.

    Raises `IllegalAction` where the rules forbid that turn.
    """
    flight = fly(view, move)
    after = flown(view, flight)
    words = " ".join(say(one) for one in intended(view, flight))
    title = say(text("rebelmoon-preview-flight"))
    plot = scene(after, _HEIGHT, secrets=view.seat == REBEL)
    _frame(plot, after, (title, words), say)
    return plot, replace(after, flight=None), f"{title}: {words}"


def weapon_picture(view: View, action: Activate, say: Say) -> Shown:
    """Return what a weapon that the viewer knows covers and could do.

    Raises `IllegalAction` where there is none, or a secret one.
    """
    seen, place = aim(view, action.weapon), layout(view.config.board_side)
    plot = scene(view, _HEIGHT, secrets=view.seat == REBEL, lit=seen.covered)
    _draw_aim(plot, place, seen, view, action.target)
    words = " ".join(say(one) for one in aim_words(seen))
    title = say(text("rebelmoon-preview-weapon", cell=action.weapon))
    told = f"{title}: {words} {_listed(place, seen.covered, say)}"
    _frame(plot, view, (title, words), say)
    return plot, view, told


def coverage_picture(view: View, cell: Cell, kind: Kind, say: Say) -> Shown:
    """Return what any weapon of a kind would cover from a cell.

    Raises `IllegalAction` if there is no such cell.
    """
    board_of(view).require(cell)
    place = layout(view.config.board_side)
    cells = covered(view, kind, cell)
    bare = replace(view, shot=None, flight=None)
    plot = scene(bare, _HEIGHT, secrets=view.seat == REBEL, lit=cells)
    put(plot, scan_mark(round(place.size * 1.9)), place.middle(cell), "mm")
    title = say(text("rebelmoon-preview-kind", kind=kind_name(kind, say), cell=cell))
    does = say(text(f"rebelmoon-does-{kind.replace('_', '-')}"))
    told = f"{title}. {does} {_listed(place, cells, say)}"
    _frame(plot, view, (title, does), say)
    return plot, view, told


def _listed(place: Layout, cells: frozenset[Cell], say: Say) -> str:
    listed = tuple(cell for cell in place.board.cells if cell in cells)
    return say(text("rebelmoon-preview-covers", count=len(listed), cells=listed))


def _draw_aim(image: Surface, place: Layout, seen: Aim, view: View, target: Cell | None) -> None:
    """Draw the line to what would be struck below the names, and mark what is in the way."""
    start, colour, crossed = place.middle(seen.cell), LIVE[seen.weapon.colour], [view.bomb.cell]
    if seen.weapon.kind is Kind.DESTROYER:
        crossed = [target] if target in seen.asteroids else sorted(seen.asteroids)
        for cell in crossed:
            draw_line(image, (start, place.middle(cell)), 5, colour, dashed=True)
    elif seen.missed is None:
        end = _towards(start, place.middle(view.bomb.cell), place.size * 0.78)
        draw_beam(image, start, end, place.size * 0.14, colour)
    else:
        draw_line(image, (start, place.middle(view.bomb.cell)), 5, STEEL, dashed=True)
        for cell in seen.blockers:
            put(image, scan_mark(round(place.size * 1.9)), place.middle(cell), "mm")
    write_names(image, view, place, [(seen.cell, cell) for cell in crossed])
    name_bomb(image, view, place)


def _towards(start: Point, end: Point, short: float) -> Point:
    """Return the point of the line that lies `short` pixels before its end."""
    share = short / math.dist(start, end)
    return end[0] + (start[0] - end[0]) * share, end[1] + (start[1] - end[1]) * share


def _frame(image: Surface, view: View, said: tuple[str, str], say: Say) -> None:
    """Draw a frame that says "preview", the shields, and what would be."""
    for edge, at in _edges():
        put(image, edge, at)
    draw_shields(image, view, (GAP, FIELD), say)
    left, width = LEFT + 2 * GAP, WIDTH - LEFT - 3 * GAP
    put(image, panel(width, STRIP - GAP, GROUND, GOLD), (left, FIELD))
    write(image, fit(said[0], Face.TEXT, 36, width - 48), (left + 24, FIELD + 10), CYAN)
    words = wrap(said[1], Face.TEXT, 36, width - 48, height=STRIP - GAP - 76, least=22)
    write(image, words, (left + 24, FIELD + 62), IVORY)


@cache
def _edges() -> tuple[tuple[Image.Image, Point], ...]:
    """Return the sides of the frame of a board, each with its place; inside it there is nothing."""
    frame = panel(WIDTH - 8, FIELD - 8, SPACE, GOLD, opacity=0, line_width=5)
    right, bottom = frame.width - CORNER, frame.height - CORNER
    boxes = (
        (0, 0, frame.width, CORNER),
        (0, CORNER, CORNER, bottom),
        (right, CORNER, frame.width, bottom),
        (0, bottom, frame.width, frame.height),
    )
    return tuple((frame.crop(box), (4 + box[0], 4 + box[1])) for box in boxes)
