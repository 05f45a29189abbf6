"""What combats come to without cards: the sums lie in the open."""

from __future__ import annotations

from msgspec import Struct

from engines.imperium import declaring, orbit
from engines.imperium.actions import Annihilate, Attack, Bombard, Invade, Strike
from engines.imperium.board import Board, enemy_of
from engines.imperium.clashes import Clash, Combat
from engines.imperium.firing import sums
from engines.imperium.harm import Verdict
from engines.imperium.invasion import forces, landed, landings, succeeds
from engines.imperium.maps import Sector
from engines.imperium.resolution import still_happens
from engines.imperium.state import View
from engines.imperium.trial import allowed
from engines.imperium.units import TROOPS, Kind, UnitId


class AttackOdds(Struct, frozen=True):
    """The sums of an attack on a unit, and what it suffers."""

    attack: int
    defence: int
    verdict: Verdict


class InvasionOdds(Struct, frozen=True):
    """The sums of an invasion, and whether it takes the planet."""

    attack: int
    defence: int
    defenders_fall: int
    attackers_fall: int
    cannon: int
    """What the defensive cannon suffers: 0 nothing, 1 damage, 2 destruction."""
    succeeds: bool


def odds(board: Board, combat: Combat) -> AttackOdds | InvasionOdds | None:
    """Return what a declared combat comes to as things stand, if nobody lays a card.

    None for one whose result is certain, or that will not happen.
    """
    seat = board.active
    if not still_happens(board, combat):
        return None
    match combat.clash:
        case Clash.ATTACK:
            return AttackOdds(*sums(board, seat, combat))
        case Clash.INVASION:
            found = forces(board, seat, combat)
            force = landed(landings(board, seat, combat))
            return InvasionOdds(
                attack=found.attack,
                defence=found.defence,
                defenders_fall=found.defenders_fall,
                attackers_fall=found.attackers_fall,
                cannon=found.cannon,
                succeeds=succeeds(board, combat, found, force),
            )
        case _:
            return None


Declaration = Attack | Invade | Bombard | Annihilate | Strike


def declarations(view: View, unit: UnitId) -> tuple[Declaration, ...]:
    """Return everything that the viewer's unit (or the ion cannon of a planet) can declare.

    An invasion is given with all that is aboard.
    """
    board, seat = view.board, view.seat
    if seat is None:
        return ()
    sector = unit if unit in board.planets else board.where(seat, unit)
    if sector is None:
        return ()
    ship = board.unit(seat, sector)
    cargo = ship.cargo if ship else ()
    found: list[Declaration] = []
    for near in (sector, *board.map.neighbours[sector]):
        found += (
            a for a in (Attack(unit, near),) if allowed(declaring.check_attack, board, seat, a)
        )
        found += _on_planet(board, seat, unit, near, cargo)
    return tuple(found)


def _on_planet(
    board: Board, seat: int, unit: UnitId, at: Sector, cargo: tuple[Kind, ...]
) -> list[Declaration]:
    found: list[Declaration] = []
    if board.owner(at) == enemy_of(seat):
        landing = Invade(unit, at, cargo)
        if TROOPS.intersection(cargo) and allowed(orbit.check_invade, board, seat, landing):
            found.append(landing)
        if allowed(orbit.check_bombard, board, seat, Bombard(unit, at)):
            found.append(Bombard(unit, at))
        if allowed(orbit.check_annihilate, board, seat, Annihilate(unit, at)):
            found.append(Annihilate(unit, at))
    if allowed(orbit.check_strike, board, seat, Strike(unit, at)):
        found.append(Strike(unit, at))
    return found
