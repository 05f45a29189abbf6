"""What is counted of a duel, and its strongest attack."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engines.core import Player, Text
from engines.retelling import Tally, decisive, events
from engines.shazamm.model import DECOY
from engines.shazamm.state import State
from engines.shazamm.telling import names

NAMES = ("spells", "mana", "slabs")
_DECOY = names((DECOY,))


def count(told: Sequence[Text], tally: Tally) -> None:
    """Count the spells and the mana of each bet, and the slabs that the wall came closer.

    A Decoy is no spell, and what Recycle makes of a bet is what was bet.
    """
    bets = [0, 0]
    for event in events(told):
        match event:
            case "reveal", {"player": Player(seat=seat), "spells": spells, "bet": bet}:
                tally.add("spells", seat, sum(spell not in _DECOY for spell in spells))
                tally.add("mana", seat, bet)
                bets[seat] = bet
            case "recycled", {"player": Player(seat=seat), "bet": bet}:
                tally.add("mana", seat, bet - bets[seat])
                bets[seat] = bet
            case (("wall-moves" | "run-out"), {"player": Player(seat=seat), "steps": steps}):
                tally.add("slabs", seat, steps)
            case _:
                pass


def moment(told: Sequence[Text]) -> tuple[Text, ...]:
    """Return the attack that was the stronger by most."""
    return decisive(told, _difference)


def held(state: State) -> tuple[tuple[Text, ...], ...]:
    """Return the spells that each wizard still has in hand."""
    return tuple(names(wizard.hand) for wizard in state.wizards)


def _difference(name: str, args: Mapping[str, Any]) -> int | None:
    return abs(args["power"] - args["other"]) if name == "powers" else None
