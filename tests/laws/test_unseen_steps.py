"""Time does not tell how many steps a computer takes that nobody else sees.

It decides at once what follows on such a step (`thinking/question.py`), which it can only if it
knows where the step leads.
"""

from __future__ import annotations

from typing import Any

from hypothesis import given

from engines.core import Engine
from tests.laws.cases import Case
from tests.laws.matches import Ply, every_case, law, random_match, seeds
from thinking.question import after_unseen

SOME = 20
"""Plies looked at per match."""


def unseen(engine: Engine[Any, Any, Any, Any], ply: Ply) -> bool:
    """Tell whether whoever holds no seat sees nothing of a step."""
    before, after = ply.before, ply.step.state
    waited_for = [engine.to_act(s) | engine.responding(s) for s in (before, after)]
    views = [engine.view(s, None) for s in (before, after)]
    told = any(event.heard_by(None) for event in ply.step.events)
    return not told and waited_for[0] == waited_for[1] and views[0] == views[1]


@every_case
@law
@given(number=seeds)
def test_what_follows_on_an_unseen_step_can_be_decided_with_it(case: Case, number: int) -> None:
    match = random_match(case, number)
    engine = match.engine
    for ply in match.some_plies(SOME):
        if ply.seat in engine.to_act(ply.before):
            follows = after_unseen(engine, ply.before, ply.seat, ply.action)
            asked_again = ply.seat in engine.to_act(ply.step.state)
            assert (follows is not None) == (asked_again and unseen(engine, ply))
            assert follows in (None, ply.step.state)
        if unseen(engine, ply):  # nobody else's answer tells, a slot later, when it was taken
            for seat in engine.to_act(ply.step.state) - {ply.seat}:
                assert seat in engine.to_act(ply.before)
                assert engine.decision(ply.before, seat) == engine.decision(ply.step.state, seat)
        for seat in engine.to_act(ply.before):  # a default leaves nothing to decide
            default = engine.default_action(ply.before, seat)
            assert after_unseen(engine, ply.before, seat, default) is None
