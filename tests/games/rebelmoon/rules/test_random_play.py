"""Random matches keep the rules and come to every ending."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engines.rebelmoon.model import Config, End
from tests.games.rebelmoon.random_play import assert_sound, random_config, random_match


def test_random_matches_are_sound_in_every_position() -> None:
    for number in range(60):
        seed = f"sound-{number}"
        for state in random_match(seed, random_config(random.Random(seed))):
            assert_sound(state)


@pytest.mark.soak
def test_ten_thousand_random_matches() -> None:
    """Every option; each match ends, soundly, and every ending comes up."""
    ends: Counter[End] = Counter()
    for number in range(10_000):
        seed = f"soak-{number}"
        *_, final = random_match(seed, random_config(random.Random(seed)))
        assert_sound(final)
        assert final.end is not None
        ends[final.end] += 1
    assert set(ends) == set(End)


def test_a_match_is_repeated_by_its_seed() -> None:
    one, other = (list(random_match("again", Config()))[-1] for _ in range(2))
    assert one == other
