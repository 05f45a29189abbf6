"""Where units can be built (rulebook, phase 6; rulings I-R11, I-R27, I-R39)."""

from __future__ import annotations

from engines.core import Seat
from engines.imperium.board import Board, Planet, enemy_of, undisturbed
from engines.imperium.income import thriving
from engines.imperium.maps import Sector
from engines.imperium.space import free_among, in_ions, open_among
from engines.imperium.systems import Size
from engines.imperium.units import SQUADRONS, Kind

_BASE = Kind.BASE


def building_bases(board: Board, seat: Seat) -> tuple[Sector, ...]:
    """Return the bases at which a seat can build: no enemy unit beside them."""
    bases = [sector for sector, unit in board.sides[seat].units.items() if unit.kind is _BASE]
    return tuple(undisturbed(board, seat, bases))


def yards(board: Board, seat: Seat, kind: Kind) -> tuple[Sector, ...]:
    """Return the planets and bases beside which a kind of ship can be built."""
    planets = thriving(board, seat)
    if kind is Kind.MISSILE:
        return tuple(s for s in planets if board.planets[s].size is Size.HOME)
    return (*planets, *building_bases(board, seat))


def docks(board: Board, seat: Seat, kind: Kind) -> tuple[Sector, ...]:
    """Return the sectors beside the yards where a ship can be put, in the map's order."""
    near = {n for yard in yards(board, seat, kind) for n in board.map.neighbours[yard]}
    return tuple(sorted(free_among(board, near), key=board.map.places.__getitem__))


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
    first = {n for planet in planets for n in neighbours[planet]}
    enemies = board.sides[enemy_of(seat)].units
    distances = {s: 1 for s in open_among(board, first) if s not in enemies}
    frontier = undisturbed(board, seat, distances)
    steps = 1
    while frontier:
        steps += 1
        reached = {n for s in frontier for n in neighbours[s] if n not in distances}
        clear = [s for s in open_among(board, sorted(reached)) if s not in enemies]
        frontier = undisturbed(board, seat, clear)
        distances |= dict.fromkeys(frontier, steps)
    return {s: distances[s] for s in free_among(board, distances)}


def ground_sites(board: Board, seat: Seat) -> tuple[Sector, ...]:
    """Return the planets on which a seat can build and that have room for a ground unit."""
    return tuple(s for s in thriving(board, seat) if board.planets[s].room > 0)


def building_sites(board: Board, seat: Seat, building: Kind) -> tuple[Sector, ...]:
    """Return the planets on which a seat can put up a building: one of a kind on each."""
    return tuple(s for s in thriving(board, seat) if _lacks(board.planets[s], building))


def _lacks(planet: Planet, building: Kind) -> bool:
    return building not in planet.buildings
