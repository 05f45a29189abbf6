"""Whatever is played, a position is sound, and what everyone sees of it can be put into words.

What a game states of its positions stands in `tests/games/<key>/invariants.py`; its own tests show
that faults are found.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
from hypothesis import given

from engines.core import Dice
from tests.laws.cases import Case
from tests.laws.invariants import faults, states
from tests.laws.matches import law, random_match, seeds, some_cases
from tests.laws.panels import Desk, position_of, some_offered_cases
from tests.laws.played import every_record, read

SOME = 10
"""States of a match whose words are looked at for each seat."""
MANY = 400
"""States of a match that are looked at; the soak looks at all."""


@some_cases
@law
@given(number=seeds)
def test_every_position_is_sound(case: Case, number: int) -> None:
    match = random_match(case, number)
    for state in match.some_states(MANY):
        assert faults(case.key, state) == [], state


@every_record
def test_every_position_of_a_recorded_match_is_sound(path: Path) -> None:
    played = read(path)
    if played.rules_version < played.engine.meta.rules_version:
        return  # what was wrong then may stand in it
    config = msgspec.convert(played.config, type=played.engine.meta.config)
    start = played.engine.start(config, played.seats, Dice(played.seed, 0)).state
    for ply, state in enumerate(states(played.engine, start, played.seed, played.actions())):
        assert faults(played.game, state) == [], f"after ply {ply}"


@some_offered_cases
def test_what_every_seat_sees_can_be_said(case: Case) -> None:
    """To whoever may act and to whoever may not, in every language, to the end."""
    for state in random_match(case, 0).some_states(SOME):
        position = position_of(case, state)
        for seat in range(case.seats):
            Desk(position, seat).must_be_sound()
