"""Declaring attacks on units and mines (rulebook, phase 8; rulings I-R02, I-R21, I-R40)."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Player, Seat, Text, text
from engines.imperium.actions import Attack, First, Withdraw
from engines.imperium.board import Board, enemy_of
from engines.imperium.clashes import Clash, Combat
from engines.imperium.maps import Sector
from engines.imperium.names import id_name, kind_name, unit_name
from engines.imperium.space import beside, must_not_be_in_ions, own_unit
from engines.imperium.telling import Run, refuse
from engines.imperium.units import Kind, UnitId


def against(board: Board, target: Sector, second: bool = False) -> Combat | None:
    """Return what is declared against a sector, in the first or the second wave."""
    for combat in board.combats:
        if combat.target == target and combat.second == second:
            return combat
    return None


def attacks_of(board: Board, unit: UnitId) -> int:
    """Return how often a unit (or the ion cannon of a sector) is declared to attack."""
    return sum(unit in combat.attackers for combat in board.combats)


def has_attack_left(board: Board, unit: UnitId) -> bool:
    """Tell whether a unit can still attack: once a turn, twice in a Second Wave."""
    return attacks_of(board, unit) < (2 if unit in board.effects.wave else 1)


def attacker_name(unit: UnitId) -> Text:
    """Return the name of an attacking unit, or of the ion cannon of a sector."""
    if "-" in unit:
        return id_name(unit)
    return text("imperium-unit-at", unit=kind_name(Kind.ION_CANNON), sector=unit)


def must_be_attackable(board: Board, unit: UnitId, target: Sector) -> None:
    """Refuse a second attack of a unit, and one that a Forced Truce forbids."""
    if not has_attack_left(board, unit):
        refuse("attacked-already", unit=attacker_name(unit))
    planet = board.effects.truce
    if planet is not None and (target == planet or _is_guarded(board, planet, target)):
        refuse("truce", planet=planet)


def _is_guarded(board: Board, planet: Sector, target: Sector) -> bool:
    """Tell whether a truce for a planet protects what lies in another sector (ruling I-R60).

    Units of the planet's owner beside it; by the first version of the rules all beside it.
    """
    is_unit = board.unit(enemy_of(board.active), target) is not None
    return beside(board, planet, target) and (is_unit or board.rules_version < 2)


def check_attack(board: Board, seat: Seat, action: Attack) -> None:
    """Refuse an attack out of reach, on nothing, without strength, or once too often."""
    target = action.target
    sector = _firing_sector(board, seat, action.unit)
    if not beside(board, sector, target) and target != sector:
        refuse("attack-out-of-reach", unit=attacker_name(action.unit), sector=target)
    if board.unit(enemy_of(seat), target) is None:
        _check_mines(board, action.unit, target)
    must_be_attackable(board, action.unit, target)
    declared = against(board, target, _is_second(board, action.unit))
    if declared is not None and action.unit in declared.attackers:
        refuse("attacked-already", unit=attacker_name(action.unit))
    if declared is not None and declared.clash is not Clash.ATTACK:
        refuse("target-taken", sector=target)


def _firing_sector(board: Board, seat: Seat, unit: UnitId) -> Sector:
    """Return where an attacker stands. Refuses what cannot attack at all."""
    if "-" not in unit:
        return _cannon_sector(board, seat, unit)
    sector, attacker = own_unit(board, seat, unit)
    must_not_be_in_ions(board, sector)
    if not attacker.stats.attack:
        refuse("no-attack", unit=unit_name(attacker))
    return sector


def _cannon_sector(board: Board, seat: Seat, sector: Sector) -> Sector:
    planet = board.planets.get(sector)
    if planet is None or planet.owner != seat or Kind.ION_CANNON not in planet.buildings:
        refuse("no-ion-cannon", sector=sector)
    return sector


def _check_mines(board: Board, unit: UnitId, target: Sector) -> None:
    if target not in board.mines or "-" not in unit:
        refuse("nothing-to-attack", sector=target)
    if against(board, target) is not None or against(board, target, second=True) is not None:
        refuse("mines-once", sector=target)


def _is_second(board: Board, unit: UnitId) -> bool:
    return attacks_of(board, unit) > 0


def attack(board: Board, seat: Seat, action: Attack, run: Run) -> Board:
    """Add a unit to the attack on a sector; all that attack one target are summed."""
    unit, target = action.unit, action.target
    second = _is_second(board, unit)
    name = attacker_name(unit)
    run.tell("attack-declared", player=Player(seat), unit=name, sector=target)
    enemy = board.unit(enemy_of(seat), target)
    clash = Clash.ATTACK if enemy is not None else Clash.MINES
    declared = against(board, target, second) or Combat(clash, target, second=second)
    return with_combat(board, replace(declared, attackers=(*declared.attackers, unit)))


def with_combat(board: Board, combat: Combat) -> Board:
    """Return the board with a declared combat added, or put in the place of its former self."""
    combats = list(board.combats)
    for index, other in enumerate(combats):
        if (other.target, other.second) == (combat.target, combat.second):
            combats[index] = combat
            return replace(board, combats=tuple(combats))
    return replace(board, combats=(*combats, combat))


def check_declared(board: Board, seat: Seat, action: Withdraw | First) -> None:
    """Refuse to take back, or to put first, what was not declared."""
    if all(combat.target != action.target for combat in board.combats):
        refuse("not-declared", sector=action.target)


def withdraw(board: Board, seat: Seat, action: Withdraw, run: Run) -> Board:
    """Take back what was declared against a sector."""
    run.tell("withdrawn", player=Player(seat), sector=action.target)
    left = tuple(combat for combat in board.combats if combat.target != action.target)
    return replace(board, combats=left)


def put_first(board: Board, seat: Seat, action: First, run: Run) -> Board:
    """Let a declared combat be resolved first; the attacker chooses the order."""
    run.tell("put-first", player=Player(seat), sector=action.target)
    ordered = sorted(board.combats, key=lambda combat: combat.target != action.target)
    return replace(board, combats=tuple(ordered))
