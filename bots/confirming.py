"""Whether one action wins or loses for certain, asked in more worlds than a choice has time for.

What is chosen was looked at in few worlds, for there are many actions. Before somebody is told that
it wins or loses, it alone is looked at in many: an answer that few of them hold is found so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from bots.certain import Exhausted, Prover
from bots.narrowing import Pairs
from bots.playing import AnyEngine
from engines.core import Dice, Seat, encode

WORLDS = 96
"""Worlds in which one action is looked at."""
FURTHEST = 4
"""Own choices that may follow on it."""
POSITIONS = 60_000
"""Positions that are looked at for it, in all worlds together."""


class Confirming:
    """Looks at actions of one seat in fresh worlds, `known` being a world as good as any to it."""

    def __init__(
        self,
        engine: AnyEngine,
        known: Any,
        seat: Seat,
        dice: Dice,
        keep_going: Callable[[], bool],
    ) -> None:
        self._engine = engine
        self._known = known
        self._seat = seat
        self._dice = dice
        self._keep_going = keep_going
        self._others = (engine.to_act(known) | engine.changing(known)) - {seat}

    @property
    def is_hidden(self) -> bool:
        """Whether there is anything that the seat does not know."""
        luck = Dice("hidden", self._seat)
        self._engine.resample(self._known, self._seat, luck)
        return luck.used

    def wins(self, action: Any) -> bool | None:
        """Tell whether an action wins for certain in all worlds; None where that took too long."""
        return self._holds(action, self._worlds(), won=True)

    def wins_here(self, action: Any) -> bool | None:
        """Tell it of the known world alone."""
        return self._holds(action, (self._known,), won=True)

    def loses(self, action: Any) -> bool | None:
        """Tell whether an action loses to the right answers; None where that took too long."""
        return self._holds(action, self._worlds(), won=False)

    def _holds(self, action: Any, worlds: Iterable[Any], *, won: bool) -> bool | None:
        prover = Prover(self._engine, self._seat, POSITIONS, self._keep_going)
        holds = self._together if self._others else self._alone
        try:
            return all(holds(world, action, prover, won=won) for world in worlds)
        except Exhausted:
            return None

    def _worlds(self) -> Iterator[Any]:
        """Yield worlds that differ, the known one first. Raises `Exhausted`."""
        seen = {encode(self._known)}
        yield self._known
        for _ in range(WORLDS if self.is_hidden else 0):
            if not self._keep_going():
                raise Exhausted
            world = self._engine.resample(self._known, self._seat, self._dice)
            if (drawn := encode(world)) not in seen:
                seen.add(drawn)
                yield world

    def _alone(self, world: Any, action: Any, prover: Prover, *, won: bool) -> bool:
        """Tell it of one world where nobody else decides at once."""
        ends = prover.wins if won else prover.loses
        return any(ends(world, action, turns) for turns in range(FURTHEST + 1))

    def _together(self, world: Any, action: Any, prover: Prover, *, won: bool) -> bool:
        """Tell it of one world where others decide at once; of more than one nothing is known."""
        if len(self._others) > 1:
            return False
        pairs = Pairs(self._engine, world, self._seat, min(self._others), prover)
        ends = (pairs.ends(action, theirs) for theirs in pairs.answers)
        return all(end == 1 for end in ends) if won else any(end == -1 for end in ends)
