"""Cards that are offered: to buy, to play openly, to lay face down."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from engines.core import Seat
from engines.imperium.actions import Action, Buy, Commit, Discard, End, Play, Ready
from engines.imperium.board import Phase
from engines.imperium.cards import DESIGNS, FACE_DOWN, HAND_LIMIT
from engines.imperium.checking import allowed
from engines.imperium.commits import check_commit
from engines.imperium.offers.aiming import FEW, aims
from engines.imperium.plays import OPEN, check_play
from engines.imperium.purchase import check_buy
from engines.imperium.state import State

FULL_ENOUGH = 3
"""With so many cards in hand, points are better spent on units."""


def purchases(state: State, seat: Seat) -> tuple[Action, ...]:
    """Return what can be done in phase 3; above the limit of the hand only discards."""
    hand = state.hidden[seat].hand
    if len(hand) > HAND_LIMIT:
        return tuple(Discard(card) for card in dict.fromkeys(hand))
    plays = card_phase(state, seat)
    buying = [Buy(1)] if allowed(check_buy, state, seat, Buy(1)) else []
    if len(hand) >= FULL_ENOUGH:
        return (*plays, End(Phase.CARDS), *buying)
    return (*plays, *buying, End(Phase.CARDS))


def card_phase(state: State, seat: Seat) -> tuple[Action, ...]:
    """Return the cards of the hand that can be played openly now, each with a few aims."""
    phase = state.board.phase.value
    found: list[Play] = []
    for card in dict.fromkeys(state.hidden[seat].hand):
        if card in OPEN and DESIGNS[card].timing == phase:
            plays = aims(state.board, seat, card)
            found += islice((p for p in plays if allowed(check_play, state, seat, p)), FEW)
    return tuple(found)


def commitments(state: State, seat: Seat) -> tuple[Action, ...]:
    """Return the cards that can be laid at each combat, and being ready."""
    return (*_commitments(state, seat), Ready())


def _commitments(state: State, seat: Seat) -> Iterator[Action]:
    window = state.board.window
    assert window is not None
    cards = [c for c in dict.fromkeys(state.hidden[seat].hand) if DESIGNS[c].timing in FACE_DOWN]
    for at in window.combats:
        for card in cards:
            if allowed(check_commit, state, seat, Commit(at, card)):
                yield Commit(at, card)
