"""What holds in every match, looked at in a few random ones, and in thousands by `make soak`."""

from __future__ import annotations

import os
from collections import Counter

import pytest
from msgspec.structs import replace

from engines.core import Dice
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.fleet import Fleet
from engines.magblast.model import Config, EditionName, Use
from engines.magblast.orders import Orders, answer
from engines.magblast.prompts import prompt
from engines.magblast.state import State
from tests.games.magblast.invariants import faults
from tests.games.magblast.random_play import config_of, played_on, random_match
from tests.sampled import sampled
from tests.soak.pieces import in_pieces

MATCHES = int(os.environ.get("SOAK_MATCHES", "3000"))
"""Matches of each edition in the soak."""
DUELS = 12

both = pytest.mark.parametrize("edition", EditionName)


@both
@pytest.mark.parametrize("number", sampled(range(6), 3))
def test_a_random_match_keeps_the_rules_and_ends(edition: EditionName, number: int) -> None:
    _assert_sound(edition, number)


@pytest.mark.soak
@both
@in_pieces(MATCHES)
def test_thousands_of_random_matches_keep_the_rules_and_end(
    edition: EditionName, numbers: range
) -> None:
    for number in numbers:
        _assert_sound(edition, number)


def _assert_sound(edition: EditionName, number: int) -> None:
    for moment in random_match(edition, number, relentless=number % 2 == 1):
        assert list(faults(moment.state)) == []
        _assert_orders(moment.state)
        if moment.seat is None:
            assert ENGINE.outcome(moment.state) is not None, f"match {number} has no end"


def _assert_orders(state: State) -> None:
    """Standing orders answer whoever is asked, and what they answer is legal."""
    if state.stack:
        for seat in ENGINE.to_act(state):
            given = answer(ENGINE.view(state, seat), seat, Orders())
            assert given is not None
            ENGINE.check(state, seat, given)


def tireless(number: int) -> State:
    """Return the start of a duel in which Naalu hands on its blasts as often as it likes."""
    state = ENGINE.start(Config(edition=EditionName.SECOND), 2, Dice("naalu", number)).state
    fleets = (Fleet(Flagship.NAALU, uses=99), Fleet(Flagship.HACAN))
    return replace(state, fleets=fleets)


def test_whoever_presses_on_can_always_be_told_what_is_asked() -> None:
    """Also when what was just hit is finished off by something else than a shot."""
    finished = 0
    for number in range(DUELS):
        hit = None
        for moment in played_on(tireless(number), f"naalu-{number}", relentless=True):
            state = moment.state
            assert list(faults(state)) == []
            assert all(prompt(ENGINE.view(state, seat)).key for seat in (None, 0, 1))
            finished += hit is not None and state.owner(hit) is None
            hit = state.chain.target if state.chain and isinstance(moment.action, Use) else None
    assert finished, "nothing was finished off that had just been hit"


@both
def test_the_matches_differ_in_seats_and_options(edition: EditionName) -> None:
    configs = [config_of(edition, number) for number in range(96)]
    for field in ("controlled_carnage", "skirmish", "open_at_four", "boarded_may_fire"):
        assert Counter(getattr(config, field) for config in configs)[True] == 48
    assert len({config.round_cap for config in configs}) == 3
