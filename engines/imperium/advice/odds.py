"""What combats come to without cards: the sums lie in the open."""

from __future__ import annotations

from msgspec import Struct

from engines.imperium.board import Board, enemy_of
from engines.imperium.clashes import Clash, Combat
from engines.imperium.damage import Verdict
from engines.imperium.declarable import Declaration, declarable, supports
from engines.imperium.firing import sums
from engines.imperium.invasion import forces, landed, landings, succeeds
from engines.imperium.resolution import still_happens
from engines.imperium.state import View
from engines.imperium.units import Kind, UnitId


class AttackOdds(Struct, frozen=True):
    """The sums of an attack on a unit of the kind `target`, and what it suffers."""

    target: Kind
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
            target = board.unit(enemy_of(seat), combat.target)
            assert target is not None, combat
            return AttackOdds(target.kind, *sums(board, seat, combat))
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
        case Clash.MINES | Clash.BOMBARDMENT | Clash.ANNIHILATION | Clash.MISSILE:
            return None


def declarations(view: View, unit: UnitId) -> tuple[Declaration, ...]:
    """Return everything that the viewer's unit (or the ion cannon of a planet) can declare."""
    board, seat = view.board, view.seat
    return () if seat is None else (*declarable(board, seat, unit), *supports(board, seat, unit))
