"""No game calls anything like what stands on everybody's messages: its presses would go astray."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import engines
from cogs.chat.router import FORM_AGAIN, router_of
from cogs.panels.game import offered
from cogs.panels.panel import ACT
from engines.fields import tag
from tests.bot.club import Club
from tests.laws.cases import cases
from tests.laws.matches import random_match, spread
from tests.sampled import every_other, sampled

MOMENTS = 12
"""At how many positions of a match it is asked what a seat's menus are called."""


def _actions(key: str) -> Iterator[str]:
    kinds: Any = engines.load(key).meta.action
    yield from (tag(kind) for kind in getattr(kinds, "__args__", (kinds,)))


def _ways(key: str, one_in: int) -> Iterator[str]:
    for number, case in enumerate(case for case in cases() if case.key == key):
        if number % one_in == 0:
            for state in spread(random_match(case, 0).states, MOMENTS):
                for seat in range(case.seats):
                    view = case.engine.view(state, seat)
                    for way in engines.ways(key, view, seat).now():
                        yield from filter(None, (way.verb, way.group))


@pytest.mark.parametrize("one_in", sampled([6, 1]))
@pytest.mark.parametrize("key", every_other(offered(), 1))
async def test_a_games_controls_are_its_own(club: Club, key: str, one_in: int) -> None:
    shared = {*router_of(club.bot).verbs, ACT, FORM_AGAIN}
    called = {*_actions(key), *_ways(key, one_in)}
    assert called
    assert called & shared == set()
