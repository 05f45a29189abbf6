"""Every control of every game's panels can be pressed, and leads on."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

import engines
from cogs.panels import chooser
from cogs.panels.game import offered
from cogs.panels.panel import Menu
from engines.core import Dice, Seat
from tables.match.position import Position
from tests.laws.cases import Case
from tests.laws.invariants import states
from tests.laws.matches import random_match, spread
from tests.laws.panels import Desk, position_of, some_offered_cases, walk
from tests.laws.played import read, some_records

STATES = 2
"""How many moments of a match are looked at, both ends among them."""
PANELS = 2
"""How many panels are gone through from each of them."""
KINDS = int(os.environ.get("LAW_KINDS", "2"))
"""How many moments of a recorded match are looked at, in each of which something else is legal;
more are looked at by raising it in the environment."""
MOMENTS = 40
"""How many moments of a recorded match are looked at for what stands there first."""
MANY = 3
"""So many legal actions of a type count as many."""


@some_offered_cases
def test_every_control_leads_on(case: Case) -> None:
    """Whatever anyone is offered is accepted, and what stands there next can be shown."""
    chance = random.Random(case.name)
    for state in spread(random_match(case, 0).states, STATES):
        position = position_of(case, state)
        for seat in range(case.seats):
            if position.may_move(seat):
                walk(Desk(position, seat), PANELS, chance)


@some_records
def test_every_control_of_a_recorded_match_leads_on(path: Path) -> None:
    """By the rules it was recorded with, whose matches go on."""
    played = read(path)
    if played.game not in offered():
        return
    engine, chance = played.engine, random.Random(path.stem)
    config = msgspec.convert(played.config, type=engine.meta.config)
    start = engine.start(config, played.seats, Dice(played.seed, 0)).state
    case = Case(played.game, config, played.seats, path.stem)
    every = states(engine, start, played.seed, played.actions())
    for position, seat in spread(_of_every_kind(case, every, played.rules_version), KINDS):
        walk(Desk(position, seat), 1, chance)


def _of_every_kind(
    case: Case, every: Iterable[Any], rules: int
) -> tuple[tuple[Position, Seat], ...]:
    """Return the first moment of each kind, with who is asked then."""
    found: dict[tuple[tuple[str, int], ...], tuple[Position, Seat]] = {}
    for state in every:
        position = position_of(case, state, rules)
        for seat in sorted(position.asked)[:1]:
            found.setdefault(_kind(position, seat), (position, seat))
    return tuple(found.values())


def _kind(position: Position, seat: Seat) -> tuple[tuple[str, int], ...]:
    """Return how many actions of each type are legal: none, one, two or many."""
    legal = position.engine.legal_actions(position.state, seat)
    counted = Counter(type(action).__name__ for action in legal)
    return tuple(sorted((name, min(count, MANY)) for name, count in counted.items()))


@some_records
def test_no_button_stands_alone_for_what_is_chosen_already(path: Path) -> None:
    """It would shine, and nothing would come of pressing it."""
    played = read(path)
    for state in spread(tuple(played.states()), MOMENTS):
        for seat in sorted(played.engine.to_act(state)):
            ways = engines.ways(played.game, played.engine.view(state, seat), seat)
            rows = [row for row in chooser.panel(ways) if not isinstance(row, Menu)]
            alone = [row[0].label.key for row in rows if len(row) == 1]
            assert "button-chosen" not in alone


@some_records
def test_nothing_is_foretold_before_it_was_chosen_of_several(path: Path) -> None:
    """What a button does is told before it is pressed where there is one such action."""
    played = read(path)
    if played.game not in offered():
        return
    config = msgspec.convert(played.config, type=played.engine.meta.config)
    case = Case(played.game, config, played.seats, path.stem)
    for state in spread(tuple(played.states()), MOMENTS):
        position = position_of(case, state, played.rules_version)
        for seat in sorted(position.asked):
            desk = Desk(position, seat)
            if desk.cog.preview(desk.scene, "") is not None:
                ways = desk.cog.ways(desk.scene)
                legal = map(ways.steps, played.engine.legal_actions(state, seat))
                assert [verb for verb, _ in legal].count(chooser.usual(ways).verb) == 1
