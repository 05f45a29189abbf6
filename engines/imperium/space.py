"""What a sector is to stellar units: open, occupied, empty."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core import Seat
from engines.imperium.board import Board, Unit
from engines.imperium.maps import Sector
from engines.imperium.systems import Terrain
from engines.imperium.telling import refuse
from engines.imperium.units import UnitId

WALLS = frozenset((Terrain.ASTEROIDS, Terrain.BLACK_HOLE))
"""What no unit enters."""
_IONS = Terrain.IONS


def is_open(board: Board, sector: Sector) -> bool:
    """Tell whether a unit could stand in a sector if nobody else does."""
    return bool(open_among(board, (sector,)))


def open_among(board: Board, sectors: Iterable[Sector]) -> list[Sector]:
    """Return those of some sectors in which a unit could stand if nobody else does."""
    hexes, planets, terrain = board.map.hexes, board.planets, board.terrain
    clouds, radiation = board.clouds, board.radiation
    return [
        sector
        for sector in sectors
        if sector in hexes
        and sector not in planets
        and terrain.get(sector) not in WALLS
        and sector not in clouds
        and sector not in radiation
    ]


def is_free(board: Board, sector: Sector) -> bool:
    """Tell whether a unit can be put into a sector: open, unoccupied, not mined."""
    return bool(free_among(board, (sector,)))


def free_among(board: Board, sectors: Iterable[Sector]) -> list[Sector]:
    """Return those of some sectors into which a unit can be put."""
    red, blue, mines = board.sides[0].units, board.sides[1].units, board.mines
    return [
        sector
        for sector in open_among(board, sectors)
        if sector not in red and sector not in blue and sector not in mines
    ]


def is_empty(board: Board, sector: Sector) -> bool:
    """Tell whether a sector holds nothing at all, as for sowing mines."""
    return is_free(board, sector) and sector not in board.terrain


def in_ions(board: Board, sector: Sector) -> bool:
    """Tell whether ion particles fill a sector."""
    return board.terrain.get(sector) is _IONS


def beside(board: Board, one: Sector, other: Sector) -> bool:
    """Tell whether two sectors of the board lie side by side."""
    return other in board.map.neighbours.get(one, ())


def can_be_destroyed(board: Board, seat: Seat, sector: Sector) -> bool:
    """Tell whether a planet lies there that a seat may destroy, or all on it (ruling I-R61).

    Any but its own; by the first version of the rules the enemy's alone.
    """
    planet = board.planets.get(sector)
    if planet is None or planet.owner == seat:
        return False
    return planet.owner is not None or board.rules_version >= 2


def own_unit(board: Board, seat: Seat, unit: UnitId) -> tuple[Sector, Unit]:
    """Return an own unit with its sector. Refuses if there is none of this id."""
    sector = board.where(seat, unit)
    if sector is None:
        refuse("no-such-unit")
    return sector, board.sides[seat].units[sector]


def must_not_be_in_ions(board: Board, sector: Sector) -> None:
    """Refuse what ion particles do not allow (token "Partículas de iones")."""
    if in_ions(board, sector):
        refuse("in-ions", sector=sector)
