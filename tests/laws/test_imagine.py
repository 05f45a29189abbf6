"""Whoever only has a view can ask the rules what is possible: they answer as for the real state."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from engines.core import Engine, Seat, encode
from tests.laws.actions import well_formed
from tests.laws.cases import Case
from tests.laws.given import few, refusal
from tests.laws.matches import every_case, law, random_match, seeds, some_cases

SOME = 30
"""Moments of a match that are looked at."""
FOREIGN = 8
"""Actions of other moments that are tried at each."""


@every_case
@law
@given(number=seeds)
def test_what_is_imagined_looks_the_same(case: Case, number: int) -> None:
    match = random_match(case, number)
    for state in match.some_states(SOME):
        for viewer in (None, *match.seats):
            view = match.engine.view(state, viewer)
            assert encode(match.engine.view(match.engine.imagine(view), viewer)) == encode(view)


@some_cases
@law
@given(number=seeds, data=st.data())
def test_the_rules_answer_alike(case: Case, number: int, data: st.DataObject) -> None:
    """So it is for all that a seat is offered, for what others did, and for what is made up."""
    match = random_match(case, number)
    others = [ply.action for ply in match.some_plies(FOREIGN)]
    made_up = well_formed(case.engine.meta)
    for state in match.some_states(SOME):
        for seat in _moving(match.engine, state):
            imagined = match.engine.imagine(match.engine.view(state, seat))
            assert seat in _moving(match.engine, imagined)
            offered = list(match.engine.legal_actions(state, seat))
            assert list(match.engine.legal_actions(imagined, seat)) == offered
            for action in (*few(offered), *others, data.draw(made_up)):
                expected = refusal(match.engine, state, seat, action)
                assert refusal(match.engine, imagined, seat, action) == expected


def _moving(engine: Engine[Any, Any, Any, Any], state: Any) -> frozenset[Seat]:
    return engine.to_act(state) | engine.may_act(state)
