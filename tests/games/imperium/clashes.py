"""A combat of Imperium at which cards may be laid face down."""

from __future__ import annotations

from engines.imperium.actions import Attack, End
from engines.imperium.board import RED, Phase
from engines.imperium.cards import Card
from engines.imperium.state import State
from engines.imperium.units import Kind
from tests.games.imperium.positions import act, position, unit

HAND = (Card.EMERGENCY_SHIELDS, Card.COUNTER_INTELLIGENCE)


def clash() -> State:
    """Return a position in which both seats may lay cards face down at a combat."""
    state = position(
        red={"G4": unit(Kind.FRIGATE)},
        blue={"G5": unit(Kind.CARRIER), "A3": unit(Kind.FRIGATE)},
        hands=(HAND, HAND),
    )
    return act(state, RED, Attack("frigate-1", "G5"), End(Phase.COMBAT)).state
