"""A match looked at afterwards: how everybody's chances went, and where they were given away.

Whoever decided is judged by what that seat knew then: the position is drawn anew for it before
anything is thought, and nothing of what came later is used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from bots.allowance import KeepGoing, until
from bots.confirming import Confirming
from bots.effort import Effort
from bots.playing import AnyEngine
from bots.search import Search
from engines.core import Dice, Outcome, Seat

TURNINGS = 3
FEWEST = 0.02
"""What a chance falls by at least where it is said to have been given away."""
POINTS = 120
"""Moments of a match at which chances are told, at most."""
WORLDS, FEWEST_WORLDS = 16, 2
"""Worlds in which the chances at a moment are looked up: of all seats, of each at least."""
WEIGHED = 16
"""Worlds in which what was done is compared with what was better."""
LOOK = Effort(lines=160, width=8, depth=8, replies=2, proof=8_000)
"""How closely each decision is looked at first."""
CLOSER = Effort(lines=600, width=12, depth=12, replies=3, proof=8_000)
"""How closely those are looked at by which a chance fell most."""
AGAIN = 12
"""How many those are."""
FIRST = 0.6
"""The part of the time that the first look at all decisions takes, at most."""
LATE, LATE_TIME = 20, 20.0
"""How many of the last actions have so many times as much time as others, for a win."""
LIKELY, LIKELY_TIME = 0.8, 5.0
"""From which chance on an action has so many times as much."""
SOUGHT, PROVED = 0.6, 0.8
"""The parts of its time after which a decision is no longer searched, and no longer proved: then
what was done is weighed."""
LEAST = 1e-4
"""No start is held for worse than this, so that one that looks bad can be told as even."""


class Deed(NamedTuple):
    """An action of a match, its number, and the position in which it was done."""

    ply: int
    state: Any
    seat: Seat
    action: Any


class Turning(Struct, frozen=True):
    """An action by which a seat's chance fell, in its own view, from `before` to `after`.

    `better` is what a computer would have done. `won` tells that it won for certain, `hidden` that
    this was seen in many worlds and not in all, `lost` that what was done loses for certain.
    """

    ply: int
    seat: Seat
    before: float
    after: float
    better: Any
    won: bool = False
    lost: bool = False
    hidden: bool = False

    @property
    def fall(self) -> float:
        """By how much the chance fell."""
        return self.before - self.after


class Point(Struct, frozen=True):
    """The chance of each seat, in its own view, after the action of a number."""

    ply: int
    chances: tuple[float, ...]


def turns_of(deeds: Sequence[Deed]) -> dict[int, int]:
    """Return the number of the turn of each action: in a turn one seat acts and no other."""
    turns, turn = dict[int, int](), 0
    for before, deed in zip((None, *deeds), deeds, strict=False):
        turn += before is not None and before.seat != deed.seat
        turns[deed.ply] = turn
    return turns


def worst(turnings: Iterable[Turning], turns: Mapping[int, int], most: int) -> list[int]:
    """Return the numbers of at most so many actions by which a chance was given away, worst first.

    The worst of each turn comes before the second of any: whoever errs thrice in one turn is to
    read of others, too.
    """
    fallen = sorted((one for one in turnings if one.fall >= FEWEST), key=lambda one: -one.fall)
    seen, ranked = Counter[int](), list[tuple[int, int]]()
    for one in fallen:
        turn = turns[one.ply]
        ranked.append((seen[turn], one.ply))
        seen[turn] += 1
    return [ply for _, ply in sorted(ranked, key=lambda each: each[0])][:most]


class Review:
    """One match, dealt as `start`. `left` tells how many seconds are left for it.

    `told` is called with the part of the work, in [0, 1], that is done. What was done up to the
    action numbered `past` is not judged.
    """

    def __init__(
        self,
        engine: AnyEngine,
        start: Any,
        deeds: Sequence[Deed],
        dice: Dice,
        left: Callable[[], float],
        told: Callable[[float], None] = lambda _: None,
        past: int = 0,
    ) -> None:
        self._engine = engine
        self._deeds = deeds
        self._seats = range(len(engine.estimate(start)))
        self._turns = turns_of(deeds)
        self._dice = dice
        self._left = left
        self._told = told
        self._past = past
        self._won = set[int]()
        own = (self._mean(start, seat)[seat] for seat in self._seats)
        self._start = [max(LEAST, chance) for chance in own]

    def curve(self, outcome: Outcome, most: int = POINTS) -> list[Point]:
        """Return how chances went, from the start, which counts as even, to the end.

        They are told at `most` moments at most, and at the end.
        """
        moments = _spread(self._deeds, most)
        found = [Point(deed.ply - 1, self._all(deed.state)) for deed in moments]
        winners = outcome.winners or frozenset(self._seats)
        end = tuple((seat in winners) / len(winners) for seat in self._seats)
        return [*found, Point(self._deeds[-1].ply, end)]

    def turnings(self, look: Effort = LOOK, closer: Effort = CLOSER) -> list[Turning]:
        """Return where a chance fell most by what its own seat did, in the order of the match."""
        whole = self._left()
        own = [deed for deed in self._deeds if deed.ply > self._past]
        first = self._judged(own, look, whole * (1 - FIRST), 0.0, FIRST)
        numbered = {deed.ply: deed for deed in self._deeds}
        deeds = [numbered[ply] for ply in worst(first, self._turns, AGAIN)]
        again = {one.ply: one for one in self._judged(deeds, closer, 0.0, FIRST, 1.0)}
        return [again[ply] for ply in sorted(worst(again.values(), self._turns, TURNINGS))]

    def _judged(
        self, deeds: Sequence[Deed], effort: Effort, kept: float, begun: float, ended: float
    ) -> list[Turning]:
        """Return what some decisions are worth, in the time that is left but for what is kept.

        Of the whole work that is the part from `begun` to `ended`.
        """
        found = list[Turning]()
        weights = [self._weight(deed) for deed in deeds]
        rest = sum(weights)
        for number, (deed, weight) in enumerate(zip(deeds, weights, strict=True)):
            self._told(begun + (ended - begun) * number / len(deeds))
            end = self._left() - (self._left() - kept) * weight / rest
            rest -= weight
            turning = self._turning(deed, effort, until(self._left, end))
            if turning is not None:
                found.append(turning)
        return [one for one in found if not (one.won and self._wins_again(one))]

    def _wins_again(self, turning: Turning) -> bool:
        """Tell whether whoever is said to have given a win away had it at once again."""
        turn = (ply for ply, turn in self._turns.items() if turn == self._turns[turning.ply])
        return any(ply > turning.ply and ply in self._won for ply in turn)

    def _turning(self, deed: Deed, effort: Effort, keep_going: KeepGoing) -> Turning | None:
        """Return what a decision was worth; None where there was nothing to decide."""
        engine, seat = self._engine, deed.seat
        known = engine.resample(deed.state, seat, self._dice)
        if len(list(engine.legal_actions(known, seat))) < 2:
            return None
        done = engine.plain(known, seat, deed.action)
        search = Search(engine, known, seat, self._dice, effort)
        better = search.run(lambda part=1.0: keep_going(part * SOUGHT))
        luck = Dice(f"confirmed {self._dice.random()}", deed.ply)
        sure = Confirming(engine, known, seat, luck, lambda: keep_going(PROVED))
        won = search.won
        if won:
            self._won.add(deed.ply)
        if done == better or (won and (done in search.ranked or sure.wins(done) is not False)):
            return Turning(deed.ply, seat, 1.0, 1.0, better)
        won = won and sure.wins(better) is True
        lost = done in search.left and not engine.changing(known) and sure.loses(done) is True
        best, after = (
            self._scaled(chances)[seat]
            for chances in search.weighed((better, done), WEIGHED, keep_going)
        )
        return Turning(
            deed.ply,
            seat,
            1.0 if won else best,
            0.0 if lost else min(after, best),
            better,
            won=won,
            lost=lost,
            hidden=sure.is_hidden,
        )

    def _weight(self, deed: Deed) -> float:
        """Return how much time a decision is worth: more where a win may be certain."""
        if deed.ply > self._deeds[-1].ply - LATE:
            return LATE_TIME
        world = self._engine.resample(deed.state, deed.seat, self._dice)
        chance = self._scaled(self._engine.estimate(world))[deed.seat]
        return LIKELY_TIME if chance >= LIKELY else 1.0

    def _all(self, state: Any) -> tuple[float, ...]:
        """Return the chance of each seat at a moment, by what it knows itself."""
        return tuple(self._scaled(self._mean(state, seat))[seat] for seat in self._seats)

    def _mean(self, state: Any, seat: Seat) -> list[float]:
        """Return what a seat takes for everybody's chances."""
        many = max(FEWEST_WORLDS, WORLDS // len(self._seats))
        worlds = (self._engine.resample(state, seat, self._dice) for _ in range(many))
        found = [self._engine.estimate(world) for world in worlds]
        return [sum(chances) / len(found) for chances in zip(*found, strict=True)]

    def _scaled(self, chances: Sequence[float]) -> list[float]:
        """Return chances as they are beside those of the start, which count as even."""
        parts = [chance / before for chance, before in zip(chances, self._start, strict=True)]
        whole = sum(parts)
        return [part / whole for part in parts] if whole else [1 / len(parts) for _ in parts]


def _spread(deeds: Sequence[Deed], most: int) -> Iterator[Deed]:
    """Yield at most so many deeds, evenly spread, the first among them."""
    step = max(1, -(-len(deeds) // most))
    yield from deeds[::step]
