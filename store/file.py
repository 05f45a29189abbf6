"""The two ways into a database in a file: one connection that writes, another that reads."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Self, TypeVar

from store import opening, waiting
from store.access import Access, settled
from store.connection import Connection, overwriting, transaction, translated
from store.errors import StoreGone
from store.place import Place
from store.presence import Presence
from store.session import Work
from store.sql import outbox, sqlite
from store.watch import note

Result = TypeVar("Result")


class FileAccess(Access):
    """An open file. Made by `FileAccess.open`."""

    census = sqlite.CENSUS

    def __init__(self, writer: Connection, reader: Connection, presence: Presence) -> None:
        super().__init__()
        self.writer = writer
        self.reader = reader
        self._presence = presence
        self._place: Place | None = None

    @classmethod
    async def open(cls, path: Path, busy_timeout: float, migrations: Path | None) -> Self:
        """Open the database at `path`, made or brought up to date where necessary.

        `busy_timeout` is how many seconds a statement waits for another process. Raises
        `StoreUnusable`.
        """
        opening.check_place(path)
        opening.check_kind(path)  # before a lock is put beside it
        steps = opening.read_migrations(migrations or opening.MIGRATIONS)
        connections = Connection(path, busy_timeout), Connection(path, busy_timeout)
        access = cls(*connections, Presence(path))
        try:
            await settled(asyncio.ensure_future(access._connect(path, steps)))
        except sqlite3.Error as error:
            await access.close()
            raise opening.unusable(path, error) from error
        except BaseException:
            await access.close()
            raise
        return access

    async def _connect(self, path: Path, steps: tuple[opening.Migration, ...]) -> None:
        await waiting.until(self._entered, str(path))
        await self.writer.connect()
        await self.writer.run(lambda connection: opening.prepare(connection, path, steps))
        if self._presence.first:  # what processes had claimed that are dead is free at once
            await self.writer.run(transaction(_free_posts))
        self._presence.let_in()
        await self.reader.connect()
        await self.reader.run(opening.configure_reader)
        self._place = Place(path)

    async def _entered(self) -> bool:
        return self._presence.enter()

    async def _close(self) -> None:
        try:
            await self.reader.close()
        finally:
            try:
                if self._lost.done():
                    await self._let_go()
                await self.writer.close()
            finally:
                self._presence.leave()

    async def _let_go(self) -> None:
        """Bring a file that was moved up to date, and leave what stands in its place alone.

        SQLite would leave behind the log of what was opened, to be taken for that of the other.
        """
        with suppress(sqlite3.Error):
            await self.writer.run(lambda connection: connection.execute(sqlite.EMPTY_WAL))

    async def write(self, work: Work[Result], *, thorough: bool = False) -> Result:
        """Return what `work` returns from within one transaction; `thorough`: as `Access` says."""
        self._check_open()
        place = self._place
        assert place is not None

        def whole(connection: sqlite3.Connection) -> tuple[Result, bool]:
            before = connection.total_changes
            result = work(connection)
            place.check()
            return result, connection.total_changes > before

        written = transaction(whole)
        try:
            done = await self.writer.decide(overwriting(written) if thorough else written)
        except sqlite3.Error as error:
            raise self._noted(translated(error)) from error
        except StoreGone as gone:
            self._lose(gone)
            raise
        note()
        result, changed = done
        if changed:  # a full disk lets pass what writes nothing
            self.unwritable = ""
        return result

    async def read(self, *queries: tuple[str, tuple[Any, ...]]) -> list[list[Any]]:
        """Return the rows of each query, all of one moment."""
        self._check_open()
        try:
            return await self.reader.run(lambda connection: _fetch(connection, queries))
        except sqlite3.Error as error:
            raise translated(error) from error


def _free_posts(connection: sqlite3.Connection) -> None:
    connection.execute(outbox.FREE_POSTS)


def _fetch(
    connection: sqlite3.Connection, queries: Sequence[tuple[str, tuple[Any, ...]]]
) -> list[list[Any]]:
    connection.execute(sqlite.BEGIN_READING)
    try:
        return [connection.execute(text, parameters).fetchall() for text, parameters in queries]
    finally:
        connection.execute(sqlite.COMMIT)
