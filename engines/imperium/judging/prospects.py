"""What the fights that lie open promise the active side, before any card."""

from __future__ import annotations

from engines.core import Seat
from engines.imperium.board import Board, Phase, Unit, enemy_of
from engines.imperium.clashes import Clash, Combat, Landing
from engines.imperium.damage import Verdict, verdict
from engines.imperium.firing import sums
from engines.imperium.invasion import forces, landed, landings, succeeds
from engines.imperium.judging.landscape import HOME_VALUE
from engines.imperium.judging.outlook import worth
from engines.imperium.maps import Sector
from engines.imperium.resolution import still_happens
from engines.imperium.systems import Size
from engines.imperium.units import TYPES

DAMAGED = 0.45
"""What damaging a unit is worth, as a share of destroying it."""
UNDECLARED = 0.7
"""How much an attack that could be declared counts against one that is."""
JOINT = (Clash.ATTACK, Clash.INVASION)
"""What several units join in, one after the other."""
FEEBLE = 0.1
"""What an attack that harms nobody is worth less than none."""
CONQUEST_YEARS = 9.0
SIDE_SHOWS = {Clash.BOMBARDMENT: 2.0, Clash.MINES: 0.5}


def prospects(board: Board, seat: Seat) -> float:
    """Return what a side may expect of this turn's combats."""
    if board.active != seat or board.phase in (Phase.INITIATIVE, Phase.OVER):
        return 0.0
    if board.current is not None:
        return sum(_gain(board, seat, combat) for combat in board.combats[board.current :])
    others = (c for c in board.combats if c.clash not in JOINT)
    declared = sum(_gain(board, seat, combat) for combat in others)
    return declared + _attacks(board, seat) + _invasions(board, seat)


def _invasions(board: Board, seat: Seat) -> float:
    """Return what invasions promise: as declared, or with every ship that is beside."""
    declared = {c.target: c for c in board.combats if c.clash is Clash.INVASION}
    total = 0.0
    for planet in board.controlled(enemy_of(seat)):
        combat, joint = declared.get(planet), joint_landing(board, seat, planet)
        found = 0.0 if combat is None else _gain(board, seat, combat)
        if joint.landings and board.effects.truce is None:
            found = max(found, UNDECLARED * invasion_gain(board, seat, joint))
        total += found
    return total


def joint_landing(board: Board, seat: Seat, planet: Sector) -> Combat:
    """Return the invasion of a planet by all that lies aboard beside it."""
    units = board.sides[seat].units
    near = (units[s] for s in board.map.neighbours[planet] if s in units)
    landings = tuple(Landing(unit.id, unit.cargo) for unit in near if unit.cargo)
    return Combat(Clash.INVASION, planet, landings=landings)


def _attacks(board: Board, seat: Seat) -> float:
    """Return what attacks promise: as declared, or with all who are beside and still free."""
    own, total = board.sides[seat].units, 0.0
    declared = {c.target: c for c in board.combats if c.clash is Clash.ATTACK}
    busy = {attacker for combat in board.combats for attacker in combat.attackers}
    for sector, target in board.sides[enemy_of(seat)].units.items():
        beside = [own[s] for s in board.map.neighbours[sector] if s in own]
        free = sum(unit.stats.attack for unit in beside if unit.id not in busy)
        combat = declared.get(sector)
        if combat is None:
            total += UNDECLARED * _fight(target, free)
        else:
            attack = sums(board, seat, combat).attack
            feeble = FEEBLE if attack < target.stats.defence else 0.0
            total += max(_fight(target, attack), UNDECLARED * _fight(target, attack + free))
            total -= feeble
    return total


def _fight(target: Unit, attack: int) -> float:
    """Return what an attack on a unit is worth."""
    match verdict(target, attack):
        case Verdict.DESTROYED:
            return worth(target)
        case Verdict.DAMAGED:
            return DAMAGED * worth(target)
        case Verdict.UNHARMED:
            return 0.0


def _gain(board: Board, seat: Seat, combat: Combat) -> float:
    """Return what a declared combat is worth if no card is laid."""
    if not still_happens(board, combat):
        return 0.0
    match combat.clash:
        case Clash.ATTACK:
            target = board.sides[enemy_of(seat)].units[combat.target]
            return _fight(target, sums(board, seat, combat).attack)
        case Clash.INVASION:
            return invasion_gain(board, seat, combat)
        case Clash.ANNIHILATION:
            return _planet_gain(board, combat) * 0.6
        case Clash.MISSILE:
            return _missile(board, seat, combat)
        case Clash.BOMBARDMENT | Clash.MINES:
            return SIDE_SHOWS[combat.clash]


def invasion_gain(board: Board, seat: Seat, combat: Combat) -> float:
    """Return what an invasion is worth: what falls, what is won, less what is lost."""
    found = forces(board, seat, combat)
    force = landed(landings(board, seat, combat))
    lost = sum(sorted((TYPES[k].cost for k in force), reverse=True)[: found.attackers_fall])
    felled = 2.0 * found.defenders_fall
    won = _planet_gain(board, combat) if succeeds(board, combat, found, force) else 0.0
    return won + felled - lost


def _planet_gain(board: Board, combat: Combat) -> float:
    planet = board.planets[combat.target]
    if planet.size is Size.HOME:
        return HOME_VALUE * 4
    return planet.income * CONQUEST_YEARS


def _missile(board: Board, seat: Seat, combat: Combat) -> float:
    unit = board.unit(enemy_of(seat), combat.target)
    if unit is not None:
        return worth(unit)
    planet = board.planets[combat.target]
    return sum(TYPES[kind].cost for kind in planet.tokens) + planet.income
