"""The resolution of attacks on units and mines (rulebook, phase 8; rulings I-R01, I-R02)."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from engines.core import Player, Seat
from engines.imperium.board import Board, Unit, enemy_of
from engines.imperium.cards import Card
from engines.imperium.clashes import Combat
from engines.imperium.damage import Verdict, laden_name, strike, suffered, verdict
from engines.imperium.maps import Sector
from engines.imperium.names import unit_name
from engines.imperium.space import beside
from engines.imperium.telling import Run
from engines.imperium.units import TYPES, Kind

Laid: TypeAlias = tuple[frozenset[Card], frozenset[Card]]
"""The cards that take effect in a combat, by seat."""
NO_CARDS: Laid = (frozenset(), frozenset())

PRECISION_SHOT = 2
COORDINATED_FIRE = 4
FEWEST_COORDINATED = 2
DECISIVE_BLOW = 12
"""The most that a Decisive Blow adds."""
EMERGENCY_SHIELDS = 2
REACTIVE_ARMOUR = 4


class Sums(NamedTuple):
    """The strengths of an attack and what comes of them."""

    attack: int
    defence: int
    verdict: Verdict


def attackers(board: Board, seat: Seat, combat: Combat) -> tuple[Sector, ...]:
    """Return where the units that still take part stand; ion cannons by their planet."""
    found: list[Sector] = []
    for attacker in combat.attackers:
        if "-" in attacker:
            sector = board.where(seat, attacker)
            if sector is not None:
                found.append(sector)
        elif _fires(board, seat, attacker, combat.target):
            found.append(attacker)
    return tuple(found)


def _fires(board: Board, seat: Seat, planet: Sector, target: Sector) -> bool:
    held = board.planets.get(planet)
    if held is None or held.owner != seat or Kind.ION_CANNON not in held.buildings:
        return False
    return beside(board, planet, target)


def strength(board: Board, seat: Seat, sector: Sector) -> int:
    """Return the attack of the unit in a sector, or of the ion cannon of a planet there."""
    unit = board.unit(seat, sector)
    return TYPES[Kind.ION_CANNON].front.attack if unit is None else unit.stats.attack


def sums(board: Board, seat: Seat, combat: Combat, laid: Laid = NO_CARDS) -> Sums:
    """Return the strengths of a declared attack, cards included.

    The target must be there. With no cards this is what everyone may know beforehand.
    """
    target = board.sides[enemy_of(seat)].units[combat.target]
    fighting = attackers(board, seat, combat)
    attack = sum(strength(board, seat, sector) for sector in fighting)
    attack = _with_attackers_cards(attack, len(fighting), laid[seat])
    defence = _with_defenders_cards(target.stats.defence, laid[enemy_of(seat)])
    result = verdict(target, attack, defence)
    if Card.ABSOLUTE_SHIELD in laid[enemy_of(seat)]:
        result = Verdict.UNHARMED
    return Sums(attack, defence, result)


def _with_attackers_cards(attack: int, fighting: int, cards: frozenset[Card]) -> int:
    if Card.PRECISION_SHOT in cards:
        attack += PRECISION_SHOT
    if Card.COORDINATED_FIRE in cards and fighting >= FEWEST_COORDINATED:
        attack += COORDINATED_FIRE
    if Card.DECISIVE_BLOW in cards:
        attack += min(attack, DECISIVE_BLOW)
    return attack


def _with_defenders_cards(defence: int, cards: frozenset[Card]) -> int:
    if Card.EMERGENCY_SHIELDS in cards:
        defence += EMERGENCY_SHIELDS
    if Card.REACTIVE_ARMOUR in cards:
        defence += REACTIVE_ARMOUR
    return defence


def fire(board: Board, seat: Seat, combat: Combat, laid: Laid, run: Run) -> Board:
    """Resolve an attack on a unit, then the ambush it may have laid."""
    enemy, target = enemy_of(seat), combat.target
    found = sums(board, seat, combat, laid)
    unit = board.sides[enemy].units[target]
    lost = found.verdict is Verdict.DESTROYED
    run.tell(
        "attack-resolved",
        player=Player(seat),
        enemy=Player(enemy),
        unit=laden_name(unit) if lost else unit_name(unit),
        sector=target,
        attack=found.attack,
        defence=found.defence,
        verdict=found.verdict.value,
    )
    board = suffered(board, enemy, target, found.verdict, run)
    if Card.AMBUSH in laid[enemy] and board.unit(enemy, target) is not None:
        return _ambush(board, seat, combat, run)
    return board


def _ambush(board: Board, seat: Seat, combat: Combat, run: Run) -> Board:
    """Let the attacked unit hit the attacker that it hurts most (card Ambush)."""
    hitting = board.sides[enemy_of(seat)].units[combat.target].stats.attack
    units = board.sides[seat].units
    hit = [s for s in attackers(board, seat, combat) if s in units]
    if not hit:
        return board
    victim = max(hit, key=lambda sector: _hurt(units[sector], hitting))
    run.tell(
        "ambushed",
        player=Player(seat),
        unit=unit_name(units[victim]),
        sector=victim,
        attack=hitting,
    )
    return strike(board, seat, victim, verdict(units[victim], hitting), run)


def _hurt(unit: Unit, attack: int) -> tuple[int, int]:
    found = verdict(unit, attack)
    return list(Verdict).index(found), TYPES[unit.kind].cost


def sweep(board: Board, combat: Combat, run: Run) -> Board:
    """Flip a minefield that is attacked for the first time; remove it the second time."""
    sector = combat.target
    return swept(board, sector, board.mines[sector] - 1, run)


def swept(board: Board, sector: Sector, left: int, run: Run) -> Board:
    """Leave so much of a minefield: 1 is flipped, 0 is gone."""
    if left:
        run.tell("mines-flipped", sector=sector)
        return replace(board, mines={**board.mines, sector: left})
    run.tell("mines-removed", sector=sector)
    return replace(board, mines={s: n for s, n in board.mines.items() if s != sector})
