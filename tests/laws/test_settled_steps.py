"""What is taken of itself, since there is no other choice, is told before a button does it."""

from __future__ import annotations

from typing import Any

import engines
from cogs.words.names import plain_voice
from engines.choosing import Path, Pick, Ways, follow
from engines.core import Say, Seat
from engines.fields import NOTHING
from tests.laws.cases import Case
from tests.laws.matches import random_match, spread
from tests.laws.panels import position_of, some_offered_cases

NOTHINGS = {"", "none", "false", NOTHING}
"""Values of choices that do nothing: what is not there need not be told."""
STATES = 12
"""How many moments of a match are looked at, both ends among them."""


@some_offered_cases
def test_the_only_choice_of_a_step_is_told(case: Case) -> None:
    """A panel has no menu for it, so whoever ends the way would not know of it."""
    for state in spread(random_match(case, 0).states, STATES):
        position = position_of(case, state)
        for seat in sorted(position.asked):
            scene = position.scene(seat)
            say = plain_voice(scene.seats, "en")
            ways = engines.ways(case.key, scene.view, Seat(seat))
            for way in ways.now():
                path = follow(ways, way, lambda key, ask: None)
                if len(way.keys) > 1 and way.form is None and path.open is None:
                    _must_be_told(ways, path, say)


def _must_be_told(ways: Ways[Any, Any], path: Path, say: Say) -> None:
    if ways.confirm(path.way.verb, path.chosen) is None:
        return
    told = _told(ways, path, say)
    for key in path.way.keys[1:]:
        ask = path.asks[key]
        if not isinstance(ask, Pick) or not len(ask.choices) == ask.least == 1:
            continue
        if ask.choices[0].value not in NOTHINGS:
            label = say(ask.choices[0].label)
            assert label in told, f"{path.way.verb}: {label!r} of {key} is not in {told!r}"


def _told(ways: Ways[Any, Any], path: Path, say: Say) -> str:
    """Return what stands on a panel on which a way is gone, in one piece."""
    foretold = ways.foretold(path)
    lines = () if foretold is None else foretold.lines
    ends = ways.confirm(path.way.verb, path.chosen)
    return "\n".join(say(one) for one in (*ways.hints(path), *lines, *((ends,) if ends else ())))
