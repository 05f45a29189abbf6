"""Positions of Imperium in which one side can give an order in secret."""

from __future__ import annotations

from engines.imperium.board import BLUE, Phase
from engines.imperium.cards import Card
from engines.imperium.state import State
from engines.imperium.systems import Size
from engines.imperium.units import Kind
from tests.games.imperium.positions import planet, position, unit

WATCHING = ((Card.SMUGGLING, Card.WAR_LOAN), (Card.COUNTER_INTELLIGENCE,))
TRUCE = ((), (Card.FORCED_TRUCE,))
E3 = {"E3": planet(Size.MEDIUM, BLUE, "TT")}


def besieged(**changes: object) -> State:
    """A red destroyer beside the blue planet E3 and a blue frigate, before the combat phase."""
    return position(
        Phase.MOVEMENT,
        red={"F4": unit(Kind.DESTROYER, "T"), "J4": unit(Kind.FRIGATE)},
        blue={"E4": unit(Kind.FRIGATE), "J5": unit(Kind.CORVETTE)},
        planets=E3,
        hands=TRUCE,
        **changes,  # type: ignore[arg-type]
    )
