"""Where each action card of Imperium Galáctica is, and who can see it there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engines.catalogues import Piece
from engines.core import Seat
from engines.imperium.options import Deck
from engines.imperium.state import State
from tests.laws.whereabouts import EVERYBODY, Seers


def lying(state: State) -> Iterator[tuple[Piece, Seers]]:
    """Yield every card with those who see it; some of a hand the enemy has seen too."""
    for number, (pile, gone) in enumerate(zip(state.piles, state.board.discards, strict=True)):
        yield from ((_piece(state, number, card), frozenset()) for card in pile)
        yield from ((_piece(state, number, card), EVERYBODY) for card in gone)
    for seat, hidden in enumerate(state.hidden):
        both = Counter(hidden.known)
        for card in hidden.hand:
            seen = both[card] > 0
            both[card] -= 1
            yield _piece(state, seat, card), frozenset((0, 1)) if seen else frozenset((seat,))


def _piece(state: State, number: Seat, card: str) -> Piece:
    return (number if state.board.config.deck is Deck.OWN else None), card
