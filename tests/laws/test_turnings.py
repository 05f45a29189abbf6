"""Wherever somebody stands on a way, what they see there can be told."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import engines
from engines.choosing import Path as Gone
from engines.choosing import Ways
from engines.core import Refusal
from tests.laws.matches import spread
from tests.laws.played import Played, every_record, read, some_records
from tests.laws.standing import must_be_told, turnings

FEW, SOME, MANY = 5, 12, 200
"""How many moments of a match are looked at: twice in every run, and in the soak."""


@some_records
def test_every_turning_of_a_way_can_be_told(path: Path) -> None:
    played = read(path)
    for state in spread(played.states(), SOME):
        _must_be_told(played, state)


@pytest.mark.soak
@every_record
def test_every_turning_of_a_way_can_be_told_at_any_time(path: Path) -> None:
    played = read(path)
    for state in spread(played.states(), MANY):
        _must_be_told(played, state)


@some_records
def test_a_way_of_which_a_step_is_missing_is_refused_or_gone(path: Path) -> None:
    """A form may come back with any of its fields left out, whoever sends it."""
    played = read(path)
    for state in spread(played.states(), FEW):
        for seat in range(played.seats):
            ways = engines.ways(played.game, played.engine.view(state, seat), seat)
            for way in ways.now():
                for here in turnings(ways, way):
                    _may_lack_any_step(ways, here)


def _may_lack_any_step(ways: Ways[Any, Any], here: Gone) -> None:
    for missing in (set(here.chosen), *({key} for key in here.chosen)):
        left = {key: values for key, values in here.chosen.items() if key not in missing}
        with suppress(Refusal):
            assert ways.orders(here.way.verb, left)


def _must_be_told(played: Played, state: Any) -> None:
    for seat in range(played.seats):
        ways = engines.ways(played.game, played.engine.view(state, seat), seat)
        for way in ways.now():
            for here in turnings(ways, way):
                must_be_told(ways, here)
