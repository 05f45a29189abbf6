"""Declarations of combat that are offered."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import Seat
from engines.imperium.actions import (
    Action,
    Annihilate,
    Attack,
    Bombard,
    Invade,
    Strike,
)
from engines.imperium.board import Board, enemy_of
from engines.imperium.checking import allowed
from engines.imperium.clashes import Clash
from engines.imperium.damage import Verdict, verdict
from engines.imperium.declaring import check_attack
from engines.imperium.firing import sums
from engines.imperium.judging.prospects import invasion_gain, joint_landing
from engines.imperium.maps import Sector
from engines.imperium.orbit import check_annihilate, check_bombard, check_invade, check_strike
from engines.imperium.units import TYPES, Ability, Kind

MOST = 12
"""How many declarations are offered in all."""
CARD = 4
"""What a card may add to an attack."""


def fights(board: Board, seat: Seat) -> tuple[Action, ...]:
    """Return what can be declared, the most promising first."""
    found = (
        *_invasions(board, seat),
        *_sieges(board, seat),
        *_strikes(board, seat),
        *_attacks(board, seat),
    )
    return found[:MOST]


def _invasions(board: Board, seat: Seat) -> Iterator[Action]:
    """Offer every ship with troops its invasion, and carriers to support one declared."""
    for sector, ship in board.sides[seat].units.items():
        if not ship.cargo:
            continue
        for at in board.map.around(sector, seat):
            if board.owner(at) == enemy_of(seat):
                action = Invade(ship.id, at, ship.cargo)
                if allowed(check_invade, board, seat, action) and _has_hope(board, seat, at):
                    yield action


def _has_hope(board: Board, seat: Seat, planet: Sector) -> bool:
    """Tell whether all that lies beside a planet together could take it, or hurt it cheaply."""
    return invasion_gain(board, seat, joint_landing(board, seat, planet)) > -1


def _sieges(board: Board, seat: Seat) -> Iterator[Action]:
    for sector, ship in board.sides[seat].units.items():
        for at in board.map.around(sector, seat):
            if board.owner(at) == enemy_of(seat):
                if ship.can(Ability.DESTROY_PLANET):
                    action = Annihilate(ship.id, at)
                    if allowed(check_annihilate, board, seat, action):
                        yield action
                if ship.can(Ability.BOMBARD):
                    shelling = Bombard(ship.id, at)
                    if allowed(check_bombard, board, seat, shelling):
                        yield shelling


def _strikes(board: Board, seat: Seat) -> Iterator[Action]:
    for sector, ship in board.sides[seat].units.items():
        if ship.kind is Kind.MISSILE:
            enemy = enemy_of(seat)  # nothing is won by scorching a neutral planet
            near = board.map.around(sector, seat)
            found = (at for at in near if board.unit(enemy, at) or board.owner(at) == enemy)
            tried = (Strike(ship.id, at) for at in found)
            yield from (a for a in tried if allowed(check_strike, board, seat, a))


def _attacks(board: Board, seat: Seat) -> tuple[Action, ...]:
    """Offer each pair of attacker and target, sums that do harm first.

    What not even a card could make harmful is left out.
    """
    own = board.sides[seat].units
    ranked: list[tuple[float, Attack]] = []
    for target, enemy in board.sides[enemy_of(seat)].units.items():
        near = board.map.around(target, seat)
        firing = [own[s].id for s in near if s in own]
        firing += [
            s
            for s in near
            if board.owner(s) == seat and Kind.ION_CANNON in board.planets[s].buildings
        ]
        tried = (Attack(unit, target) for unit in firing)
        found = [a for a in tried if allowed(check_attack, board, seat, a)]
        attack = _declared(board, seat, target) + _strength(board, seat, found)
        if attack + CARD >= enemy.stats.defence:
            promise = list(Verdict).index(verdict(enemy, attack)) * TYPES[enemy.kind].cost
            ranked += ((promise, a) for a in found)
    ranked += ((-1.0, a) for a in _sweeps(board, seat))
    return tuple(action for _, action in sorted(ranked, key=lambda item: -item[0]))


def _declared(board: Board, seat: Seat, target: Sector) -> int:
    """Return the sum of what is declared against a unit already."""
    return sum(
        sums(board, seat, combat).attack
        for combat in board.combats
        if combat.clash is Clash.ATTACK and combat.target == target
    )


def _strength(board: Board, seat: Seat, attacks: list[Attack]) -> int:
    """Return what some attacks sum up to; a planet attacks with its ion cannon."""
    units = {unit.id: unit for unit in board.sides[seat].units.values()}
    cannon = TYPES[Kind.ION_CANNON].front.attack
    return sum(units[a.unit].stats.attack if a.unit in units else cannon for a in attacks)


def _sweeps(board: Board, seat: Seat) -> Iterator[Attack]:
    own = board.sides[seat].units
    for target in sorted(board.mines, key=board.map.rank(seat)):
        if target in board.sides[enemy_of(seat)].units:
            continue
        for sector in board.map.around(target, seat):
            if sector in own:
                action = Attack(own[sector].id, target)
                if allowed(check_attack, board, seat, action):
                    yield action
                    break
