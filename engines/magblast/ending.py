"""How a match ended ("Eliminación"; by count, ruling 38)."""

from __future__ import annotations

from itertools import groupby

from engines.core import Outcome, Player, Seat, Text, text
from engines.magblast.model import OVER
from engines.magblast.state import Ending, State
from engines.magblast.turn import QUIET_ROUNDS, standing


def outcome(state: State) -> Outcome | None:
    """Return the end of a match: the living by how they stand, then the last to fall first."""
    if state.phase is not OVER:
        return None
    order = sorted(state.living, key=lambda seat: standing(state.fleets[seat]), reverse=True)
    places = groupby(order, key=lambda seat: standing(state.fleets[seat]))
    survivors = tuple(frozenset(seats) for _, seats in places)
    return Outcome(_reason(state, survivors[0]), (*survivors, *fallen(state)))


def fallen(state: State) -> tuple[frozenset[Seat], ...]:
    """Return whose flagships are destroyed, the last to fall first."""
    return tuple(frozenset((seat,)) for seat in reversed(state.fallen))


def _reason(state: State, best: frozenset[Seat]) -> Text:
    winners = tuple(Player(seat) for seat in sorted(best))
    if state.ending is Ending.LAST:
        return text("magblast-outcome-last", winner=winners, round=state.round)
    rounds = QUIET_ROUNDS if state.ending is Ending.QUIET else state.round - 1
    key = f"magblast-outcome-{state.ending}-{'won' if len(best) == 1 else 'tied'}"
    return text(key, winner=winners, rounds=rounds)
