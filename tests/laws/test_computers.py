"""Computer opponents play every game, and know no more than their seat does."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from msgspec.structs import replace

from bots import Effort, choose
from bots.allowance import for_ever
from bots.search import Search
from engines.core import Dice, Seat, Step
from tests.laws.cases import Case
from tests.laws.guarded import Guarded
from tests.laws.matches import law, random_match, seeds, some_cases

SOME = 3
MOST_TRIED = 40
"""Positions with more to do are passed over, for time."""
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


class Watched(Guarded):
    """An engine that remembers who did something between one position weighed and the next."""

    def __init__(self, engine: Any) -> None:
        super().__init__(engine, None)
        self.played: list[Seat] = []
        self.weighed: list[tuple[Any, tuple[Seat, ...]]] = []

    def apply(self, state: Any, seat: Seat, action: Any, dice: Dice) -> Step[Any]:
        self.played.append(seat)
        return super().apply(state, seat, action, dice)

    def estimate(self, state: Any) -> tuple[float, ...]:
        self.weighed.append((state, tuple(self.played)))
        self.played.clear()
        return super().estimate(state)


@some_cases
@law
@given(number=seeds)
def test_nothing_is_weighed_in_the_middle_of_the_own_turn(case: Case, number: int) -> None:
    """Of what is tried alone something comes only once others have answered, or it is too far."""
    match = random_match(case, number)
    for at, state in enumerate(match.some_states(SOME)):
        for seat in match.engine.to_act(state):
            options = len(tuple(match.engine.legal_actions(state, seat)))
            effort = replace(GLANCE, lines=2 * options, replies=1, proof=0)  # all are played out
            engine = Watched(match.engine)
            search = Search(engine, state, seat, Dice("weighed", at), effort)
            if options > MOST_TRIED or not search.decides_alone:
                continue
            search.run(for_ever)
            for world, seats in engine.weighed:
                too_far = len(seats) > effort.depth
                assert {*seats} - {seat} or too_far or not engine.to_act(world)
