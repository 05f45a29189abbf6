"""Hands, piles and discards (rulebook, "Cartas de Acción"; ruling I-R31)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engines.core import Dice, Seat
from engines.imperium.cards import CARDS, Card
from engines.imperium.state import Hidden, State, without

_PLACE = {card: place for place, card in enumerate(CARDS)}


def ordered(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards in the order of their numbers."""
    return tuple(sorted(cards, key=_PLACE.__getitem__))


def available(state: State, seat: Seat) -> int:
    """Return how many cards a seat could draw: the pile, and the discards under it."""
    pile = state.pile_of(seat)
    return len(state.piles[pile]) + len(state.board.discards[pile])


def drawn(state: State, seat: Seat, count: int, dice: Dice) -> tuple[State, tuple[Card, ...]]:
    """Draw cards to a hand; an empty pile is made of the shuffled discards."""
    index = state.pile_of(seat)
    pile, discards = state.piles[index], state.board.discards[index]
    got, pile = pile[:count], pile[count:]
    if len(got) < count and discards:
        fresh = dice.shuffled(discards)
        more = count - len(got)
        got, pile, discards = (*got, *fresh[:more]), fresh[more:], ()
    hidden = state.hidden[seat]
    state = state.with_hidden(seat, replace(hidden, hand=ordered((*hidden.hand, *got))))
    board = replace(state.board, discards=_put(state.board.discards, index, discards))
    return replace(state, board=board, piles=_put(state.piles, index, pile)), got


def discarded(state: State, seat: Seat, cards: tuple[Card, ...]) -> State:
    """Put cards of a hand on the discards, face up."""
    hidden = _unpledged(state, seat, cards)
    hand = without(hidden.hand, cards)
    kept = replace(
        hidden,
        hand=hand,
        known=without(hidden.known, cards),
        watch=hidden.watch if Card.COUNTER_INTELLIGENCE in hand else None,
        truce=hidden.truce if Card.FORCED_TRUCE in hand else None,
    )
    index = state.pile_of(seat)
    pile = (*state.board.discards[index], *cards)
    board = replace(state.board, discards=_put(state.board.discards, index, pile))
    return replace(state.with_hidden(seat, kept), board=board)


def _unpledged(state: State, seat: Seat, cards: tuple[Card, ...]) -> Hidden:
    """Return a seat's secrets with no more pledged than is left in the hand (ruling I-R62).

    The secret limit falls to what can still be paid.
    """
    hidden, board = state.hidden[seat], state.board
    if board.rules_version < 2 or not hidden.pledge:
        return hidden
    gone = without(hidden.pledge, without(hidden.hand, cards))
    pledge = without(hidden.pledge, gone)
    means = board.sides[seat].points + len(pledge) * board.scenario.price
    return replace(hidden, pledge=pledge, limit=min(hidden.limit, means))


def _put(
    piles: tuple[tuple[Card, ...], ...], index: int, pile: tuple[Card, ...]
) -> tuple[tuple[Card, ...], ...]:
    return tuple(pile if at == index else other for at, other in enumerate(piles))
