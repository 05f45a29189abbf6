"""Time: reminders, defaults, lobbies that nobody starts."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from unittest.mock import patch

import pytest

from cogs.words.strings import LOCALES, speaker
from engines.core import text
from engines.shazamm.model import Cast
from store import Changes, Deadline, Status
from tables import Clock as TableClock
from tables import clocks
from tables.clocks import RETRY
from tables.deadlines import drop
from tables.lobby import PATIENCE, Guest, Place
from tables.match.consequences import REMINDER, TIME_UP, clocks_moved, next_reminder
from tables.options import DAY, HOUR
from tables.reminders import NUDGED
from tables.tables import By
from tables.votes.ballots import BALLOT
from tests.tables.faults import fails
from tests.tables.house import ALICE, BOB, Clock, Hall, hall
from tests.tables.post_office import PostOffice


async def test_who_lets_the_clock_run_out_plays_the_default(house: Hall) -> None:
    match_id = await house.begin(clock=TableClock.DAY)
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    house.clock.seconds += DAY + 1
    await house.tables.tick()
    await house.settle()
    entries = await house.moves(match_id)
    assert [(e.kind, e.seat) for e in entries] == [("action", 0), ("clock", 1)]
    said = [event.key for letter in house.office.on("board") for event in letter.events]
    assert "table-time-out" in said


async def test_each_seat_is_reminded_once_and_pinged(house: Hall) -> None:
    await house.begin(clock=TableClock.DAY)
    house.clock.seconds += DAY * 0.8
    await house.tables.tick()
    await house.tables.tick()
    await house.settle()
    pings = [user for letter in house.office.on("board")[1:] for user in letter.pings]
    assert sorted(pings) == [ALICE, BOB]


async def test_a_move_stops_the_clock_and_the_next_question_winds_it(house: Hall) -> None:
    match_id = await house.begin(clock=TableClock.DAY)
    house.clock.seconds += DAY / 2
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    assert {d.seat for d in await house.store.deadlines.of_match(match_id)} == {1}
    await house.tables.play.submit(match_id, By(BOB), Cast(5))
    deadlines = await house.store.deadlines.of_match(match_id)
    due = {d.due_at for d in deadlines if d.kind == "clock"}
    assert due == {house.clock.seconds + DAY}


async def test_deadlines_that_passed_while_the_bot_was_down_are_handled(tmp_path: Path) -> None:
    clock = Clock()
    office = PostOffice(clock)
    async with hall(tmp_path / "t.db", clock, office) as first:
        match_id = await first.begin(clock=TableClock.HOUR)
    clock.seconds += DAY
    async with hall(tmp_path / "t.db", clock, office) as second:
        await second.tables.tick()
        await second.settle()
        kinds = [e.kind for e in await second.moves(match_id)]
        assert kinds == ["clock", "clock"]


async def test_a_match_without_a_clock_waits_for_ever(house: Hall) -> None:
    match_id = await house.begin(clock=TableClock.NONE)
    assert await house.store.deadlines.of_match(match_id) == ()


async def test_a_lobby_that_nobody_starts_is_called_off_after_a_week(house: Hall) -> None:
    match_id = await house.tables.lobby.open("shazamm", Guest(ALICE, "Alice", 1), Place(5, 7, "en"))
    house.clock.seconds += PATIENCE + 1
    await house.tables.tick()
    await house.settle()
    match = await house.store.match(match_id)
    assert match is not None
    assert match.status is Status.CANCELLED
    assert await house.store.deadlines.next_at() is None


async def test_all_that_is_due_is_handled_however_much_is_read_together(house: Hall) -> None:
    for channel in (7, 8):
        guest, place = Guest(ALICE, "Alice", 1), Place(5, channel, "en")
        await house.tables.lobby.open("shazamm", guest, place)
    house.clock.seconds += PATIENCE + 1
    with patch.object(clocks, "AT_ONCE", 1):
        await house.tables.tick()
    assert await house.store.deadlines.next_at() is None


async def test_a_resigned_seat_has_no_clock(house: Hall) -> None:
    match_id = await house.begin(clock=TableClock.DAY)
    await house.tables.play.resign(match_id, By(ALICE))
    assert await house.store.deadlines.of_match(match_id) == ()


async def test_whose_time_is_over_is_not_reminded_of_it(house: Hall) -> None:
    match_id = await house.begin(clock=TableClock.DAY)
    await house.pass_time(DAY)
    assert (house.told("table-reminder"), house.told("table-time-out")) == (0, 2)
    assert [e.kind for e in await house.moves(match_id)] == ["clock", "clock"]


async def test_who_is_reminded_does_not_hang_on_the_time_of_others(house: Hall) -> None:
    match_id = await house.begin(clock=TableClock.DAY)
    now = house.clock.seconds
    changes = Changes().drop_deadlines(match_id)
    for kind, seat, at in ((REMINDER, 0, now - 2), (TIME_UP, 1, now - 1), (TIME_UP, 0, now + 1)):
        changes.deadline(Deadline(match_id, kind, seat, at, b""))
    await house.store.commit(changes)
    await house.pass_time(0)
    assert (house.told("table-reminder"), house.told("table-time-out")) == (1, 1)
    assert house.office.on("board")[-1].pings == {ALICE}
    assert [e.seat for e in await house.moves(match_id)] == [1]


async def test_half_of_the_time_is_told_in_private_and_what_comes_later_to_all(
    house: Hall,
) -> None:
    match_id = await house.begin(clock=TableClock.DAY)
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    await house.settle()
    boards, hands = len(house.office.on("board")), len(house.office.on("hand-1"))
    for part, told in ((0.5, (0, 1)), (0.8, (1, 1)), (0.95, (2, 1))):
        before = (await house.store.deadlines.of_match(match_id))[-1].due_at - 1 - house.clock()
        await house.pass_time(before)
        await house.pass_time(2)
        assert house.clock() - 1_000_000 == pytest.approx(part * DAY, abs=5)
        now = len(house.office.on("board")) - boards, len(house.office.on("hand-1")) - hands
        assert now == told
        for letter in house.office.on("board")[boards:]:
            assert letter.pings == {BOB}
    assert "table-half" in [e.key for e in house.office.on("hand-1")[-1].events]
    assert [row.kind for row in await house.store.deadlines.of_match(match_id)] == [TIME_UP]


@pytest.mark.parametrize(
    ("clock", "parts"), [(TableClock.HOUR, [0.5, 0.8]), (TableClock.WEEK, [0.5, 0.8, 0.95])]
)
def test_reminders_lie_apart(clock: TableClock, parts: list[float]) -> None:
    seconds, found, now = clock.seconds or 0.0, list[float](), 0.0
    while (at := next_reminder(seconds, seconds, now)) is not None:
        found.append(at / seconds)
        now = at
    assert found == pytest.approx(parts)
    assert next_reminder(20 * 60, 20 * 60, 0.0) == 10 * 60
    assert next_reminder(15 * 60, 15 * 60, 0.0) == 0.8 * 15 * 60, "half comes too soon"
    assert next_reminder(5 * 60, 5 * 60, 0.0) is None


@pytest.mark.parametrize("locale", LOCALES)
def test_a_reminder_comes_before_a_time_is_over_that_is_as_long_as_is_told(locale: str) -> None:
    """Of a bank little may be left: what takes that little is told to nobody again."""
    told = speaker(locale)(text("option-clock-about"))
    least = int(re.findall(r"\d+", told)[-1])
    times = {clock.seconds for clock in TableClock if clock.seconds}
    for seconds in (*times, *(60.0 * minutes for minutes in range(least, 180))):
        assert next_reminder(seconds, seconds, 0.0) is not None, seconds
    assert next_reminder(60.0 * (least - 1), 60.0 * (least - 1), 0.0) is None


def test_an_hour_for_which_clocks_stood_still_is_told_and_less_is_not() -> None:
    assert clocks_moved(HOUR - 1) == ()
    (told,) = clocks_moved(HOUR)
    assert told.args["hours"] == 1


async def test_two_processes_remind_once(tmp_path: Path) -> None:
    clock = Clock()
    office = PostOffice(clock)
    async with hall(tmp_path / "t.db", clock, office) as one:
        await one.begin(clock=TableClock.DAY)
        async with hall(tmp_path / "t.db", clock, office) as other:
            clock.seconds += 0.8 * DAY
            rows = await one.store.deadlines.due(clock(), 9)
            for row in rows:
                await one.tables.reminders.remind(row)
                await other.tables.reminders.remind(row)
            for house in (other, one):
                await house.tables.tick()
                await house.settle()
            assert one.told("table-reminder") == 2


async def test_a_deadline_of_another_version_is_dropped(house: Hall) -> None:
    match_id = await house.begin(clock=TableClock.NONE)
    await house.store.commit(
        Changes().deadline(Deadline(match_id, "unheard of", 0, house.clock.seconds, b""))
    )
    await house.pass_time(0)
    assert await house.store.deadlines.of_match(match_id) == ()
    assert await house.moves(match_id) == ()


async def test_time_that_ran_out_for_who_is_not_asked_is_nobodys(house: Hall) -> None:
    match_id = await house.begin(clock=TableClock.NONE)
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    now = house.clock.seconds
    await house.store.commit(Changes().deadline(Deadline(match_id, TIME_UP, 0, now, b"")))
    await house.pass_time(0)
    assert [e.kind for e in await house.moves(match_id)] == ["action"]
    assert await house.store.deadlines.of_match(match_id) == ()


async def test_a_deadline_that_fails_is_put_off_alone(house: Hall) -> None:
    first = await house.begin(clock=TableClock.NONE, channel=1)
    second = await house.begin(clock=TableClock.NONE, channel=2)
    now, changes = house.clock(), Changes()
    for match_id, kind in ((first, BALLOT), (second, NUDGED)):
        changes.deadline(Deadline(match_id, kind, -1, now, b""))
    await house.store.commit(changes)
    handles = {BALLOT: fails, NUDGED: partial(drop, house.store)}
    kept = clocks.Clocks(
        house.store, house.tables.live, house.tables.attendance, house.clock, handles
    )
    await house.tables.attendance.look()
    assert await kept.handle_due()
    (row,) = await house.store.deadlines.of_match(first)
    assert (row.kind, row.due_at) == (BALLOT, now + RETRY)
    assert await house.store.deadlines.of_match(second) == ()
    assert await kept.next_at() == row.due_at
    assert not await kept.handle_due()
