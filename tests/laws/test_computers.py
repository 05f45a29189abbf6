"""Computer opponents play every game, and know no more than their seat does."""

from __future__ import annotations

from hypothesis import given

from bots import Effort, choose
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
