"""What is certain: what wins or loses a match whatever others answer and however chance falls.

In one world everything that is offered is gone through, as far as a number of positions allows.
It knows of no value but won and lost, and so overlooks nothing (the "solver" of M. Winands,
Y. Björnsson and J.-T. Saito, "Monte-Carlo Tree Search Solver", 2008).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bots.chances import TooMany, ways
from bots.playing import AnyEngine
from engines.core import Dice, Seat

LONGEST = 12
"""Answers of others in a row that are followed."""
FEW = 2
"""Own choices that follow on one that was made together with others."""
WITHOUT_END = 4
"""Of as many positions as may be looked at this part, where the match ends in none: then nothing
is certain yet, as where pieces are placed, and the time is better spent."""


class Exhausted(Exception):
    """As many positions were looked at as may be."""


class Prover:
    """Goes through what may happen, for one seat, until it has looked at so many positions.

    All questions raise `Exhausted`, also once `keep_going` says no. What others answer at the
    same time is left open, and so is what hangs on more chance than can be gone through.
    """

    def __init__(
        self, engine: AnyEngine, seat: Seat, most: int, keep_going: Callable[[], bool]
    ) -> None:
        self._engine = engine
        self._seat = seat
        self._left = most // WITHOUT_END
        self._once_it_ends = most - self._left
        self._keep_going = keep_going

    def wins(self, world: Any, action: Any, turns: int) -> bool:
        """Tell whether an own action wins for certain, with so many own choices after it."""
        return self._after(world, self._seat, action, turns, LONGEST, won=True)

    def loses(self, world: Any, action: Any, turns: int) -> bool:
        """Tell whether an own action loses against the right answers, whatever one does then."""
        return self._after(world, self._seat, action, turns, LONGEST, won=False)

    def ends(self, world: Any) -> int:
        """Return 1 if a position is won for certain, -1 if it is lost, with few own choices."""
        if self._engine.outcome(world) is None and len(self._engine.to_act(world)) != 1:
            self._count()
            return 0
        if self._is(world, FEW, LONGEST, won=True):
            return 1
        return -1 if self._is(world, FEW, LONGEST, won=False) else 0

    def _after(
        self, world: Any, seat: Seat, action: Any, turns: int, plies: int, *, won: bool
    ) -> bool:
        """Tell whether all that chance makes of an action is won, or lost."""

        def happens(dice: Dice) -> Any:
            return self._engine.apply(world, seat, action, dice).state

        try:
            return all(self._is(after, turns, plies, won=won) for after in ways(happens))
        except TooMany:
            return False

    def _is(self, world: Any, turns: int, plies: int, *, won: bool) -> bool:
        """Tell whether a position is won, or lost, for certain."""
        self._count()
        outcome = self._engine.outcome(world)
        if outcome is not None:
            self._left, self._once_it_ends = self._left + self._once_it_ends, 0
            alone = outcome.winners == frozenset((self._seat,))
            return alone if won else bool(outcome.winners) and self._seat not in outcome.winners
        asked = self._engine.to_act(world)
        if len(asked) > 1:
            return False
        own = self._seat in asked
        (seat,) = asked
        if not (turns if own else plies):
            return False
        ends = self._answers(world, seat, turns - own, LONGEST if own else plies - 1, won=won)
        return any(ends) if own is won else all(ends)

    def _answers(
        self, world: Any, seat: Seat, turns: int, plies: int, *, won: bool
    ) -> Iterator[bool]:
        for action in self._engine.legal_actions(world, seat):
            yield self._after(world, seat, action, turns, plies, won=won)

    def _count(self) -> None:
        """Count a position that is looked at. Raises `Exhausted`."""
        self._left -= 1
        if self._left < 0 or not self._keep_going():
            raise Exhausted
