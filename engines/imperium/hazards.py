"""Antimatter clouds and black holes (rulebook, phase 7A; ruling I-R41)."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Seat
from engines.imperium.board import BLUE, RED, Board, Reason, Result
from engines.imperium.damage import swallow, tell_destroyed, tell_planet_lost
from engines.imperium.hexes import DIRECTIONS
from engines.imperium.maps import Sector
from engines.imperium.systems import Terrain
from engines.imperium.telling import Run

_HOLE = Terrain.BLACK_HOLE


def hazards(board: Board, run: Run) -> Board:
    """Move every cloud by a die, in the order of their numbers; then let black holes act."""
    board = _drift(board, run)
    result = _swallowed_homes(board)
    if result is not None:
        return replace(board, result=result)
    return devoured(board, run)


def _drift(board: Board, run: Run) -> Board:
    waiting = board.clouds
    for cloud in waiting:
        if cloud in board.clouds:
            board = _drift_one(board, cloud, run)
    return board


def _drift_one(board: Board, cloud: Sector, run: Run) -> Board:
    target = _drifted(board, cloud, run)
    others = tuple(c for c in board.clouds if c != cloud)
    if target is None:
        run.tell("cloud-left", sector=cloud)
        return replace(board, clouds=others)
    if target in others:
        run.tell("clouds-met", sector=target)
        return replace(board, clouds=tuple(c for c in others if c != target))
    if board.terrain.get(target) is Terrain.BLACK_HOLE:
        run.tell("cloud-swallowed", sector=target)
        return replace(board, clouds=others)
    run.tell("cloud-moved", start=cloud, sector=target)
    moved = tuple(target if c == cloud else c for c in board.clouds)
    return replace(_erased(board, target, run), clouds=moved)


def _drifted(board: Board, cloud: Sector, run: Run) -> Sector | None:
    """Roll where a cloud goes; where that is barred to it, again."""
    barred = _barred(board, cloud)
    while True:
        target = board.map.towards(cloud, DIRECTIONS[run.dice.roll(6) - 1])
        if target not in barred:
            return target


def _barred(board: Board, cloud: Sector) -> frozenset[Sector | None]:
    """Return where a cloud does not go: to spared homes, and where too few would be left.

    One whose every way is barred so vanishes all the same (rulings I-R41, I-R66).
    """
    homes = frozenset[Sector | None](board.map.homes if board.scenario.homes_spared else ())
    ways = {board.map.towards(cloud, direction) for direction in DIRECTIONS}
    least = board.scenario.least_clouds if board.rules_version >= 3 else 0
    ends = {way for way in ways if len(board.clouds) - _lost(board, way) < least}
    return homes if ways <= homes | ends else homes | ends


def _lost(board: Board, target: Sector | None) -> int:
    """Return how many clouds are lost when one goes there: two that meet both are."""
    if target in board.clouds:
        return 2
    return int(target is None or board.terrain.get(target) is Terrain.BLACK_HOLE)


def _erased(board: Board, sector: Sector, run: Run) -> Board:
    """Destroy everything in a sector, whatever it is."""
    for seat in (RED, BLUE):
        unit = board.unit(seat, sector)
        if unit is not None:
            tell_destroyed(unit, seat, sector, run)
            board = board.with_unit(seat, sector, None)
    if sector in board.planets:
        run.tell("planet-erased", planet=sector)
        tell_planet_lost(board.planets[sector], sector, run)
    if sector in board.mines:
        run.tell("mines-removed", sector=sector)
    return replace(
        board,
        planets={s: planet for s, planet in board.planets.items() if s != sector},
        terrain={s: terrain for s, terrain in board.terrain.items() if s != sector},
        mines={s: left for s, left in board.mines.items() if s != sector},
        radiation={s: marker for s, marker in board.radiation.items() if s != sector},
    )


def _swallowed_homes(board: Board) -> Result | None:
    """Return the end of the match if a cloud took a home planet, or both in one phase."""
    homes = board.map.homes
    lost = [seat for seat in (RED, BLUE) if homes[seat] not in board.planets]
    match lost:
        case []:
            return None
        case [seat]:
            return Result(Reason.HOME_SWALLOWED, 1 - seat)
        case _:
            return Result(Reason.HOMES_SWALLOWED, None)


def devoured(board: Board, run: Run) -> Board:
    """Take every unit beside a black hole, of either side, out of the game."""
    for sector, seat in endangered(board):
        board = swallow(board, seat, sector, run)
    return board


def endangered(board: Board) -> tuple[tuple[Sector, Seat], ...]:
    """Return the units that stand beside a black hole, with their owners."""
    near = sorted(endangered_sectors(board))
    return tuple(
        (sector, seat) for sector in near for seat in (RED, BLUE) if board.unit(seat, sector)
    )


def endangered_sectors(board: Board) -> frozenset[Sector]:
    """Return the sectors beside a black hole."""
    holes = [s for s, terrain in board.terrain.items() if terrain is _HOLE]
    return frozenset([n for hole in holes for n in board.map.neighbours[hole]])
