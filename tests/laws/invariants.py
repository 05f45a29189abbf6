"""What a game states of every position it can come to: `tests/games/<key>/invariants.py`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from engines.core import Dice, Engine, Seat, play
from tests.laws.cases import stated_by


def faults(key: str, state: Any) -> list[str]:
    """Return a sentence for each thing that is wrong with a position, as far as a game says."""
    stated = stated_by(key, "invariants")
    return [] if stated is None else list(stated.faults(state))


def states(
    engine: Engine[Any, Any, Any, Any], start: Any, seed: str, entries: Iterable[tuple[Seat, Any]]
) -> Iterator[Any]:
    """Yield each position that a recorded match comes to, the first one too."""
    yield start
    state = start
    for ply, (seat, action) in enumerate(entries, start=1):
        state = play(engine, state, seat, action, Dice(seed, ply)).state
        yield state
