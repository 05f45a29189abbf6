"""Time: reminders, defaults, lobbies that nobody starts."""

from __future__ import annotations

from pathlib import Path

from engines.shazamm.model import Cast
from store import Status
from tables import Clock as TableClock
from tables.lobby import PATIENCE, Guest, Place
from tables.options import DAY
from tables.tables import By
from tests.tables.house import ALICE, BOB, Clock, Hall, hall
from tests.tables.post_office import PostOffice


async def test_who_lets_the_clock_run_out_plays_the_default(house: Hall) -> None:
    match_id = await house.begin(clock=TableClock.DAY)
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    house.clock.seconds += DAY + 1
    await house.tables.tick()
    await house.settle()
    entries = await house.store.entries(match_id)
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
    assert {d.seat for d in await house.store.deadlines(match_id)} == {1}
    await house.tables.play.submit(match_id, By(BOB), Cast(5))
    deadlines = await house.store.deadlines(match_id)
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
        kinds = [e.kind for e in await second.store.entries(match_id)]
        assert kinds == ["clock", "clock"]


async def test_a_match_without_a_clock_waits_for_ever(house: Hall) -> None:
    match_id = await house.begin(clock=TableClock.NONE)
    assert await house.store.deadlines(match_id) == ()


async def test_a_lobby_that_nobody_starts_is_called_off_after_a_week(house: Hall) -> None:
    match_id = await house.tables.lobby.open("shazamm", Guest(ALICE, "Alice", 1), Place(5, 7, "en"))
    house.clock.seconds += PATIENCE + 1
    await house.tables.tick()
    await house.settle()
    match = await house.store.match(match_id)
    assert match is not None
    assert match.status is Status.CANCELLED
    assert await house.store.next_deadline_at() is None


async def test_a_resigned_seat_has_no_clock(house: Hall) -> None:
    match_id = await house.begin(clock=TableClock.DAY)
    await house.tables.play.resign(match_id, By(ALICE))
    assert await house.store.deadlines(match_id) == ()
