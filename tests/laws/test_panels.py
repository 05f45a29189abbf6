"""Every control of every game's panels can be pressed, and leads on."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec

from cogs.games import offered
from engines.core import Dice
from tests.laws.cases import Case
from tests.laws.invariants import states
from tests.laws.matches import random_match, spread
from tests.laws.panels import Desk, every_offered_case, position_of, walk
from tests.laws.played import every_record, read

STATES = 5
"""How many moments of a match are looked at, both ends among them."""
PANELS = 2
"""How many panels are gone through from each of them."""
RECORDED_STATES = 6
"""How many moments of a recorded match are looked at; whoever may act then takes turns."""


@every_offered_case
def test_every_control_leads_on(case: Case) -> None:
    """Whatever anyone is offered is accepted, and what stands there next can be shown."""
    chance = random.Random(case.name)
    for state in spread(random_match(case, 0).states, STATES):
        position = position_of(case, state)
        for seat in range(case.seats):
            if position.may_move(seat):
                walk(Desk(position, seat), PANELS, chance)


@every_record
def test_every_control_of_a_recorded_match_leads_on(path: Path) -> None:
    """By the rules it was recorded with, whose matches go on."""
    played = read(path)
    if played.game not in offered():
        return
    engine, chance = played.engine, random.Random(path.stem)
    config = msgspec.convert(played.config, type=engine.meta.config)
    start = engine.start(config, played.seats, Dice(played.seed, 0)).state
    every = tuple(states(engine, start, played.seed, played.actions()))
    case = Case(played.game, config, played.seats, path.stem)
    for number, state in enumerate(spread(every, RECORDED_STATES)):
        position = position_of(case, state, played.rules_version)
        movers = [seat for seat in range(case.seats) if position.may_move(seat)]
        if movers:
            walk(Desk(position, movers[number % len(movers)]), 1, chance)
