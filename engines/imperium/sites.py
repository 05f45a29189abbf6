"""Where units can be built (rulebook, phase 6; rulings I-R11, I-R27, I-R39)."""

from __future__ import annotations

from engines.core import Seat
from engines.imperium.board import Board, Planet, enemy_beside, enemy_of
from engines.imperium.income import thriving
from engines.imperium.maps import Sector
from engines.imperium.space import in_ions, is_free, is_open
from engines.imperium.systems import Size
from engines.imperium.units import SQUADRONS, Kind


def building_bases(board: Board, seat: Seat) -> tuple[Sector, ...]:
    """Return the bases at which a seat can build: no enemy unit beside them."""
    return tuple(
        sector
        for sector, unit in board.sides[seat].units.items()
        if unit.kind is Kind.BASE and not enemy_beside(board, seat, sector)
    )


def yards(board: Board, seat: Seat, kind: Kind) -> tuple[Sector, ...]:
    """Return the planets and bases beside which a kind of ship can be built."""
    planets = thriving(board, seat)
    if kind is Kind.MISSILE:
        return tuple(s for s in planets if board.planets[s].size is Size.HOME)
    return (*planets, *building_bases(board, seat))


def docks(board: Board, seat: Seat, kind: Kind) -> tuple[Sector, ...]:
    """Return the sectors beside the yards where a ship can be put, in the map's order."""
    near = {n for yard in yards(board, seat, kind) for n in board.map.neighbours[yard]}
    free = [sector for sector in near if is_free(board, sector)]
    return tuple(sorted(free, key=board.map.places.__getitem__))


def hangars(board: Board, seat: Seat, kind: Kind) -> tuple[Sector, ...]:
    """Return the carriers beside a yard that have room for a new squadron."""
    if kind not in SQUADRONS:
        return ()
    near = {n for yard in yards(board, seat, kind) for n in board.map.neighbours[yard]}
    return tuple(s for s in sorted(near) if has_hangar(board, seat, s))


def has_hangar(board: Board, seat: Seat, sector: Sector) -> bool:
    """Tell whether an own carrier with room for a squadron lies in a sector, out of ions."""
    unit = board.unit(seat, sector)
    if unit is None or in_ions(board, sector):
        return False
    return unit.stats.squadrons > sum(kind in SQUADRONS for kind in unit.cargo)


def base_distances(board: Board, seat: Seat) -> dict[Sector, int]:
    """Return how far from an own planet a base can be built, by sector; 1 is beside it.

    Beyond the first sector the way must be open and keep away from enemies (ruling I-R27).
    """
    planets = thriving(board, seat)
    neighbours = board.map.neighbours
    first = {n for planet in planets for n in neighbours[planet] if is_open(board, n)}
    enemies = board.sides[enemy_of(seat)].units
    distances = {s: 1 for s in first if s not in enemies}
    frontier = [s for s in distances if not enemy_beside(board, seat, s)]
    steps = 1
    while frontier:
        steps += 1
        reached = {n for s in frontier for n in neighbours[s] if n not in distances}
        frontier = [s for s in sorted(reached) if _is_safe(board, seat, s)]
        distances |= dict.fromkeys(frontier, steps)
    return {s: d for s, d in distances.items() if is_free(board, s)}


def _is_safe(board: Board, seat: Seat, sector: Sector) -> bool:
    return (
        is_open(board, sector)
        and sector not in board.sides[enemy_of(seat)].units
        and not enemy_beside(board, seat, sector)
    )


def ground_sites(board: Board, seat: Seat) -> tuple[Sector, ...]:
    """Return the planets on which a seat can build and that have room for a ground unit."""
    return tuple(s for s in thriving(board, seat) if board.planets[s].room > 0)


def building_sites(board: Board, seat: Seat, building: Kind) -> tuple[Sector, ...]:
    """Return the planets on which a seat can put up a building: one of a kind on each."""
    return tuple(s for s in thriving(board, seat) if _lacks(board.planets[s], building))


def _lacks(planet: Planet, building: Kind) -> bool:
    return building not in planet.buildings
