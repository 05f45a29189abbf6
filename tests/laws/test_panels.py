"""Every control of every game's panels can be pressed, and leads on."""

from __future__ import annotations

import random

from tests.laws.cases import Case
from tests.laws.matches import random_match, spread
from tests.laws.panels import Desk, every_offered_case, position_of, walk

STATES = 5
"""How many moments of a match are looked at, both ends among them."""
PANELS = 2
"""How many panels are gone through from each of them."""


@every_offered_case
def test_every_control_leads_on(case: Case) -> None:
    """Whatever anyone is offered is accepted, and what stands there next can be shown."""
    chance = random.Random(case.name)
    for state in spread(random_match(case, 0).states, STATES):
        position = position_of(case, state)
        for seat in range(case.seats):
            if position.may_move(seat):
                walk(Desk(position, seat), PANELS, chance)
