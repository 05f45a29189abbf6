"""In every game: each part of a board that can be looked at closely is drawn, for everybody.

Who only watches is offered the same as who waits: what is looked at there hangs on nothing hidden.
"""

from __future__ import annotations

import random

from cogs.words.names import plain_voice
from tests.laws.cases import Case
from tests.laws.matches import random_match, spread
from tests.laws.panels import Desk, cog_of, position_of, some_offered_cases
from tests.laws.pictures import must_be_previewed

POSITIONS = 2
CHOSEN = 1
"""How many parts of a board are drawn of each position."""


@some_offered_cases
def test_what_can_be_looked_at_closely_is_drawn(case: Case) -> None:
    chance, cog = random.Random(case.name), cog_of(case.key)
    for state in spread(random_match(case, 0).states, POSITIONS):
        position = position_of(case, state)
        public = position.scene(None)
        areas = cog.areas(public)
        for seat in range(case.seats):
            waiting = Desk(position, seat).scene
            assert cog.areas(waiting) == areas
        for scene in (public, position.scene(chance.randrange(case.seats))):
            say = plain_voice(scene.seats, "es")
            for area in chance.sample(areas, min(CHOSEN, len(areas))):
                assert say(area.label).strip()
                must_be_previewed(scene, cog.closer(scene, area.value), say)
