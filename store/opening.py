"""Making a file ready for use: is it ours, is it usable, is it up to date?"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from store import sql
from store.connection import primary_code, transaction
from store.errors import StoreUnusable

MIGRATIONS = Path(__file__).parent.parent / "migrations"

OLDEST_SQLITE = (3, 37, 0)
"""The first with STRICT tables."""

_ATTEMPTS = 20
_REASONS = {
    sqlite3.SQLITE_BUSY: "is locked by another program",
    sqlite3.SQLITE_CANTOPEN: "cannot be opened: may this program write to its folder?",
    sqlite3.SQLITE_CORRUPT: "is damaged: restore a backup",
    sqlite3.SQLITE_FULL: "cannot be written: the disk is full",
    sqlite3.SQLITE_NOTADB: "is not an SQLite database",
    sqlite3.SQLITE_PERM: "may not be written by this program",
    sqlite3.SQLITE_READONLY: "may not be written by this program",
}


class Migration(NamedTuple):
    """One step of the schema, from version `number` - 1 to `number`."""

    number: int
    name: str
    script: str


def check_place(path: Path) -> None:
    """Raise `StoreUnusable` if no database can be at `path`."""
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        needed = ".".join(map(str, OLDEST_SQLITE))
        raise StoreUnusable(f"SQLite {needed} is needed, this Python has {sqlite3.sqlite_version}")
    if not path.parent.is_dir():
        raise StoreUnusable(f"the folder {path.parent} does not exist")
    if path.is_dir():
        raise StoreUnusable(f"{path} is a folder, not a database")


def unusable(path: Path, error: sqlite3.Error) -> StoreUnusable:
    """Return why SQLite cannot use the file, in one line for the operator."""
    return StoreUnusable(f"{path} {_REASONS.get(primary_code(error), f'is unusable: {error}')}")


def read_migrations(folder: Path) -> tuple[Migration, ...]:
    """Return the migrations of `folder` in order. Their numbers must be 1, 2, 3 …"""
    files = sorted(folder.glob("*.sql"))
    if not files or [path.name[:5] for path in files] != [f"{n:04}_" for n in _upto(len(files))]:
        raise StoreUnusable(f"the migrations in {folder} are not numbered 0001_, 0002_ …")
    return tuple(
        Migration(number, path.stem, path.read_text("utf-8"))
        for number, path in enumerate(files, start=1)
    )


def _upto(last: int) -> range:
    return range(1, last + 1)


def prepare(connection: sqlite3.Connection, path: Path, steps: tuple[Migration, ...]) -> None:
    """Make the file of `connection` Broadside's database as of the last of `steps`.

    Several processes may do so at once. Raises `StoreUnusable`; then the file is as the last
    migration that went through whole left it.
    """
    version = _check_owner(connection, path)
    _check_age(path, version, steps)
    configure(connection)
    _use_wal(connection, path)
    for step in steps[version:]:
        transaction(_applying(step))(connection)
    _check_age(path, _number(connection, "user_version"), steps)


def configure(connection: sqlite3.Connection) -> None:
    """Set what SQLite keeps per connection."""
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA synchronous = FULL")


def configure_reader(connection: sqlite3.Connection) -> None:
    """Set the same, and let nothing be written."""
    configure(connection)
    connection.execute("PRAGMA query_only = ON")


def _check_owner(connection: sqlite3.Connection, path: Path) -> int:
    """Return the version of the schema, if the file is Broadside's or empty."""
    connection.execute("BEGIN")
    try:
        owner, version = _number(connection, "application_id"), _number(connection, "user_version")
        tables = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    finally:
        connection.execute(sql.COMMIT)
    if tables and owner != sql.APPLICATION_ID:
        raise StoreUnusable(f"{path} is another program's database")
    return version


def _check_age(path: Path, version: int, steps: tuple[Migration, ...]) -> None:
    if version > len(steps):
        raise StoreUnusable(
            f"{path} is newer than this program: its version is {version},"
            f" this program knows up to {len(steps)}"
        )


def _use_wal(connection: sqlite3.Connection, path: Path) -> None:
    """Switch to the write-ahead log.

    Where another process does the same at this moment, SQLite gives up at once instead of
    waiting; taking the write lock waits for it.
    """
    for _ in range(_ATTEMPTS):
        try:
            mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
        except sqlite3.OperationalError as error:
            if primary_code(error) != sqlite3.SQLITE_BUSY:
                raise
            connection.execute(sql.BEGIN)
            connection.execute(sql.COMMIT)
        else:
            break
    else:
        raise StoreUnusable(f"{path} is locked by another program")
    if mode != "wal":
        raise StoreUnusable(f"{path} is on a file system without shared memory (a network share?)")


def _applying(step: Migration) -> Callable[[sqlite3.Connection], None]:
    def apply(connection: sqlite3.Connection) -> None:
        if _number(connection, "user_version") >= step.number:
            return  # another process was faster
        for statement in split(step.script):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {step.number}")

    return apply


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    return connection.execute(f"PRAGMA {pragma}").fetchone()[0]


def split(script: str) -> Iterator[str]:
    """Yield the statements of a script; a `;` in a text, comment or trigger ends none."""
    statement = ""
    for part in re.split(r"(?<=;)", script):
        statement += part
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement
