"""Random matches keep the rules and come to every ending."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engines.core import play
from engines.rebelmoon import ENGINE
from engines.rebelmoon.model import REBEL, Activate, Config, End, Pass, Phase, State
from tests.games.rebelmoon.positions import Scripted
from tests.games.rebelmoon.random_play import (
    assert_sound,
    every_activation,
    random_config,
    random_match,
)


def test_random_matches_are_sound_in_every_position() -> None:
    for number in range(60):
        seed = f"sound-{number}"
        for state in random_match(seed, random_config(random.Random(seed))):
            assert_sound(state)


def test_just_what_may_do_something_is_proposed() -> None:
    """With the luckiest dice it hurts the bomb or clears an asteroid; whatever does is proposed."""
    proposed = Counter[bool]()
    for number in range(40):
        seed = f"worth-{number}"
        for state in random_match(seed, random_config(random.Random(seed))):
            if state.phase is Phase.DEFENCE:
                offered = set(ENGINE.legal_actions(state, REBEL)) - {Pass()}
                assert offered == {one for one in every_activation(state) if _works(state, one)}
                proposed.update(one in offered for one in every_activation(state))
    assert min(proposed[True], proposed[False]) > 100


def _works(state: State, action: Activate) -> bool:
    """Tell whether something but weapons is different afterwards."""
    after = play(ENGINE, state, REBEL, action, Scripted(6, 6, 6)).state
    hurt = after.end is End.BOMB_DESTROYED or after.bomb != state.bomb
    return hurt or after.asteroids != state.asteroids


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
