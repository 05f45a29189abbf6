"""What is counted of a battle, and the hit by which it was decided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engines.core import Player, Seat, Text
from engines.magblast.state import State
from engines.magblast.telling import card_label
from engines.retelling import Tally, decisive, events

NAMES = ("shots", "damage", "wrecks")
DESTROYED = 100
"""What it weighs that nothing was left, beside the damage."""
_HITS = ("hits", "strikes")
_LAUNCHES = ("launches", "launches-loudly")


def count(told: Sequence[Text], tally: Tally) -> None:
    """Count the shots and squadrons of each, their damage, and what they destroyed.

    A squadron strikes for whoever launched the last one.
    """
    launcher: Seat = 0
    for name, args in events(told):
        match name, args:
            case (("fires" | "misses"), {"player": Player(seat=seat)}):
                tally.add("shots", seat)
            case _, {"player": Player(seat=seat)} if name in _LAUNCHES:
                tally.add("shots", seat)
                launcher = seat
            case _, {"damage": damage, "left": left} if name in _HITS:
                by = args.get("player", Player(launcher)).seat
                tally.add("damage", by, damage)
                tally.add("wrecks", by, int(left == 0))
            case _:
                pass


def moment(told: Sequence[Text]) -> tuple[Text, ...]:
    """Return the hardest hit: one that destroyed something before all others."""
    return decisive(told, _weight)


def held(state: State) -> tuple[tuple[Text, ...], ...]:
    """Return the cards that each still has in hand."""
    return tuple(tuple(map(card_label, hand)) for hand in state.hands)


def _weight(name: str, args: Mapping[str, Any]) -> int | None:
    return args["damage"] + DESTROYED * (args["left"] == 0) if name in _HITS else None
