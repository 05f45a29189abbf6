"""A database looked at from outside, damaged or of an earlier version as it may be, and mended."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from store import opening
from store.access import rows_of
from store.changes import Changes
from store.connection import transaction
from store.copying import reading
from store.rows import Deadline, Entry, Match, Message, Outgoing, Seat, Slice, Snapshot
from store.session import apply
from store.sql import inspecting, shards, sqlite

Row = TypeVar("Row", bound=Struct)


class Hanging(Struct, frozen=True):
    """A table whose rows name a match in a column; some `may_stand` without one, too."""

    table: str
    column: str
    may_stand: bool


_READ = ("match", "seat", "entry", "snapshot", "deadline", "outbox", "message")
"""The tables of which a record of a match is made."""


class Record(Struct, frozen=True):
    """All that is kept of a match and must hold together, as of one moment."""

    match: Match
    seats: tuple[Seat, ...]
    entries: tuple[Entry, ...]
    snapshots: tuple[Snapshot, ...]
    deadlines: tuple[Deadline, ...]
    posts: tuple[Outgoing, ...]
    messages: tuple[Message, ...]


class Unreadable(Exception):
    """Rows of a match cannot be read; the message names their table."""


class Orphans(Struct, frozen=True):
    """Rows of a table that belong to a match which is not there; some `may_stand` without."""

    match_id: int
    table: str
    rows: int
    may_stand: bool = False


class Inspection:
    """What a connection finds in a database. Columns that came later are None there, or 0."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._columns = {table: self._known(table) for table in _READ}

    def match_ids(self) -> tuple[int, ...]:
        """Return the numbers of all matches."""
        return tuple(row[0] for row in self._connection.execute(inspecting.MATCH_IDS))

    def record(self, match_id: int) -> Record | None:
        """Return all of a match; None if it is gone. Raises `Unreadable`."""
        self._connection.execute(sqlite.BEGIN_READING)
        try:
            found = self._rows("match", Match, match_id)
            if not found:
                return None
            return Record(
                match=found[0],
                seats=self._rows("seat", Seat, match_id),
                entries=self._rows("entry", Entry, match_id),
                snapshots=self._rows("snapshot", Snapshot, match_id),
                deadlines=self._rows("deadline", Deadline, match_id),
                posts=self._rows("outbox", Outgoing, match_id),
                messages=self._rows("message", Message, match_id),
            )
        finally:
            self._connection.execute(sqlite.COMMIT)

    def orphans(self) -> tuple[Orphans, ...]:
        """Return the rows of matches that are not there."""
        return tuple(
            Orphans(match_id, one.table, rows, one.may_stand)
            for one in self.hanging()
            for match_id, rows in self._connection.execute(
                inspecting.orphans(one.table, one.column)
            )
        )

    def hanging(self) -> tuple[Hanging, ...]:
        """Return what hangs on matches, as the database itself says."""
        rows = self._connection.execute(sqlite.HANGING_ON_MATCHES).fetchall()
        return tuple(Hanging(table, column, bool(may_stand)) for table, column, may_stand in rows)

    def _known(self, table: str) -> frozenset[str]:
        return frozenset(row[0] for row in self._connection.execute(sqlite.columns_of(table)))

    def _rows(self, table: str, kind: type[Row], match_id: int) -> tuple[Row, ...]:
        text = inspecting.of_match(table, kind, self._columns[table])
        try:
            rows: list[Any] = self._connection.execute(text, (match_id,)).fetchall()
            return msgspec.convert(rows, tuple[kind, ...])
        except (sqlite3.DatabaseError, msgspec.ValidationError) as error:
            raise Unreadable(table) from error


class Repair:
    """A database that nobody else has open, to be mended."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def drop_orphans(self) -> None:
        """Remove the rows of matches that are not there; what may stand without names none."""
        known = Inspection(self._connection)
        found = {orphans.table for orphans in known.orphans()}
        hanging = [one for one in known.hanging() if one.table in found]

        def drop(connection: sqlite3.Connection) -> None:
            for one in hanging:
                text = inspecting.free_orphans if one.may_stand else inspecting.drop_orphans
                connection.execute(text(one.table, one.column))

        transaction(drop)(self._connection)

    def write(self, changes: Changes) -> None:
        """Write all of `changes`, or nothing."""
        transaction(lambda connection: apply(connection, changes.statements))(self._connection)


@contextmanager
def repairing(database: Path) -> Generator[Repair]:
    """Open a database to be mended, brought up to date; its caller is `alone` with it.

    Rows that hang on nothing are removed, for they would keep it from being brought up to
    date. Raises `StoreUnusable`.
    """
    steps = opening.read_migrations(opening.MIGRATIONS)
    try:
        with closing(sqlite3.connect(database, isolation_level=None)) as connection:
            repair = Repair(connection)
            repair.drop_orphans()
            opening.prepare(connection, database, steps)
            yield repair
    except sqlite3.Error as error:
        raise opening.unusable(database, error) from error


def slices_served(path: Path) -> tuple[Slice, ...]:
    """Return the slices of shards that processes serve now; none in a file of before there were.

    Raises `StoreUnusable`.
    """
    with reading(path) as connection:
        if not connection.execute(sqlite.columns_of("slice")).fetchall():
            return ()
        return rows_of(Slice, connection.execute(shards.SLICES).fetchall())
