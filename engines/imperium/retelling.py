"""What is counted of a war, and the deed by which it was decided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engines.core import Player, Text
from engines.imperium.names import card_names
from engines.imperium.state import State
from engines.retelling import Tally, decisive, events

NAMES = ("points", "built", "lost", "planets")
DEEDS = {"occupied": 1, "blockade-point": 2, "conquered": 3, "annihilated": 4}
"""What decides a war, by how much."""


def count(told: Sequence[Text], tally: Tally) -> None:
    """Count what each collects and builds, the units that are lost, and the planets taken."""
    for event in events(told):
        match event:
            case "income", {"player": Player(seat=seat), "earned": earned}:
                tally.add("points", seat, earned)
            case "built", {"player": Player(seat=seat)}:
                tally.add("built", seat)
            case "conscripted", {"player": Player(seat=seat), "count": units}:
                tally.add("built", seat, units)
            case (("destroyed" | "out-of-supply" | "swallowed"), {"player": Player(seat=seat)}):
                tally.add("lost", seat)
            case "attack-resolved", {"enemy": Player(seat=seat), "verdict": "destroyed"}:
                tally.add("lost", seat)
            case (("occupied" | "conquered"), {"player": Player(seat=seat)}):
                tally.add("planets", seat)
            case _:
                pass


def moment(told: Sequence[Text]) -> tuple[Text, ...]:
    """Return the last of the greatest deeds."""
    return decisive(told, _weight)


def held(state: State) -> tuple[tuple[Text, ...], ...]:
    """Return the action cards that each still has in hand."""
    return tuple(card_names(hidden.hand) for hidden in state.hidden)


def _weight(name: str, args: Mapping[str, Any]) -> int | None:
    return DEEDS.get(name)
