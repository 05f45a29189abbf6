"""The steps of an action lead back to it, and so do those that a line has and no panel asks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import convert

from cogs.panels.game import offered
from engines.choosing import Ask, Chosen, Pick, Ways, Words, follow, may_be
from engines.core import Seat
from engines.fields import NOTHING
from tests.laws.cases import Case
from tests.laws.keyboard import game_commands
from tests.laws.matches import spread
from tests.laws.panels import position_of
from tests.laws.played import Played, every_record, read, some_records
from tests.laws.reaching import reach_of

SOME, MANY = 30, 1_000
"""How many actions of a match are looked at, in every run and in the soak."""


@some_records
def test_steps_lead_back_to_what_was_done(path: Path) -> None:
    _must_lead_back(read(path), SOME)


@pytest.mark.soak
@every_record
def test_steps_lead_back_to_all_that_was_done(path: Path) -> None:
    _must_lead_back(read(path), MANY)


def _must_lead_back(played: Played, most: int) -> None:
    if played.game not in offered():
        return
    done = tuple(zip(played.states(), played.actions(), strict=False))
    for state, (seat, action) in spread(done, most):
        ways = _as_typed(played, state, seat)
        verb, steps = ways.steps(action)
        for key, ask in _asked(ways, verb, steps).items():
            if isinstance(ask, Words):
                steps = {**steps, key: (getattr(action, key) or "",)}
            elif key in steps:
                values = _with_nothing(ask, steps[key])
                assert may_be(ask, values), f"{action}: {key} cannot be {values}, but {ask}"
        came = ways.action(verb, steps)
        same = reach_of(played.game).same(ways.view, came, action)
        assert same, f"{action} becomes {came} by {steps}"


def _as_typed(played: Played, state: Any, seat: Seat) -> Ways[Any, Any]:
    """Return what a seat may do as lines are read by it: with all steps of each way."""
    config = convert(played.config, type=played.engine.meta.config)
    case = Case(played.game, config, played.seats, "played")
    scene = position_of(case, state, played.rules_version).scene(seat)
    return next(iter(game_commands(played.game).ahead(scene, ())))


def _asked(ways: Ways[Any, Any], verb: str, steps: Chosen) -> dict[str, Ask]:
    """Return what is asked at the steps of an action; nothing where it has no way now."""
    way = next((way for way in ways.now() if way.verb == verb), None)
    return {} if way is None else follow(ways, way, lambda key, _: steps.get(key)).asks


def _with_nothing(ask: Ask, values: tuple[str, ...]) -> tuple[str, ...]:
    """Return the values of a step, where nothing has a name of its own in some of them."""
    if isinstance(ask, Pick) and values in ((), (NOTHING,)):
        return (NOTHING,) if NOTHING in ask.values else ()
    return values
