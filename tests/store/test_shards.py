"""A slice is served by one, and sessions begin as often as Discord allows; by one clock for all."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

import pytest

from store import WHOLE, Changes, Sign, Slice, Store
from store.parts.shards import AWAY
from tests.postgres import Server

FIRST, LAST, ACROSS = Slice(0, 3, 8), Slice(4, 7, 8), Slice(2, 5, 8)
LONG, OVER = 600.0, -0.001
"""A lease that lasts, and one that is over when it is taken: no test waits for a clock."""
APART = 600.0
OPENED = 200
"""So often a database is opened until its server has noticed that a process has ended."""


@pytest.fixture
async def other(store: Store, database: str) -> AsyncIterator[Store]:
    """Return the store of another process."""
    other = await Store.open(database, busy_timeout=10.0)
    yield other
    await other.close()


async def test_a_slice_is_served_by_one_until_its_lease_ends(store: Store, other: Store) -> None:
    assert await store.shards.take(FIRST, "a", LONG)
    assert not await other.shards.take(FIRST, "b", LONG)
    assert await other.shards.take(LAST, "b", LONG)
    assert await store.shards.served() == (FIRST, LAST)
    assert await store.shards.keep(FIRST, "a", OVER)
    assert await other.shards.take(FIRST, "c", LONG)
    assert not await store.shards.keep(FIRST, "a", LONG)
    assert await store.shards.served() == (FIRST, LAST)


async def test_a_slice_is_taken_whole_or_not_at_all(store: Store, other: Store) -> None:
    assert await store.shards.take(FIRST, "a", OVER)
    assert await store.shards.take(LAST, "b", LONG)
    assert not await other.shards.take(ACROSS, "c", LONG)
    await store.shards.leave("b")
    assert await other.shards.take(ACROSS, "c", LONG)
    assert not await store.shards.keep(FIRST, "a", LONG), "its part was taken"
    assert not await store.shards.take(LAST, "b", LONG)


async def test_all_serve_slices_of_one_number_of_shards(store: Store, other: Store) -> None:
    assert await store.shards.take(FIRST, "a", LONG)
    assert not await other.shards.take(Slice(8, 15, 16), "b", LONG)
    await store.shards.leave("a")
    assert await other.shards.take(Slice(8, 15, 16), "b", LONG)


async def test_nobody_serves_shards_beside_who_has_none(store: Store, other: Store) -> None:
    """Of a file nobody without shards takes a slice: it gives signs of life alone.

    On a server it does, and who ends in order is followed at once.
    """

    async def signs(ago: float, was: float | None) -> float:
        at = store.clock(time.time)() - ago
        await store.commit(Changes().sign(Sign(WHOLE.shards, 0, at), was))
        return at

    last = await signs(10.0, None)
    if store.shared:
        assert not await other.shards.served_alone()
        assert await other.shards.take(FIRST, "a", LONG)
        return
    assert await other.shards.served_alone()
    assert not await other.shards.take(FIRST, "a", LONG)
    assert await other.shards.take(WHOLE, "a", OVER), "it has no shards either"
    last = await signs(AWAY + 10.0, last)
    assert not await other.shards.served_alone()
    await signs(-LONG, last)
    assert await other.shards.take(FIRST, "a", LONG), "a clock that was wrong keeps nobody out"


async def test_of_many_who_stand_by_one_takes_a_slice(store: Store, other: Store) -> None:
    taking = (s.shards.take(FIRST, f"{n}", LONG) for n in range(8) for s in (store, other))
    taken = await asyncio.gather(*taking)
    assert sum(taken) == 2, "the same holder, by both its connections"
    assert await store.shards.served() == (FIRST,)


async def test_what_a_dead_process_served_is_free_where_no_other_lives(server: Server) -> None:
    """On a server: whoever is alone there waits for no lease after a death."""
    with server.database(server.template()) as address:
        dead = await Store.open(address)
        assert await dead.shards.take(FIRST, dead.identity, LONG)
        living = await Store.open(address)
        assert not await living.shards.take(FIRST, "living", LONG), "it may be served still"
        await living.close()
        await dead.close()
        taken = False
        for _ in range(OPENED):
            alone = await Store.open(address)
            taken = taken or await alone.shards.take(FIRST, "alone", LONG)
            await alone.close()
            if taken:
                break
        assert taken


async def test_sessions_of_a_bucket_begin_one_after_the_other(store: Store, other: Store) -> None:
    await store.shards.told(1000, LONG)
    assert await store.shards.begin(0, APART) == 0.0
    wait = await other.shards.begin(0, APART)
    assert wait is not None and APART - 60 < wait <= APART
    assert await other.shards.begin(1, APART) == 0.0
    assert await store.shards.begin(2, OVER) == 0.0
    assert await other.shards.begin(2, OVER) == 0.0


async def test_what_discord_says_is_left_counts_where_it_is_less(
    store: Store, other: Store
) -> None:
    """Something else begins sessions with the same token."""
    await store.shards.told(1000, 2 * LONG)
    await other.shards.told(1, 2 * LONG)
    assert await store.shards.begin(0, APART) == 0.0
    wait = await other.shards.begin(1, APART)
    assert wait is not None and LONG < wait <= 2 * LONG


async def test_no_more_sessions_begin_than_there_may_be_in_a_day(
    store: Store, other: Store
) -> None:
    assert await store.shards.begin(0, APART) is None, "Discord has told nothing yet"
    await store.shards.told(2, 2 * LONG)
    assert await store.shards.begin(0, APART) == 0.0
    await other.shards.told(2, 2 * LONG)  # asked before the first had begun
    assert await other.shards.begin(1, APART) == 0.0
    wait = await store.shards.begin(2, APART)
    assert wait is not None and LONG < wait <= 2 * LONG
    await other.shards.told(0, OVER)
    assert await store.shards.begin(2, APART) is None, "the day is over"
    await other.shards.told(1000, 20 * LONG)
    assert await store.shards.begin(2, APART) == 0.0
