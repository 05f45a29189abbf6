"""One SQLite connection in a thread of its own, and its errors in our words."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar, cast

import aiosqlite

from store.ending import Ending, until_decided
from store.errors import (
    ChannelTaken,
    EntryTaken,
    MatchChanged,
    StoreBusy,
    StoreError,
    StoreFailed,
    StoreFull,
    StoreUnwritable,
)
from store.sql import sqlite

Result = TypeVar("Result")

STATEMENTS_KEPT = 384
"""More than the store has: each is prepared once per connection."""

_CONSTRAINTS: dict[str, type[StoreError]] = {
    "UNIQUE constraint failed: entry.match_id, entry.number": EntryTaken,
    "UNIQUE constraint failed: match.channel_id": ChannelTaken,
    "FOREIGN KEY constraint failed": MatchChanged,
}
_CODES: dict[int, type[StoreError]] = {
    sqlite3.SQLITE_BUSY: StoreBusy,
    sqlite3.SQLITE_LOCKED: StoreBusy,
    sqlite3.SQLITE_FULL: StoreFull,
    sqlite3.SQLITE_IOERR: StoreUnwritable,
    sqlite3.SQLITE_READONLY: StoreUnwritable,
}


class Connection(aiosqlite.Connection):
    """An aiosqlite connection that runs a whole piece of work in one visit to its thread.

    aiosqlite visits the thread once per statement. One visit per transaction costs less,
    needs no lock, since the thread takes one piece of work after the other, and cannot be
    cancelled half-way. For this, and only here, its `_tx`, `_running`, `_conn` and `_thread` are
    used.
    """

    def __init__(self, path: Path, timeout: float) -> None:
        def connect() -> sqlite3.Connection:
            return sqlite3.connect(
                path, timeout=timeout, isolation_level=None, cached_statements=STATEMENTS_KEPT
            )

        super().__init__(connect, iter_chunk_size=1)
        self._thread.daemon = True  # or a process that dies without closing never ends

    async def connect(self) -> None:
        """Open the file. Raises `sqlite3.Error`."""
        try:
            await self
        except sqlite3.Error:
            self._thread.join()  # aiosqlite has sent it off, and the loop may be closed next
            raise

    async def run(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Return what `work` returns, or raises, when called in the thread.

        Raises `ValueError` if the connection is closed.
        """
        return await self._sent(work, asyncio.get_running_loop().create_future())

    async def decide(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Do as `run` does; whoever is cancelled meanwhile hears of it once `work` has ended.

        Whoever takes the caller's place must not find the database in between.
        """
        ending = Ending[Result](loop=asyncio.get_running_loop())
        return await until_decided(self._sent(work, ending))

    def _sent(
        self, work: Callable[[sqlite3.Connection], Result], future: asyncio.Future[Result]
    ) -> asyncio.Future[Result]:
        """Send `work` to the thread, and return the future of what it returns or raises."""
        if not self._running:
            raise ValueError("the connection is closed")
        queue = cast("SimpleQueue[Any]", self._tx)  # pyright: ignore[reportUnknownMemberType]
        queue.put_nowait((future, partial(work, self._conn)))
        return future


def transaction(
    work: Callable[[sqlite3.Connection], Result],
) -> Callable[[sqlite3.Connection], Result]:
    """Return `work` as one transaction that waits for the write lock and is whole or nothing."""

    def whole(connection: sqlite3.Connection) -> Result:
        connection.execute(sqlite.BEGIN)
        try:
            result = work(connection)
            connection.execute(sqlite.COMMIT)
        except BaseException:
            if connection.in_transaction:  # some errors have rolled back already
                connection.execute(sqlite.ROLLBACK)
            raise
        return result

    return whole


def overwriting(
    work: Callable[[sqlite3.Connection], Result],
) -> Callable[[sqlite3.Connection], Result]:
    """Return `work` as work that overwrites in the file what it removes.

    Nothing else comes between, so what others write meanwhile is as it ever was.
    """

    def thorough(connection: sqlite3.Connection) -> Result:
        connection.execute(sqlite.THOROUGH).close()
        try:
            return work(connection)
        finally:
            connection.execute(sqlite.FRUGAL).close()

    return thorough


def primary_code(error: sqlite3.Error) -> int:
    """Return SQLite's result code without its extension; 0 where Python itself refused.

    Shared memory that finds no room on the disk counts as a full disk.
    """
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK)
    return sqlite3.SQLITE_FULL if code == sqlite3.SQLITE_IOERR_SHMSIZE else code & 0xFF


def translated(error: sqlite3.Error) -> StoreError:
    """Return what an error of SQLite means to a caller of the store."""
    kind = _CONSTRAINTS.get(str(error)) or _CODES.get(primary_code(error), StoreFailed)
    return kind(str(error))
