"""What is offered to a seat: sensible actions, the best first, of bounded number."""

from __future__ import annotations

from engines.core import Seat
from engines.imperium.actions import Action, End
from engines.imperium.offers.bids import bids
from engines.imperium.offers.builds import buildings
from engines.imperium.offers.cards import card_phase, commitments, purchases
from engines.imperium.offers.fights import fights
from engines.imperium.offers.losses import losses
from engines.imperium.offers.moves import moves
from engines.imperium.offers.upkeep import repairs, supplies
from engines.imperium.questions import Stage, may_act, stage, to_act
from engines.imperium.secret_orders import standing_orders
from engines.imperium.state import State


def proposals(state: State, seat: Seat) -> tuple[Action, ...]:
    """Return what is offered to a seat; nothing if it may not act."""
    if seat in to_act(state.board):
        return (*_asked(state, seat), *standing_orders(state, seat))
    return standing_orders(state, seat) if seat in may_act(state.board) else ()


def _asked(state: State, seat: Seat) -> tuple[Action, ...]:
    board = state.board
    match stage(board):
        case Stage.INITIATIVE:
            return bids(state, seat)
        case Stage.COMMIT:
            return commitments(state, seat)
        case Stage.LOSSES:
            return losses(board)
        case Stage.CARDS:
            return purchases(state, seat)
        case Stage.SUPPLY:
            found = supplies(board, seat)
        case Stage.REPAIR:
            found = repairs(board, seat)
        case Stage.CONSTRUCTION:
            found = buildings(board, seat)
        case Stage.MOVEMENT:
            return (*moves(board, seat), *card_phase(state, seat))
        case Stage.COMBAT:
            found = fights(board, seat)
        case Stage.OVER:
            return ()
    return (*found, End(board.phase), *card_phase(state, seat))
