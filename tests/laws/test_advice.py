"""What a computer advises is legal, is what it would do itself, and hangs on nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hypothesis import given

import engines
from bots import Effort, choose
from bots.advice import Ground, advise
from bots.search import for_ever
from engines.core import Dice, Seat, encode
from engines.foresight import advised
from tests.laws.cases import Case
from tests.laws.matches import law, random_match, seeds, some_cases

SOME, MANY = 3, 40
GLANCE = Effort(lines=8, width=3, depth=4, replies=2, proof=30)
ALONE = (Ground.ONLY, Ground.WINS, Ground.SAVES)
"""What speaks for an action that is not compared with another."""


def asked(case: Case, number: int) -> Iterator[tuple[Any, Seat, int]]:
    """Yield positions of a match, in each of them one of the seats that are asked, and a number."""
    for at, state in enumerate(random_match(case, number).some_states(SOME)):
        seats = sorted(case.engine.to_act(state))
        if seats:
            yield state, seats[at % len(seats)], at


@some_cases
@law
@given(number=seeds)
def test_advice_is_legal_what_a_computer_does_and_the_same_in_worlds_that_look_alike(
    case: Case, number: int
) -> None:
    engine = case.engine
    for state, seat, at in asked(case, number):
        here, chosen, there = (Dice("advice", at) for _ in range(3))
        found = advise(engine, state, seat, here, GLANCE, for_ever, for_ever)
        engine.check(state, seat, found.action)
        assert found.action == choose(engine, state, seat, chosen, GLANCE)
        other = engine.resample(state, seat, Dice("drawn anew", at))
        assert found == advise(engine, other, seat, there, GLANCE, for_ever, for_ever)
        assert found.other != found.action
        assert (found.other is None) == (found.ground in ALONE)


@some_cases
@law
@given(number=seeds)
def test_whatever_a_computer_may_advise_has_words_of_its_own(case: Case, number: int) -> None:
    """No two actions that can be done at the same moment are called alike."""
    for state, seat, _ in asked(case, number):
        ways = engines.ways(case.key, case.engine.view(state, seat), seat)
        said = dict[bytes, Any]()
        for action in [*case.engine.legal_actions(state, seat)][:MANY]:
            found = advised(ways, action)
            assert found is not None, f"nothing is told of {action}"
            assert said.setdefault(encode(found.words), action) == action
