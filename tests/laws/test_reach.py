"""Every legal action can be chosen on the panel and typed as a command.

What is legal is taken from recorded matches and from actions built by chance; see `lawful`.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cogs.panels.game import offered
from engines.core import Dice, Seat
from tables.match.position import Position
from tests.laws.cases import Case
from tests.laws.invariants import states
from tests.laws.lawful import lawful
from tests.laws.matches import played_at_random, random_match, spread
from tests.laws.panels import every_offered_case, position_of, some_offered_cases
from tests.laws.played import Played, read, some_records
from tests.laws.reaching import must_be_pressed, must_be_typed

KINDS = int(os.environ.get("LAW_KINDS", "3"))
"""How many actions of a recorded match are looked for, of each type so many at most; more are by
raising it in the environment."""
STATES = int(os.environ.get("LAW_STATES", "1"))
"""In how many moments of a random match actions are built; more by raising it likewise."""
TRIES = 120
"""How many actions are built in each, legal or not."""
OF_A_TYPE = 1
"""How many legal ones of a type are looked for."""
MANY = 40
"""How many moments of each of its matches the soak looks at."""


@some_records
def test_what_was_done_can_be_pressed_and_typed(path: Path) -> None:
    """By the rules of the recorded match."""
    if (played := read(path)).game in offered():
        for position, seat, action in _of_every_type(played, KINDS, random.Random(path.stem)):
            _must_be_reached(position, seat, action)


@some_offered_cases
def test_what_the_rules_allow_can_be_pressed_and_typed(case: Case) -> None:
    chance = random.Random(case.name)
    every = random_match(case, 0).states[:-1]
    for state in chance.sample(every, min(STATES, len(every))):
        _must_all_be_reached(position_of(case, state), chance, OF_A_TYPE)


@pytest.mark.soak
@some_records
def test_all_that_was_done_can_be_pressed_and_typed(path: Path) -> None:
    if (played := read(path)).game in offered():
        for position, seat, action in _recorded(played):
            _must_be_reached(position, seat, action)


@pytest.mark.soak
@every_offered_case
def test_much_that_the_rules_allow_can_be_pressed_and_typed(case: Case) -> None:
    for number in range(2):
        for state in spread(played_at_random(case, number).states[:-1], MANY):
            chance = random.Random(f"{case.name}:{number}")
            _must_all_be_reached(position_of(case, state), chance, 4)


def _must_all_be_reached(position: Position, chance: random.Random, of_a_type: int) -> None:
    for row in position.seats:
        if position.may_move(row.seat):
            for action in lawful(position, row.seat, chance, TRIES, of_a_type):
                _must_be_reached(position, row.seat, action)


def _must_be_reached(position: Position, seat: Seat, action: Any) -> None:
    try:
        must_be_typed(position, seat, action)
        must_be_pressed(position, seat, action)
    except Exception as error:
        error.add_note(f"seat {seat} may {action}")
        raise


def _of_every_type(
    played: Played, most: int, chance: random.Random
) -> Iterable[tuple[Position, Seat, Any]]:
    """Return at most so many moments of a match, each with what was done, of many types."""
    moments = list(_recorded(played))
    chance.shuffle(moments)
    seen: dict[str, int] = {}
    for moment in moments:
        name = type(moment[2]).__name__
        seen[name] = seen.get(name, 0) + 1
    moments.sort(key=lambda moment: seen[type(moment[2]).__name__])
    first = {type(moment[2]).__name__: moment for moment in reversed(moments)}
    return [*first.values(), *moments][:most]


def _recorded(played: Played) -> Iterable[tuple[Position, Seat, Any]]:
    """Yield each moment of a recorded match with what was done then."""
    engine = played.engine
    config = msgspec.convert(played.config, type=engine.meta.config)
    case = Case(played.game, config, played.seats, played.about)
    start = engine.start(config, played.seats, Dice(played.seed, 0)).state
    actions = played.actions()
    every = states(engine, start, played.seed, actions)
    for state, (seat, action) in zip(every, actions, strict=False):
        yield position_of(case, state, played.rules_version), seat, action
