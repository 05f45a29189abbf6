"""Computers think as well of either side of a board whose sides are alike.

What a game turns a position by stands in `tests/games/<key>/turned.py`; where there is none, its
sides differ, or its seats sit around a table.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.laws.cases import stated_by
from tests.laws.played import FILES, read, some_records

EACH = 7
"""One of so many positions of a record is looked at."""


def pairs(path: Path) -> Iterator[tuple[Any, Any, Any]]:
    """Yield positions of a record, each with the turned one, and with what turns an action."""
    record = read(path)
    module = stated_by(record.game, "turned")
    if module is not None:
        for state in record.states()[::EACH]:
            other = module.turned(state)
            if other is not None:
                yield state, other, module.turned_action


@some_records
def test_a_position_is_worth_as_much_from_the_other_side(path: Path) -> None:
    engine = read(path).engine
    for state, other, _ in pairs(path):
        assert engine.estimate(other) == pytest.approx(engine.estimate(state)[::-1])


@some_records
def test_the_same_is_offered_to_the_other_side_in_the_same_order(path: Path) -> None:
    """What is left out where much is offered must not be what lies in the north."""
    engine = read(path).engine
    for state, other, turned in pairs(path):
        for seat in engine.to_act(state):
            offered = [turned(state, one) for one in engine.legal_actions(state, seat)]
            assert list(engine.legal_actions(other, 1 - seat)) == offered


def test_sides_are_looked_at() -> None:
    assert {read(path).game for path in FILES if next(pairs(path), None)} == {
        "imperium",
        "shazamm",
    }
