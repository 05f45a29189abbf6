"""Thousands of random matches of every game: what seldom happens happens here."""

from __future__ import annotations

import os

import pytest

from engines.core import Dice, decode, encode, replay
from tests.laws.cases import Case, bounds, cases
from tests.laws.invariants import faults
from tests.laws.matches import Match, played_at_random
from tests.soak.pieces import named, pieces

MATCHES = int(os.environ.get("SOAK_MATCHES", "0"))
"""Matches of each game, spread over the ways to set it up; 0: as many as its bounds say."""


def soaked(case: Case) -> int:
    """Return how many matches are soaked of a way to set a game up."""
    ways = sum(other.key == case.key for other in cases())
    return -(-(MATCHES or bounds(case.key).soak) // ways)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("case", "numbers"),
    [
        pytest.param(case, numbers, id=f"{case.name}-{named(numbers)}")
        for case in cases()
        for numbers in pieces(soaked(case))
    ],
)
def test_thousands_of_matches_keep_the_contract(case: Case, numbers: range) -> None:
    for number in numbers:
        match = played_at_random(case, number)
        assert match.outcome is not None, f"match {number} has no end"
        _assert_sound(match)


def _assert_sound(match: Match) -> None:
    engine, final = match.engine, match.states[-1]
    again = replay(engine, match.case.config, match.case.seats, match.seed, match.entries)
    assert encode(again) == encode(final)
    assert encode(decode(encode(final), engine.meta.state)) == encode(final)
    for ply in match.plies:
        assert faults(match.case.key, ply.step.state) == [], f"after ply {ply.number}"
        for seat in engine.to_act(ply.before):
            engine.check(ply.before, seat, engine.default_action(ply.before, seat))
        assert all(0 <= chance <= 1 for chance in engine.estimate(ply.before))
        seat = ply.number % match.case.seats
        other = engine.resample(ply.before, seat, Dice("soak", ply.number))
        assert engine.view(other, seat) == engine.view(ply.before, seat)
