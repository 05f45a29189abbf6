"""Loading and unloading (rulebook, "Cargando y descargando unidades", "Ocupando planetas").

Rulings I-R09, I-R13.
"""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Player, Seat
from engines.imperium.actions import Load, Unload
from engines.imperium.board import Board, Mark, Planet, Unit, ground_kinds
from engines.imperium.damage import less, settled, tell_if_lost
from engines.imperium.maps import Sector
from engines.imperium.names import kind_names, unit_name
from engines.imperium.space import beside, in_ions, is_free, must_not_be_in_ions, own_unit
from engines.imperium.stock import new_id
from engines.imperium.systems import Size
from engines.imperium.telling import Run, refuse
from engines.imperium.units import SQUADRONS, TROOPS, Kind


def room(unit: Unit) -> tuple[int, int]:
    """Return how many more squadrons and troops a ship can take aboard."""
    squadrons = sum(kind in SQUADRONS for kind in unit.cargo)
    troops = len(unit.cargo) - squadrons
    return unit.stats.squadrons - squadrons, unit.stats.troops - troops


def fits(unit: Unit, cargo: tuple[Kind, ...]) -> bool:
    """Tell whether a ship has room for some more squadrons and troops."""
    squadrons = sum(kind in SQUADRONS for kind in cargo)
    for_squadrons, for_troops = room(unit)
    return squadrons <= for_squadrons and len(cargo) - squadrons <= for_troops


def holds(cargo: tuple[Kind, ...], some: tuple[Kind, ...]) -> bool:
    """Tell whether each of `some` is aboard, as often as it is named."""
    return all(some.count(kind) <= cargo.count(kind) for kind in some)


def check_load(board: Board, seat: Seat, action: Load) -> None:
    """Refuse what is not there, does not fit, or comes after unloading."""
    sector, ship = own_unit(board, seat, action.unit)
    must_not_be_in_ions(board, sector)
    if Mark.UNLOADED in ship.marks:
        refuse("load-after-unload", unit=unit_name(ship))
    if not action.cargo:
        refuse("no-cargo")
    if not beside(board, sector, action.at):
        refuse("cargo-not-beside", unit=unit_name(ship), sector=action.at)
    planet = board.planets.get(action.at)
    if planet is None:
        _check_load_squadron(board, seat, action)
    else:
        _check_load_troops(board, seat, planet, action)
    if not fits(ship, action.cargo):
        squadrons, troops = room(ship)
        refuse("no-room-aboard", unit=unit_name(ship), squadrons=squadrons, troops=troops)


def _check_load_squadron(board: Board, seat: Seat, action: Load) -> None:
    unit = board.unit(seat, action.at)
    if unit is None or unit.kind not in SQUADRONS or action.cargo != (unit.kind,):
        refuse("no-squadron-there", sector=action.at)
    must_not_be_in_ions(board, action.at)


def _check_load_troops(board: Board, seat: Seat, planet: Planet, action: Load) -> None:
    if planet.owner != seat or not holds(planet.troops, action.cargo):
        refuse("no-such-troops", planet=action.at)
    if action.at in board.radiation:
        refuse("planet-radioactive", planet=action.at)


def load(board: Board, seat: Seat, action: Load, run: Run) -> Board:
    """Take troops or a squadron aboard; a planet left empty becomes neutral."""
    sector, ship = own_unit(board, seat, action.unit)
    cargo = kind_names(action.cargo)
    run.tell("loaded", player=Player(seat), unit=unit_name(ship), cargo=cargo, sector=action.at)
    aboard = tuple(sorted((*ship.cargo, *action.cargo)))
    board = board.with_unit(seat, sector, replace(ship, cargo=aboard).marked(Mark.LOADED))
    if action.at not in board.planets:
        return board.with_unit(seat, action.at, None)
    planet = board.planets[action.at]
    planet = replace(planet, troops=less(planet.troops, action.cargo))
    left = settled(planet)
    tell_if_lost(planet, left, action.at, run)
    return board.with_planet(action.at, left)


def check_unload(board: Board, seat: Seat, action: Unload) -> None:
    """Refuse what is not aboard, comes after loading, or finds no place."""
    sector, ship = own_unit(board, seat, action.unit)
    must_not_be_in_ions(board, sector)
    if Mark.LOADED in ship.marks:
        refuse("unload-after-load", unit=unit_name(ship))
    if not action.cargo or not holds(ship.cargo, action.cargo):
        refuse("not-aboard", unit=unit_name(ship))
    if not beside(board, sector, action.at):
        refuse("cargo-not-beside", unit=unit_name(ship), sector=action.at)
    if action.at in board.planets:
        check_landing(board, seat, action.at, action.cargo)
    else:
        _check_launch(board, action)


def check_landing(board: Board, seat: Seat, at: Sector, cargo: tuple[Kind, ...]) -> None:
    """Refuse a landing on an enemy planet, a radioactive or a full one, or of squadrons."""
    planet = board.planets[at]
    if planet.owner not in (seat, None):
        refuse("land-on-enemy", planet=at)
    if at in board.radiation:
        refuse("planet-radioactive", planet=at)
    if not ground_kinds(board).issuperset(cargo):
        refuse("squadrons-do-not-land", planet=at)
    if len(cargo) > planet.room:
        refuse("planet-full", planet=at)


def _check_launch(board: Board, action: Unload) -> None:
    if not TROOPS.isdisjoint(action.cargo):
        refuse("troops-need-planet", sector=action.at)
    if len(action.cargo) != 1:
        refuse("squadrons-one-by-one", sector=action.at)
    if not launchable(board, action.at):
        refuse("launch-not-empty", sector=action.at)


def launchable(board: Board, sector: Sector) -> bool:
    """Tell whether a squadron can be launched into a sector."""
    return is_free(board, sector) and not in_ions(board, sector)


def unload(board: Board, seat: Seat, action: Unload, run: Run) -> Board:
    """Land troops, which occupies a neutral planet, or launch a squadron."""
    sector, ship = own_unit(board, seat, action.unit)
    cargo = kind_names(action.cargo)
    run.tell("unloaded", player=Player(seat), unit=unit_name(ship), cargo=cargo, sector=action.at)
    lighter = replace(ship, cargo=less(ship.cargo, action.cargo))
    board = board.with_unit(seat, sector, lighter.marked(Mark.UNLOADED))
    if action.at in board.planets:
        return land(board, seat, action.at, action.cargo, run)
    kind = action.cargo[0]
    return board.with_unit(seat, action.at, Unit(new_id(board, seat, kind), kind))


def land(board: Board, seat: Seat, sector: Sector, cargo: tuple[Kind, ...], run: Run) -> Board:
    """Put ground units onto an own or neutral planet."""
    planet = board.planets[sector]
    if planet.owner is None:
        run.tell("occupied", player=Player(seat), planet=sector)
    owner = planet.owner if planet.size is Size.HOME else seat
    troops = tuple(sorted((*planet.troops, *cargo)))
    return board.with_planet(sector, replace(planet, owner=owner, troops=troops))
