"""Wherever somebody stands on a way, what they see there can be told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import engines
from tests.laws.matches import spread
from tests.laws.played import Played, every_record, other_half_of_the_records, read
from tests.laws.standing import must_be_told, turnings

SOME, MANY = 20, 200
"""How many moments of a match are looked at, in every run and in the soak."""


@other_half_of_the_records
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


def _must_be_told(played: Played, state: Any) -> None:
    for seat in range(played.seats):
        ways = engines.ways(played.game, played.engine.view(state, seat), seat)
        for way in ways.now():
            for here in turnings(ways, way):
                must_be_told(ways, here)
