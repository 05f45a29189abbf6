"""What is offered in the phases of supply and repair."""

from __future__ import annotations

from engines.core import Seat
from engines.imperium.actions import Action, Repair, Save
from engines.imperium.board import Board
from engines.imperium.checking import allowed
from engines.imperium.maps import Sector
from engines.imperium.repairs import check_repair, damaged_at, damaged_sectors
from engines.imperium.supply import savable
from engines.imperium.units import TYPES


def supplies(board: Board, seat: Seat) -> tuple[Action, ...]:
    """Return which squadron could be saved instead of another, as long as none is chosen."""
    if board.effects.first_supplied:
        return ()
    units = board.sides[seat].units
    found = sorted(savable(board, seat), key=board.map.rank(seat))
    return tuple(Save(units[sector].id) for sector in found)


def repairs(board: Board, seat: Seat) -> tuple[Action, ...]:
    """Return the repairs that can be made, the dearest units first."""

    rank = board.map.rank(seat)

    def place(sector: Sector) -> tuple[int, int]:
        kind = damaged_at(board, seat, sector)
        return 0 if kind is None else -TYPES[kind].cost, rank(sector)

    dearest = sorted(damaged_sectors(board, seat), key=place)
    tried = (Repair(sector) for sector in dearest)
    return tuple(action for action in tried if allowed(check_repair, board, seat, action))
