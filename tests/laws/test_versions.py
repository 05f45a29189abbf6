"""A match goes on by the rules that it began with, whichever engine is asked."""

from __future__ import annotations

import random

import pytest

from engines import keys, load
from engines.core import Dice, encode, play, replay
from engines.versions import FIRST, UnknownRules, stamp, version

PLIES = 150
EVERY = [(key, rules) for key in keys() for rules in load(key).meta.played_rules]
every_version = pytest.mark.parametrize(("key", "rules"), EVERY, ids=str)


@every_version
def test_an_engine_says_by_which_rules_it_begins(key: str, rules: int) -> None:
    assert load(key, rules).rules == rules
    assert load(key, rules) is load(key, rules)


@every_version
def test_a_match_is_the_same_whichever_engine_goes_on_with_it(key: str, rules: int) -> None:
    """The version is the state's: nothing but a start asks the engine's own."""
    began, newest = load(key, rules), load(key)
    config, seats, seed = began.meta.config(), began.meta.seats[0], f"versions-{rules}"
    state = began.start(config, seats, Dice(seed, 0)).state
    chance, entries = random.Random(f"{key}:{seed}"), []
    for ply in range(1, PLIES + 1):
        if newest.outcome(state) is not None:
            break
        seat = min(newest.to_act(state))
        action = chance.choice(list(newest.legal_actions(state, seat)))
        state = play(newest, state, seat, action, Dice(seed, ply)).state
        entries.append((seat, action))
    assert encode(replay(began, config, seats, seed, entries)) == encode(state)


@pytest.mark.parametrize("key", keys())
def test_rules_that_are_not_played_are_refused(key: str) -> None:
    meta = load(key).meta
    for rules in (meta.oldest_rules - 1, meta.rules_version + 1):
        with pytest.raises(UnknownRules):
            load(key, rules)


def test_states_of_the_first_version_bear_no_stamp() -> None:
    assert not isinstance(stamp(FIRST), int)
    assert [version(stamp(number)) for number in (FIRST, 2, 7)] == [FIRST, 2, 7]
