"""While nobody can play, no clock runs; after it, nobody's time ends unheard."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from store import Store
from tables import Clock as TableClock
from tables import Response
from tables.attendance import APART, LONG, MISSED, PULSE, Attendance
from tables.options import DAY, HOUR
from tables.tables import By
from tests.tables.house import ALICE, BOB, Clock, Hall, hall
from tests.tables.post_office import PostOffice

WEEK = 7 * DAY
WAKES, LATE = 200, PULSE / 10
"""How often the bot wakes, and up to how many seconds late."""
Due = dict[tuple[str, int], float]


@asynccontextmanager
async def here(path: Path, clock: Clock, office: PostOffice) -> AsyncIterator[Hall]:
    """Open tables that keep the sign of life, as the bot's do."""
    async with hall(path, clock, office, pulse=PULSE) as opened:
        await opened.tables.resume()
        yield opened


async def due(house: Hall, match_id: int) -> Due:
    return {
        (row.kind, row.seat): row.due_at for row in await house.store.deadlines.of_match(match_id)
    }


async def ends_at(house: Hall, match_id: int, seat: int) -> float:
    return (await due(house, match_id))["clock", seat]


async def played(house: Hall, match_id: int) -> list[tuple[str, int | None]]:
    return [(entry.kind, entry.seat) for entry in await house.moves(match_id)]


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def office(clock: Clock) -> PostOffice:
    return PostOffice(clock)


@pytest.mark.parametrize("down", [MISSED * PULSE + 1, 1000.0, WEEK])
async def test_the_time_in_which_the_bot_was_down_counts_for_nobody(
    tmp_path: Path, clock: Clock, office: PostOffice, down: float
) -> None:
    async with here(tmp_path / "t.db", clock, office) as first:
        match_id = await first.begin(clock=TableClock.THREE_DAYS)
        before = await due(first, match_id)
    clock.seconds += down
    async with here(tmp_path / "t.db", clock, office) as second:
        await second.tables.tick()
        assert await due(second, match_id) == {key: at + down for key, at in before.items()}
        assert await played(second, match_id) == []


async def test_a_short_break_is_no_absence(
    tmp_path: Path, clock: Clock, office: PostOffice
) -> None:
    async with here(tmp_path / "t.db", clock, office) as house:
        match_id = await house.begin(clock=TableClock.DAY)
        before = await due(house, match_id)
        for seconds in (PULSE, 1.0, MISSED * PULSE - 1.0):
            clock.seconds += seconds
            await house.tables.tick()
        assert await due(house, match_id) == before


async def test_who_wakes_once_a_pulse_is_not_absent(
    tmp_path: Path, clock: Clock, office: PostOffice
) -> None:
    """A bot with nothing else to do wakes a little sooner or later each time, never to the dot."""
    chance = Random(7)
    async with here(tmp_path / "t.db", clock, office) as house:
        match_id = await house.begin(clock=TableClock.THREE_DAYS)
        before, began = await due(house, match_id), clock.seconds
        for wake in range(1, WAKES):
            clock.seconds = began + wake * PULSE + chance.uniform(0.0, LATE)
            await house.tables.tick()
        assert await due(house, match_id) == before


async def test_while_discord_does_not_reach_the_bot_no_clock_runs(
    tmp_path: Path, clock: Clock, office: PostOffice
) -> None:
    async with here(tmp_path / "t.db", clock, office) as house:
        match_id = await house.begin(clock=TableClock.HOUR)
        before = await due(house, match_id)
        house.tables.attendance.reach((), 1)
        for _ in range(5):
            clock.seconds += HOUR
            await house.tables.tick()
        assert await played(house, match_id) == []
        assert await due(house, match_id) == before
        house.tables.attendance.reach((0,), 1)
        await house.tables.tick()
        assert min((await due(house, match_id)).values()) >= clock.seconds
        assert await played(house, match_id) == []


async def test_what_is_due_in_a_short_break_of_the_line_happens(
    tmp_path: Path, clock: Clock, office: PostOffice
) -> None:
    async with here(tmp_path / "t.db", clock, office) as house:
        match_id = await house.begin(clock=TableClock.HOUR)
        for _ in range(int((HOUR - PULSE) // PULSE)):
            clock.seconds += PULSE
            await house.tables.tick()
        clock.seconds += MISSED * PULSE
        house.tables.attendance.reach((), 1)
        await house.tables.tick()
        assert await played(house, match_id) == [("clock", 0), ("clock", 1)]


async def test_after_a_week_everyone_is_reminded_first_and_one_after_the_other(
    tmp_path: Path, clock: Clock, office: PostOffice
) -> None:
    async with here(tmp_path / "t.db", clock, office) as first:
        matches = [await first.begin(clock=TableClock.HOUR, channel=at) for at in range(1, 6)]
        for _ in range(119):  # a minute is left, and everyone has been reminded
            await first.pass_time(PULSE)
    told = len(office.letters)
    clock.seconds += WEEK
    async with here(tmp_path / "t.db", clock, office) as second:
        now = clock.seconds
        await second.pass_time(0)
        ends = sorted(
            [await ends_at(second, match_id, seat) for match_id in matches for seat in (0, 1)]
        )
        assert ends[0] >= now + LONG
        assert [b - a for a, b in pairwise(ends)] == [APART] * (len(ends) - 1)
        assert len(office.letters) - told <= 2
        while clock.seconds < now + LONG / 2:
            await second.pass_time(PULSE)
        reminded = [user for letter in office.letters[told:] for user in letter.pings]
        assert sorted(reminded) == [ALICE] * len(matches) + [BOB] * len(matches)
        assert {len(await played(second, match_id)) for match_id in matches} == {0}
        while clock.seconds < ends[-1]:
            await second.pass_time(PULSE)
        assert {len(await played(second, match_id)) for match_id in matches} == {2}


async def test_who_must_respond_is_not_called_in_public_after_an_absence(
    tmp_path: Path, clock: Clock, office: PostOffice
) -> None:
    """The channel would learn who has not answered yet."""
    async with here(tmp_path / "t.db", clock, office) as house:
        match_id = await house.begin(game="magblast", response=Response.HOUR)
        for user in (ALICE, BOB):
            await house.tables.play.order(match_id, By(user), "others", "ask")
        while not (await house.position(match_id)).responding:
            await house.play_on(match_id, 1)
        clock.seconds += WEEK
        await house.pass_time(0)
        await house.pass_time(PULSE)
        assert not house.told("table-reminder")


async def test_two_processes_credit_an_absence_once(
    tmp_path: Path, clock: Clock, office: PostOffice
) -> None:
    async with here(tmp_path / "t.db", clock, office) as one:
        match_id = await one.begin(clock=TableClock.DAY)
        async with here(tmp_path / "t.db", clock, office) as other:
            before = await due(one, match_id)
            clock.seconds += 1000
            await one.tables.tick()
            await other.tables.tick()
            assert await due(one, match_id) == {key: at + 1000 for key, at in before.items()}


async def test_the_clocks_of_a_paused_match_are_not_credited_twice(
    tmp_path: Path, clock: Clock, office: PostOffice
) -> None:
    async with here(tmp_path / "t.db", clock, office) as house:
        match_id = await house.begin(clock=TableClock.DAY)
        before = await due(house, match_id)
        await house.tables.pauses.pause(match_id, ValueError("as the test wants it"))
        clock.seconds += WEEK
        await house.tables.tick()
        await house.tables.pauses.retry(match_id)
        assert await due(house, match_id) == {key: at + WEEK for key, at in before.items()}


async def test_a_clock_that_was_wrong_for_a_while_harms_nobody(
    tmp_path: Path, clock: Clock, office: PostOffice
) -> None:
    """A week ahead, and back again: clocks run a week longer at the most, and none runs out."""
    async with here(tmp_path / "t.db", clock, office) as house:
        match_id = await house.begin(clock=TableClock.DAY)
        for seconds in (WEEK, -WEEK, PULSE, PULSE):
            clock.seconds += seconds
            await house.tables.tick()
        assert await played(house, match_id) == []
        before = await due(house, match_id)
        clock.seconds += 1000
        await house.tables.tick()
        assert await due(house, match_id) == {key: at + 1000 for key, at in before.items()}


async def test_nothing_ends_while_no_sign_of_life_can_be_written(
    tmp_path: Path, clock: Clock, office: PostOffice
) -> None:
    store = await Store.open(tmp_path / "t.db", busy_timeout=0.05)
    house = Hall(store, clock, office, pulse=PULSE)
    match_id = await house.begin(clock=TableClock.HOUR)
    await house.tables.tick()
    before = await due(house, match_id)
    clock.seconds += DAY
    with closing(sqlite3.connect(tmp_path / "t.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        await house.tables.tick()
        other.execute("ROLLBACK")
    assert await due(house, match_id) == before
    await house.tables.tick()
    assert min((await due(house, match_id)).values()) > clock.seconds
    await house.tables.close()
    await store.close()


@pytest.mark.parametrize(("later", "asked"), [(0, False), (22, False), (23, True), (-1, True)])
async def test_between_two_signs_of_life_nothing_is_asked_of_the_database(
    tmp_path: Path, later: float, asked: bool
) -> None:
    """Not even whether it is there."""
    clock, store = Clock(), await Store.open(tmp_path / "t.db")
    attendance = Attendance(store, clock, 30.0)
    assert await attendance.look()
    await store.close()
    clock.seconds += later
    assert await attendance.look() is not asked


@pytest.mark.parametrize(
    ("down", "hours"), [(MISSED * PULSE + 1, []), (HOUR * 5, [5]), (WEEK, [7 * 24])]
)
async def test_whoever_waits_is_told_when_clocks_have_moved(
    tmp_path: Path, clock: Clock, office: PostOffice, down: float, hours: list[int]
) -> None:
    """Once, without a sound, where a clock runs; of little nobody is told."""
    async with here(tmp_path / "t.db", clock, office) as first:
        await first.begin(clock=TableClock.THREE_DAYS)
        await first.begin(clock=TableClock.NONE, channel=8)
    clock.seconds += down
    async with here(tmp_path / "t.db", clock, office) as second:
        for _ in range(3):
            await second.pass_time(APART)
    boards = [letter for letter in office.on("board") if "moved" in str(letter.events)]
    told = [e.args["hours"] for x in boards for e in x.events if e.key == "table-clocks-moved"]
    assert told == hours
    assert len(office.on("board")) == 2, "edits, which call nobody"
