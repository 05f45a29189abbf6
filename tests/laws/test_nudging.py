"""Whoever may call those who are waited for is offered to, and nobody else."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from cogs.panels.nudging import nudge_button
from engines.core import Refusal
from tables.match.position import Position
from tables.reminders import nudged_by
from tests.laws.cases import Case
from tests.laws.matches import random_match, spread
from tests.laws.panels import position_of, some_offered_cases

SOME = 30


def _matches(position: Position) -> Iterator[Position]:
    """Yield a match of people, resting, paused, and with a computer for one of them, who may have
    given up."""
    yield position
    yield position.with_match(rests_until=9.0)
    yield position.with_match(paused_at=1.0)
    for seat, row in enumerate(position.seats):
        for gone in (replace(row, sat_in_at=1.0), replace(row, resigned_at=1.0)):
            rows = (*position.seats[:seat], gone, *position.seats[seat + 1 :])
            yield replace(position, seats=rows)


def _may(position: Position, seat: int) -> bool:
    user_id = position.seats[seat].user_id
    assert user_id is not None
    try:
        return bool(nudged_by(position, user_id))
    except Refusal:
        return False


@some_offered_cases
def test_the_button_stands_where_somebody_can_be_called(case: Case) -> None:
    found = set[bool]()
    for state in spread(random_match(case, 0).states, SOME):
        for position in _matches(position_of(case, state)):
            for seat in range(case.seats):
                offered = bool(nudge_button(position.scene(seat)))
                assert offered == _may(position, seat), (seat, position.asked)
                found.add(offered)
    assert found == {True, False}
