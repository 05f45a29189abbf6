"""What is foreseen of an action comes true, and whoever waits is shown it."""

from __future__ import annotations

from typing import Any

import pytest

import engines
from engines.core import Dice, Seat, play
from engines.foresight import (
    SOMETHING,
    foreseen,
    here_of,
    looks_the_same,
    spoken,
    start_of,
    told,
)
from tests.laws.ahead_lines import (
    EVERYWHERE,
    FARTHEST,
    MANY,
    SOME,
)
from tests.laws.cases import Case
from tests.laws.matches import played_at_random, random_match, spread
from tests.laws.panels import (
    every_offered_case,
    some_offered_cases,
)


@some_offered_cases
def test_what_is_foreseen_comes_true_if_nobody_interferes(case: Case) -> None:
    _must_come_true(case, random_match(case, 0), SOME)


@pytest.mark.soak
@every_offered_case
def test_what_is_foreseen_comes_true_everywhere(case: Case) -> None:
    _must_come_true(case, played_at_random(case, 2), MANY)


def _must_come_true(case: Case, match: Any, some: int) -> None:
    """Where nobody has a turn in between; where others have, at least no rule forbids it."""
    engine = case.engine
    ahead = engines.ways(case.key, engine.view(match.states[0], 0), 0).ahead
    plies = tuple(ply for ply in match.plies if not ahead or _verb(case, ply) in ahead)
    for ply in spread(plies, some):
        view = engine.view(ply.before, ply.seat)
        ways = engines.ways(case.key, view, ply.seat)
        action = spoken(ways, ply.action, SOMETHING)
        assert not ahead or told(ways, action) is not None, f"of {action} nothing is told"
        expected = foreseen(engine, view, ply.seat, action)
        if expected is None:
            continue
        came = _came(case, ply.before, ply.seat, action)
        assert came is not None, f"{action} leads nowhere"
        if expected.alone:
            assert looks_the_same(expected.view, came), f"{action} led elsewhere"


@some_offered_cases
def test_whoever_waits_is_shown_what_their_turn_begins_with(case: Case) -> None:
    """If all others let it be, what goes by a verb then is what it was called before."""
    for state in random_match(case, 0).some_states(EVERYWHERE):
        for seat in range(case.seats):
            before = case.engine.view(state, seat)
            start = start_of(case.key, here_of(case.key, before, asked=False), seat)
            then = None if start is None else _let_be(case, state, seat)
            if start is not None and then is not None:
                shown, asked = (
                    {way.verb: way.title.key for way in engines.ways(case.key, view, seat).now()}
                    for view in (start.view, case.engine.view(then, seat))
                )
                both = shown.keys() & asked.keys()
                assert [shown[verb] for verb in both] == [asked[verb] for verb in both]


def _let_be(case: Case, state: Any, seat: Seat) -> Any:
    """Return where it leads if others do as little as they can before a seat has its turn; None
    where it is asked for an answer before."""
    engine = case.engine
    for number in range(FARTHEST):
        if engine.outcome(state) is not None or seat in engine.responding(state):
            return None
        asked = engine.to_act(state)
        if seat in asked:
            return state
        other = min(asked)
        idle = engine.idle_action(state, other) or engine.default_action(state, other)
        state = play(engine, state, other, idle, Dice("let be", number)).state
    return None


def _verb(case: Case, ply: Any) -> str:
    ways = engines.ways(case.key, case.engine.view(ply.before, ply.seat), ply.seat)
    return ways.steps(ply.action)[0]


def _came(case: Case, state: Any, seat: Seat, action: Any) -> Any:
    """Return what a seat sees once it is asked again while the others do what is usual."""
    engine, dice = case.engine, Dice("came true", 1)
    state = play(engine, state, seat, action, dice).state
    for _ in range(FARTHEST):
        if engine.outcome(state) is not None:
            return None
        if seat in engine.to_act(state):
            return engine.view(state, seat)
        other = min(engine.to_act(state))
        state = play(engine, state, other, engine.default_action(state, other), dice).state
    return None
