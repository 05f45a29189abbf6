"""The moments in which seats fall out of recorded matches, in every game."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from engines.core import Seat
from tests.laws.played import FILES, read


class Fall(NamedTuple):
    """A move of a recorded match by which seats go out of it while others play on."""

    before: Any
    seat: Seat
    action: Any
    after: Any
    out: frozenset[Seat]


@cache
def falls_of(path: Path) -> tuple[Fall, ...]:
    """Return the moves of a recorded match by which seats go out while others play on."""
    record = read(path)
    engine, states = record.engine, record.states()
    moves = zip(states, record.actions(), states[1:], strict=False)
    falls = (
        Fall(before, seat, action, after, engine.out(after) - engine.out(before))
        for before, (seat, action), after in moves
        if engine.outcome(after) is None
    )
    return tuple(fall for fall in falls if fall.out)


FALLEN = [path for path in FILES if falls_of(path)]
