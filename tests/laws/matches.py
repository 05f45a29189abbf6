"""Random matches, played once and shared by the laws."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, reject, settings
from hypothesis import seed as seeded
from hypothesis import strategies as st

from engines.core import Dice, Engine, Outcome, Seat, Step, play
from tests.laws.cases import Case, bounds, cases
from tests.sampled import some_of

EXAMPLES = int(os.environ.get("LAW_EXAMPLES", "2"))
"""How often a law that draws anything is tried for a case; more by the environment."""
MATCHES = int(os.environ.get("LAW_MATCHES", "1"))
"""How many matches of a case the laws look at; more in the soak, and by the environment."""
OPTIONAL_SHARE = 0.1
"""How often random play acts for a seat that is not waited for."""

_repeatable = settings(
    max_examples=EXAMPLES,
    database=None,
    deadline=None,
    suppress_health_check=(
        HealthCheck.too_slow,
        HealthCheck.data_too_large,
        HealthCheck.filter_too_much,
    ),
)


def law(test: Callable[..., None]) -> Callable[..., None]:
    """Give a law repeatable examples without a clock: it fails today as it fails tomorrow."""
    return seeded(1)(_repeatable(test))


every_case = pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
some_cases = some_of("case", cases(), lambda case: case.key, lambda case: case.name)
"""For laws that take long: every case is soaked, and each looked at by some of them."""
seeds = st.integers(0, MATCHES - 1)
"""A small pool, so that the laws look at the same matches and play them once."""


class Ply(NamedTuple):
    """One action of a match; `number` counts from 1."""

    number: int
    before: Any
    seat: Seat
    action: Any
    step: Step[Any]


class Match(NamedTuple):
    """A match from its start to its end."""

    case: Case
    seed: str
    start: Step[Any]
    plies: tuple[Ply, ...]
    outcome: Outcome | None

    @property
    def engine(self) -> Engine[Any, Any, Any, Any]:
        return self.case.engine

    @property
    def seats(self) -> range:
        return range(self.case.seats)

    @property
    def states(self) -> tuple[Any, ...]:
        return (self.start.state, *(ply.step.state for ply in self.plies))

    @property
    def entries(self) -> tuple[tuple[Seat, Any], ...]:
        return tuple((ply.seat, ply.action) for ply in self.plies)

    def some_states(self, most: int) -> tuple[Any, ...]:
        """Return at most `most` states, spread over the match, both ends among them."""
        return spread(self.states, most)

    def some_plies(self, most: int) -> tuple[Ply, ...]:
        """Return at most `most` plies, spread over the match."""
        return spread(self.plies, most)


def spread(items: tuple[Any, ...], most: int) -> tuple[Any, ...]:
    """Return at most `most` of the items, evenly spread, the first and the last among them."""
    if len(items) <= most:
        return items
    return tuple(items[i * (len(items) - 1) // (most - 1)] for i in range(most))


@lru_cache(maxsize=64)
def random_match(case: Case, number: int) -> Match:
    """Return a match of random legal actions, remembered; it may stop at the game's bound.

    Of a game with long matches only every so many are looked at; the others are passed over.
    """
    if number % bounds(case.key).one_in:
        reject()
    return played_at_random(case, number)


def random_matches(case: Case) -> Iterator[Match]:
    """Return every match of a case that the laws look at."""
    return (random_match(case, n) for n in range(0, MATCHES, bounds(case.key).one_in))


def played_at_random(case: Case, number: int) -> Match:
    """Return a match of random legal actions; it may stop at the game's bound."""
    seed = f"seed-of-law-{number}"
    start = case.engine.start(case.config, case.seats, Dice(seed, 0))
    plies = tuple(_plies(case, seed, start.state))
    final = plies[-1].step.state if plies else start.state
    return Match(case, seed, start, plies, case.engine.outcome(final))


def _plies(case: Case, seed: str, state: Any) -> Iterator[Ply]:
    engine, chance = case.engine, random.Random(f"{case.name}:{seed}")
    for number in range(1, bounds(case.key).random + 1):
        if engine.outcome(state) is not None:
            return
        seat = _random_seat(engine, state, chance)
        action = chance.choice(list(engine.legal_actions(state, seat)))
        step = play(engine, state, seat, action, Dice(seed, number))
        yield Ply(number, state, seat, action, step)
        state = step.state


def _random_seat(engine: Engine[Any, Any, Any, Any], state: Any, chance: random.Random) -> Seat:
    optional = sorted(s for s in engine.may_act(state) if any(engine.legal_actions(state, s)))
    if optional and chance.random() < OPTIONAL_SHARE:
        return chance.choice(optional)
    return chance.choice(sorted(engine.to_act(state)))
