"""Making a file ready for use: is it ours, can it be written, is it up to date?"""

from __future__ import annotations

import logging
import os
import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from store.connection import primary_code, transaction
from store.errors import StoreAway, StoreDamaged, StoreUnusable
from store.skipping import skip_questions
from store.sql import settings, sqlite

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent.parent / "migrations"

OLDEST_SQLITE = (3, 37, 0)
"""The first with STRICT tables."""

CHECKING = 20.0
"""Seconds after which a very large file is taken for whole: it takes about 2 for each GB."""

BESIDE = ("", "-wal", "-shm")
"""What follows a database's name in those of its files that hold what it holds."""
FOR_OTHERS = 0o077
"""What everybody but a file's owner may do with it."""

_KINDS = {sqlite3.SQLITE_CORRUPT: StoreDamaged, sqlite3.SQLITE_BUSY: StoreAway}
"""What is more than unusable; another program lets go of its lock by itself."""
_ATTEMPTS = 20
_STEPS = 100_000
"""SQLite's own steps between two looks at the clock."""
_REASONS = {
    sqlite3.SQLITE_BUSY: "is locked by another program",
    sqlite3.SQLITE_CANTOPEN: "cannot be opened: may this program write to that folder?",
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


def read_migrations(folder: Path, first: int = 1) -> tuple[Migration, ...]:
    """Return the migrations of `folder` in order; their files must be numbered on from `first`."""
    files = sorted(folder.glob("*.sql"))
    numbers = [path.name[:5] for path in files]
    if not files or numbers != [f"{number:04}_" for number in range(first, first + len(files))]:
        numbered = f"{first:04}_, {first + 1:04}_ …"
        raise StoreUnusable(f"the migrations in {folder} are not numbered {numbered}")
    return tuple(
        Migration(number, path.stem, path.read_text("utf-8"))
        for number, path in enumerate(files, start=first)
    )


def check_place(path: Path) -> None:
    """Raise `StoreUnusable` if no database can be at `path`."""
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        needed = ".".join(map(str, OLDEST_SQLITE))
        raise StoreUnusable(f"SQLite {needed} is needed, this Python has {sqlite3.sqlite_version}")
    exists(path)
    if not path.parent.is_dir():
        raise StoreUnusable(f"the folder {path.parent} does not exist")
    if path.is_dir():
        raise StoreUnusable(f"{path} is a folder, not a database")


def check_there(path: Path) -> None:
    """Raise `StoreUnusable` if there is nothing at `path` that may be a database."""
    check_place(path)
    if not path.exists():
        raise StoreUnusable(f"there is no database {path}")


def exists(path: Path) -> bool:
    """Tell whether there is anything at `path`. Raises `StoreUnusable` where nobody may look."""
    try:
        path.resolve()
        return path.exists()
    except OSError as error:
        raise StoreUnusable(f"{path} cannot be opened: {error.strerror}") from error
    except RuntimeError as error:  # what older Pythons say of it
        raise StoreUnusable(f"{path} cannot be opened: its links go round in a circle") from error


def is_database(path: Path) -> bool:
    """Tell whether a file begins as databases do, or is empty; nothing else of it is looked at.

    Nothing is locked or written, nor is its log looked at. (Who opened the file by other means
    than SQLite's would, by closing it, let go of all locks that this process holds of it.)
    """
    try:
        address = f"{path.absolute().as_uri()}?immutable=1"
        with closing(sqlite3.connect(address, uri=True)) as connection:
            connection.execute(sqlite.VERSION).fetchone()
    except sqlite3.Error as error:
        return primary_code(error) != sqlite3.SQLITE_NOTADB
    return True


def check_kind(path: Path) -> None:
    """Raise `StoreUnusable` if there is a file at `path` that is no database."""
    if path.exists() and not is_database(path):
        raise StoreUnusable(f"{path} {_REASONS[sqlite3.SQLITE_NOTADB]}")


def prepare(connection: sqlite3.Connection, path: Path, steps: tuple[Migration, ...]) -> None:
    """Make the file behind `connection` Broadside's database as of the last of `steps`.

    Several processes may do so at once. Raises `StoreUnusable` or `sqlite3.Error`; the file is
    then as the last step that went through whole has left it.
    """
    connection.execute(
        sqlite.FOREIGN_KEYS_OFF
    )  # or rebuilding a table would delete what hangs on it
    transaction(lambda c: check_owner(c, path, len(steps)))(connection)
    _keep_private(path)
    _look_through(connection, path)
    _use_wal(connection, path)
    for step in steps:
        transaction(_applying(step, path))(connection)
    if _skipped(connection):
        transaction(_skip)(connection)
    configure(connection)


def _skipped(connection: sqlite3.Connection) -> str:
    """Return from where on the numbers of questions go on after a restore; "" if they do."""
    found = connection.execute(settings.SETTING_OF, (settings.SKIPPED,)).fetchone()
    return found[0] if found else ""


def _skip(connection: sqlite3.Connection) -> None:
    if begins := _skipped(connection):  # another process may have been quicker
        skip_questions(connection.execute, int(begins))
        connection.execute(settings.SETTING, (settings.SKIPPED, ""))


def configure(connection: sqlite3.Connection) -> None:
    """Set what SQLite keeps per connection."""
    connection.execute(sqlite.FOREIGN_KEYS_ON)
    connection.execute(sqlite.SYNCHRONOUS)
    connection.execute(sqlite.FRUGAL)


def configure_reader(connection: sqlite3.Connection) -> None:
    """Set the same, and let nothing be written."""
    configure(connection)
    connection.execute(sqlite.QUERY_ONLY)


def unusable(path: Path, error: sqlite3.Error) -> StoreUnusable:
    """Return why SQLite cannot use the file, in one line for the operator."""
    code = primary_code(error)
    kind = _KINDS.get(code, StoreUnusable)
    return kind(f"{path} {_REASONS.get(code, f'is unusable: {error}')}")


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


def check_owner(connection: sqlite3.Connection, path: Path, newest: int) -> None:
    """Raise `StoreUnusable` unless the file is empty or ours, of version `newest` at most."""
    owner, version, tables = (
        connection.execute(text).fetchone()[0]
        for text in (sqlite.OWNER, sqlite.VERSION, sqlite.TABLES)
    )
    if tables and owner != sqlite.APPLICATION_ID:
        raise StoreUnusable(f"{path} is another program's database")
    if version > newest:
        raise StoreUnusable(
            f"{path} is newer than this program: it has version {version}, known are 1 to {newest}"
        )


def _keep_private(path: Path) -> None:
    """Let nobody but its owner read the database: all hands, seeds and drafts are in it.

    SQLite gives the files beside a database the database's own mode.
    """
    if os.name != "posix":
        return
    real = path.resolve()
    for file in (real.with_name(real.name + beside) for beside in BESIDE):
        try:
            mode = file.stat().st_mode
            if mode & FOR_OTHERS:
                file.chmod(mode & 0o700)
        except FileNotFoundError:
            continue
        except OSError as error:
            log.warning("%s may be read by others, and holds secrets: %s", file, error.strerror)


def _look_through(connection: sqlite3.Connection, path: Path) -> None:
    """Raise `StoreUnusable` if a page of the file is not what it should be."""
    until = time.monotonic() + CHECKING
    connection.set_progress_handler(lambda: time.monotonic() > until, _STEPS)
    try:
        (found,) = connection.execute(sqlite.QUICK_CHECK).fetchone()
    except sqlite3.OperationalError as error:
        if primary_code(error) != sqlite3.SQLITE_INTERRUPT:
            raise
        log.warning("%s was looked through for %g s only, and not to its end", path, CHECKING)
        found = "ok"
    finally:
        connection.set_progress_handler(None, 0)
    if found != "ok":
        raise StoreDamaged(f"{path} {_REASONS[sqlite3.SQLITE_CORRUPT]}")


def _use_wal(connection: sqlite3.Connection, path: Path) -> None:
    """Switch to the write-ahead log.

    Where another process is about to do the same, SQLite sometimes gives up instead of
    waiting; then taking the file for oneself waits for that process.
    """
    for _ in range(_ATTEMPTS):
        try:
            mode = connection.execute(sqlite.USE_WAL).fetchone()[0]
        except sqlite3.OperationalError as error:
            if primary_code(error) != sqlite3.SQLITE_BUSY:
                raise
            connection.execute(sqlite.BEGIN_ALONE)
            connection.execute(sqlite.COMMIT)
        else:
            break
    else:
        raise StoreAway(f"{path} {_REASONS[sqlite3.SQLITE_BUSY]}")
    if mode != "wal":
        raise StoreUnusable(f"{path} is on a file system without shared memory (a network share?)")


def _applying(step: Migration, path: Path) -> Callable[[sqlite3.Connection], None]:
    """Return the work of one migration; nothing if it was done, by us or by a faster process."""

    def apply(connection: sqlite3.Connection) -> None:
        if connection.execute(sqlite.VERSION).fetchone()[0] >= step.number:
            return
        try:
            for statement in split(step.script):
                connection.execute(statement)
        except sqlite3.Error as error:
            if primary_code(error) in _REASONS:
                raise
            raise StoreUnusable(f"{path}: migration {step.name} failed: {error}") from error
        if connection.execute(sqlite.FOREIGN_KEY_CHECK).fetchone():
            raise StoreUnusable(f"{path}: migration {step.name} leaves rows that hang on nothing")
        connection.execute(sqlite.set_version(step.number))

    return apply
