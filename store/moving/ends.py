"""The databases between which is moved, of whichever kind."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Generator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from store import opening
from store.addresses import is_server
from store.copying import alone, reading
from store.errors import StoreUnusable
from store.moving.archive import Row
from store.moving.end import End
from store.moving.layout import Table
from store.sql import moving as sql
from store.sql import sqlite

PRIVATE = 0o600
"""Who may read a database that is made: its owner."""


class FileEnd(End):
    """A database in a file."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def version(self) -> int:
        """Return the version of its tables."""
        return self._connection.execute(sqlite.VERSION).fetchone()[0]

    def count(self, table: Table) -> int:
        """Return how many rows a table has."""
        return self._connection.execute(sql.count(table.name)).fetchone()[0]

    def rows(self, table: Table) -> Generator[Row]:
        """Give the rows of a table, in the order of its key."""
        yield from self._connection.execute(sql.read(table.name, table.columns, table.key))

    def write(self, table: Table, rows: Sequence[Row]) -> None:
        """Write rows as they are."""
        self._connection.executemany(sql.write(table.name, table.columns), rows)

    def last_ids(self, tables: Sequence[Table]) -> dict[str, int]:
        """Return the last ids that tables gave by themselves."""
        found: dict[str, int] = dict(self._connection.execute(sqlite.LAST_IDS).fetchall())
        return {table.name: found.get(table.name, 0) for table in tables if table.counts}

    def set_last_ids(self, last: dict[str, int]) -> None:
        """Let tables go on after these ids."""
        self._connection.execute(sqlite.FORGET_LAST_IDS)
        self._connection.executemany(sqlite.SET_LAST_ID, last.items())

    def run(self, text: str, parameters: tuple[Any, ...] = ()) -> None:
        """Run a statement, in the words that files and servers have in common."""
        self._connection.execute(text, parameters)


def source(database: str) -> AbstractContextManager[End]:
    """Open a database, which may be in use, as of one moment. Raises `StoreUnusable`."""
    if not is_server(database):
        return _file_source(Path(database))
    from store.moving.server import server_source  # noqa: PLC0415 - few have its driver

    return server_source(database)


def target(database: str) -> AbstractContextManager[End]:
    """Open a database alone, made where there is none; all is written at the end, or nothing.

    Raises `StoreUnusable`.
    """
    if not is_server(database):
        return _file_target(Path(database))
    from store.moving.server import server_target  # noqa: PLC0415

    return server_target(database)


@contextmanager
def _file_source(path: Path) -> Generator[End]:
    with reading(path) as connection, _transaction(connection, sqlite.BEGIN_READING):
        yield FileEnd(connection)


@contextmanager
def _file_target(path: Path) -> Generator[End]:
    opening.check_place(path)
    opening.check_kind(path)
    steps = opening.read_migrations(opening.MIGRATIONS)
    try:
        with alone(path):
            _be_there(path)
            with closing(sqlite3.connect(path, isolation_level=None)) as connection:
                opening.prepare(connection, path, steps)
                with _transaction(connection, sqlite.BEGIN):
                    yield FileEnd(connection)
    except sqlite3.Error as error:
        raise opening.unusable(path, error) from error


def _be_there(path: Path) -> None:
    """Let there be a file, which belongs to whom its folder does: root may read it in for others.

    SQLite gives the files beside a database to whom the database belongs.
    """
    if path.exists():
        return
    try:
        path.touch(PRIVATE)
    except OSError as error:
        raise StoreUnusable(f"{path.parent} cannot be written: {error.strerror}") from error
    owner = path.resolve().parent.stat()
    with suppress(OSError):  # only root gives files away
        os.chown(path, owner.st_uid, owner.st_gid)


@contextmanager
def _transaction(connection: sqlite3.Connection, begin: str) -> Generator[None]:
    connection.execute(begin)
    try:
        yield
    except BaseException:
        if connection.in_transaction:
            connection.execute(sqlite.ROLLBACK)
        raise
    connection.execute(sqlite.COMMIT)
