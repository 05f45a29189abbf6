"""Of several processes each looks after the matches on its own shards.

Where none serves a shard the clocks there stand still.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

import pytest

from store import Changes, Sign, Store
from store.parts.shards import AWAY
from tables import Clock as TableClock
from tables.attendance import ALIVE, MISSED, PULSE
from tables.match.consequences import TIME_UP
from tables.options import DAY, HOUR
from tables.tables import WATCH, By
from tests.tables.bets import bet
from tests.tables.house import ALICE, BOB, Clock, Hall, hall
from tests.tables.post_office import PostOffice

FIRST, SECOND, LAST = 5, 1 << 22 | 5, 3 << 22 | 5
"""Servers of the shards 0, 1 and 3: of two shards the last is on the second, too."""
LONG = 3 * HOUR
READS = 10
"""More than a sign of life takes."""


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def office(clock: Clock) -> PostOffice:
    return PostOffice(clock)


@asynccontextmanager
async def serving(
    path: Path, clock: Clock, office: PostOffice, reached: Iterable[int], shards: int = 2
) -> AsyncIterator[Hall]:
    """Open tables that go on with the matches of some shards."""
    async with hall(path, clock, office, pulse=PULSE) as opened:
        opened.tables.attendance.reach(reached, shards)
        await opened.tables.resume()
        yield opened


async def due(house: Hall, match_id: int) -> float:
    """Return when the first time ends in a match."""
    rows = await house.store.deadlines.of_match(match_id)
    return min(row.due_at for row in rows if row.kind == TIME_UP)


async def kinds(house: Hall, match_id: int) -> list[str]:
    return [entry.kind for entry in await house.moves(match_id)]


async def passed(house: Hall, seconds: float) -> None:
    """Let time pass at a table, with all the signs of life that belong into it."""
    for _ in range(int(seconds / PULSE)):
        await house.pass_time(PULSE)


async def test_where_nobody_serves_a_shard_its_clocks_alone_stand(
    tmp_path: Path, clock: Clock, office: PostOffice
) -> None:
    path = tmp_path / "t.db"
    async with serving(path, clock, office, (0,)) as one:
        async with serving(path, clock, office, (1,)) as two:
            here = await one.begin(guild=FIRST, clock=TableClock.HOUR)
            there = await two.begin(guild=SECOND, clock=TableClock.HOUR, channel=8)
            before = await due(two, there)
        await passed(one, LONG)
        assert "clock" in await kinds(one, here), "its people could play"
        assert await kinds(one, there) == [], "nobody could"
        assert await due(one, there) == before
        async with serving(path, clock, office, (1,)) as three:
            assert await kinds(three, there) == []
            assert await due(three, there) == before + LONG
            await passed(three, HOUR + PULSE)
            assert "clock" in await kinds(three, there)


async def test_a_shard_that_is_cut_off_loses_no_time_of_another(
    tmp_path: Path, clock: Clock, office: PostOffice
) -> None:
    async with serving(tmp_path / "t.db", clock, office, (0, 1)) as house:
        here = await house.begin(guild=FIRST, clock=TableClock.DAY)
        there = await house.begin(guild=SECOND, clock=TableClock.DAY, channel=8)
        begun = await due(house, here), await due(house, there)
        house.tables.attendance.reach((0,), 2)
        await passed(house, LONG)
        house.tables.attendance.reach((0, 1), 2)
        await house.tables.tick()
        assert await due(house, here) == begun[0]
        assert await due(house, there) == begun[1] + LONG


@pytest.mark.parametrize("known", [(), (Sign(8, 1, -DAY),)], ids=["never", "of long ago"])
async def test_with_another_number_of_shards_all_that_stood_still_is_counted_once(
    tmp_path: Path, clock: Clock, office: PostOffice, known: tuple[Sign, ...]
) -> None:
    path = tmp_path / "t.db"
    async with serving(path, clock, office, (0, 1)) as before:
        there = await before.begin(guild=SECOND, clock=TableClock.DAY)
        began = await due(before, there)
        for sign in known:
            moved = Sign(sign.shards, sign.shard, clock.seconds + sign.at)
            await before.store.commit(Changes().sign(moved, None))
    clock.seconds += LONG
    async with serving(path, clock, office, (0,), shards=8) as one:
        await passed(one, LONG)
        async with serving(path, clock, office, range(1, 8), shards=8) as two:
            assert await due(two, there) == began + 2 * LONG


async def test_while_a_process_from_before_shards_had_signs_lives_its_sign_counts(
    tmp_path: Path, clock: Clock, office: PostOffice
) -> None:
    path = tmp_path / "t.db"
    async with serving(path, clock, office, (0,)) as new:
        await new.store.commit(Changes().sign(Sign(1, 0, clock.seconds), None))
        there = await new.begin(guild=LAST, clock=TableClock.DAY)
        began = await due(new, there)
        await passed(new, LONG)
        await new.store.commit(Changes().setting(ALIVE, repr(clock.seconds)))
        async with serving(path, clock, office, (1,)) as newer:
            assert await due(newer, there) == began


async def test_each_looks_at_the_matches_of_its_own_shards(
    tmp_path: Path, clock: Clock, office: PostOffice, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "t.db"
    async with serving(path, clock, office, (0,)) as one:
        there = await one.begin(guild=SECOND, clock=TableClock.DAY)
        await stopped(one.store, there)
        await passed(one, 2 * WATCH)
        assert await one.store.deadlines.of_match(there) == ()
        async with serving(path, clock, office, (1,)) as two:
            assert await two.store.deadlines.of_match(there) != ()


async def test_what_comes_later_is_gone_on_with_as_at_a_start(
    tmp_path: Path, clock: Clock, office: PostOffice
) -> None:
    async with serving(tmp_path / "t.db", clock, office, (0,)) as house:
        there = await house.begin(guild=SECOND, clock=TableClock.DAY)
        await stopped(house.store, there)
        house.tables.attendance.reach((0, 1), 2)
        await house.tables.tick()
        assert await house.store.deadlines.of_match(there) != ()


async def stopped(store: Store, match_id: int) -> None:
    """Lose the clocks of a match, as a fault might."""
    await store.commit(Changes().drop_deadlines(match_id))


async def test_two_that_serve_the_same_count_a_break_once(
    tmp_path: Path, clock: Clock, office: PostOffice
) -> None:
    path = tmp_path / "t.db"
    async with (
        serving(path, clock, office, (0, 1)) as one,
        serving(path, clock, office, (1,)) as two,
    ):
        there = await one.begin(guild=SECOND, clock=TableClock.DAY)
        began = await due(one, there)
        clock.seconds += LONG
        assert [await house.tables.attendance.look() for house in (one, two)] == [True, True]
        assert await due(one, there) == began + LONG
        clock.seconds += MISSED * PULSE
        assert await one.tables.attendance.look()
        assert await due(one, there) == began + LONG


async def away(two: Hall, clock: Clock) -> None:
    """Let only the process of the first shard go on for long."""
    for _ in range(round(LONG / PULSE)):
        clock.seconds += PULSE
        await two.tables.tick()


@asynccontextmanager
async def two_shards(
    path: Path, clock: Clock, office: PostOffice
) -> AsyncIterator[tuple[Hall, Hall]]:
    """Open the tables of two shards: those of the second, and of the first with direct messages."""
    async with serving(path, clock, office, (1,)) as one, serving(path, clock, office, (0,)) as two:
        yield one, two


async def test_who_moves_by_direct_message_pays_nothing_of_what_nobody_served(
    tmp_path: Path, clock: Clock, office: PostOffice
) -> None:
    async with two_shards(tmp_path / "t.db", clock, office) as (one, two):
        match_id = await one.begin(guild=SECOND, clock=TableClock.DAY_BANK)
        await away(two, clock)
        await bet(two, match_id, ALICE, 5)
        assert (await one.store.seats(match_id))[0].bank == DAY
        await one.tables.tick()
        assert await due(one, match_id) == clock.seconds + DAY


async def test_what_was_done_by_direct_message_is_taken_back_without_loss(
    tmp_path: Path, clock: Clock, office: PostOffice
) -> None:
    async with two_shards(tmp_path / "t.db", clock, office) as (one, two):
        match_id = await one.begin(guild=SECOND, clock=TableClock.DAY)
        await away(two, clock)
        await bet(two, match_id, ALICE, 5)
        await one.tables.tick()
        await one.tables.live.forget(match_id)
        await one.tables.play.undo(match_id, By(ALICE))
        assert await due(one, match_id) == clock.seconds + DAY


async def test_a_rest_that_is_agreed_on_by_direct_message_begins_with_all_time(
    tmp_path: Path, clock: Clock, office: PostOffice
) -> None:
    async with two_shards(tmp_path / "t.db", clock, office) as (one, two):
        match_id = await one.begin(guild=SECOND, clock=TableClock.DAY)
        await away(two, clock)
        for user in (ALICE, BOB):
            await two.tables.resting.agree(match_id, By(user), 1, asking=True)
        await one.tables.tick()
        assert await due(one, match_id) == clock.seconds + DAY + DAY


async def test_a_sign_that_another_was_quicker_with_is_given_again(
    tmp_path: Path, clock: Clock, office: PostOffice
) -> None:
    path = tmp_path / "t.db"
    async with (
        serving(path, clock, office, (0, 1), shards=4) as one,
        serving(path, clock, office, (1, 3), shards=4) as two,
    ):
        matches = [
            await one.begin(guild=FIRST, clock=TableClock.DAY),
            await two.begin(guild=LAST, clock=TableClock.DAY, channel=8),
        ]
        began = [await due(one, match_id) for match_id in matches]
        clock.seconds += PULSE
        with locked(path):  # so that each has read before either writes
            looks = [asyncio.ensure_future(house.tables.attendance.look()) for house in (one, two)]
            for _ in range(READS):
                await asyncio.gather(*(house.store.shards.signs() for house in (one, two)))
        assert await asyncio.gather(*looks) == [True, True]
        clock.seconds += PULSE + 1.0
        for house in (one, two):
            assert await house.tables.attendance.look()
        assert [await due(one, match_id) for match_id in matches] == began


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Let nobody write to a database for a while."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield


def test_who_serves_without_a_slice_counts_as_there_for_as_long_as_clocks_run() -> None:
    """Else shards would be served beside a process that is between two signs of life."""
    assert AWAY >= MISSED * PULSE
