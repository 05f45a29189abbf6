"""Moments of matches in which something is chosen ahead, and lines that can be foreseen."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import engines
from engines.choosing import Ways
from engines.core import Dice, Seat
from engines.foresight import (
    SOMETHING,
    Here,
    course,
    here_of,
    spoken,
    told,
)
from tables import Scene
from tables.match.position import Position
from tests.laws.cases import Case
from tests.laws.matches import random_match, spread
from tests.laws.panels import (
    OFFERED_CASES,
    position_of,
)
from tests.sampled import sampled

EACH = 2
"""How many ways to set up a game are looked at in every run, in what takes long."""


def _chooses_ahead(case: Case) -> bool:
    start = case.engine.start(case.config, case.seats, Dice("ahead", 0)).state
    view = case.engine.view(start, 0)
    return bool(engines.ways(case.key, view, 0).for_later())


def _sampled(cases: list[Case]) -> Iterator[Any]:
    """Yield the first ways to set up each game for every run, and the rest for the soak."""
    keys = sorted({case.key for case in cases})
    for key in keys:
        yield from sampled([case for case in cases if case.key == key], EACH)


AHEAD_CASES = [case for case in OFFERED_CASES if _chooses_ahead(case)]
of_some_cases = pytest.mark.parametrize(
    "case", [*_sampled(AHEAD_CASES)], ids=lambda case: case.name
)
SOME, FEW, MANY = 6, 3, 150
"""How many moments of a match are looked at, how many in what takes long, and in the soak."""
EVERYWHERE = 40
"""The same where next to nothing is done at each."""
LINE = 4
"""How many actions are chosen ahead."""
FARTHEST = 80


def lines(case: Case, some: int) -> list[tuple[Position, Seat, tuple[Any, ...]]]:
    """Return moments of a match with several actions that a seat can foresee one by one."""
    return _moments_with_lines(case, some, asked=True)


def waiting_lines(case: Case, some: int) -> list[tuple[Position, Seat, tuple[Any, ...]]]:
    """Return moments of a match with actions that a seat which waits can foresee."""
    return _moments_with_lines(case, some, asked=False)


def _moments_with_lines(
    case: Case, some: int, *, asked: bool
) -> list[tuple[Position, Seat, tuple[Any, ...]]]:
    found: list[tuple[Position, Seat, tuple[Any, ...]]] = []
    for position in moments(case, some):
        seats = position.asked - position.responding if asked else position.people - position.asked
        for seat in sorted(seats):
            here = here_of(case.key, position.engine.view(position.state, seat), asked=asked)
            line = _line(case, here, seat) if len(found) < some else ()
            if len(line) > asked:
                found.append((position, seat, line))
    return found


def moments(case: Case, some: int) -> Iterator[Position]:
    for state in spread(random_match(case, 0).states, 8 * some):
        yield position_of(case, state)


def _line(case: Case, here: Here, seat: Seat) -> tuple[Any, ...]:
    """Return actions one after the other, as long as each can be foreseen."""
    chance, line = random.Random(f"line:{case.name}"), list[Any]()
    while len(line) < LINE:
        led = course(case.key, here, seat, tuple(line))
        if led.view is None or len(led.forecasts) < len(line):
            break
        ways = engines.ways(case.key, led.view, seat)
        legal = list(case.engine.legal_actions(case.engine.imagine(led.view), seat))
        verbs = ways.ahead if here.asked else ways.for_later()
        able = [spoken(ways, one, SOMETHING) for one in legal if ways.steps(one)[0] in verbs]
        able = [one for one in able if told(ways, one) is not None]
        if not able:
            break
        line.append(chance.choice(able))
    led = course(case.key, here, seat, tuple(line))
    return tuple(line[: len(led.forecasts)])


def ways_of(scene: Scene) -> Ways[Any, Any]:
    assert scene.seat is not None
    return engines.ways(scene.match.game, scene.view, scene.seat)


def reached(move: Any) -> Position:
    assert move.after is not None
    return move.after
