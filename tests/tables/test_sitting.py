"""A computer that sits in takes the seat as it is, and nothing that its person meant to do."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from store import Entry
from tables.errors import TableRefusal
from tables.match.log import ACTION, AHEAD, CLOCK, RESTS, SIT
from tables.match.moves import Move
from tables.match.rests import Rests
from tables.match.sitting import left_by, out_of_time, sits_out, stands_in
from tables.options import Clock, Expired
from tests.tables.house import Hall
from tests.tables.logs import log


async def test_it_begins_with_no_lapse_and_no_plan_whoever_lets_it_sit_in(house: Hall) -> None:
    match_id = await house.begin(clock=Clock.DAY, expired=Expired.COMPUTER)
    position, now = await house.position(match_id), house.clock.seconds
    row = replace(position.seats[1], missed=1, ahead=b"[]")
    position = replace(position, seats=(position.seats[0], row))
    ways: list[tuple[Move, str | None]] = [
        (out_of_time(position, 1, now), None),
        (stands_in(position, 1, 0, now), None),
        (sits_out(position, 1, "hard", now), "hard"),
    ]
    for made, level in ways:
        assert made.after is not None
        sat = replace(row, sat_in_at=now, missed=0, ahead=None, level=level)
        assert made.after.seats == (position.seats[0], sat)
        assert made.after.number == position.number + 1


async def test_what_was_let_lapse_once_is_let_lapse_no_more_where_others_wait(house: Hall) -> None:
    """Bob's bet is made for him once, and then a computer bets; alone he may let all lapse."""
    match_id = await house.begin(clock=Clock.DAY, expired=Expired.DEFAULT)
    position, now = await house.position(match_id), house.clock.seconds
    bob = position.seats[1]
    made = out_of_time(position, 1, now)
    assert made.kind == CLOCK and made.after is not None
    assert made.after.seats == (position.seats[0], replace(bob, missed=1))
    again = replace(position, seats=made.after.seats)
    assert out_of_time(again, 1, now).kind == SIT
    alone = replace(again, seats=(replace(again.seats[0], user_id=None, level="easy"), bob))
    assert out_of_time(alone, 1, now).kind == CLOCK


async def test_nobody_lets_a_computer_sit_in_for_oneself_nor_where_one_plays(house: Hall) -> None:
    """Not as for somebody who is gone."""
    people = await house.position(await house.begin())
    computers = await house.position(await house.begin(("easy",), channel=8))
    for position, seat in ((people, 0), (computers, 1)):
        with pytest.raises(TableRefusal, match="refusal-absent-played"):
            stands_in(position, seat, 0, house.clock.seconds)


def _sat_in(*later: tuple[str, int, object], clocks: str | None = "0 9.0,1 4.5") -> list[Entry]:
    """Return a log in which a computer sits in at seat 1, at 2, before what came later."""
    lines = log((ACTION, 0, None), (SIT, 1, None), *later)
    return [lines[0], replace(lines[1], clocks=clocks), *lines[2:]]


def test_who_comes_back_to_an_open_question_has_the_time_that_was_left() -> None:
    """As much as was left when a computer sat in; none where it was over, or something was done."""
    assert left_by(_sat_in(), 1) == 2.5
    assert left_by(_sat_in(), 0) is None
    assert left_by(_sat_in((ACTION, 0, None), (AHEAD, 1, None)), 1) == 2.5
    assert left_by(_sat_in((ACTION, 1, None)), 1) is None
    for clocks, left in ((None, None), ("0 9.0", None), ("1 2.0", None), ("1 2.5", 0.5)):
        assert left_by(_sat_in(clocks=clocks), 1) == left


def test_while_clocks_rest_no_time_of_whoever_lets_a_computer_sit_in_is_used_up() -> None:
    resting = log((RESTS, None, Rests(4.0)), (SIT, 1, None))
    assert left_by([resting[0], replace(resting[1], clocks="1 4.5")], 1) == 0.5
