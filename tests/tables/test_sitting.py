"""A computer that sits in takes the seat as it is, and nothing that its person meant to do."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from store import Entry, Seat
from tables.errors import TableRefusal
from tables.match.consequences import TIME_UP
from tables.match.dues import Due, Left
from tables.match.log import ACTION, AHEAD, CLOCK, RESTS, SIT
from tables.match.moves import Move
from tables.match.rests import Rests
from tables.match.sitting import left_by, out_of_time, sits_out, stands_in
from tables.options import Clock, Expired
from tables.tables import By
from tests.tables.battles import BYSTANDER, SHOOTER, VICTIM, ambush, battle
from tests.tables.house import BOB, Hall, hall
from tests.tables.house import Clock as Watch
from tests.tables.logs import log
from tests.tables.post_office import PostOffice

SEAT = Seat(1, 1, BOB, "Bob", None, "", None, b"")
THINKS = 100.0
"""Seconds that computers take over an answer: longer than any test waits for one."""


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


async def test_nobody_leaves_a_match_to_computers_and_to_who_is_out(house: Hall) -> None:
    position = await house.position(await battle(house, replace(ambush(), fallen=(BYSTANDER,))))
    sits_out(position, SHOOTER, "easy", house.clock.seconds)
    row = replace(position.seats[VICTIM], sat_in_at=1.0)
    position = replace(position, seats=(position.seats[0], row, position.seats[2]))
    with pytest.raises(TableRefusal, match="refusal-sit-out-alone"):
        sits_out(position, SHOOTER, "easy", house.clock.seconds)


async def test_none_sits_in_for_who_is_gone_where_nobody_else_plays(house: Hall) -> None:
    """Whoever is out, and asks for it, does not play any more."""
    position = await house.position(await battle(house, replace(ambush(), fallen=(BYSTANDER,))))
    assert position.out == {BYSTANDER}
    row = replace(position.seats[SHOOTER], sat_in_at=1.0)
    position = replace(position, seats=(row, *position.seats[1:]))
    with pytest.raises(TableRefusal, match="refusal-absent-alone"):
        stands_in(position, VICTIM, BYSTANDER, house.clock.seconds)


def _sat_in(*later: tuple[str, int, object], clocks: str | None = "0 9.0,1 4.5") -> list[Entry]:
    """Return a log in which a computer sits in at seat 1, at 2, before what came later."""
    lines = log((ACTION, 0, None), (SIT, 1, None), *later)
    return [lines[0], replace(lines[1], clocks=clocks), *lines[2:]]


def _left(entries: list[Entry], seat: int, bank: float | None = None) -> float | None:
    found = left_by(entries, replace(SEAT, seat=seat, bank=bank))
    return None if found is None else found.seconds


def test_who_comes_back_to_an_open_question_has_the_time_that_was_left() -> None:
    """As much as was left when a computer sat in; nothing is known where something was done."""
    assert _left(_sat_in(), 1) == 2.5
    assert _left(_sat_in(), 0) is None
    assert _left(_sat_in((ACTION, 0, None), (AHEAD, 1, None)), 1) == 2.5
    assert _left(_sat_in((ACTION, 1, None)), 1) is None
    for clocks, left in ((None, None), ("0 9.0", None), ("1 2.0", 0.0), ("1 2.5", 0.5)):
        assert _left(_sat_in(clocks=clocks), 1) == left


def test_what_an_absence_has_put_off_is_nobodys_time() -> None:
    assert _left(_sat_in(), 1, bank=4.0) == 2.5
    assert _left(_sat_in(), 1, bank=2.0) == 2.0
    for bank in (None, 2.0):
        found = left_by(_sat_in(clocks="1 9.5 8.0 6.5"), replace(SEAT, seat=1, bank=bank))
        assert found is not None and found == Left(3.0, -0.5, 6.5), "once the person is back"
        assert found.due(10.0) == Due(13.0, 3.5, 6.5)
    found = left_by(_sat_in(clocks="1 9.5 8.0 1.5"), replace(SEAT, seat=1))
    assert found == Left(7.5, -0.5, 1.5), "the absence was over when a computer sat in"


def test_while_clocks_rest_no_time_of_whoever_lets_a_computer_sit_in_is_used_up() -> None:
    resting = log((RESTS, None, Rests(4.0)), (SIT, 1, None))
    assert _left([resting[0], replace(resting[1], clocks="1 4.5")], 1) == 0.5


@pytest.mark.parametrize("clock", [Clock.HOUR, Clock.HOUR_BANK])
async def test_whose_time_is_over_has_none_anew_before_the_computer_has_answered(
    tmp_path: Path, clock: Clock
) -> None:
    watch = Watch()
    async with hall(tmp_path / "lapse.db", watch, PostOffice(watch), THINKS) as house:
        match_id = await house.begin(clock=clock, expired=Expired.COMPUTER)
        await house.move(match_id, 0)
        rows = await house.store.deadlines.of_match(match_id)
        watch.seconds = max(row.due_at for row in rows if row.kind == TIME_UP) + 1
        await house.tables.tick()
        assert (await house.position(match_id)).seats[1].sat_in_at is not None
        with pytest.raises(TableRefusal, match="refusal-lapsed"):
            await house.tables.play.come_back(match_id, By(BOB))
        assert (await house.position(match_id)).ply == 1
