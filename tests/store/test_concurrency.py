"""Many tasks at one store, cancelled and closed at any moment."""

from __future__ import annotations

import asyncio
import gc
import logging

import pytest

from store import Changes, EntryTaken, Store, StoreClosed
from tests.store.processes import Start
from tests.store.samples import a_match, a_submit, an_entry, assert_whole


@pytest.fixture
async def match_id(store: Store) -> int:
    return await store.create_match(a_match())


async def test_a_hundred_tasks_commit_at_once(store: Store, match_id: int):
    """To one match, in the order in which they asked, with reads in between."""
    commits = [store.commit(a_submit(match_id, number)) for number in range(1, 101)]
    reads = [store.standing(match_id) for _ in range(100)]
    *_, last = await asyncio.gather(*commits, *reads)
    assert await assert_whole(store, match_id) == 100
    assert last is not None


async def test_a_hundred_tasks_want_the_same_number(store: Store, match_id: int):
    entries = [an_entry(match_id, 1, interaction_id=n) for n in range(1, 101)]
    commits = (store.commit(Changes().append(entry)) for entry in entries)
    results = await asyncio.gather(*commits, return_exceptions=True)
    assert results[0] is None
    assert [type(result) for result in results[1:]] == [EntryTaken] * 99
    assert await store.log.entries(match_id) == (entries[0],)


async def test_a_hundred_tasks_in_a_hundred_matches(store: Store):
    ids = await asyncio.gather(*(store.create_match(a_match(n)) for n in range(100)))
    for number in (1, 2, 3):
        await asyncio.gather(*(store.commit(a_submit(match_id, number)) for match_id in ids))
    assert [await assert_whole(store, match_id) for match_id in ids] == [3] * 100


async def turns(number: int) -> None:
    for _ in range(number):
        await asyncio.sleep(0)


async def test_cancelled_commit_is_whole_or_nothing(store: Store, match_id: int):
    """At every turn of the event loop, many times; and the connection works on at once."""
    written = 0
    for attempt in range(400):
        number = await store.log.last_number(match_id)
        commit = asyncio.ensure_future(store.commit(a_submit(match_id, number + 1)))
        await turns(attempt % 20)
        commit.cancel()
        await asyncio.wait([commit])
        after = await assert_whole(store, match_id)
        assert after - number in (0, 1)
        assert commit.cancelled() or after == number + 1
        written += after - number
        if attempt % 10 == 0:
            await store.commit(a_submit(match_id, after + 1))
    assert 0 < written < 400


async def test_cancellation_is_told_when_it_is_decided(store: Store, match_id: int):
    """Whoever takes the place of a cancelled caller finds what that caller has written."""
    for number in range(1, 51):
        commit = asyncio.ensure_future(store.commit(a_submit(match_id, number)))
        await turns(1)
        commit.cancel()
        with pytest.raises(asyncio.CancelledError):
            await commit
        assert await store.log.last_number(match_id) == number


async def test_commit_cancelled_twice_is_still_whole(store: Store, match_id: int):
    for number in range(1, 51):
        commit = asyncio.ensure_future(store.commit(a_submit(match_id, number)))
        await turns(1)
        commit.cancel()
        await turns(1)
        commit.cancel()
        await asyncio.wait([commit])
        await store.commit(Changes().drop_seat(match_id, 1))
        assert await assert_whole(store, match_id) == number


async def test_cancelled_commit_that_fails_is_silent(
    store: Store, match_id: int, caplog: pytest.LogCaptureFixture
):
    """Nobody is left to tell, and asyncio logs no error that nobody looked at."""
    await store.commit(a_submit(match_id, 1))
    for _ in range(20):
        commit = asyncio.ensure_future(store.commit(a_submit(match_id, 1)))
        await turns(1)
        commit.cancel()
        with pytest.raises(asyncio.CancelledError):
            await commit
    gc.collect()
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_commit_under_a_timeout_is_whole_or_nothing(store: Store, match_id: int):
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0):
            await store.commit(a_submit(match_id, 1))
    await assert_whole(store, match_id)


async def test_close_lets_what_was_asked_finish(database: str):
    store = await Store.open(database)
    match_id = await store.create_match(a_match())
    commits = [asyncio.ensure_future(store.commit(a_submit(match_id, n))) for n in range(1, 51)]
    reads = [asyncio.ensure_future(store.standing(match_id)) for _ in range(50)]
    await turns(1)
    async with asyncio.timeout(120):
        await store.close()
        results = await asyncio.gather(*commits, *reads)
    assert len(results) == 100
    store = await Store.open(database)
    assert await assert_whole(store, match_id) == 50
    await store.close()


async def test_close_refuses_what_is_asked_later(database: str):
    store = await Store.open(database)
    closing = asyncio.ensure_future(store.close())
    await turns(1)
    for late in (store.match(1), store.create_match(a_match()), store.outbox.claim("me", 1, 1, 1)):
        with pytest.raises(StoreClosed):
            await late
    await closing


async def test_close_many_times_at_once_and_cancelled(database: str):
    for attempt in range(20):
        store = await Store.open(database)
        closings = [asyncio.ensure_future(store.close()) for _ in range(3)]
        await turns(attempt % 5)
        closings[0].cancel()
        async with asyncio.timeout(120):
            await asyncio.wait(closings)
            await store.close()


async def test_process_that_closes_at_work_ends(database: str, start: Start):
    store = await Store.open(database)
    match_id = await store.create_match(a_match())
    process = start("close_at_work", database, match_id)
    assert process.end() == ["100"]
    assert await assert_whole(store, match_id) == 100
    await store.close()


async def test_process_that_never_closes_ends_all_the_same(database: str, start: Start):
    store = await Store.open(database)
    match_id = await store.create_match(a_match())
    assert start("never_close", database, match_id).end() == ["committed"]
    assert await assert_whole(store, match_id) == 1
    await store.close()


async def test_process_whose_loop_is_torn_down_at_work_ends(database: str, start: Start):
    """`asyncio.run` cancels everything, the shielded too; what was queued is whole."""
    store = await Store.open(database)
    match_id = await store.create_match(a_match())
    assert start("torn_down_at_work", database, match_id).end() == []
    await assert_whole(store, match_id)
    await store.commit(a_submit(match_id, 1 + await store.log.last_number(match_id)))
    await store.close()
