"""The engine contract, kept by every game in random play."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from engines.core import (
    Dice,
    Engine,
    MatchOver,
    NotAsked,
    decode,
    encode,
    parse_action,
    play,
    replay,
)
from tests.laws.cases import Case, bounds
from tests.laws.matches import Match, Ply, law, random_match, seeds, some_cases

SOME = 12
"""States looked at per match where a law looks at many things in each."""
MANY = 80
"""States looked at per match where a law looks at one thing in each that takes its time."""


@some_cases
@law
@given(number=seeds)
def test_random_play_ends(case: Case, number: int) -> None:
    match = random_match(case, number)
    allowed = f"RANDOM of tests/games/{case.key}/bounds.py may allow more"
    assert match.outcome is not None, f"no end after {len(match.plies)} plies; {allowed}"


@some_cases
@law
@given(number=seeds)
def test_someone_is_waited_for_until_the_end(case: Case, number: int) -> None:
    match = random_match(case, number)
    for state in match.states:
        to_act, may_act = match.engine.to_act(state), match.engine.may_act(state)
        over = match.engine.outcome(state) is not None
        assert bool(to_act) is not over
        assert not (over and may_act)
        assert not to_act & may_act
        assert to_act | may_act <= set(match.seats)


@some_cases
@law
@given(number=seeds)
def test_every_offered_action_is_legal(case: Case, number: int) -> None:
    match = random_match(case, number)
    engine = match.engine
    for at, state in enumerate(match.some_states(SOME)):
        asked = engine.to_act(state) | engine.may_act(state)
        for seat in match.seats:
            offered = list(engine.legal_actions(state, seat))
            assert bool(offered) or seat not in engine.to_act(state)
            assert seat in asked or not offered
            for action in offered:
                engine.check(state, seat, action)
            for action in offered[at % 7 :: 7]:
                play(engine, state, seat, action, Dice("offered", at))


@some_cases
@law
@given(number=seeds)
def test_offered_actions_are_distinct_and_in_the_same_order_each_time(
    case: Case, number: int
) -> None:
    match = random_match(case, number)
    for state in match.some_states(SOME):
        for seat in match.seats:
            offered = [encode(a) for a in match.engine.legal_actions(state, seat)]
            assert len(offered) == len(set(offered))
            assert offered == [encode(a) for a in match.engine.legal_actions(state, seat)]


@some_cases
@law
@given(number=seeds)
def test_the_default_action_is_legal(case: Case, number: int) -> None:
    match = random_match(case, number)
    for at, state in enumerate(match.some_states(MANY)):
        for seat in match.engine.to_act(state):
            action = match.engine.default_action(state, seat)
            play(match.engine, state, seat, action, Dice("default", at))


@some_cases
@law
@given(number=seeds)
def test_defaults_alone_bring_the_match_to_its_end(case: Case, number: int) -> None:
    engine, limit = case.engine, bounds(case.key)
    state = engine.start(case.config, case.seats, Dice(f"defaults-{number}", 0)).state
    ply = 0
    while engine.outcome(state) is None and ply < limit.defaults:
        ply += 1
        seat = min(engine.to_act(state))
        action = engine.default_action(state, seat)
        state = play(engine, state, seat, action, Dice(f"defaults-{number}", ply)).state
    assert (engine.outcome(state) is not None) is limit.defaults_end, f"after {ply} plies"


@some_cases
@law
@given(number=seeds)
def test_nothing_changes_its_argument(case: Case, number: int) -> None:
    match = random_match(case, number)
    for ply in match.some_plies(SOME):
        before = encode(ply.before)
        _ask_everything(match, ply.before)
        match.engine.check(ply.before, ply.seat, ply.action)
        match.engine.apply(ply.before, ply.seat, ply.action, Dice(match.seed, ply.number))
        assert encode(ply.before) == before


def _ask_everything(match: Match, state: Any) -> None:
    engine = match.engine
    for ask in (engine.to_act, engine.may_act, engine.outcome, engine.estimate):
        ask(state)
    engine.view(state, None)
    for seat in match.seats:
        engine.view(state, seat)
        engine.decision(state, seat)
        list(engine.legal_actions(state, seat))
        engine.resample(state, seat, Dice("argument", seat))


@some_cases
@law
@given(number=seeds)
def test_everything_survives_encoding(case: Case, number: int) -> None:
    match = random_match(case, number)
    meta = match.engine.meta
    assert decode(encode(case.config), meta.config) == case.config
    for state in match.some_states(MANY):
        data = encode(state)
        assert encode(decode(data, meta.state)) == data
    for ply in match.some_plies(MANY):
        assert parse_action(match.engine, decode(encode(ply.action), object)) == ply.action
    for state in match.some_states(SOME):
        for seat in (None, *match.seats):
            data = encode(match.engine.view(state, seat))
            assert encode(decode(data, meta.view)) == data


@some_cases
@law
@given(number=seeds)
def test_nothing_holds_a_list_or_a_key_that_is_no_string(case: Case, number: int) -> None:
    match = random_match(case, number)
    things = [case.config, *match.some_states(SOME), *(ply.action for ply in match.plies)]
    things += [match.engine.view(s, v) for s in match.some_states(SOME) for v in (None, 0)]
    for thing in things:
        _assert_plain(thing)


def _assert_plain(value: Any) -> None:
    assert not isinstance(value, list | set), value
    if isinstance(value, dict):
        assert all(isinstance(key, str) for key in value)
        parts = list(value.values())
    elif isinstance(value, tuple | frozenset):
        parts = list(value)
    else:
        parts = [getattr(value, field) for field in getattr(value, "__struct_fields__", ())]
        assert not parts or value.__struct_config__.frozen, type(value)
    for part in parts:
        _assert_plain(part)


@some_cases
@law
@given(number=seeds)
def test_replay_makes_the_same_bytes(case: Case, number: int) -> None:
    match = random_match(case, number)
    state = replay(match.engine, case.config, case.seats, match.seed, match.entries)
    assert encode(state) == encode(match.states[-1])


@some_cases
@law
@given(number=seeds)
def test_whoever_is_not_asked_cannot_act(case: Case, number: int) -> None:
    match = random_match(case, number)
    engine = match.engine
    for ply in match.some_plies(MANY):
        asked = engine.to_act(ply.before) | engine.may_act(ply.before)
        for seat in {*match.seats, -1, case.seats} - asked:
            with pytest.raises(NotAsked):
                play(engine, ply.before, seat, ply.action, Dice("not-asked", 0))


@some_cases
@law
@given(number=seeds)
def test_nothing_happens_after_the_end(case: Case, number: int) -> None:
    match = random_match(case, number)
    for ply in match.some_plies(SOME):
        with pytest.raises(MatchOver):
            play(match.engine, match.states[-1], ply.seat, ply.action, Dice("over", 0))
    for seat in match.seats:
        assert not list(match.engine.legal_actions(match.states[-1], seat))


@some_cases
@law
@given(number=seeds)
def test_the_ranking_holds_every_seat_once(case: Case, number: int) -> None:
    match = random_match(case, number)
    assert match.outcome is not None
    ranked = [seat for place in match.outcome.ranking for seat in place]
    assert sorted(ranked) == list(match.seats)
    assert all(match.outcome.ranking)


@some_cases
@law
@given(number=seeds)
def test_the_estimate_is_a_chance_for_each_seat(case: Case, number: int) -> None:
    match = random_match(case, number)
    for state in match.some_states(MANY):
        chances = match.engine.estimate(state)
        assert len(chances) == case.seats
        assert all(0 <= chance <= 1 for chance in chances)


@some_cases
@law
@given(number=seeds)
def test_the_decision_changes_with_what_a_seat_is_asked(case: Case, number: int) -> None:
    match = random_match(case, number)
    for seat in match.seats:
        plies = _stretch(match, seat)
        asked = _Asked(match.engine, plies[0].before, seat)
        last: int | None = asked.decision if asked.membership != (False, False) else None
        for ply in plies:
            then, asked = asked, _Asked(match.engine, ply.step.state, seat)
            assert asked.decision >= then.decision
            if asked.offered and asked.same_question_as(then) and ply.seat != seat:
                assert asked.decision == then.decision, f"ply {ply.number} was another's"
            if asked.offered and then.offered and asked.offered != then.offered:
                assert asked.decision > then.decision, f"ply {ply.number} changed the question"
            if asked.offered and not then.offered and last is not None:
                assert asked.decision > last, f"ply {ply.number} asked anew"
            last = asked.decision if asked.offered else last


def _stretch(match: Match, seat: int) -> tuple[Ply, ...]:
    """Return successive plies, another part of the match for each seat."""
    start = max(0, len(match.plies) - MANY) * seat // max(1, len(match.seats) - 1)
    return match.plies[start : start + MANY]


class _Asked:
    """What a seat is asked in a state."""

    def __init__(self, engine: Engine[Any, Any, Any, Any], state: Any, seat: int) -> None:
        self.membership = (seat in engine.to_act(state), seat in engine.may_act(state))
        self.offered = [encode(action) for action in engine.legal_actions(state, seat)]
        self.decision = engine.decision(state, seat)

    def same_question_as(self, other: _Asked) -> bool:
        return (self.membership, self.offered) == (other.membership, other.offered)
