"""Declaring what is done to planets (rulebook, phase 8; rulings I-R16 to I-R20, I-R23, I-R61)."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Player, Seat
from engines.imperium.actions import Annihilate, Bombard, Invade, Strike
from engines.imperium.board import Board, Mark, Planet, Unit, enemy_beside, enemy_of
from engines.imperium.cargo import holds
from engines.imperium.clashes import Clash, Combat, Landing
from engines.imperium.declaring import against, must_be_attackable, with_combat
from engines.imperium.maps import Sector
from engines.imperium.names import kind_names, unit_name
from engines.imperium.space import beside, can_be_destroyed, must_not_be_in_ions, own_unit
from engines.imperium.telling import Run, refuse
from engines.imperium.units import TROOPS, Ability, Kind, UnitId


def _in_orbit(board: Board, seat: Seat, unit: UnitId, planet: Sector) -> tuple[Unit, Planet]:
    """Return an own ship and the enemy planet beside it. Refuses anything else."""
    target = board.planets.get(planet)
    ship = _ship(board, seat, unit)
    if target is None or target.owner != enemy_of(seat):
        refuse("no-enemy-planet", sector=planet)
    _must_be_beside(board, seat, ship, planet)
    return ship, target


def _ship(board: Board, seat: Seat, unit: UnitId) -> Unit:
    sector, ship = own_unit(board, seat, unit)
    must_not_be_in_ions(board, sector)
    return ship


def _must_be_beside(board: Board, seat: Seat, ship: Unit, planet: Sector) -> None:
    if not beside(board, board.where(seat, ship.id) or "", planet):
        refuse("attack-out-of-reach", unit=unit_name(ship), sector=planet)


def check_invade(board: Board, seat: Seat, action: Invade) -> None:
    """Refuse an invasion without troops, or of a planet that something else is done to."""
    ship, _ = _in_orbit(board, seat, action.unit, action.planet)
    if not action.cargo or not holds(ship.cargo, action.cargo):
        refuse("not-aboard", unit=unit_name(ship))
    if action.planet in board.radiation:
        refuse("planet-radioactive", planet=action.planet)
    must_be_attackable_planet(board, action.planet)
    if any(action.unit == landing.unit for c in board.combats for landing in c.landings):
        refuse("invades-already", unit=unit_name(ship))
    declared = against(board, action.planet)
    if declared is not None and declared.clash is not Clash.INVASION:
        refuse("target-taken", sector=action.planet)
    if declared is None and not TROOPS.intersection(action.cargo):
        refuse("invade-needs-troops", planet=action.planet)


def must_be_attackable_planet(board: Board, planet: Sector) -> None:
    """Refuse what a Forced Truce forbids."""
    if board.effects.truce == planet:
        refuse("truce", planet=planet)


def invade(board: Board, seat: Seat, action: Invade, run: Run) -> Board:
    """Add what a ship lands to the invasion of a planet."""
    cargo = kind_names(action.cargo)
    run.tell("invasion-declared", player=Player(seat), cargo=cargo, planet=action.planet)
    declared = against(board, action.planet) or Combat(Clash.INVASION, action.planet)
    landing = Landing(action.unit, tuple(sorted(action.cargo)))
    landings = (*declared.landings, landing)
    return with_combat(board, replace(declared, landings=landings, stay=action.stay))


def check_bombard(board: Board, seat: Seat, action: Bombard) -> None:
    """Refuse a bombardment that a shield, a ship in orbit or another plan stands against."""
    ship, planet = _in_orbit(board, seat, action.unit, action.planet)
    if not ship.can(Ability.BOMBARD):
        refuse("cannot-bombard", unit=unit_name(ship))
    must_be_attackable(board, action.unit, action.planet)
    if Kind.SHIELD in planet.buildings:
        refuse("bombard-shield", planet=action.planet)
    if enemy_beside(board, seat, action.planet):
        refuse("bombard-ships", planet=action.planet)
    if not planet.tokens:
        refuse("bombard-nothing", planet=action.planet)
    if against(board, action.planet) is not None:
        refuse("target-taken", sector=action.planet)


def bombard(board: Board, seat: Seat, action: Bombard, run: Run) -> Board:
    """Declare a bombardment; the ship has attacked with it (ruling I-R19)."""
    run.tell("bombardment-declared", player=Player(seat), planet=action.planet)
    return with_combat(board, Combat(Clash.BOMBARDMENT, action.planet, (action.unit,)))


def check_annihilate(board: Board, seat: Seat, action: Annihilate) -> None:
    """Refuse what is no annihilator that has lain beside the planet since the turn began."""
    ship = _ship(board, seat, action.unit)
    if not can_be_destroyed(board, seat, action.planet):
        refuse("no-planet-to-destroy", sector=action.planet)
    _must_be_beside(board, seat, ship, action.planet)
    if not ship.can(Ability.DESTROY_PLANET):
        refuse("cannot-annihilate", unit=unit_name(ship))
    if {Mark.MOVED, Mark.BUILT} & ship.marks:
        refuse("annihilator-moved", unit=unit_name(ship))
    must_be_attackable(board, action.unit, action.planet)
    if against(board, action.planet) is not None:
        refuse("target-taken", sector=action.planet)


def annihilate(board: Board, seat: Seat, action: Annihilate, run: Run) -> Board:
    """Declare the destruction of a planet."""
    run.tell("annihilation-declared", player=Player(seat), planet=action.planet)
    return with_combat(board, Combat(Clash.ANNIHILATION, action.planet, (action.unit,)))


def check_strike(board: Board, seat: Seat, action: Strike) -> None:
    """Refuse what is no missile beside an enemy unit or a planet (rulings I-R23, I-R61)."""
    sector, missile = own_unit(board, seat, action.unit)
    must_not_be_in_ions(board, sector)
    if missile.kind is not Kind.MISSILE:
        refuse("no-missile", unit=unit_name(missile))
    if not beside(board, sector, action.target):
        refuse("attack-out-of-reach", unit=unit_name(missile), sector=action.target)
    unit = board.unit(enemy_of(seat), action.target)
    if unit is None and not can_be_destroyed(board, seat, action.target):
        refuse("nothing-to-attack", sector=action.target)
    must_be_attackable(board, action.unit, action.target)
    if against(board, action.target) is not None:
        refuse("target-taken", sector=action.target)


def strike(board: Board, seat: Seat, action: Strike, run: Run) -> Board:
    """Declare that a missile strikes."""
    run.tell("strike-declared", player=Player(seat), sector=action.target)
    return with_combat(board, Combat(Clash.MISSILE, action.target, (action.unit,)))
