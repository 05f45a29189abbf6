"""What the units of a side could do in the combat phase, by the open board alone."""

from __future__ import annotations

from engines.core import Seat
from engines.imperium.board import Board, enemy_of
from engines.imperium.maps import Sector
from engines.imperium.units import Kind


def can_fight(board: Board, seat: Seat) -> bool:
    """Tell whether a seat has anything within its reach that could be attacked."""
    reach = _reach(board, seat)
    enemy = enemy_of(seat)
    if any(sector in reach for sector in board.sides[enemy].units):
        return True
    if any(sector in reach for sector in board.controlled(enemy)):
        return True
    return any(sector in reach for sector in board.mines)


def _reach(board: Board, seat: Seat) -> set[Sector]:
    """Return the sectors beside the units and the ion cannons of a seat, and their own."""
    neighbours = board.map.neighbours
    reach: set[Sector] = set(board.sides[seat].units)
    for sector in board.sides[seat].units:
        reach.update(neighbours[sector])
    enemies = board.sides[enemy_of(seat)].units
    for sector in board.controlled(seat):
        if Kind.ION_CANNON in board.planets[sector].buildings:
            reach.update(near for near in neighbours[sector] if near in enemies)
    return reach
