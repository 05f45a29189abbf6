"""What is told: events gathered as things happen, refusals, and names as texts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NoReturn

from engines.core import Arg, Dice, Event, IllegalAction, Seat, Text, text
from engines.imperium.board import Phase, Unit
from engines.imperium.cards import Card, Rank
from engines.imperium.units import Kind


class Run:
    """One action being carried out: its dice, its events, whether it revealed anything."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.events: list[Event] = []
        self.revealed = False

    def tell(self, key: str, **args: Arg) -> None:
        """Tell everyone `imperium-event-<key>`."""
        self.events.append(Event(text(f"imperium-event-{key}", **args)))

    def whisper(self, seat: Seat, key: str, **args: Arg) -> None:
        """Tell one seat `imperium-event-<key>`."""
        told = text(f"imperium-event-{key}", **args)
        self.events.append(Event(told, frozenset((seat,))))


def refuse(key: str, **args: Arg) -> NoReturn:
    """Raise `IllegalAction` with `imperium-refusal-<key>`."""
    raise IllegalAction(text(f"imperium-refusal-{key}", **args))


def _slug(name: str) -> str:
    return name.replace("_", "-")


def kind_name(kind: Kind) -> Text:
    """Return the name of a type of unit."""
    return Text(f"imperium-unit-{_slug(kind)}")


def unit_name(unit: Unit) -> Text:
    """Return the name of a unit with the number of its token."""
    return id_name(unit.id)


def id_name(unit: str) -> Text:
    """Return the name of a unit by its id."""
    kind, _, number = unit.rpartition("-")
    return text("imperium-unit-numbered", unit=kind_name(Kind(kind)), number=int(number))


def kind_names(kinds: Iterable[Kind]) -> tuple[Text, ...]:
    """Return kinds as a list to be said, equal ones counted: "2 × Infantry"."""
    counted: dict[Kind, int] = {}
    for kind in kinds:
        counted[kind] = counted.get(kind, 0) + 1
    return tuple(
        text("imperium-unit-counted", unit=kind_name(kind), count=count)
        for kind, count in counted.items()
    )


def card_name(card: Card) -> Text:
    """Return the name of a card."""
    return Text(f"imperium-card-{_slug(card)}")


def card_names(cards: Iterable[Card]) -> tuple[Text, ...]:
    """Return the names of some cards, to be listed."""
    return tuple(card_name(card) for card in cards)


def rank_name(rank: Rank) -> Text:
    """Return the name of a rank."""
    return Text(f"imperium-rank-{rank}")


def phase_name(phase: Phase) -> Text:
    """Return the name of a phase."""
    return Text(f"imperium-phase-{phase}")
