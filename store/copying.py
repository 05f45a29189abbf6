"""A database as a whole: copied while others write to it, checked, and put in the place of one.

Copies are made by SQLite's online backup, page by page, within one reading transaction: whoever
writes meanwhile waits for nothing, and makes the copy begin anew as little. (`VACUUM INTO` would
write every row anew, which takes longer, says not how far it is, and hides what is damaged.)
"""

from __future__ import annotations

import errno
import os
import sqlite3
import tempfile
import time
from collections.abc import Callable, Generator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from msgspec import Struct

from store import opening
from store.connection import primary_code
from store.errors import StoreDamaged, StoreUnusable
from store.presence import Presence
from store.skipping import SKIPPED, Given, beginning
from store.sql import matches, settings, sqlite

PAGES = 2048
"""Pages (of mostly 4 kB) that are copied between two words of how far it is."""
OTHERS = ("-wal", "-shm", "-journal", ".lock")
"""What the files beside a database are called after its name."""

Progress = Callable[[int, int], None]
"""Hears how many of how many pages are copied."""
Decided = Callable[[], None]
"""Is called right before what cannot be broken off any more."""


def undecided() -> None:
    """Heed nothing: whoever may be broken off at any moment has nothing to be told."""


class Contents(Struct, frozen=True):
    """What a database holds: its version, its matches, and how many are being played."""

    version: int
    matches: int
    playing: int


@contextmanager
def reading(path: Path) -> Generator[sqlite3.Connection]:
    """Open a database of ours, which may be in use, to be read alone.

    Raises `StoreUnusable`, also for what SQLite raises within.
    """
    mode = "mode=rw"  # else the files beside it would stay behind
    with _opened(path, mode) as connection:
        yield connection


@contextmanager
def reading_file(path: Path) -> Generator[sqlite3.Connection]:
    """Open a backup of ours, which nobody uses; neither it nor its folder is touched.

    Raises `StoreUnusable`, also for what SQLite raises within.
    """
    opening.check_there(path)
    has_wal = opening.exists(path.with_name(f"{path.name}-wal"))
    try:
        with _opened(path, "mode=ro" if has_wal else "immutable=1") as connection:
            yield connection
    except StoreDamaged as error:
        raise StoreDamaged(_damaged_backup(path)) from error


def _damaged_backup(path: Path) -> str:
    return f"{path} is damaged: take another backup"


@contextmanager
def _opened(path: Path, mode: str) -> Generator[sqlite3.Connection]:
    opening.check_there(path)
    steps = opening.read_migrations(opening.MIGRATIONS)
    try:
        address = f"{path.absolute().as_uri()}?{mode}"
        with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as connection:
            connection.execute(sqlite.QUERY_ONLY)
            opening.check_owner(connection, path, len(steps))
            if not connection.execute(sqlite.VERSION).fetchone()[0]:
                raise StoreUnusable(f"{path} is empty")
            yield connection
    except sqlite3.Error as error:
        raise opening.unusable(path, error) from error


def damage(connection: sqlite3.Connection) -> tuple[str, ...]:
    """Return what is wrong with the pages of a file, in SQLite's words; nothing if it is whole."""
    try:
        found = tuple(str(row[0]) for row in connection.execute(sqlite.INTEGRITY_CHECK))
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError):
            raise
        return (str(error),)
    return () if found == ("ok",) else found


def contents(connection: sqlite3.Connection) -> Contents:
    """Return what a database holds, of whatever version it is."""
    return Contents(*connection.execute(sqlite.CONTENTS).fetchone())


def back_up(
    database: Path, target: Path, progress: Progress, decided: Decided = undecided
) -> Contents:
    """Write a copy of a database, checked, to a new file, and return what it holds.

    What was committed before the call is in it. Raises `StoreUnusable`; there is no file then.
    """
    opening.check_there(database)
    _check_target(database, target)
    with reading(database) as source:
        like = database.stat()
        with beside(target, like.st_mode, like) as part:
            held = _copied(source, part, progress, f"{database} is damaged: see `doctor`")
            decided()
            try:
                give_name(part, target)
            except OSError as error:
                raise StoreUnusable(f"{target} cannot be written: {error.strerror}") from error
    return held


def _check_target(database: Path, target: Path) -> None:
    is_there = opening.exists(target)
    real = database.resolve()
    taken = {real, *(real.with_name(real.name + other) for other in OTHERS)}
    if target.resolve() in taken:
        raise StoreUnusable(f"{target} is the database itself: name another file")
    if is_there:
        raise StoreUnusable(f"{target} is there already: name another file")
    if not target.parent.is_dir():
        raise StoreUnusable(f"the folder {target.parent} does not exist")


def _copied(
    source: sqlite3.Connection, part: Path, progress: Progress, if_damaged: str
) -> Contents:
    """Copy a database as it stands at this moment, and return what the copy holds."""
    try:
        with closing(sqlite3.connect(part, isolation_level=None)) as copy:
            source.execute(sqlite.BEGIN_READING)
            source.execute(sqlite.TABLES).fetchone()  # from here on nothing that is written is seen
            try:
                source.backup(
                    copy, pages=PAGES, progress=lambda _, left, all_: progress(all_ - left, all_)
                )
            finally:
                source.execute(sqlite.COMMIT)
            copy.execute(sqlite.USE_NO_WAL)  # the copy is one file
            if damage(copy):
                raise StoreDamaged(if_damaged)
            return contents(copy)
    except sqlite3.Error as error:
        if primary_code(error) == sqlite3.SQLITE_CORRUPT:  # it was read from what is copied
            raise StoreDamaged(if_damaged) from error
        raise opening.unusable(part, error) from error


@contextmanager
def beside(target: Path, mode: int, owner: os.stat_result) -> Generator[Path]:
    """Give an empty file in the target's folder, with these rights and whose `owner` is.

    What still has its name in the end is removed.
    """
    try:
        handle, name = tempfile.mkstemp(prefix=f"{target.name}.", suffix=".part", dir=target.parent)
    except OSError as error:
        raise StoreUnusable(f"{target.parent} cannot be written: {error.strerror}") from error
    os.close(handle)
    part = Path(name)
    try:
        with suppress(OSError):  # only root gives files away
            os.chown(part, owner.st_uid, owner.st_gid)
        part.chmod(mode & 0o777)
        yield part
    finally:
        for other in ("", *OTHERS):
            part.with_name(part.name + other).unlink(missing_ok=True)


def give_name(part: Path, target: Path) -> None:
    """Let a finished file be found under its name, in place of none."""
    _flush(part)
    try:
        os.link(part, target)
    except FileExistsError:
        raise
    except OSError:  # not every file system has links
        part.rename(target)
    _flush(target.parent)


def _flush(path: Path) -> None:
    """Let what is written outlast a power cut, where the system can do that."""
    with suppress(OSError):
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


class Restored(Struct, frozen=True):
    """What a database holds now, and under which name the one before is kept, if any was."""

    contents: Contents
    kept: Path | None


def put_back(
    backup: Path,
    database: Path,
    kept: Path,
    progress: Progress,
    decided: Decided = undecided,
    now: Callable[[], float] = time.time,
) -> Restored:
    """Put a copy of `backup` in the place of a database, which is kept under the name `kept`.

    Raises `StoreUnusable`, also while somebody has the database open; then it holds what it did.
    """
    opening.check_place(database)
    opening.check_there(backup)
    database = database.resolve()
    if backup.resolve() == database:
        raise StoreUnusable(f"{backup} is the database itself")
    with reading_file(backup) as source:
        before = database.stat() if database.exists() else None
        mode = (before or backup.stat()).st_mode
        owner = before or database.parent.stat()
        with beside(database, mode, owner) as part, alone(database):
            held = _copied(source, part, progress, _damaged_backup(backup))
            _note_restored(part, _given(database), now())
            _flush(part)
            decided()
            try:
                _swap(part, database, None if before is None else kept)
            except OSError as error:
                raise StoreUnusable(f"{database} cannot be replaced: {error.strerror}") from error
    return Restored(held, None if before is None else kept)


def _given(database: Path) -> Given:
    """Return the numbers that were given in the database that is replaced, if it can be read."""
    with suppress(StoreUnusable), reading_file(database) as lost:
        ids = dict(lost.execute(sqlite.LAST_IDS).fetchall())
        return Given(ids, lost.execute(matches.MOST_WITHDRAWN).fetchone()[0])
    return Given()


def _note_restored(part: Path, given: Given, now: float) -> None:
    """Let the next start tell people of when their matches are, and give no number again.

    What was noted of Discord is forgotten: another version may have been there since. Numbers
    of questions the next start skips, which brings the file up to date before.
    """
    try:
        with closing(sqlite3.connect(part, isolation_level=None)) as connection:
            connection.execute(settings.NOTE_RESTORED)
            connection.execute(settings.FORGET_OUTSIDE)
            connection.execute(settings.SETTING, (settings.SKIPPED, str(beginning(now, given))))
            for name, last in connection.execute(sqlite.LAST_IDS).fetchall():
                skipped = max(last, given.ids.get(name, 0))
                connection.execute(sqlite.SKIP_IDS, (skipped, SKIPPED, name))
    except sqlite3.Error as error:
        raise opening.unusable(part, error) from error


@contextmanager
def alone(database: Path) -> Generator[None]:
    """Keep all others from opening a database. Raises `StoreUnusable` if somebody has it open.

    Others than the bot of today hold no lock; but SQLite lets nobody out of the write-ahead log
    as long as anybody has it open. Afterwards there is no such log, unless the file is damaged.
    """
    in_use = f"{database} is in use: stop the bot, or whatever else has it open"
    with Presence(database).alone() as is_alone:
        if not is_alone:
            raise StoreUnusable(in_use)
        if database.exists() and opening.is_database(database):  # SQLite drops the log of others
            try:
                with closing(sqlite3.connect(database, isolation_level=None, timeout=0)) as only:
                    only.execute(sqlite.USE_NO_WAL)
            except sqlite3.Error as error:
                if primary_code(error) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                    raise StoreUnusable(in_use) from error
        yield


def _swap(part: Path, database: Path, kept: Path | None) -> None:
    """Put one file in the place of another at a stroke; there is a database at every moment."""
    if kept is not None:
        if kept.exists():
            raise FileExistsError(errno.EEXIST, f"{kept} is there already")
        try:
            os.link(database, kept)
        except OSError:  # not every file system has links
            database.rename(kept)
        for other in ("-wal", "-journal"):
            log = database.with_name(database.name + other)
            if log.exists():
                log.rename(kept.with_name(kept.name + other))
        database.with_name(f"{database.name}-shm").unlink(missing_ok=True)
    part.replace(database)
    _flush(database.parent)
