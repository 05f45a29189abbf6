"""A database is opened, or the operator is told in one line why not."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from store import Store, StoreUnusable, opening
from store.errors import StoreDamaged
from store.opening import MIGRATIONS
from store.sql import sqlite
from tests.in_file import file_access
from tests.store.processes import Start
from tests.store.samples import a_match


@contextmanager
def no_thread_left() -> Iterator[None]:
    before = threading.enumerate()
    yield
    for thread in set(threading.enumerate()).difference(before):
        thread.join(5.0)
        assert not thread.is_alive()


async def reason(path: Path, busy_timeout: float = 5.0) -> str:
    with no_thread_left(), pytest.raises(StoreUnusable) as refused:
        await Store.open(path, busy_timeout=busy_timeout)
    assert refused.value.reason.count("\n") == 0
    return refused.value.reason


async def test_opened_again_it_still_has_everything(path: Path):
    store = await Store.open(str(path))
    match_id = await store.create_match(a_match())
    await store.close()
    store = await Store.open(path)
    assert await store.match(match_id) == a_match(id=match_id)
    await store.close()


async def test_safe_settings_are_in_force(file_store: Store):
    access = file_access(file_store)
    for connection in (access.writer, access.reader):
        for pragma, value in {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}.items():
            (row,) = await connection.execute_fetchall(f"PRAGMA {pragma}")
            assert row[0] == value, pragma


@pytest.mark.skipif(os.name != "posix", reason="there are no such modes")
@pytest.mark.parametrize("before", [0, 0o641, 0o660])
async def test_nobody_but_its_owner_may_read_it(path: Path, before: int):
    """All hands and seeds are in it, and in the files beside it, also those of an older start."""
    mask = os.umask(0o022)
    try:
        store = await Store.open(path)
        await store.create_match(a_match())
        files = [file for file in path.parent.iterdir() if file.suffix != ".lock"]
        assert len(files) == 3
        for file in files if before else []:
            file.chmod(before)
        again = await Store.open(path)  # while the first is still there, with its log
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
        (lock,) = {*path.parent.iterdir()} - {*files}
        assert stat.S_IMODE(lock.stat().st_mode) == 0o644  # nothing is in it
        await again.close()
        await store.close()
    finally:
        os.umask(mask)


async def test_reading_connection_cannot_write(file_store: Store):
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await file_access(file_store).reader.execute("DELETE FROM match")


async def test_an_sqlite_that_is_too_old(path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 36, 0))
    assert (await reason(path)).startswith("SQLite 3.37.0 is needed, this Python has ")
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 37, 0))
    await (await Store.open(path)).close()


async def test_missing_folder(tmp_path: Path):
    folder = tmp_path / "nowhere"
    assert await reason(folder / "a.db") == f"the folder {folder} does not exist"


async def test_folder_instead_of_file(tmp_path: Path):
    assert await reason(tmp_path) == f"{tmp_path} is a folder, not a database"


async def test_unwritable_folder(tmp_path: Path):
    folder = tmp_path
    if os.geteuid() == 0:  # to whom only the kernel says no
        folder = Path("/proc")
    else:
        tmp_path.chmod(0o500)
    path = folder / "a.db"
    assert await reason(path) == f"{path} cannot be opened: may this program write to that folder?"


async def test_path_that_cannot_be(tmp_path: Path):
    path = tmp_path / ("long" * 100)
    assert await reason(path) == f"{path} cannot be opened: File name too long"


def test_refused_opening_leaves_nothing_to_a_closed_loop(tmp_path: Path):
    """As when the program ends at once with that reason: no thread speaks up afterwards."""
    tmp_path.joinpath("a.db").symlink_to(tmp_path / "nowhere" / "a.db")
    for _ in range(50):
        with no_thread_left(), pytest.raises(StoreUnusable, match="cannot be opened"):
            asyncio.run(Store.open(tmp_path / "a.db"))


async def test_not_a_database(path: Path):
    path.write_bytes(b"a letter to grandmother, not a database\n" * 100)
    assert await reason(path) == f"{path} is not an SQLite database"


async def test_damaged_database(path: Path):
    await (await Store.open(path)).close()
    path.write_bytes(path.read_bytes()[:6000])
    assert await reason(path) == f"{path} is damaged: restore a backup"
    with pytest.raises(StoreDamaged):
        await Store.open(path)
    path.write_bytes(b"a letter" * 1000)
    with pytest.raises(StoreUnusable) as other:
        await Store.open(path)
    assert not isinstance(other.value, StoreDamaged), "it is no database, whole or not"


async def test_database_of_another_program_is_left_alone(path: Path):
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    before = path.read_bytes()
    assert await reason(path) == f"{path} is another program's database"
    assert path.read_bytes() == before


async def test_newer_database_is_left_alone(path: Path):
    await (await Store.open(path)).close()
    newest = len(list(MIGRATIONS.glob("*.sql")))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {newest + 1}")
    before = path.read_bytes()
    assert await reason(path) == (
        f"{path} is newer than this program: it has version {newest + 1}, known are 1 to {newest}"
    )
    assert path.read_bytes() == before


async def test_locked_database(path: Path, start: Start):
    await (await Store.open(path)).close()
    other = start("lock", path)
    other.hear()
    assert await reason(path, busy_timeout=0.05) == f"{path} is locked by another program"
    other.tell()
    other.end()
    await (await Store.open(path)).close()


async def test_full_disk(path: Path, tmp_path: Path):
    """A migration limits the pages of its connection, which fills the disk for real."""
    folder = tmp_path / "migrations"
    folder.mkdir()
    (folder / "0001_large.sql").write_text(
        "PRAGMA max_page_count = 5; CREATE TABLE a (b); INSERT INTO a VALUES (zeroblob(100000));"
    )
    with pytest.raises(StoreUnusable) as refused:
        await Store.open(path, migrations=folder)
    assert refused.value.reason == f"{path} cannot be written: the disk is full"
    await (await Store.open(path)).close()


async def test_many_processes_open_new_databases_at_once(tmp_path: Path, start: Start):
    others = [start("open_each", tmp_path) for _ in range(4)]
    assert [other.hear() for other in others] == ["ready"] * 4
    for name in (f"{number}.db" for number in range(12)):
        for other in others:
            other.tell(name)
        assert [other.hear() for other in others] == [name] * 4
    for other in others:
        other.tell()
        other.end()


def test_switch_to_the_write_ahead_log_waits_for_who_is_writing(path: Path):
    """SQLite gives up at once there; the other ends its write when it sees us wait."""
    with (
        closing(sqlite3.connect(path, isolation_level=None)) as other,
        closing(sqlite3.connect(path, isolation_level=None)) as ours,
    ):
        other.execute(sqlite.BEGIN)
        seen: list[str] = []

        def watch(statement: str) -> None:
            seen.append(statement)
            if statement == sqlite.BEGIN_ALONE:
                other.execute(sqlite.ROLLBACK)

        ours.set_trace_callback(watch)
        opening._use_wal(ours, path)
        assert seen == [sqlite.USE_WAL, sqlite.BEGIN_ALONE, sqlite.COMMIT, sqlite.USE_WAL]
        assert ours.execute("PRAGMA journal_mode").fetchone() == ("wal",)


async def test_cancelled_opening_leaves_no_thread_behind(path: Path):
    for turns in range(20):
        with no_thread_left():
            opened = asyncio.ensure_future(Store.open(path))
            for _ in range(turns):
                await asyncio.sleep(0)
            if not opened.cancel():  # it was quicker
                await opened.result().close()
                continue
            with pytest.raises(asyncio.CancelledError):
                await opened
    await (await Store.open(path)).close()
