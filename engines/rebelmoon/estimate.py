"""A rough chance of winning, for computer opponents."""

from __future__ import annotations

from engines.rebelmoon.model import End, State


def estimate(state: State) -> tuple[float, float]:
    """Return the chances of the Imperial and of the Rebel."""
    if state.end is not None:
        won = float(state.end is End.MOON_REACHED)
        return won, 1 - won
    return 0.5, 0.5
