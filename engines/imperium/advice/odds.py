"""What combats come to without cards: the sums lie in the open."""

from __future__ import annotations

from msgspec import Struct

from engines.imperium.board import Board, enemy_of
from engines.imperium.clashes import Clash, Combat
from engines.imperium.damage import Verdict
from engines.imperium.declarable import Declaration, declarable, supports
from engines.imperium.firing import sums
from engines.imperium.invasion import TAKEN, Ending, ending, forces, landed, landings
from engines.imperium.resolution import still_happens
from engines.imperium.sieges import shelling
from engines.imperium.state import View
from engines.imperium.systems import Size
from engines.imperium.units import Kind, UnitId


class AttackOdds(Struct, frozen=True):
    """The sums of an attack on a unit of the kind `target`, and what it suffers."""

    target: Kind
    attack: int
    defence: int
    verdict: Verdict


class InvasionOdds(Struct, frozen=True):
    """The sums of an invasion, and how it ends."""

    attack: int
    defence: int
    defenders_fall: int
    attackers_fall: int
    cannon: int
    """What the defensive cannon suffers: 0 nothing, 1 damage, 2 destruction."""
    ending: Ending
    home: bool = False
    """Whether it is of a home planet, which never becomes neutral."""

    @property
    def succeeds(self) -> bool:
        """Tell whether it takes the planet, whatever the defender picks."""
        return self.ending in TAKEN


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
                ending=ending(board, combat, found, force),
                home=board.planets[combat.target].size is Size.HOME,
            )
        case Clash.MINES | Clash.BOMBARDMENT | Clash.ANNIHILATION | Clash.MISSILE:
            return None


def shelling_of(board: Board, combat: Combat) -> str:
    """Return what a declared bombardment does; nothing of another combat, or where it is none."""
    if combat.clash is not Clash.BOMBARDMENT or not still_happens(board, combat):
        return ""
    return shelling(board.planets[combat.target]).value


def declarations(view: View, unit: UnitId) -> tuple[Declaration, ...]:
    """Return everything that the viewer's unit (or the ion cannon of a planet) can declare."""
    board, seat = view.board, view.seat
    return () if seat is None else (*declarable(board, seat, unit), *supports(board, seat, unit))
