"""What an action is called where nothing stands beside it, as in a hint or in a review."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

import engines
from cogs.words.names import plain_voice
from cogs.words.strings import LOCALES
from engines.choosing import Ask, Chosen, Words, follow
from tests.laws.cases import Case
from tests.laws.matches import Ply, random_match, spread
from tests.laws.panels import position_of, some_offered_cases

ALIKE = 6
"""How many actions of each kind of a match are looked at."""
ASKING = re.compile(
    r"[?…]:|^(Which|What|Whose|Into which|At what|On what)\b|^¿|^(Cuál|Qué|A qué)\b"
)
"""What a menu asks with, or a form is opened by."""


@pytest.mark.parametrize("locale", LOCALES)
@some_offered_cases
def test_an_action_is_called_by_what_it_does_and_no_question(case: Case, locale: str) -> None:
    match = random_match(case, 0)
    for kind in {type(ply.action) for ply in match.plies}:
        for ply in spread(tuple(ply for ply in match.plies if type(ply.action) is kind), ALIKE):
            for words in _called(case, ply, locale):
                assert not ASKING.search(words), words


def _called(case: Case, ply: Ply, locale: str) -> Iterator[str]:
    """Yield what an action is called in full, and in a list, and what else is likely meant then.

    Nothing is yielded of what no panel offers.
    """
    scene = position_of(case, ply.before).scene(ply.seat)
    ways: Any = engines.ways(case.key, scene.view, ply.seat)
    say = plain_voice(scene.seats, locale)
    for meant in (ply.action, *(one.action for one in ways.likely())):
        action = ways.offered(meant)
        verb, steps = ways.steps(action)
        way = next((way for way in ways.now() if way.verb == verb), None)
        if way is not None:
            path = follow(ways, way, partial(_wanted, steps))
            yield from map(say, (ways.in_full(action, path), ways.words(path)))


def _wanted(steps: Chosen, key: str, ask: Ask) -> tuple[str, ...] | None:
    return ("",) if isinstance(ask, Words) else steps.get(key)
