"""What was acknowledged survives: a killed process, a locked file, a full disk."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from store import Changes, Snapshot, Store, StoreBusy, StoreFull, StoreUnwritable
from store.addresses import is_server
from tests.in_file import file_access, let_write
from tests.store.processes import Start
from tests.store.samples import a_match, a_post, a_submit, an_entry, assert_whole


async def test_killed_in_the_middle_of_many_commits(database: str, start: Start):
    """Every acknowledged commit is there, and no half one (SIGKILL, four times over)."""
    store = await Store.open(database)
    match_id = await store.create_match(a_match())
    await store.close()
    for commits in (1, 70, 40, 100) if is_server(database) else (1, 700, 400, 1000):
        process = start("submit_forever", database, match_id)
        heard = [process.hear() for _ in range(commits)]
        heard += process.kill()
        store = await Store.open(database)
        number = await assert_whole(store, match_id)
        assert number in (int(heard[-1]), int(heard[-1]) + 1)
        posts = await store.outbox.posts(match_id, "board")
        assert [post.nonce for post in posts] == [f"{match_id}-{n}" for n in range(1, number + 1)]
        await store.close()
    if is_server(database):
        return
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


async def test_locked_database_is_busy_and_then_works(database: str, start: Start):
    store = await Store.open(database, busy_timeout=0.05)
    match_id = await store.create_match(a_match())
    other = start("lock", database)
    assert other.hear() == "locked"
    for _ in range(3):
        with pytest.raises(StoreBusy):
            await store.commit(a_submit(match_id, 1))
        with pytest.raises(StoreBusy):
            await store.create_match(a_match(2))
        with pytest.raises(StoreBusy):
            await store.outbox.claim("me", 1.0, 1.0, 1)
        assert await assert_whole(store, match_id) == 0, "reading goes on"
    other.tell()
    other.end()
    await store.commit(a_submit(match_id, 1))
    assert await assert_whole(store, match_id) == 1
    await store.close()


async def test_locked_database_is_waited_for(database: str, store: Store, start: Start):
    """Within the busy timeout nobody notices."""
    match_id = await store.create_match(a_match())
    other = start("append", database, match_id, 7, 100)
    other.hear()
    other.tell()
    for number in range(1, 101):
        await store.commit(Changes().post(a_post(match_id, nonce=f"{number}")))
    other.hear()
    other.end()
    assert await store.log.last_number(match_id) == 100
    assert len(await store.outbox.posts(match_id, "board")) == 100


async def limit_pages(store: Store, more: int) -> None:
    """Let the database grow by so many pages; SQLite then reports a full disk (SQLITE_FULL)."""

    def limit(connection: sqlite3.Connection) -> None:
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages + more}")

    await file_access(store).writer.run(limit)


async def test_a_full_disk_is_known_until_something_is_written(file_store: Store) -> None:
    """What writes nothing finds room on it, too."""
    store = file_store
    match_id = await store.create_match(a_match())
    assert store.unwritable == ""
    await limit_pages(store, 0)
    large = Changes().snapshot(Snapshot(match_id, 1, bytes(1_000_000)))
    with pytest.raises(StoreFull):
        await store.commit(large)
    assert "full" in store.unwritable
    assert not (await store.outbox.claim("nobody", 0.0, 1.0, 1)).posts
    assert "full" in store.unwritable
    await limit_pages(store, 1000)
    await store.commit(large)
    assert store.unwritable == ""


async def test_that_nothing_may_be_written_is_known_as_that_nothing_has_room(store: Store) -> None:
    """A disk is mounted anew once it has failed, and a server's once it is nearly full."""
    match_id = await store.create_match(a_match())
    await let_write(store, may=False)
    with pytest.raises(StoreUnwritable):
        await store.commit(a_submit(match_id, 1))
    assert "read" in store.unwritable
    assert await store.log.last_number(match_id) == 0
    await let_write(store, may=True)
    await store.commit(a_submit(match_id, 1))
    assert store.unwritable == ""


async def test_full_disk_loses_nothing(file_store: Store):
    store = file_store
    match_id = await store.create_match(a_match())
    await limit_pages(store, 20)
    number = 0
    with pytest.raises(StoreFull):
        while number < 1000:
            await store.commit(a_submit(match_id, number + 1))
            number += 1
    assert 0 < number < 1000
    assert await assert_whole(store, match_id) == number

    large = Snapshot(match_id, number + 1, bytes(1_000_000))
    for _ in range(3):
        with pytest.raises(StoreFull):
            await store.commit(Changes().append(an_entry(match_id, number + 1)).snapshot(large))
        with pytest.raises(StoreFull):
            await store.create_match(a_match(2), (), lambda _: Changes().snapshot(large))
    assert await assert_whole(store, match_id) == number
    assert await store.matches.in_channel(2) is None

    await limit_pages(store, 1000)
    await store.commit(a_submit(match_id, number + 1))
    assert await assert_whole(store, match_id) == number + 1
