"""Repairs (rulebook, phase 5; rulings I-R04, I-R05, I-R06)."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Player, Seat
from engines.imperium.actions import Repair
from engines.imperium.board import Board, enemy_beside, engaged
from engines.imperium.checking import allowed
from engines.imperium.maps import Sector
from engines.imperium.names import kind_name
from engines.imperium.space import must_not_be_in_ions
from engines.imperium.telling import Run, refuse
from engines.imperium.units import TYPES, Ability, Kind


def damaged_at(board: Board, seat: Seat, sector: Sector) -> Kind | None:
    """Return the kind of the damaged unit of a seat in a sector: a ship, or a cannon."""
    unit = board.unit(seat, sector)
    if unit is not None:
        return unit.kind if unit.damaged else None
    planet = board.planets.get(sector)
    if planet is not None and planet.owner == seat and planet.cannon_damaged:
        return Kind.CANNON
    return None


def damaged_sectors(board: Board, seat: Seat) -> tuple[Sector, ...]:
    """Return where a seat has something damaged."""
    ships = [s for s, unit in board.sides[seat].units.items() if unit.damaged]
    cannons = [s for s in board.controlled(seat) if board.planets[s].cannon_damaged]
    return (*ships, *cannons)


def repair_price(board: Board, kind: Kind) -> int:
    """Return what repairing costs now: half the price, half of that with Engineer Corps."""
    cost = TYPES[kind].repair_cost
    return (cost + 1) // 2 if board.effects.engineers else cost


def check_repair(board: Board, seat: Seat, action: Repair) -> None:
    """Refuse a repair of what is whole, out of place, engaged or not affordable."""
    kind = damaged_at(board, seat, action.at)
    if kind is None:
        refuse("nothing-damaged", sector=action.at)
    if kind is Kind.CANNON:
        if enemy_beside(board, seat, action.at):
            refuse("repair-blockaded", planet=action.at)
    else:
        _check_ship(board, seat, action.at)
    price = repair_price(board, kind)
    if price > board.sides[seat].points:
        refuse("repair-too-dear", price=price, points=board.sides[seat].points)


def repairable(board: Board, seat: Seat) -> tuple[Sector, ...]:
    """Return where a seat has something damaged that can be repaired now."""
    damaged = damaged_sectors(board, seat)
    return tuple(at for at in damaged if allowed(check_repair, board, seat, Repair(at)))


def _check_ship(board: Board, seat: Seat, sector: Sector) -> None:
    if engaged(board, seat, sector):
        refuse("repair-engaged", sector=sector)
    must_not_be_in_ions(board, sector)
    if not in_dock(board, seat, sector):
        refuse("repair-no-dock", sector=sector)


def in_dock(board: Board, seat: Seat, sector: Sector) -> bool:
    """Tell whether a ship lies where it can be repaired: by a planet or base, or as a base."""
    if board.sides[seat].units[sector].kind is Kind.BASE:
        return True
    near = board.map.neighbours[sector]
    units = board.sides[seat].units
    return any(
        board.owner(s) == seat or (s in units and units[s].can(Ability.REPAIR)) for s in near
    )


def repair(board: Board, seat: Seat, action: Repair, run: Run) -> Board:
    """Pay, and turn the unit to its undamaged side."""
    kind = damaged_at(board, seat, action.at)
    assert kind is not None
    price = repair_price(board, kind)
    run.tell("repaired", player=Player(seat), unit=kind_name(kind), sector=action.at, price=price)
    paid = board.with_points(seat, board.sides[seat].points - price)
    return mended(paid, seat, action.at)


def mended(board: Board, seat: Seat, sector: Sector) -> Board:
    """Return the board with whatever is damaged in a sector whole again."""
    unit = board.unit(seat, sector)
    if unit is not None:
        return board.with_unit(seat, sector, replace(unit, damaged=False))
    return board.with_planet(sector, replace(board.planets[sector], cannon_damaged=False))
