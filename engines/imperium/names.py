"""The names of things, as texts that the locales turn into words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from engines.core import Seat, Text, text
from engines.imperium.board import Phase, Unit
from engines.imperium.cards import Card, Rank, Timing
from engines.imperium.missions import Mission
from engines.imperium.systems import Size
from engines.imperium.units import Kind, UnitId

UNITS = 256
"""More than a match has units."""


def slug(name: str) -> str:
    """Return the part of a key that stands for a name of our enums."""
    return name.replace("_", "-")


@cache
def kind_name(kind: Kind) -> Text:
    """Return the name of a type of unit."""
    return Text(f"imperium-unit-{slug(kind)}")


def kind_short(kind: Kind) -> Text:
    """Return the abbreviation of a type of unit, of two or three letters."""
    return Text(f"imperium-unit-{slug(kind)}-short")


def unit_name(unit: Unit) -> Text:
    """Return the name of a unit with the number of its token: "Frigate 2"."""
    return id_name(unit.id)


@lru_cache(UNITS)
def id_name(unit: UnitId) -> Text:
    """Return the name of a unit by its id."""
    kind, number = of_id(unit)
    return text("imperium-unit-numbered", unit=kind_name(kind), number=number)


def id_short(unit: UnitId) -> Text:
    """Return the short name of a unit by its id: "FR2"."""
    kind, number = of_id(unit)
    return text("imperium-unit-short-numbered", unit=kind_short(kind), number=number)


@lru_cache(UNITS)
def of_id(unit: UnitId) -> tuple[Kind, int]:
    """Return the kind and the number of the token that an id is made of."""
    kind, _, number = unit.rpartition("-")
    return Kind(kind), int(number)


def kind_names(kinds: Iterable[Kind]) -> tuple[Text, ...]:
    """Return kinds as a list to be said, equal ones counted: "2 × Infantry"."""
    counted: dict[Kind, int] = {}
    for kind in kinds:
        counted[kind] = counted.get(kind, 0) + 1
    return tuple(
        text("imperium-unit-counted", unit=kind_name(kind), count=count)
        for kind, count in counted.items()
    )


@cache
def card_name(card: Card) -> Text:
    """Return the name of a card."""
    return Text(f"imperium-card-{slug(card)}")


def card_effect(card: Card) -> Text:
    """Return what a card does, in a sentence of at most 110 characters."""
    return Text(f"imperium-card-{slug(card)}-effect")


def card_names(cards: Iterable[Card]) -> tuple[Text, ...]:
    """Return the names of some cards, to be listed."""
    return tuple(card_name(card) for card in cards)


def rank_name(rank: Rank) -> Text:
    """Return the name of a rank."""
    return Text(f"imperium-rank-{rank}")


def timing_name(timing: Timing) -> Text:
    """Return when a card is played."""
    return Text(f"imperium-timing-{timing}")


@cache
def phase_name(phase: Phase) -> Text:
    """Return the name of a phase, with its number."""
    return Text(f"imperium-phase-{phase}")


def side_name(seat: Seat) -> Text:
    """Return the colour of a side."""
    return Text(f"imperium-side-{seat}")


def planet_name(size: Size) -> Text:
    """Return the name of a type of planet."""
    return Text(f"imperium-planet-{size}")


def mines_name() -> Text:
    """Return what a minefield is called."""
    return Text("imperium-token-mines")


def mission_name(mission: Mission) -> Text:
    """Return the name of a mission."""
    return Text(f"imperium-option-mission-{slug(mission)}")


def mission_story(mission: Mission) -> Text:
    """Return what a mission is about."""
    return Text(f"imperium-mission-{slug(mission)}-story")
