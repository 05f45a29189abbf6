"""The rules of placing asteroids and weapons (rulebook, "Fase de colocación")."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache

from engines.core import IllegalAction, Seat, text
from engines.rebelmoon.board import Board
from engines.rebelmoon.model import IMPERIAL, Cell
from engines.rebelmoon.space import Space, board_of, occupied, piece

KEPT = 256
"""Of how many positions the way to the moon is remembered, the latest."""


def check_cell(space: Space, seat: Seat, cell: Cell) -> None:
    """Raise `IllegalAction` if `seat` may not place a piece on `cell`."""
    field = board_of(space)
    field.require(cell)
    _check_free(space, field, cell)
    _check_company(space, field, seat, cell)
    _check_route(space, field, seat, cell)


def _check_free(space: Space, field: Board, cell: Cell) -> None:
    for end, name in ((field.gate, "gate"), (field.moon, "moon")):
        if cell == end:
            raise IllegalAction(text(f"rebelmoon-refusal-on-{name}", cell=cell))
        if cell in field.forbidden(space.config.exclusion) and field.distance(cell, end) == 1:
            raise IllegalAction(text(f"rebelmoon-refusal-next-to-{name}", cell=cell, end=end))
    if cell in occupied(space):
        raise IllegalAction(text("rebelmoon-refusal-occupied", piece=piece(space, cell)))


def _check_company(space: Space, field: Board, seat: Seat, cell: Cell) -> None:
    """Asteroids keep away from weapons, and weapons from asteroids (rules 1 and 2)."""
    enemies = _enemies(space, seat)
    for beside in field.neighbours(cell):
        if beside in enemies:
            what = "asteroid" if seat == IMPERIAL else "weapon"
            raise IllegalAction(
                text(f"rebelmoon-refusal-{what}-beside", cell=cell, piece=piece(space, beside))
            )


def _enemies(space: Space, seat: Seat) -> Collection[Cell]:
    return space.weapons if seat == IMPERIAL else space.asteroids


def _check_route(space: Space, field: Board, seat: Seat, cell: Cell) -> None:
    taken = occupied(space)
    if route(field, taken | {cell}) is None:
        what = "asteroid" if seat == IMPERIAL else "weapon"
        wall = tuple(beside for beside in field.neighbours(cell) if beside in taken)
        raise IllegalAction(text(f"rebelmoon-refusal-{what}-closes", cell=cell, wall=wall))


@lru_cache(KEPT)
def route(field: Board, taken: frozenset[Cell]) -> tuple[Cell, ...] | None:
    """Return some way over free cells from gate to moon, both included, if there is one.

    Whoever places something is checked for the way that is looked for again once it stands.
    """
    came: dict[Cell, Cell] = {field.gate: field.gate}
    ends = [field.gate]
    while ends:
        cell = ends.pop()
        if cell == field.moon:
            return _traced(came, cell)
        for beside in reversed(field.neighbours(cell)):
            if beside not in came and beside not in taken:
                came[beside] = cell
                ends.append(beside)
    return None


def _traced(came: dict[Cell, Cell], cell: Cell) -> tuple[Cell, ...]:
    way = [cell]
    while came[way[-1]] != way[-1]:
        way.append(came[way[-1]])
    return tuple(reversed(way))


def open_cells(space: Space, seat: Seat) -> Iterator[Cell]:
    """Give every cell where `seat` may place a piece, in reading order."""
    field, taken = board_of(space), occupied(space)
    way = route(field, taken) or ()
    for cell in unhindered(space, seat):
        if cell not in way or route(field, taken | {cell}) is not None:
            yield cell


def unhindered(space: Space, seat: Seat) -> list[Cell]:
    """Return the cells that nothing but the way to the moon could forbid to `seat`."""
    field = board_of(space)
    shut = set(field.forbidden(space.config.exclusion) | occupied(space))
    for enemy in _enemies(space, seat):
        shut.update(field.neighbours(enemy))
    return [cell for cell in field.cells if cell not in shut]
