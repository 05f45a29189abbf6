"""Both editions side by side, and what is printed on every card and ship of either.

What an edition is stands in `third.py` and `second.py`; the rules that both share are
written once, in the other modules.
"""

from __future__ import annotations

from engines.magblast.cards import (
    CATEGORIES,
    DAMAGE,
    FLAGSHIP_HULL,
    Edition,
    Flagship,
    Printing,
    ShipCard,
)
from engines.magblast.model import Card, Category, EditionName, Icon, Kind, ShipId
from engines.magblast.second import SECOND
from engines.magblast.third import THIRD

EDITIONS: dict[EditionName, Edition] = {EditionName.THIRD: THIRD, EditionName.SECOND: SECOND}

SHIP_CARDS: dict[ShipId, ShipCard] = {s.id: s for e in EDITIONS.values() for s in e.ships}
"""Every fleet ship of both editions."""
PRINTINGS: dict[Card, Printing] = {p.card: p for e in EDITIONS.values() for p in e.printings}
"""Every action card of both editions; those that both have are alike."""
KINDS: dict[Card, Kind] = {card: printing.kind for card, printing in PRINTINGS.items()}
_CATEGORIES: dict[Card, Category] = {
    card: CATEGORIES.get(kind, Category.MISC) for card, kind in KINDS.items()
}
ICONS: dict[Card, tuple[Icon, ...]] = {card: p.icons for card, p in PRINTINGS.items()}
HULLS: dict[ShipId, int] = {ship.id: ship.hull for ship in SHIP_CARDS.values()} | {
    flagship.value: FLAGSHIP_HULL for flagship in Flagship
}
"""The damage that destroys each ship and flagship."""


def deck(edition: Edition) -> tuple[Card, ...]:
    """Return every action card of an edition, each as often as it is in the box."""
    return tuple(p.card for p in edition.printings for _ in range(p.count))


def kind(card: Card) -> Kind:
    """Return what a card is, its icons aside. Raises `KeyError` for no card at all."""
    return KINDS[card]


def category(card: Card) -> Category:
    """Return the family of a card. Raises `KeyError` for no card at all."""
    return _CATEGORIES[card]


def damage(card: Card) -> int:
    """Return the damage printed on a card; 0 where there is none."""
    return DAMAGE.get(KINDS[card], 0)


def is_flagship(ship: ShipId) -> bool:
    """Tell whether an id is a flagship's."""
    return ship in HULLS and ship not in SHIP_CARDS
