"""Ends of matches that can be gone through whole: nothing is hidden and nothing left to chance.

Where two decide at once their mixtures are found by regret matching (`bandit` names the papers) on
what every pair of choices is worth, from the last decisions back to the first: those of backward
induction in games with simultaneous moves. It is exact where lines that end early only guess.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from bots.bandit import Arm
from bots.playing import AnyEngine
from engines.core import Dice, Seat, encode

BOTH: tuple[Seat, Seat] = (0, 1)
"""The seats of a match of two."""
ROUNDS = 1_000
"""How often regrets are matched at most."""
PAUSE = 25
"""After how many rounds it is looked whether they are enough."""
LEAST_LOST = 0.002
"""What a best response may win of a match against mixtures that are good enough."""

Payoffs: TypeAlias = Sequence[Sequence[float]]
"""What the first of two wins of a match, by both choices; the second wins the rest."""
Mixture: TypeAlias = list[float]


class Unsolved(Exception):
    """It cannot be gone through: too long, hidden, by chance, or more than two decide at once."""


def mixtures(
    engine: AnyEngine,
    state: Any,
    choices: Mapping[Seat, Sequence[Any]],
    most: int,
    keep_going: Callable[[], bool],
) -> dict[Seat, Mixture] | None:
    """Return how often each of two seats makes each of its choices; None if that is not found.

    At most so many actions are tried; `keep_going` is asked before each pair of them.
    """
    solver = _Solver(engine, most, keep_going)
    try:
        return solver.mixtures(state, choices)
    except Unsolved:
        return None


class _Solver:
    """Goes through an end, for at most so many actions. All questions raise `Unsolved`."""

    def __init__(self, engine: AnyEngine, most: int, keep_going: Callable[[], bool]) -> None:
        self._engine = engine
        self._left = most
        self._keep_going = keep_going
        self._known: dict[bytes, float] = {}

    def mixtures(self, state: Any, choices: Mapping[Seat, Sequence[Any]]) -> dict[Seat, Mixture]:
        """Return how often both seats make each of their choices."""
        self._check(state)
        return dict(zip(BOTH, balanced(self._payoffs(state, choices)), strict=True))

    def _worth(self, state: Any) -> float:
        """Return what the first seat wins of a match from here on."""
        if self._engine.outcome(state) is not None:
            return self._engine.estimate(state)[0]
        place = encode(self._engine.essence(state))
        if place not in self._known:
            self._known[place] = self._looked_at(state)
        return self._known[place]

    def _looked_at(self, state: Any) -> float:
        """Return the same of a position that was not looked at yet."""
        self._check(state)
        choices = {seat: tuple(self._engine.legal_actions(state, seat)) for seat in BOTH}
        payoffs = self._payoffs(state, choices)
        own, others = balanced(payoffs)
        return sum(share * _against(row, others) for share, row in zip(own, payoffs, strict=True))

    def _check(self, state: Any) -> None:
        """See that two decide at once, neither has yet, and each knows all there is to know."""
        if self._engine.to_act(state) != frozenset(BOTH):
            raise Unsolved
        for seat in BOTH:
            luck = Dice("hidden", seat)
            self._engine.resample(state, seat, luck)
            if luck.used:
                raise Unsolved

    def _payoffs(self, state: Any, choices: Mapping[Seat, Sequence[Any]]) -> Payoffs:
        """Return what the first seat wins, by both choices."""
        own, others = (choices[seat] for seat in BOTH)
        self._left -= len(BOTH) * len(own) * len(others)  # what is too wide is not begun
        if self._left < 0:
            raise Unsolved
        return [[self._worth(self._after(state, (a, b))) for b in others] for a in own]

    def _after(self, state: Any, joint: Sequence[Any]) -> Any:
        """Return where both choices lead."""
        if not self._keep_going():
            raise Unsolved
        luck = Dice("solved", 0)
        for seat, action in zip(BOTH, joint, strict=True):
            state = self._engine.apply(state, seat, action, luck).state
        if luck.used:
            raise Unsolved
        return state


def balanced(payoffs: Payoffs) -> tuple[Mixture, Mixture]:
    """Return mixtures of both choices against which nobody wins much by another one."""
    columns = [[-value for value in column] for column in zip(*payoffs, strict=True)]
    own, other = _Learner(len(payoffs)), _Learner(len(columns))
    for number in range(1, ROUNDS + 1):
        mine, theirs = own.mixture(), other.mixture()
        own.learn([_against(row, theirs) for row in payoffs], mine, number)
        other.learn([_against(column, mine) for column in columns], theirs, number)
        if number % PAUSE == 0 and _lost(payoffs, columns, own, other) < LEAST_LOST:
            break
    return own.average(), other.average()


class _Learner:
    """One side's choices; later rounds count more in how often each was made."""

    def __init__(self, choices: int) -> None:
        self._arms = [Arm(at) for at in range(choices)]

    def mixture(self) -> Mixture:
        """Return how often each choice is made now."""
        return _shares([arm.regret for arm in self._arms])

    def average(self) -> Mixture:
        """Return how often each choice was made."""
        return _shares([arm.weight for arm in self._arms])

    def learn(self, worth: Sequence[float], mixture: Mixture, number: int) -> None:
        """Note what each choice would have been worth in a round."""
        had = _against(worth, mixture)
        for arm, value, share in zip(self._arms, worth, mixture, strict=True):
            arm.learn(value, instead_of=had)
            arm.weight += number * share


def _lost(payoffs: Payoffs, columns: Payoffs, own: _Learner, other: _Learner) -> float:
    """Return what both lose to best responses, together."""
    mine, theirs = own.average(), other.average()
    best = max(_against(row, theirs) for row in payoffs)
    return best + max(_against(column, mine) for column in columns)


def _shares(weights: Sequence[float]) -> Mixture:
    total = sum(weights)
    return [w / total for w in weights] if total else [1 / len(weights)] * len(weights)


def _against(worth: Sequence[float], mixture: Sequence[float]) -> float:
    return sum(value * share for value, share in zip(worth, mixture, strict=True))
