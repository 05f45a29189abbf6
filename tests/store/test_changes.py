"""What can be changed of a match, and what SQLite's errors mean."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from store import (
    Changes,
    InteractionRepeated,
    Person,
    Store,
    StoreBusy,
    StoreFailed,
    StoreFull,
    StoreUnwritable,
)
from store.connection import primary_code, translated
from tests.in_file import file_access
from tests.store.samples import a_match, a_post, a_submit

MARK = b"what nobody may find again"


def test_a_match_has_only_columns_that_may_change() -> None:
    unknown: dict[str, Any] = {"id": 2, "game": "chess"}
    with pytest.raises(TypeError, match="no column game, id that may change"):
        Changes().update_match(1, **unknown)
    assert not Changes().update_match(1).statements
    assert len(Changes().update_match(1, locale="es").statements) == 1


@pytest.mark.parametrize(
    ("code", "primary", "error"),
    [
        (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_BUSY, StoreBusy),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, sqlite3.SQLITE_BUSY, StoreBusy),
        (sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_LOCKED, StoreBusy),
        (sqlite3.SQLITE_FULL, sqlite3.SQLITE_FULL, StoreFull),
        (sqlite3.SQLITE_IOERR_SHMSIZE, sqlite3.SQLITE_FULL, StoreFull),
        (sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_IOERR, StoreUnwritable),
        (sqlite3.SQLITE_READONLY_DBMOVED, sqlite3.SQLITE_READONLY, StoreUnwritable),
        (sqlite3.SQLITE_MISMATCH, sqlite3.SQLITE_MISMATCH, StoreFailed),
        (None, sqlite3.SQLITE_OK, StoreFailed),
    ],
)
def test_an_error_is_known_by_its_primary_code(
    code: int | None, primary: int, error: type[Exception]
) -> None:
    raised = sqlite3.OperationalError("something is wrong")
    if code is not None:
        raised.sqlite_errorcode = code
    assert primary_code(raised) == primary
    assert type(translated(raised)) is error


async def test_a_match_that_has_just_begun_has_an_empty_log(store: Store) -> None:
    match_id = await store.create_match(a_match())
    assert await store.log.entries(match_id) == ()
    assert await store.log.last_number(match_id) == 0
    standing = await store.standing(match_id)
    assert standing is not None
    assert (standing.number, standing.snapshot, standing.seats) == (0, None, ())
    assert await store.standing(match_id + 1) is None
    await store.commit(a_submit(match_id, 1))
    assert await store.log.last_number(match_id) == 1
    assert [entry.number for entry in await store.log.entries(match_id)] == [1]


async def test_what_can_wait_is_due_too_unless_something_else_is_asked_for(store: Store) -> None:
    match_id = await store.create_match(a_match())
    await store.commit(Changes().post(a_post(match_id, surface="old-board-1", due_at=5.0)))
    assert await store.outbox.next_at() == await store.outbox.next_at(idle=True) == 5.0
    assert await store.outbox.next_at(idle=False) is None
    assert (await store.outbox.claim("me", 10.0, 90.0, 5)).posts == ()
    assert len((await store.outbox.claim("me", 10.0, 90.0, 5, idle=True)).posts) == 1


async def test_what_is_removed_thoroughly_stands_nowhere_in_the_file(path: Path) -> None:
    """Also where whole pages become free by it, as those of something long do."""
    store = await Store.open(path)
    await store.commit(Changes().person(Person(7, "en", MARK * 2000)))
    await store.commit_thoroughly(Changes().forget(7))
    await store.close()
    assert MARK not in path.read_bytes()


async def test_what_is_removed_at_once_with_something_else_stands_nowhere_either(
    path: Path,
) -> None:
    """The second begins while the first is being written, and the first ends before it is."""
    store = await Store.open(path)
    for who in (7, 8):
        await store.commit(Changes().person(Person(who, "en", MARK * 2000)))
    first = asyncio.create_task(store.commit_thoroughly(Changes().forget(7)))
    await asyncio.sleep(0)
    await file_access(store).writer.run(lambda _: None)
    await store.commit_thoroughly(Changes().forget(8))
    await first
    await store.close()
    assert MARK not in path.read_bytes()


async def test_what_is_removed_otherwise_costs_no_more_writing(path: Path) -> None:
    """Also after something was removed thoroughly, or could not be."""
    store = await Store.open(path)
    match_id = await store.create_match(a_match())
    await store.commit_thoroughly(a_submit(match_id, 1))
    with pytest.raises(InteractionRepeated):
        await store.commit_thoroughly(a_submit(match_id, 1))
    how = await file_access(store).writer.run(
        lambda connection: connection.execute("PRAGMA secure_delete").fetchone()[0]
    )
    assert how == 2
    await store.close()
