"""A database on a server, between which and another is moved."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import Any

from store.errors import StoreUnusable
from store.moving.archive import ROWS, Row
from store.moving.end import End
from store.moving.layout import Table
from store.postgres.address import Address
from store.postgres.driver import Int8Dumper, psycopg
from store.postgres.preparing import known, prepare, server_migrations
from store.postgres.refusals import unusable
from store.postgres.session import Connection
from store.sql import moving
from store.sql import postgres as sql


class ServerEnd(End):
    """A database on a server, within a transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def version(self) -> int:
        """Return the version of its tables."""
        found = known(self._connection)
        return found[0] if found else 0

    def count(self, table: Table) -> int:
        """Return how many rows a table has."""
        return self._one(moving.count(table.name))

    def rows(self, table: Table) -> Generator[Row]:
        """Give the rows of a table, in the order of its key."""
        with self._connection.cursor(f"all_{table.name}", binary=True) as cursor:
            cursor.itersize = ROWS
            cursor.execute(moving.read(table.name, table.columns, table.key).encode())
            yield from cursor

    def write(self, table: Table, rows: Sequence[Row]) -> None:
        """Write rows as they are."""
        with self._connection.cursor() as cursor:
            text = sql.said(moving.write(table.name, table.columns))
            cursor.executemany(text.encode(), rows)

    def last_ids(self, tables: Sequence[Table]) -> dict[str, int]:
        """Return the last ids that tables gave by themselves."""
        return {t.name: self._one(sql.last_id(t.name)) for t in tables if t.counts}

    def set_last_ids(self, last: dict[str, int]) -> None:
        """Let tables go on after these ids."""
        for table, number in last.items():
            self._connection.execute(sql.set_last_id(table).encode(), (number, number))

    def run(self, text: str, parameters: tuple[Any, ...] = ()) -> None:
        """Run a statement, in the words that files and servers have in common."""
        self._connection.execute(sql.said(text).encode(), parameters)

    def _one(self, text: str) -> int:
        row = self._connection.execute(text.encode()).fetchone()
        return row[0] if row else 0


@contextmanager
def server_source(database: str) -> Generator[End]:
    """Open a database as of one moment. Raises `StoreUnusable`."""
    with _connected(database) as (connection, shown), _transaction(connection, sql.BEGIN_READING):
        if known(connection) is None:
            raise StoreUnusable(f"there is no database of ours at {shown}")
        yield ServerEnd(connection)


@contextmanager
def server_target(database: str) -> Generator[End]:
    """Open a database alone, its tables made; all is written at the end, or nothing.

    Raises `StoreUnusable`.
    """
    with _connected(database) as (connection, shown):
        entered = connection.execute(sql.ENTER_ALONE.encode()).fetchone()
        if not (entered and entered[0]):
            raise StoreUnusable(f"{shown} is in use: stop the bot, or whatever else has it open")
        prepare(connection, shown, server_migrations())
        with _transaction(connection, sql.BEGIN_PLAIN):
            yield ServerEnd(connection)


@contextmanager
def _connected(database: str) -> Generator[tuple[Connection, str]]:
    address = Address(database)
    try:
        connection: Connection = psycopg.connect(address.conninfo, autocommit=True)
        with connection:
            connection.adapters.register_dumper(int, Int8Dumper)
            yield connection, address.shown
    except psycopg.Error as error:
        raise unusable(address, error, "used") from None


@contextmanager
def _transaction(connection: Connection, begin: str) -> Generator[None]:
    """Have one transaction, committed at the end; without that the closing of its connection undoes
    it."""
    connection.execute(begin.encode())
    yield
    connection.execute(sql.COMMIT)
