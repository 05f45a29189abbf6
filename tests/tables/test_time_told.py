"""What is told of time: nothing while an absence puts it off, and nothing that will not stay so."""

from __future__ import annotations

from engines.shazamm.model import Cast
from tables import Absence
from tables import Clock as TableClock
from tables.away import GRACE, GRACE_BACK
from tables.notice import hand
from tables.options import DAY, HOUR
from tables.tables import By
from tables.wishes import Calls, Quiet
from tests.tables.builders import left
from tests.tables.house import ALICE, BOB, Hall

NIGHT = Quiet(20, 7)


async def test_the_reminders_of_a_holiday_come_before_its_moved_end(house: Hall) -> None:
    match_id = await house.begin(clock=TableClock.DAY, away=Absence.COUNT)
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    await house.tables.absences.take(BOB, 7)
    for _ in range(7 * 24):
        await house.pass_time(HOUR)
    assert not told_of(house, "table-reminder") and not told_of(house, "table-half")
    assert await left(house, match_id, 1) == GRACE_BACK
    await house.pass_time(GRACE_BACK - HOUR - 1)
    assert not told_of(house, "table-reminder")
    await house.pass_time(1)
    assert told_of(house, "table-reminder") == 1
    await house.pass_time(HOUR)
    assert [(e.kind, e.seat) for e in await house.moves(match_id)] == [("action", 0), ("clock", 1)]


async def test_whoever_comes_back_from_a_holiday_in_time_is_reminded_as_ever(house: Hall) -> None:
    match_id = await house.begin(clock=TableClock.DAY, away=Absence.COUNT)
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    await house.tables.absences.take(BOB, 7)
    await house.pass_time(DAY / 2)
    await house.tables.absences.back(BOB)
    assert not told_of(house, "table-half")
    await house.pass_time(DAY * 0.3)
    assert told_of(house, "table-reminder") == 1
    await house.pass_time(DAY * 0.15)
    assert told_of(house, "table-reminder") == 2


async def test_a_holiday_that_ends_in_time_keeps_no_reminder_back(house: Hall) -> None:
    match_id = await house.begin(clock=TableClock.WEEK, away=Absence.COUNT)
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    await house.tables.absences.take(BOB, 5)
    await house.pass_time(7 * DAY / 2)
    assert told_of(house, "table-half") == 1


async def test_an_hour_after_a_night_is_not_running_out_if_it_is_all_that_one_ever_has(
    house: Hall,
) -> None:
    house.clock.seconds = 12 * DAY + 19.5 * HOUR
    await house.tables.people.wish_calls(BOB, lambda _: Calls(zone="UTC", quiet=NIGHT))
    await house.tables.absences.prefer(BOB, night=True, weekend=False)
    match_id = await house.begin(clock=TableClock.HOUR, away=Absence.COUNT)
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    for _ in range(11):
        await house.pass_time(HOUR)
        assert not told_of(house, "table-reminder")
    await house.pass_time(HOUR / 2)
    assert await left(house, match_id, 1) == GRACE
    assert (told_of(house, "table-reminder-anew"), told_of(house, "table-reminder")) == (1, 0)
    await house.pass_time(HOUR * 0.8)
    assert (told_of(house, "table-reminder-anew"), told_of(house, "table-reminder")) == (1, 1)


async def test_what_is_told_of_half_names_no_moment_that_may_move(house: Hall) -> None:
    match_id = await house.begin(clock=TableClock.DAY)
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    await house.pass_time(DAY / 2)
    (said,) = [e for e in house.office.on(hand(1))[-1].events if e.key == "table-half"]
    assert not said.args


def told_of(house: Hall, key: str) -> int:
    """Return how many messages, public and private, tell something."""
    return sum(key in {e.key for e in letter.events} for letter in house.office.letters)
