"""The cards on the table during a turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from engines.shazamm.model import Fate, Laid
from engines.shazamm.state import Card, Showdown, State


def with_cards(state: State, cards: Iterable[Card]) -> State:
    """Return the state with the cards on the table replaced."""
    return replace(state, showdown=replace(state.table, cards=tuple(cards)))


def next_card(table: Showdown) -> Card | None:
    """Return the pending card with the lowest number."""
    pending = [card for card in table.cards if card.pending]
    return min(pending, key=lambda card: card.spell) if pending else None


def applied(state: State, card: Card) -> State:
    """Note that a card took effect."""
    fate = Fate.APPLIED if card.user == card.seat else Fate.STOLEN
    return fated(state, fate, lambda other: other is card)


def fated(state: State, fate: Fate, which: Callable[[Card], bool]) -> State:
    """Give the cards that `which` picks a fate."""
    cards = state.table.cards
    return with_cards(state, [replace(c, fate=fate) if which(c) else c for c in cards])


def laid(table: Showdown) -> tuple[Laid, ...]:
    """Return the cards of a turn as everyone may see them, in the order of their numbers."""
    cards = sorted(table.cards, key=lambda card: card.spell)
    return tuple([Laid(c.spell, c.seat, _shown(c), c.cloned) for c in cards])


def _shown(card: Card) -> Fate:
    return Fate.STOLEN if card.pending and card.user != card.seat else card.fate
