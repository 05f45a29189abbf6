"""What happens while one action is carried out: what is told of it, and chance."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from engines.core import Arg, Dice, Event, Player, Seat, Text, Trace, text, worded
from engines.magblast.cards import Flagship
from engines.magblast.editions import KINDS, PRINTINGS, SHIP_CARDS
from engines.magblast.fleet import Fleet, found
from engines.magblast.model import (
    Answer,
    Card,
    EditionName,
    Icon,
    Kind,
    Phase,
    ShipId,
    ShipType,
    Turret,
    Zone,
)


class Run:
    """One action being carried out: its dice, its events, and whether a secret came out."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.events: list[Event] = []
        self.revealed = False

    def tell(
        self,
        key: str,
        *,
        trace: Trace | None = None,
        outdone: Iterable[Seat] = (),
        **args: Arg,
    ) -> None:
        """Let everyone hear the event `magblast-event-<key>`, and see the trace that it leaves.

        Who is `outdone` hears more of it in a whisper.
        """
        told = worded(f"magblast-event-{key}", args)
        self.events.append(Event(told, trace=trace, outdone=frozenset(outdone)))

    def whisper(self, audience: Iterable[Seat], key: str, **args: Arg) -> None:
        """Let only some hear the event `magblast-event-<key>`."""
        self.events.append(Event(worded(f"magblast-event-{key}", args), frozenset(audience)))


KIND_NAMES = {kind: Text(f"magblast-card-{kind}") for kind in Kind}
TYPE_NAMES = {kind: Text(f"magblast-type-{kind}") for kind in ShipType}
ZONE_NAMES = {zone: Text(f"magblast-zone-{zone}") for zone in Zone}
TURRET_NAMES = {turret: Text(f"magblast-turret-{turret}") for turret in Turret}
PHASE_NAMES = {phase: Text(f"magblast-phase-{phase}") for phase in Phase}
ICON_NAMES = {icon: Text(f"magblast-icon-{icon}") for icon in Icon}
ANSWER_NAMES = {answer: Text(f"magblast-answer-{answer}") for answer in Answer}
CARD_NAMES = {card: KIND_NAMES[KINDS[card]] for card in PRINTINGS}
_ICONS = {
    card: Text(f"magblast-icons-{'-'.join(p.icons)}") for card, p in PRINTINGS.items() if p.icons
}


def _ship_name(ship: ShipId) -> Text:
    """Return a ship's name, or the number that tells ships without names apart."""
    card = SHIP_CARDS[ship]
    name = ship.removeprefix(f"{card.type}-")
    if name.isdigit():
        return text("magblast-ship-numbered", type=TYPE_NAMES[card.type], number=int(name))
    return Text(f"magblast-ship-{name}")


SHIP_NAMES: dict[ShipId, Text] = {ship: _ship_name(ship) for ship in SHIP_CARDS} | {
    flagship.value: Text(f"magblast-flagship-{flagship}") for flagship in Flagship
}


def card_name(card: Card) -> Text:
    """Return the name of a card, its icons aside."""
    return CARD_NAMES[card]


def card_label(card: Card) -> Text:
    """Return the name of a card with the icons printed on it, where there are any."""
    if card not in _ICONS:
        return CARD_NAMES[card]
    return text("magblast-card-with-icons", card=CARD_NAMES[card], icons=_ICONS[card])


def icons_of(card: Card) -> Text | None:
    """Return the icons printed on a card; None where there are none."""
    return _ICONS.get(card)


def card_effect(edition: EditionName, card: Card) -> Text:
    """Return what a card does, short enough for its face."""
    return Text(f"magblast-effect-{edition}-{KINDS[card]}")


def ability(flagship: Flagship) -> Text:
    """Return what a flagship's ability does, short enough for its face."""
    return Text(f"magblast-ability-{flagship}")


def labels(cards: Iterable[Card]) -> tuple[Text, ...]:
    """Return cards with their icons, ready to be listed."""
    return tuple([card_label(card) for card in cards])


def ship_name(ship: ShipId) -> Text:
    """Return the name of a ship or flagship."""
    return SHIP_NAMES[ship]


def ship_names(ships: Iterable[ShipId]) -> tuple[Text, ...]:
    """Return the names of ships and flagships, ready to be listed."""
    return tuple(SHIP_NAMES[ship] for ship in ships)


def zone_names(zones: Iterable[Zone]) -> tuple[Text, ...]:
    """Return the names of zones, ready to be listed."""
    return tuple(ZONE_NAMES[zone] for zone in zones)


class Table(Protocol):
    """Anything with the fleets on the table: a state, or a view of it."""

    @property
    def fleets(self) -> tuple[Fleet, ...]:
        """The fleets, by seat."""
        ...


def place_of(
    table: Table, ship_id: ShipId, you: Seat | None = None, by: Seat | None = None
) -> Text:
    """Return a ship in play with its owner and zone, or a flagship with its owner.

    `you` is who reads it, and `by` whom the sentence has named before: see `whose`.
    """
    owner, ship = found(table.fleets, ship_id)
    assert owner is not None, ship_id
    named = whose(owner, you, by)
    if ship is None:
        return text(f"magblast-target-flagship-{named}", player=Player(owner))
    return text(
        f"magblast-target-ship-{named}",
        player=Player(owner),
        ship=SHIP_NAMES[ship_id],
        zone=ZONE_NAMES[ship.zone],
    )


def whose(owner: Seat, you: Seat | None, by: Seat | None) -> str:
    """Return how a key says whose something is: yours, one's own, or somebody's by name.

    `you` is who reads it (None: everyone), and `by` whom the sentence has named before.
    """
    if owner == you:
        return "yours"
    return "own" if owner == by else "of"


def places_of(table: Table, ships: Iterable[ShipId]) -> tuple[Text, ...]:
    """Return ships and flagships in play with their owners, ready to be listed."""
    return tuple(place_of(table, ship) for ship in ships)
