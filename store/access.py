"""The two ways into an open database: one connection that writes, another that reads."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Self, TypeVar

import msgspec
from msgspec import Struct

from store import opening
from store.changes import Statement
from store.connection import Connection, transaction, translated
from store.errors import StoreClosed, StoreGone
from store.place import Place
from store.presence import Presence
from store.sql import outbox, sqlite
from store.watch import note

BETWEEN_TRIES = 0.02
"""Seconds between two attempts to open a database from which others are kept out."""

Result = TypeVar("Result")
Row = TypeVar("Row", bound=Struct)


class Access:
    """An open database. Made by `Access.open`; raises what `Store` says it raises."""

    def __init__(self, writer: Connection, reader: Connection, presence: Presence) -> None:
        self.writer = writer
        self.reader = reader
        self._presence = presence
        self._place: Place | None = None
        self._lost: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._closing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path, busy_timeout: float, migrations: Path) -> Self:
        """Open the database at `path`, made or brought up to date where necessary.

        `busy_timeout` is how many seconds a statement waits for another process. Raises
        `StoreUnusable`.
        """
        opening.check_place(path)
        opening.check_kind(path)  # before a lock is put beside it
        steps = opening.read_migrations(migrations)
        connections = Connection(path, busy_timeout), Connection(path, busy_timeout)
        access = cls(*connections, Presence(path))
        try:
            await _settled(asyncio.ensure_future(access._connect(path, steps)))
        except sqlite3.Error as error:
            await access.close()
            raise opening.unusable(path, error) from error
        except BaseException:
            await access.close()
            raise
        return access

    async def _connect(self, path: Path, steps: tuple[opening.Migration, ...]) -> None:
        while not self._presence.enter():  # noqa: ASYNC110  another process sets no event
            await asyncio.sleep(BETWEEN_TRIES)
        await self.writer.connect()
        await self.writer.run(lambda connection: opening.prepare(connection, path, steps))
        if self._presence.first:  # what processes had claimed that are dead is free at once
            await self.writer.run(transaction(_free_posts))
        self._presence.let_in()
        await self.reader.connect()
        await self.reader.run(opening.configure_reader)
        self._place = Place(path)

    async def lost(self) -> str:
        """Wait until a commit finds that the file is not the one that was opened; return why."""
        return await asyncio.shield(self._lost)

    async def close(self) -> None:
        """Close the database once what was asked before is done. May be called again."""
        if self._closing is None:
            self._closing = asyncio.ensure_future(self._close())
        await asyncio.shield(self._closing)

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

    async def write(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Return what `work` returns from within one transaction."""
        self._check_open()
        place = self._place
        assert place is not None

        def whole(connection: sqlite3.Connection) -> Result:
            result = work(connection)
            place.check()
            return result

        try:
            result = await self.writer.decide(transaction(whole))
        except sqlite3.Error as error:
            raise translated(error) from error
        except StoreGone as gone:
            if not self._lost.done():
                self._lost.set_result(str(gone))
            raise
        note()
        return result

    async def read(self, *queries: tuple[str, tuple[Any, ...]]) -> list[list[Any]]:
        """Return the rows of each query, all of one moment."""
        self._check_open()
        try:
            return await self.reader.run(lambda connection: _fetch(connection, queries))
        except sqlite3.Error as error:
            raise translated(error) from error

    async def all(self, kind: type[Row], text: str, *parameters: Any) -> tuple[Row, ...]:
        """Return the rows that a query finds."""
        (rows,) = await self.read((text, parameters))
        return rows_of(kind, rows)

    async def one(self, kind: type[Row], text: str, *parameters: Any) -> Row | None:
        """Return the first row that a query finds; None if there is none."""
        rows = await self.all(kind, text, *parameters)
        return rows[0] if rows else None

    async def value(self, text: str, *parameters: Any) -> Any:
        """Return the first value of the first row; None if there is none."""
        (rows,) = await self.read((text, parameters))
        return rows[0][0] if rows else None

    def _check_open(self) -> None:
        if self._closing is not None:
            raise StoreClosed("the store is closed")


async def _settled(work: asyncio.Future[Result]) -> Result:
    """Return what `work` returns; if the caller is cancelled, let it end before saying so.

    Whoever takes the caller's place must not find the database in between.
    """
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        work.add_done_callback(_look_at)
        await asyncio.wait([work])
        raise


def _look_at(work: asyncio.Future[Any]) -> None:
    """Take note of an error that there is nobody left to tell, lest asyncio log it."""
    if not work.cancelled():
        work.exception()


def apply(connection: sqlite3.Connection, statements: Iterable[Statement]) -> None:
    """Run statements in order. Raises what they say."""
    for text, parameters, otherwise in statements:
        cursor = connection.execute(text, parameters)
        if otherwise is not None and not cursor.fetchall():
            raise otherwise(f"refused: {text}")


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


def rows_of(kind: type[Row], rows: Sequence[tuple[Any, ...]]) -> tuple[Row, ...]:
    """Return rows as the structs that they are."""
    return msgspec.convert((rows,), _holding(kind)).rows


@cache
def _holding(kind: type[Struct]) -> Any:
    """Return a struct that holds rows: of structs alone msgspec remembers what it found out."""
    return msgspec.defstruct("Holding", [("rows", tuple[kind, ...])], array_like=True)
