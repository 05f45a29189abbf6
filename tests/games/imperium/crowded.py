"""Positions in which much can be done: every card in both hands, and many a ship."""

from __future__ import annotations

from collections.abc import Iterator

from engines.imperium.board import Phase
from engines.imperium.cards import Card
from engines.imperium.state import State
from engines.imperium.units import Kind
from tests.games.imperium.positions import position, unit

CARDS = tuple(Card)
RED = {
    "G4": unit(Kind.FRIGATE),
    "F4": unit(Kind.CORVETTE),
    "D5": unit(Kind.CARRIER, "IB"),
    "K4": unit(Kind.CRUISER),
    "I4": unit(Kind.DESTROYER),
}
BLUE = {"A3": unit(Kind.FRIGATE), "G5": unit(Kind.CRUISER)}
PHASES = (Phase.CARDS, Phase.SUPPLY, Phase.CONSTRUCTION, Phase.MOVEMENT, Phase.COMBAT)


def states() -> Iterator[State]:
    """Yield them."""
    for phase in PHASES:
        yield position(phase, red=RED, blue=BLUE, hands=(CARDS, CARDS))
