"""What the units of a side could do in the combat phase, by the open board alone."""

from __future__ import annotations

from engines.core import Seat
from engines.imperium.actions import Annihilate, Strike
from engines.imperium.board import Board, enemy_of
from engines.imperium.checking import allowed
from engines.imperium.maps import Sector
from engines.imperium.orbit import check_annihilate, check_strike
from engines.imperium.space import can_be_destroyed
from engines.imperium.units import TYPES, Ability, Kind

_CANNON = Kind.ION_CANNON
_DESTROYERS = frozenset(
    kind
    for kind, unit_type in TYPES.items()
    if kind is Kind.MISSILE or Ability.DESTROY_PLANET in unit_type.front.abilities
)
"""What can ever destroy a planet, or all on it."""


def can_fight(board: Board, seat: Seat) -> bool:
    """Tell whether a seat has anything within its reach that could be attacked."""
    reach = _reach(board, seat)
    enemy = enemy_of(seat)
    if any(sector in reach for sector in board.sides[enemy].units):
        return True
    if any(sector in reach for sector in board.controlled(enemy)):
        return True
    return any(sector in reach for sector in board.mines) or _can_destroy(board, seat)


def _can_destroy(board: Board, seat: Seat) -> bool:
    """Tell whether an annihilator or a missile lies beside a planet that it may destroy."""
    for sector, unit in board.sides[seat].units.items():
        if unit.kind not in _DESTROYERS:
            continue
        tried = [at for at in board.map.neighbours[sector] if can_be_destroyed(board, seat, at)]
        if any(allowed(check_strike, board, seat, Strike(unit.id, at)) for at in tried):
            return True
        if any(allowed(check_annihilate, board, seat, Annihilate(unit.id, at)) for at in tried):
            return True
    return False


def _reach(board: Board, seat: Seat) -> set[Sector]:
    """Return the sectors beside the units and the ion cannons of a seat, and their own."""
    neighbours = board.map.neighbours
    reach: set[Sector] = set(board.sides[seat].units)
    for sector in board.sides[seat].units:
        reach.update(neighbours[sector])
    enemies = board.sides[enemy_of(seat)].units
    for sector in board.controlled(seat):
        if _CANNON in board.planets[sector].buildings:
            reach.update(near for near in neighbours[sector] if near in enemies)
    return reach
