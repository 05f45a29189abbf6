"""A rough chance of winning, for computer opponents."""

from __future__ import annotations

import math

from engines.core import Seat
from engines.magblast.editions import KINDS, category
from engines.magblast.fleet import Fleet
from engines.magblast.model import ZONES, Card, Category, Kind, Phase
from engines.magblast.state import State
from engines.magblast.turn import standing

FLAGSHIP = 0.28
"""Worth of a point of the flagship's hull."""
SHIP = 0.05
"""Worth of a point of a fleet ship's hull."""
TURRET = 0.12
"""Worth of a turret: every ship counts, not only its hull."""
GUARDED = 0.45
"""Worth of a zone that is not empty."""
USE = 0.12
"""Worth of what is left of a counted ability, each."""
MINED = -0.35
CARDS = {
    Category.BLAST: 0.08,
    Category.SQUADRON: 0.12,
    Category.DIRECT_HIT: 0.12,
    Category.EFFECT: 0.12,
    Category.UPGRADE: 0.1,
    Category.MISC: 0.1,
}
"""Worth of a card in hand."""
ANSWERS = frozenset((Kind.EVASIVE_ACTION, Kind.TEMPORAL_FLUX))
ANSWER = 0.3
"""Worth of a card that can answer: more than its use in a matter of no weight."""


def chances(state: State) -> tuple[float, ...]:
    """Return the chance of each seat, adding up to 1."""
    if state.phase is Phase.OVER:
        return _settled(state)
    living = state.living
    worth = {seat: math.exp(_worth(state, seat)) for seat in living}
    total = sum(worth.values())
    return tuple(worth.get(seat, 0.0) / total for seat in range(len(state.fleets)))


def _settled(state: State) -> tuple[float, ...]:
    best = max(standing(state.fleets[seat]) for seat in state.living)
    winners = [seat for seat in state.living if standing(state.fleets[seat]) == best]
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(state.fleets)))


def _worth(state: State, seat: Seat) -> float:
    fleet = state.fleets[seat]
    cards = sum(card_worth(card) for card in state.hands[seat])
    return _fleet_worth(fleet) + cards


def _fleet_worth(fleet: Fleet) -> float:
    turrets = sum(len(ship.card.turrets) for ship in fleet.ships)
    guarded = sum(not fleet.is_empty(zone) for zone in ZONES)
    mined = sum(card.kind is Kind.MINEFIELD for card in fleet.lasting)
    return (
        FLAGSHIP * fleet.flagship_hull
        + SHIP * fleet.hull
        + TURRET * turrets
        + GUARDED * guarded
        + USE * fleet.uses
        + MINED * mined
    )


def card_worth(card: Card) -> float:
    """Return what holding a card is worth."""
    return ANSWER if KINDS[card] in ANSWERS else CARDS[category(card)]
