"""Whatever comes from outside is understood and legal, or refused with a reason."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines import keys, load
from engines.core import Dice, IllegalAction, MalformedAction, Seat, encode, parse_action
from tests.laws.actions import almost_actions, json_like, well_formed
from tests.laws.cases import Case
from tests.laws.matches import Match, law, random_match, seeds, some_cases
from tests.sampled import every_other

every_other_game = pytest.mark.parametrize("key", every_other(keys(), 1))


@every_other_game
@given(data=st.data())
@law
def test_data_is_an_action_or_malformed(key: str, data: st.DataObject) -> None:
    engine = load(key)
    for _ in range(40):
        raw = data.draw(json_like | almost_actions(engine.meta))
        try:
            action = parse_action(engine, raw)
        except MalformedAction:
            continue
        assert parse_action(engine, action) == action


@pytest.mark.parametrize("raw", [None, 7, "x", [], {}, {"type": "no such"}, object(), b"\xff"])
@every_other_game
def test_what_is_no_action_is_malformed(key: str, raw: object) -> None:
    with pytest.raises(MalformedAction):
        parse_action(load(key), raw)


@some_cases
@law
@given(number=seeds, data=st.data())
def test_a_well_formed_action_is_legal_or_refused(
    case: Case, number: int, data: st.DataObject
) -> None:
    match = random_match(case, number)
    actions = well_formed(case.engine.meta)
    for _ in range(5):
        state = match.states[data.draw(st.integers(0, len(match.states) - 1))]
        _assert_legal_or_refused(match, state, data.draw(actions))


@some_cases
@law
@given(number=seeds, data=st.data())
def test_an_action_of_another_moment_is_legal_or_refused(
    case: Case, number: int, data: st.DataObject
) -> None:
    match = random_match(case, number)
    plies = st.integers(0, len(match.plies) - 1)
    for _ in range(10):
        here, there = match.plies[data.draw(plies)], match.plies[data.draw(plies)]
        _assert_legal_or_refused(match, here.before, there.action)
        _assert_legal_or_refused(match, here.before, _mutated(match, here.action, data))


def _mutated(match: Match, action: Any, data: st.DataObject) -> Any:
    """Return an action with one field from another action of its kind, or of random data."""
    others = [p.action for p in match.plies if type(p.action) is type(action)]
    fields = action.__struct_fields__
    if not fields:
        return action
    field = data.draw(st.sampled_from(fields))
    other = data.draw(st.sampled_from(others))
    return parse_action(
        match.engine, type(action)(**_fields(action) | {field: getattr(other, field)})
    )


def _fields(action: Any) -> dict[str, Any]:
    return {field: getattr(action, field) for field in action.__struct_fields__}


def _assert_legal_or_refused(match: Match, state: Any, action: Any) -> None:
    engine, before = match.engine, encode(state)
    for seat in sorted(engine.to_act(state) | engine.may_act(state)):
        _try(match, state, seat, action)
        assert encode(state) == before


def _try(match: Match, state: Any, seat: Seat, action: Any) -> None:
    try:
        match.engine.check(state, seat, action)
    except IllegalAction:
        return
    step = match.engine.apply(state, seat, action, Dice("tried", 0))
    assert encode(step.state)
