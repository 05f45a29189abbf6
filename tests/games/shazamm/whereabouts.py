"""Where each card of Shazamm! is, and who can see it there."""

from __future__ import annotations

from collections.abc import Iterator

from engines.catalogues import Piece
from engines.shazamm.model import DECOY, Deal
from engines.shazamm.state import State
from tests.laws.whereabouts import EVERYBODY, Seers


def lying(state: State) -> Iterator[tuple[Piece, Seers]]:
    """Yield every card with those who see it; of the decoy everybody knows where it is."""
    for seat, wizard in enumerate(state.wizards):
        arranged = state.deal is Deal.ARRANGED
        for spell in wizard.hand:
            yield (seat, str(spell)), EVERYBODY if spell == DECOY else frozenset((seat,))
        for spell in wizard.stock:
            yield (seat, str(spell)), frozenset((seat,)) if arranged else frozenset()
        for spell in wizard.discard:
            yield (seat, str(spell)), EVERYBODY
    for card in state.showdown.cards if state.showdown is not None else ():
        if not card.cloned and card.spell != DECOY:
            yield (card.seat, str(card.spell)), EVERYBODY
