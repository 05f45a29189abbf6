"""Where a unit can go, and what comes of going there."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from engines.core import Seat, Text, text
from engines.imperium.board import Board, Mark, enemy_of
from engines.imperium.hazards import endangered_sectors
from engines.imperium.maps import Sector
from engines.imperium.movement import Field, allowance, reach
from engines.imperium.names import kind_name
from engines.imperium.space import in_ions
from engines.imperium.state import View
from engines.imperium.supply import unsupplied
from engines.imperium.units import SQUADRONS, Kind, UnitId


class Consequence(StrEnum):
    """What comes of standing in a sector."""

    ENGAGED = "engaged"
    BLOCKADES = "blockades"
    """A planet or base of the enemy."""
    HIT_BY_MINES = "hit_by_mines"
    IN_IONS = "in_ions"
    BY_BLACK_HOLE = "by_black_hole"
    BY_CLOUD = "by_cloud"
    OUT_OF_SUPPLY = "out_of_supply"
    THROUGH_GATE = "through_gate"


class Way(Struct, frozen=True):
    """A move that a unit could make: so many of `allowance` steps, along `path`."""

    to: Sector
    steps: int
    allowance: int
    path: tuple[Sector, ...]
    consequences: tuple[Consequence, ...]


def consequence_name(consequence: Consequence, kind: Kind) -> Text:
    """Return what comes of a move of such a unit, in words."""
    return text(f"imperium-consequence-{consequence.replace('_', '-')}", unit=kind_name(kind))


def ways(view: View, unit: UnitId) -> tuple[Way, ...]:
    """Return every move of the viewer's unit, the nearest first; none once it has moved."""
    return tuple(_found(view, unit))


def way_to(view: View, unit: UnitId, to: Sector) -> Way | None:
    """Return the move of the viewer's unit to a sector; None if it cannot go there."""
    return next(_found(view, unit, to), None)


def _found(view: View, unit: UnitId, only: Sector | None = None) -> Iterator[Way]:
    board, seat = view.board, view.seat
    start = None if seat is None else board.where(seat, unit)
    if seat is None or start is None:
        return
    found = board.sides[seat].units[start]
    if Mark.MOVED in found.marks:
        return
    field = Field(board, seat)
    most = allowance(found, start, field)
    for to, arrival in reach(found, start, field).items():
        if only in (None, to):
            path = arrival.path
            yield Way(to, arrival.steps, most, path, _of_move(board, seat, start, path))


def _of_move(
    board: Board, seat: Seat, start: Sector, path: tuple[Sector, ...]
) -> tuple[Consequence, ...]:
    to, unit = path[-1], board.sides[seat].units[start]
    there = board.with_unit(seat, start, None).with_unit(seat, to, unit)
    found = list(consequences(there, seat, to))
    steps = zip((start, *path), path, strict=False)
    if any(board.map.distance(one, other) > 1 for one, other in steps):
        found.append(Consequence.THROUGH_GATE)
    return tuple(found)


def consequences(board: Board, seat: Seat, sector: Sector) -> tuple[Consequence, ...]:
    """Return what it means for the unit of `seat` in a sector to stand there."""
    unit = board.sides[seat].units[sector]
    near = board.map.neighbours[sector]
    squadron = unit.kind in SQUADRONS
    enemies = board.sides[enemy_of(seat)].units
    held = {
        Consequence.ENGAGED: not squadron and any(s in enemies for s in near),
        Consequence.BLOCKADES: _blockades(board, seat, sector),
        Consequence.HIT_BY_MINES: sector in board.mines and unit.kind is not Kind.MINELAYER,
        Consequence.IN_IONS: in_ions(board, sector),
        Consequence.BY_BLACK_HOLE: sector in endangered_sectors(board),
        Consequence.BY_CLOUD: any(s in board.clouds for s in near),
        Consequence.OUT_OF_SUPPLY: squadron and sector in unsupplied(board, seat),
    }
    return tuple(consequence for consequence, holds in held.items() if holds)


def _blockades(board: Board, seat: Seat, sector: Sector) -> bool:
    enemy = enemy_of(seat)
    enemies = board.sides[enemy].units
    near = board.map.neighbours[sector]
    bases = any(s in enemies and enemies[s].kind is Kind.BASE for s in near)
    return bases or any(board.owner(s) == enemy for s in near)
