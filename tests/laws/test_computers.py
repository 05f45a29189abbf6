"""Computer opponents play every game, and know no more than their seat does."""

from __future__ import annotations

from hypothesis import given

from bots import Effort, choose
from bots.search import Search
from engines.core import Dice
from tests.laws.cases import Case
from tests.laws.guarded import Guarded
from tests.laws.matches import law, random_match, seeds, some_cases

SOME = 3
GLANCE = Effort(lines=8, width=3, depth=4, replies=2, proof=30)


@some_cases
@law
@given(number=seeds)
def test_a_computer_chooses_what_is_legal_and_never_looks_at_the_true_state(
    case: Case, number: int
) -> None:
    """All it ever does with it is to draw another one that its seat cannot tell from it."""
    match = random_match(case, number)
    for at, state in enumerate(match.some_states(SOME)):
        for seat in match.engine.to_act(state):
            secret = match.engine.meta.state(
                **{field: getattr(state, field) for field in state.__struct_fields__}
            )
            guarded = Guarded(match.engine, secret)
            action = choose(guarded, secret, seat, Dice("computer", at), GLANCE)
            match.engine.check(state, seat, action)
            assert guarded.resampled == 1


@some_cases
@law
@given(number=seeds)
def test_who_is_not_asked_makes_no_choice_simultaneous(case: Case, number: int) -> None:
    """What may be done besides, at any time, is no answer to what one seat alone is asked.

    Strategies that are mixed against answers that never come are noise: all is compared there.
    """
    match = random_match(case, number)
    engine = match.engine
    for at, state in enumerate(match.some_states(SOME)):
        asked, changing = engine.to_act(state), engine.changing(state)
        assert changing <= engine.may_act(state)
        for seat in asked:
            search = Search(engine, state, seat, Dice("asked", at), GLANCE)
            assert search.decides_alone == (asked | changing == {seat})
