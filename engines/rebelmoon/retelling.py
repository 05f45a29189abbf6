"""What is counted of a flight, and the hit by which it was decided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engines.core import Player, Text
from engines.rebelmoon.model import IMPERIAL, REBEL
from engines.retelling import Tally, events, heaviest

NAMES = ("placed", "cells", "spent", "activated", "damage")
HITS = {
    "rebelmoon-effect-hit": 0,
    "rebelmoon-effect-shield-lost": 10,
    "rebelmoon-effect-destroyed": 100,
}
"""What hits the bomb, and what that weighs beside the damage."""
_SPENT = ("thrusters", "scanner", "bomb-laser")


def count(told: Sequence[Text], tally: Tally) -> None:
    """Count what each places, how far the bomb flies and what it spends, and what hits it."""
    for name, args in events(told):
        match name, args:
            case (("asteroid" | "weapon"), {"player": Player(seat=seat)}):
                tally.add("placed", seat)
            case "activate", _:
                tally.add("activated", REBEL)
            case (("advance" | "thrusters"), _):
                tally.add("cells", IMPERIAL)
            case _ if name in HITS:
                tally.add("damage", REBEL, args["damage"])
            case _:
                pass
        if name in _SPENT:
            tally.add("spent", IMPERIAL, args["cost"])


def moment(told: Sequence[Text]) -> tuple[Text, ...]:
    """Return the weapon that hit the bomb hardest, and what it did."""
    found = heaviest(told, _weight)
    if found is None:
        return ()
    fired = [one for one in told[:found] if one.key == "rebelmoon-event-activate"]
    return (*fired[-1:], told[found])


def _weight(name: str, args: Mapping[str, Any]) -> int | None:
    return HITS[name] + args["damage"] if name in HITS else None
