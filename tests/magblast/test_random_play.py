"""What holds in every match, looked at in a few random ones, and in thousands by `make soak`."""

from __future__ import annotations

import os
from collections import Counter

import pytest

from engines.magblast import ENGINE
from engines.magblast.editions import HULLS
from engines.magblast.model import ZONE_CAP, ZONES, EditionName, Phase
from engines.magblast.orders import Orders, answer
from engines.magblast.state import State
from tests.magblast.positions import whole_box
from tests.magblast.random_play import config_of, random_match

MATCHES = int(os.environ.get("SOAK_MATCHES", "10000"))
"""Matches of each edition in the soak."""
PARTS = 20

both = pytest.mark.parametrize("edition", EditionName)


@both
@pytest.mark.parametrize("number", range(6))
def test_a_random_match_keeps_the_rules_and_ends(edition: EditionName, number: int) -> None:
    _assert_sound(edition, number)


@pytest.mark.soak
@both
@pytest.mark.parametrize("part", range(PARTS))
def test_thousands_of_random_matches_keep_the_rules_and_end(
    edition: EditionName, part: int
) -> None:
    for number in range(part, MATCHES, PARTS):
        _assert_sound(edition, number)


def _assert_sound(edition: EditionName, number: int) -> None:
    for at, moment in enumerate(random_match(edition, number)):
        _assert_zones(moment.state)
        _assert_orders(moment.state)
        if at % 25 == 0 or moment.seat is None:
            assert whole_box(moment.state)
            assert all(hull > 0 for hull in _hulls(moment.state))
        if moment.seat is None:
            assert ENGINE.outcome(moment.state) is not None, f"match {number} has no end"


def _assert_zones(state: State) -> None:
    """At most three ships share a zone, except in the middle of a maneuver."""
    if state.phase is not Phase.MANEUVER:
        for fleet in state.fleets:
            assert all(len(fleet.in_zone(zone)) <= ZONE_CAP for zone in ZONES)


def _hulls(state: State) -> list[int]:
    """Return what is left of every ship in play: nothing destroyed stays."""
    if state.phase is Phase.OVER:
        return []
    ships = [ship.id for fleet in state.fleets for ship in fleet.ships]
    flagships = [fleet.flagship.value for fleet in state.fleets if fleet.alive]
    return [HULLS[ship] - state.damage_on(ship) for ship in (*ships, *flagships)]


def _assert_orders(state: State) -> None:
    """Standing orders answer whoever is asked, and what they answer is legal."""
    if state.stack:
        for seat in ENGINE.to_act(state):
            given = answer(ENGINE.view(state, seat), seat, Orders())
            assert given is not None
            ENGINE.check(state, seat, given)


@both
def test_the_matches_differ_in_seats_and_options(edition: EditionName) -> None:
    configs = [config_of(edition, number) for number in range(96)]
    for field in ("controlled_carnage", "brutal_assault", "skirmish", "open_at_four"):
        assert Counter(getattr(config, field) for config in configs)[True] == 48
    assert len({config.round_cap for config in configs}) == 3
