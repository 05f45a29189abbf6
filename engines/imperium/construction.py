"""Construction (rulebook, phase 6 "Construcción"; rulings I-R25, I-R27, I-R35, I-R39)."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Either, Player, Seat
from engines.imperium.actions import Build, Sow
from engines.imperium.board import Board, Mark, Unit, enemy_beside
from engines.imperium.maps import Sector
from engines.imperium.names import kind_name
from engines.imperium.sites import (
    base_distances,
    building_sites,
    docks,
    ground_sites,
    hangars,
    has_hangar,
)
from engines.imperium.space import beside, is_empty, must_not_be_in_ions, own_unit
from engines.imperium.stock import check_stock, mines_left, new_id
from engines.imperium.telling import Run, refuse
from engines.imperium.units import BUILDINGS, SQUADRONS, TROOPS, TYPES, Ability, Kind

_BASE = Kind.BASE
MINES_PRICE = 2
NEVER_CHEAPER = frozenset((Kind.ANNIHILATOR, Kind.MISSILE))
"""What General Mobilisation does not make cheaper."""


def forbidden(board: Board, seat: Seat, kind: Kind) -> bool:
    """Tell whether the mission lets a seat build no unit of a kind (now)."""
    if kind in board.scenario.forbidden[seat]:
        return True
    return kind is Kind.ANNIHILATOR and board.turn < board.scenario.annihilator_from


def sites(board: Board, seat: Seat, kind: Kind) -> tuple[Sector, ...]:
    """Return every sector in which a seat could put a unit of a kind now."""
    return tuple(_full_prices(board, seat, kind))


def prices(board: Board, seat: Seat, kind: Kind) -> dict[Sector, int]:
    """Return what a unit of a kind costs now, by every sector in which a seat could put it."""
    full = _full_prices(board, seat, kind)
    return {at: cost - saving(board, kind, cost) for at, cost in full.items()}


def _full_prices(board: Board, seat: Seat, kind: Kind) -> dict[Sector, int]:
    """Return the prices by sector; of a base beyond the first 1 more for each (I-R27)."""
    cost = TYPES[kind].cost
    if kind in TROOPS:
        return dict.fromkeys(ground_sites(board, seat), cost)
    if kind in BUILDINGS:
        return dict.fromkeys(building_sites(board, seat, kind), cost)
    near = dict.fromkeys((*hangars(board, seat, kind), *docks(board, seat, kind)), cost)
    if kind is not _BASE:
        return near
    distances = base_distances(board, seat)
    return near | {s: cost + far - 1 for s, far in distances.items() if s not in near}


def price(board: Board, seat: Seat, kind: Kind, at: Sector | None = None) -> int:
    """Return what a unit costs now, less what General Mobilisation saves."""
    cost = full_price(board, seat, kind, at)
    return cost - saving(board, kind, cost)


def full_price(board: Board, seat: Seat, kind: Kind, at: Sector | None = None) -> int:
    """Return what a unit costs in a sector, or at the nearest."""
    cost = TYPES[kind].cost
    if kind is not _BASE or at is None:
        return cost
    return _full_prices(board, seat, kind).get(at, cost)


def saving(board: Board, kind: Kind, cost: int) -> int:
    """Return what General Mobilisation takes off a price now."""
    return 0 if kind in NEVER_CHEAPER else min(cost // 2, board.effects.saving)


def check_build(board: Board, seat: Seat, action: Build) -> None:
    """Refuse what the mission, the stock, the points or the place do not allow."""
    kind, at = action.kind, action.at
    if forbidden(board, seat, kind):
        _refuse_forbidden(board, kind)
    check_stock(board, seat, kind, kind_name(kind))
    if at not in board.map.hexes:
        refuse("no-such-sector", sector=at)
    costs, points = prices(board, seat, kind), board.sides[seat].points
    if at not in costs:
        _refuse_site(board, seat, kind, at, tuple(costs))
    if (cost := costs[at]) > points:
        refuse("build-too-dear", unit=kind_name(kind), price=cost, points=points)


def _refuse_forbidden(board: Board, kind: Kind) -> None:
    if kind is Kind.ANNIHILATOR and board.scenario.annihilator_from > 1:
        refuse("too-early", unit=kind_name(kind), turn=board.scenario.annihilator_from)
    refuse("forbidden", unit=kind_name(kind))


def _refuse_site(
    board: Board, seat: Seat, kind: Kind, at: Sector, sites: tuple[Sector, ...]
) -> None:
    """Say why a sector is no place for a unit, and where there is one."""
    name, places = kind_name(kind), sites[:6]
    if kind in TROOPS | BUILDINGS:
        _refuse_planet(board, seat, kind, at)
    if at in board.planets:
        refuse("build-in-space", unit=name, planet=at)
    if kind is Kind.MISSILE:
        refuse("build-at-home", unit=name, places=Either(places), count=len(places))
    refuse("build-no-yard", unit=name, sector=at, places=Either(places), count=len(places))


def _refuse_planet(board: Board, seat: Seat, kind: Kind, at: Sector) -> None:
    name = kind_name(kind)
    planet = board.planets.get(at)
    if planet is None or planet.owner != seat:
        refuse("build-on-own-planet", unit=name, sector=at)
    if enemy_beside(board, seat, at):
        refuse("build-blockaded", planet=at)
    if at in board.radiation:
        refuse("planet-radioactive", planet=at)
    if kind in BUILDINGS:
        refuse("build-one-each", unit=name, planet=at)
    refuse("planet-full", planet=at)


def build(board: Board, seat: Seat, action: Build, run: Run) -> Board:
    """Pay for a unit and put it on the board; it may move and fight in this turn."""
    kind, at = action.kind, action.at
    full = full_price(board, seat, kind, at)
    saved = saving(board, kind, full)
    cost = full - saved
    run.tell("built", player=Player(seat), unit=kind_name(kind), sector=at, price=cost)
    if saved:
        board = board.with_effects(saving=board.effects.saving - saved)
    board = board.with_points(seat, board.sides[seat].points - cost)
    return placed(board, seat, kind, at)


def placed(board: Board, seat: Seat, kind: Kind, at: Sector) -> Board:
    """Put a new unit where it belongs, without asking for its price."""
    if kind in TROOPS:
        planet = board.planets[at]
        troops = tuple(sorted((*planet.troops, kind)))
        return board.with_planet(at, replace(planet, troops=troops))
    if kind in BUILDINGS:
        planet = board.planets[at]
        return board.with_planet(at, replace(planet, buildings=planet.buildings | {kind}))
    if kind in SQUADRONS and has_hangar(board, seat, at):
        carrier = board.sides[seat].units[at]
        cargo = tuple(sorted((*carrier.cargo, kind)))
        return board.with_unit(seat, at, replace(carrier, cargo=cargo))
    unit = Unit(new_id(board, seat, kind), kind, marks=frozenset((Mark.BUILT,)))
    return board.with_unit(seat, at, unit)


def check_sow(board: Board, seat: Seat, action: Sow) -> None:
    """Refuse sowing by what is no undamaged minelayer, twice, or where there is something."""
    sector, unit = own_unit(board, seat, action.unit)
    if not unit.can(Ability.LAY_MINES):
        refuse("no-minelayer", sector=sector)
    must_not_be_in_ions(board, sector)
    if Mark.SOWN in unit.marks:
        refuse("sown-already", sector=sector)
    if not beside(board, sector, action.at) or not is_empty(board, action.at):
        refuse("not-sowable", sector=action.at)
    if mines_left(board) < 1:
        refuse("no-mines-left")
    if board.sides[seat].points < MINES_PRICE:
        refuse("mines-too-dear", price=MINES_PRICE, points=board.sides[seat].points)


def sow(board: Board, seat: Seat, action: Sow, run: Run) -> Board:
    """Pay for a minefield and lay it (rulebook, "Sembrando minas"; ruling I-R38)."""
    sector, unit = own_unit(board, seat, action.unit)
    run.tell("sown", player=Player(seat), sector=action.at, price=MINES_PRICE)
    board = board.with_points(seat, board.sides[seat].points - MINES_PRICE)
    board = board.with_unit(seat, sector, unit.marked(Mark.SOWN))
    return mined(board, action.at)


def mined(board: Board, sector: Sector) -> Board:
    """Return the board with a new minefield."""
    return replace(board, mines={**board.mines, sector: 2})
