"""Making a database on a server ready for use: is it ours, and is it up to date?"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from store.errors import StoreUnusable
from store.opening import MIGRATIONS, Migration, read_migrations
from store.postgres.driver import errors, psycopg
from store.postgres.session import Connection
from store.skipping import skip_questions
from store.sql import postgres as sql
from store.sql import settings

SERVER_MIGRATIONS = MIGRATIONS / "postgres"
FIRST = 18
"""The version that the first of its migrations makes: that of the files at that time."""
OLDEST_SERVER = 15


def server_migrations(folder: Path = SERVER_MIGRATIONS) -> tuple[Migration, ...]:
    """Return the migrations of a server's database, in order."""
    return read_migrations(folder, FIRST)


def configure(connection: Connection, patience: float) -> None:
    """Set what the server keeps per connection; a lock is waited for as long as our `patience`."""
    for text in sql.SETTINGS:
        connection.execute(text)
    connection.execute(sql.LOCK_TIMEOUT, (f"{max(round(patience * 1000), 1)}ms",))


def prepare(connection: Connection, shown: str, steps: tuple[Migration, ...]) -> str:
    """Make the database Broadside's as of the last of `steps`, and return its name.

    Several processes may do so at once. Raises `StoreUnusable`; it is then as it was.
    """
    if connection.info.server_version < OLDEST_SERVER * 10_000:
        has = connection.info.server_version // 10_000
        raise StoreUnusable(f"{shown} is PostgreSQL {has}: {OLDEST_SERVER} or newer is needed")
    if _value(connection, sql.ENCODING) != "UTF8":
        raise StoreUnusable(f"{shown} cannot hold every text: make the database in UTF8")
    try:
        return _carried_over(connection, shown, steps)
    except psycopg.Error as error:
        connection.execute(sql.ROLLBACK)
        if isinstance(error, psycopg.OperationalError):
            raise
        said = error.diag.message_primary or type(error).__name__
        raise StoreUnusable(f"{shown} cannot be used: {said}") from error
    except StoreUnusable:
        connection.execute(sql.ROLLBACK)
        raise


def known(connection: Connection) -> tuple[int, str] | None:
    """Return the version and the name of a database of ours; None if it is none."""
    tables = {row[0] for row in connection.execute(sql.TABLES)}
    if sql.OWNER not in tables:
        return None
    return connection.execute(sql.VERSION).fetchone()


def _carried_over(connection: Connection, shown: str, steps: tuple[Migration, ...]) -> str:
    connection.execute(sql.BEGIN_PLAIN)
    connection.execute(sql.MIGRATE_ALONE.encode())
    found, newest = known(connection), steps[-1].number
    if found is None and connection.execute(sql.TABLES).fetchone():
        raise StoreUnusable(f"{shown} is another program's database")
    version = found[0] if found else 0
    if version > newest:
        raise StoreUnusable(
            f"{shown} is newer than this program: it has version {version}, known are"
            f" {FIRST} to {newest}"
        )
    for step in steps:
        if step.number > version:
            _take(connection, shown, step)
    connection.execute(sql.SET_VERSION, (newest,))
    _skip(connection)
    name = known(connection)
    connection.execute(sql.COMMIT)
    assert name is not None
    return name[1]


def _take(connection: Connection, shown: str, step: Migration) -> None:
    try:
        connection.execute(step.script.encode(), prepare=False)
    except errors.InsufficientPrivilege:
        raise
    except psycopg.DatabaseError as error:
        if isinstance(error, psycopg.OperationalError):
            raise
        said = error.diag.message_primary
        raise StoreUnusable(f"{shown}: migration {step.name} failed: {said}") from error


def _skip(connection: Connection) -> None:
    """Let questions have no number again, where what was read in comes from a restored file."""

    def execute(text: str, parameters: tuple[Any, ...]) -> psycopg.Cursor[Any]:
        return connection.execute(sql.said(text).encode(), parameters)

    found = execute(settings.SETTING_OF, (settings.SKIPPED,)).fetchone()
    if found and found[0]:
        skip_questions(execute, int(found[0]))
        execute(settings.SETTING, (settings.SKIPPED, ""))


def _value(connection: Connection, text: str) -> object:
    row = connection.execute(text.encode()).fetchone()
    return row[0] if row else None
