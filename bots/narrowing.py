"""What is left to choose from once what is certain is known.

A choice that wins for certain is taken, one that loses for certain is left, and a threat is met,
in every world of a few that the seat cannot tell from the real one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bots.certain import Exhausted, Prover
from bots.playing import AnyEngine, played
from bots.simultaneous import safe, winning
from engines.core import Dice, Seat, encode

WORLDS, WORLDS_TOGETHER = 8, 16
"""Worlds in which something must be certain; more of them where a choice is over at once."""
PAIRS = 2
"""So many times more positions are looked at where two decide at once: most end few matches, and
only where some do must all pairs of choices be gone through."""
LOOKS = (
    *((0, True), (0, False), (1, True), (2, True)),
    *((1, False), (3, True), (2, False), (3, False)),
)
"""What is looked for, one after the other: with how many own choices after the first, and whether
it is a win."""


class Narrowing:
    """The decision of one seat, `known` being a world as good as any to it.

    `won` tells whether what is left wins for certain.
    """

    def __init__(self, engine: AnyEngine, known: Any, seat: Seat, dice: Dice) -> None:
        self._engine = engine
        self._seat = seat
        others = (engine.to_act(known) | engine.changing(known)) - {seat}
        most = WORLDS_TOGETHER if others else WORLDS
        worlds = [known, *(engine.resample(known, seat, dice) for _ in range(most - 1))]
        self._worlds = list({encode(world): world for world in worlds}.values())
        self._others = others
        self.won = False

    def narrowed(
        self, options: Sequence[Any], most: int, keep_going: Callable[[], bool]
    ) -> list[Any]:
        """Return the options that are left after at most so many positions."""
        left, others = list(options), self._others
        most = PAIRS * most if others else most
        prover = Prover(self._engine, self._seat, most, keep_going)
        try:
            if len(others) == 1:
                return self._together(left, min(others), prover)
            for turns, won in LOOKS if not others else ():
                if not won:
                    left = self._lasting(left, prover, turns) or left
                elif sure := self._winning(left, prover, turns):
                    self.won = True
                    return sure
        except Exhausted:
            pass
        return left

    def _winning(self, options: list[Any], prover: Prover, turns: int) -> list[Any]:
        """Return the options that win for certain."""
        return [a for a in options if self._holds(lambda w, a=a: prover.wins(w, a, turns))]

    def _lasting(self, options: list[Any], prover: Prover, turns: int) -> list[Any]:
        """Return the options that do not lose for certain."""
        return [a for a in options if not self._holds(lambda w, a=a: prover.loses(w, a, turns))]

    def _holds(self, claim: Callable[[Any], bool]) -> bool:
        """Tell whether something holds in every world."""
        return all(claim(world) for world in self._worlds)

    def _together(self, options: list[Any], other: Seat, prover: Prover) -> list[Any]:
        """Return what is left where another decides at the same time."""
        sure, secure = options, options
        for world in self._worlds:
            pairs = Pairs(self._engine, world, self._seat, other, prover)
            sure = winning(sure, pairs.answers, pairs.ends)
            if not sure:
                allowed = safe(options, pairs.answers, pairs.ends)
                secure = [action for action in secure if action in allowed]
                if len(secure) in (0, len(options)):
                    return options
        self.won = bool(sure)
        return sure or secure


class Pairs:
    """What own choices and those of another end in, who decides at the same time in a world.

    `answers` are all that the other may choose; None lets a committed choice stand.
    """

    def __init__(
        self, engine: AnyEngine, world: Any, seat: Seat, other: Seat, prover: Prover
    ) -> None:
        self._engine = engine
        self._world = world
        self._seat = seat
        self._other = other
        self._prover = prover
        self.answers = list(engine.legal_actions(world, other))
        if other not in engine.to_act(world):
            self.answers.insert(0, None)

    def ends(self, mine: Any, theirs: Any) -> int:
        """Return 1 if a pair wins, -1 if it loses, 0 where that is open or left to chance."""
        luck = Dice("certain", 0)
        world = played(self._engine, self._world, self._other, theirs, luck)
        world = played(self._engine, world, self._seat, mine, luck)
        return 0 if luck.used else self._prover.ends(world)
