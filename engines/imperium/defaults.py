"""What happens when a clock runs out (ruling I-R47)."""

from __future__ import annotations

from engines.core import Seat
from engines.imperium.actions import Action, Bid, Discard, End, Pass, Ready, Remove
from engines.imperium.board import Board, Phase
from engines.imperium.cards import HAND_LIMIT, Card
from engines.imperium.clashes import Choice, Loss
from engines.imperium.initiative import bidding
from engines.imperium.losses import by_price
from engines.imperium.questions import Stage, stage
from engines.imperium.state import State
from engines.imperium.units import Kind


def default_action(state: State, seat: Seat) -> Action:
    """Return the harmless thing: bid nothing, lay no cards, end the phase."""
    match stage(state.board):
        case Stage.INITIATIVE:
            return Bid(0) if bidding(state.board).holder is None else Pass()
        case Stage.COMMIT:
            return Ready()
        case Stage.LOSSES:
            return Remove(usual_losses(state.board))
        case (
            Stage.CARDS
            | Stage.SUPPLY
            | Stage.REPAIR
            | Stage.CONSTRUCTION
            | Stage.MOVEMENT
            | Stage.COMBAT
            | Stage.OVER
        ):
            return _onwards(state.board.phase, state.hidden[seat].hand)


def _onwards(phase: Phase, hand: tuple[Card, ...]) -> Action:
    if phase is Phase.CARDS and len(hand) > HAND_LIMIT:
        return Discard(hand[0])
    return End(phase)


def usual_losses(board: Board) -> tuple[Kind, ...]:
    """Return the losses that are usually picked: the enemy's dearest, one's own cheapest."""
    assert board.choice is not None
    return losses_of(board.choice, board.choice.loss in ENEMYS)


ENEMYS = frozenset((Loss.DEFENDERS, Loss.ATTACKERS))
"""The losses that are picked from the other side's tokens."""


def losses_of(choice: Choice, dearest: bool) -> tuple[Kind, ...]:
    """Return the cheapest or the dearest tokens of a choice."""
    return by_price(choice.pool, choice.count, dearest)
