"""The two ways into a database on a server: one connection that writes, another that reads."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Self, TypeVar, cast

from store import waiting
from store.access import Access, settled
from store.changes import Statement
from store.errors import StoreBusy, StoreGone
from store.opening import Migration
from store.postgres.address import Address
from store.postgres.driver import psycopg
from store.postgres.faults import translated
from store.postgres.link import Cut, Link
from store.postgres.preparing import configure, known, prepare, server_migrations
from store.postgres.refusals import unusable
from store.postgres.session import Connection, Session, ask
from store.session import Work
from store.sql import postgres as sql
from store.watch import note

STEADY = 0.25
"""Seconds by which the clocks may differ otherwise than known, before that is taken note of."""
KEPT = 30 * 86400.0
"""Seconds for which a writer's last token is kept: by then no commit of it is undecided."""
TOKENS = 2**63 - 1
"""Of how many tokens each commit leaves one; 0 is none."""

Result = TypeVar("Result")
Rows = list[list[Any]]


class ServerAccess(Access):
    """An open database on a server. Made by `ServerAccess.open`."""

    census = sql.CENSUS
    shared = True

    def __init__(
        self,
        address: Address,
        patience: float,
        steps: tuple[Migration, ...],
        now: Callable[[], float],
    ) -> None:
        super().__init__()
        self._now = now
        self._address = address
        self._patience = patience
        self._steps = steps
        self._name: str | None = None
        self._prepared: tuple[Connection | None, str] = (None, "")
        self.writer = Link(address, patience, self._greet_writer)
        self.reader = Link(address, patience, self._greet_reader)

    @classmethod
    async def open(
        cls,
        database: str,
        patience: float,
        migrations: Path | None,
        now: Callable[[], float] = time.time,
    ) -> Self:
        """Open the database at an address, its tables made or brought up to date.

        `patience` is for how many seconds a lock, or the server itself, is waited for while the
        store is open. Raises `StoreUnusable`.
        """
        steps = server_migrations(migrations) if migrations else server_migrations()
        access = cls(Address(database), patience, steps, now)
        try:
            await settled(asyncio.ensure_future(access._connect()))
        except Cut as error:
            await access.close()
            why = error.by or psycopg.OperationalError(str(error))
            raise await asyncio.to_thread(unusable, access._address, why) from None
        except psycopg.Error as error:
            await access.close()
            raise await asyncio.to_thread(unusable, access._address, error, "used") from None
        except BaseException:
            await access.close()
            raise
        return access

    async def _connect(self) -> None:
        await self.writer.run(self.writer.connection)
        await waiting.until(lambda: self.writer.run(self._entered), self._address.shown)
        await self.reader.run(self.reader.connection)

    def _entered(self) -> bool:
        """Be known to others, and prepare the database if there are none; or wait for one."""
        connection = self.writer.connection()
        if alone := _is(connection, sql.ENTER_ALONE):
            self._name = prepare(connection, self._address.shown, self._steps)
            connection.execute(sql.FORGET_WRITERS.encode(), (KEPT,))
            _free(connection)  # what the dead had claimed is free at once
            connection.execute(sql.LEAVE_THE_DEADS.encode())
            connection.execute(sql.LET_IN.encode())
        elif _is(connection, sql.ENTER):
            self._name = prepare(connection, self._address.shown, self._steps)
            return True
        return alone

    def _greet_writer(self, connection: Connection) -> None:
        configure(connection, self._patience)
        connection.execute(sql.LIVE_ON.encode(), (self.identity,))
        self._look_at_the_clock(connection)
        if self._name is not None:  # it was cut: others are to know that we live
            self._recognize(connection)
            connection.execute(sql.ENTER_AGAIN.encode())

    def _look_at_the_clock(self, connection: Connection) -> None:
        """Take note how far the server's clock is ahead in the middle of the way there and back."""
        asked = self._now()
        (told,) = connection.execute(sql.CLOCK.encode()).fetchone() or (asked,)
        ahead = told - (asked + self._now()) / 2
        if abs(ahead - self.ahead) > STEADY:  # or the time would go back by what the way varies
            self.ahead = ahead

    async def look_round(self) -> int:
        """Free what the dead had claimed, and look at the server's clock; return how many posts."""

        def free(connection: Connection) -> int:
            self._look_at_the_clock(connection)
            return _free(connection)

        self._check_open()
        return await self._asked(self.writer.run(lambda: self.writer.lively(free)))

    def _greet_reader(self, connection: Connection) -> None:
        configure(connection, self._patience)
        self._recognize(connection)
        connection.execute(sql.READ_ONLY)

    def _recognize(self, connection: Connection) -> None:
        """Raise `StoreGone` if another database stands where ours did."""
        found = known(connection)
        if found is None or found[1] != self._name:
            raise StoreGone(f"another database stands at {self._address.shown} than was opened")

    async def _close(self) -> None:
        try:
            await self.reader.close()
        finally:
            await self.writer.close()

    async def write(self, work: Work[Result], *, thorough: bool = False) -> Result:
        """Return what `work` returns from within one transaction; it may be called again.

        When the server overwrites what was removed is its own affair, `thorough` or not.
        """
        self._check_open()
        result = await self._asked(
            self.writer.decide(
                lambda: self.writer.lively(lambda connection: self._written(connection, work))
            )
        )
        note()
        return result

    def _written(self, connection: Connection, work: Work[Result]) -> Result:
        session = Session(connection)
        try:
            result = work(session)
        except BaseException:
            if not connection.closed:
                self._roll_back(connection)
            raise
        if session.begun and self._commit(connection):
            self.unwritable = ""
        return result

    def _commit(self, connection: Connection) -> bool:
        """End a transaction, and tell whether it has written anything.

        If the server is lost meanwhile, what became of it is looked up. Raises what `Link.lively`
        tries again if nothing was written.
        """
        token = secrets.randbelow(TOKENS) + 1
        try:
            leaving = self._leaving(connection)
            left = connection.execute(sql.commit(leaving, token), prepare=False)
        except psycopg.Error as error:
            if error.diag.severity_nonlocalized == "ERROR":  # so it lives, and says no
                self._roll_back(connection)
                raise
            self.writer.drop()
            if not self.writer.wait_until(lambda again: self._was_written(again, token)):
                raise Cut("the server was lost before anything was written") from None
            return True
        return left.rowcount > 0

    def _leaving(self, connection: Connection) -> str:
        """Return the name under which a connection has prepared how a token is left."""
        of, name = self._prepared
        if of is not connection:
            name = f"leaving_{secrets.token_hex(8)}"
            connection.execute(sql.prepare_token(name, self.identity), prepare=False)
            self._prepared = connection, name
        return name

    def _roll_back(self, connection: Connection) -> None:
        """Undo what is open; psycopg has the server forget then all that was prepared."""
        self._prepared = None, ""
        connection.execute(sql.ROLLBACK)

    def _was_written(self, connection: Connection, token: int) -> bool:
        """Tell whether the last commit was written that has left this token, or would have."""
        row = connection.execute(sql.SETTLE.encode(), (self.identity, token)).fetchone()
        return row == (token,)

    async def read(self, *queries: tuple[str, tuple[Any, ...]]) -> Rows:
        """Return the rows of each query, all of one moment."""
        self._check_open()
        return await self._asked(
            self.reader.run(
                lambda: self.reader.lively(lambda connection: _fetched(connection, queries))
            )
        )

    def apply(self, session: Any, statements: Iterable[Statement]) -> None:
        """Run statements in order. Raises what they say."""
        cast("Session", session).apply(statements)

    async def _asked(self, asking: Any) -> Any:
        try:
            return await asking
        except psycopg.Error as error:
            raise self._noted(translated(error)) from error
        except Cut as error:
            raise StoreBusy(f"{self._address.shown}: {error}") from None
        except StoreGone as gone:
            self._lose(gone)
            raise


def _free(connection: Connection) -> int:
    """Free what the dead were thinking about and delivering; return how many posts."""
    connection.execute(sql.FORGET_THE_DEADS.encode())
    return connection.execute(sql.FREE_THE_DEADS.encode()).rowcount


def _is(connection: Connection, text: str) -> bool:
    row = connection.execute(text.encode()).fetchone()
    return bool(row and row[0])


def _fetched(connection: Connection, queries: tuple[tuple[str, tuple[Any, ...]], ...]) -> Rows:
    """Return what queries find: one alone is of one moment anyway."""
    if len(queries) == 1:
        return [ask(connection, *queries[0]).fetchall()]
    try:
        with connection.pipeline():
            connection.execute(sql.BEGIN_READING)
            cursors = [ask(connection, *query) for query in queries]
            connection.execute(sql.COMMIT)
    except BaseException:
        if not connection.closed:
            connection.execute(sql.ROLLBACK)
        raise
    return [cursor.fetchall() for cursor in cursors]
