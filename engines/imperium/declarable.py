"""Everything that a unit can declare in the combat phase, as the rules allow it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from engines.core import Seat
from engines.imperium import declaring, orbit
from engines.imperium.actions import Annihilate, Attack, Bombard, Invade, Strike
from engines.imperium.board import Board
from engines.imperium.checking import allowed
from engines.imperium.maps import Sector
from engines.imperium.units import TROOPS, UnitId

Declaration: TypeAlias = Attack | Invade | Bombard | Annihilate | Strike


def target_of(order: Declaration) -> Sector:
    """Return the sector that a declaration is aimed at."""
    return order.target if isinstance(order, Attack | Strike) else order.planet


def declarable(board: Board, seat: Seat, unit: UnitId) -> tuple[Declaration, ...]:
    """Return everything that a seat's unit (or the ion cannon of a planet) can declare.

    An invasion is given with all that is aboard.
    """
    sector = unit if unit in board.planets else board.where(seat, unit)
    if sector is None:
        return ()
    near = (sector, *board.map.neighbours[sector])
    return tuple(order for at in near for order in _against(board, seat, unit, at))


def supports(board: Board, seat: Seat, unit: UnitId) -> tuple[Invade, ...]:
    """Return the invasions declared already that a ship can support with squadrons alone."""
    sector = board.where(seat, unit)
    cargo = () if sector is None else board.sides[seat].units[sector].cargo
    if sector is None or TROOPS.intersection(cargo):
        return ()
    landings = (Invade(unit, at, cargo) for at in board.map.neighbours[sector])
    return tuple(o for o in landings if allowed(orbit.check_invade, board, seat, o))


def _against(board: Board, seat: Seat, unit: UnitId, at: Sector) -> Iterator[Declaration]:
    """Yield what a unit can declare against what lies in a sector."""
    if allowed(declaring.check_attack, board, seat, Attack(unit, at)):
        yield Attack(unit, at)
    if at in board.planets:
        yield from _against_planet(board, seat, unit, at)
    if allowed(orbit.check_strike, board, seat, Strike(unit, at)):
        yield Strike(unit, at)


def _against_planet(board: Board, seat: Seat, unit: UnitId, at: Sector) -> Iterator[Declaration]:
    where = board.where(seat, unit)
    cargo = () if where is None else board.sides[seat].units[where].cargo
    landing = Invade(unit, at, cargo)
    if TROOPS.intersection(cargo) and allowed(orbit.check_invade, board, seat, landing):
        yield landing
    if allowed(orbit.check_bombard, board, seat, Bombard(unit, at)):
        yield Bombard(unit, at)
    if allowed(orbit.check_annihilate, board, seat, Annihilate(unit, at)):
        yield Annihilate(unit, at)
