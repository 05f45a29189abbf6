"""Who is asked what: by the open board alone."""

from __future__ import annotations

from enum import StrEnum

from engines.core import Seat
from engines.imperium.board import INITIATIVE, OVER, Board, Phase
from engines.imperium.commits import BOTH
from engines.imperium.resolution import waits_for_cards
from engines.imperium.state import State

NOBODY: frozenset[Seat] = frozenset()
_ALONE = tuple(frozenset((seat,)) for seat in sorted(BOTH))
"""Each seat by itself. Asked for so often that they are made once."""


class Stage(StrEnum):
    """What the match waits for: the phases with decisions, and what interrupts a combat."""

    INITIATIVE = "initiative"
    CARDS = "cards"
    SUPPLY = "supply"
    REPAIR = "repair"
    CONSTRUCTION = "construction"
    MOVEMENT = "movement"
    COMBAT = "combat"
    COMMIT = "commit"
    """Both sides commit cards to combats."""
    LOSSES = "losses"
    """A side picks tokens that are lost."""
    OVER = "over"


_LOSSES, _COMMIT = Stage.LOSSES, Stage.COMMIT
_OF_PHASE = {phase: Stage(phase.value) for phase in Phase if phase.value in set(Stage)}
"""The stages that are phases. Asked for so often that it is worked out once."""

_BY_TURN = frozenset(
    (
        Phase.CARDS,
        Phase.SUPPLY,
        Phase.REPAIR,
        Phase.CONSTRUCTION,
        Phase.MOVEMENT,
        Phase.COMBAT,
    )
)
"""The phases in which whoever has the turn is waited for."""


def stage(board: Board) -> Stage:
    """Return what the match waits for."""
    if board.choice is not None:
        return _LOSSES
    if waits_for_cards(board):
        return _COMMIT
    return _OF_PHASE[board.phase]


def to_act(board: Board) -> frozenset[Seat]:
    """Return who is waited for."""
    if board.choice is not None:
        return _ALONE[board.choice.seat]
    if board.window is not None and waits_for_cards(board):
        return BOTH - board.window.ready
    if board.phase in _BY_TURN:
        return _ALONE[board.active]
    if board.phase is INITIATIVE and board.bidding is not None:
        return _ALONE[board.bidding.asked]
    return NOBODY


def responding(state: State) -> frozenset[Seat]:
    """Return who is asked for a quick answer, whether or not they have given it."""
    board = state.board
    match stage(board):
        case Stage.COMMIT:
            return frozenset(seat for seat in BOTH if state.hidden[seat].hand)
        case Stage.LOSSES:
            return to_act(board)
        case (
            Stage.INITIATIVE
            | Stage.CARDS
            | Stage.SUPPLY
            | Stage.REPAIR
            | Stage.CONSTRUCTION
            | Stage.MOVEMENT
            | Stage.COMBAT
            | Stage.OVER
        ):
            return NOBODY


def may_act(board: Board) -> frozenset[Seat]:
    """Return who may give secret orders besides: everyone, while cards are in the game."""
    return BOTH - to_act(board) if takes_orders(board) else NOBODY


def takes_orders(board: Board) -> bool:
    """Tell whether who is not waited for may give secret orders."""
    return board.config.chance and board.phase is not OVER
