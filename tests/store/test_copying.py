"""A database that is copied and put back holds what it did, and the one before is kept."""

from __future__ import annotations

import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from store import Changes, Store, StoreUnusable
from store.copying import alone, back_up, contents, damage, put_back, reading, reading_file
from tests.store.samples import a_match


def unheard(done: int, whole: int) -> None:
    assert 0 <= done <= whole


async def set_to(path: Path, value: str) -> None:
    store = await Store.open(path)
    await store.commit(Changes().setting("stands", value))
    await store.close()


async def stands(path: Path) -> str | None:
    store = await Store.open(path)
    value = await store.setting("stands")
    await store.close()
    return value


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    """A database of which there is a copy, and that has gone on since."""
    path = tmp_path / "bot.db"
    await set_to(path, "before")
    held = back_up(path, tmp_path / "copy.db", unheard)
    assert (held.matches, held.playing) == (0, 0)
    await set_to(path, "after")
    return path


@pytest.mark.parametrize("beside", [(), ("-shm",), ("-journal",)], ids=["alone", "shm", "journal"])
async def test_what_was_copied_is_put_back(path: Path, beside: tuple[str, ...]) -> None:
    """The one before is kept whole, and nothing of it stays beside the other."""
    if beside:
        path.write_bytes(b"garbage" * 1000)
    for other in beside:
        path.with_name(path.name + other).write_bytes(b"of before")
    before, kept = path.read_bytes(), path.with_name("kept.db")
    mode = stat.S_IMODE(path.stat().st_mode)
    assert mode == 0o600
    restored = put_back(path.with_name("copy.db"), path, kept, unheard)
    assert restored.kept == kept
    assert kept.read_bytes() == before if beside else await stands(kept) == "after"
    assert not any(path.with_name(path.name + other).exists() for other in ("-shm", "-journal"))
    assert path.with_name("kept.db-journal").exists() == ("-journal" in beside)
    assert not list(path.parent.glob("*.part*"))
    assert stat.S_IMODE(path.stat().st_mode) == mode
    assert await stands(path) == "before"


async def test_a_copy_is_put_where_nothing_was(path: Path) -> None:
    new = path.with_name("new.db")
    restored = put_back(path.with_name("copy.db"), new, path.with_name("kept.db"), unheard)
    assert restored.kept is None
    assert not path.with_name("kept.db").exists()
    assert await stands(new) == "before"


async def test_what_was_put_back_gives_no_number_again(path: Path) -> None:
    """Messages may carry those that were given since the copy."""
    copy, numbers = path.with_name("copy.db"), list[int]()
    for channel, where in enumerate((copy, path)):
        store = await Store.open(where)
        numbers.append(await store.create_match(a_match(channel)))
        await store.close()
        put_back(copy, path, path.with_name(f"kept {len(numbers)}.db"), unheard)
    assert numbers == [1, 1 + 1000 + 1]


async def test_a_file_is_read_with_its_log_and_leaves_nothing_beside_it(path: Path) -> None:
    """A copy of a running bot's files has a log; one on its own is read as it lies there."""
    there = path.with_name("there")
    there.mkdir()
    store = await Store.open(path)
    await store.commit(Changes().setting("stands", "logged"))
    for name in (path.name, f"{path.name}-wal"):
        shutil.copy(path.with_name(name), there)
    await store.close()
    shutil.copy(path.with_name("copy.db"), there)
    for name, value in ((path.name, "logged"), ("copy.db", "before")):
        with reading_file(there / name) as connection:
            (found,) = connection.execute("SELECT value FROM setting WHERE name = 'stands'")
            beside = {file.name for file in there.glob("copy.db*")}
        assert found == (value,)
        assert beside == {"copy.db"}


async def test_nothing_is_put_in_the_place_of_itself_or_of_what_was_kept(path: Path) -> None:
    copy = path.with_name("copy.db")
    for backup, kept in ((path, path.with_name("kept.db")), (copy, copy)):
        with pytest.raises(StoreUnusable):
            put_back(backup, path, kept, unheard)
    for target in (path, copy, path.with_name("bot.db-wal"), path.with_name("no") / "where.db"):
        with pytest.raises(StoreUnusable):
            back_up(path, target, unheard)
    assert await stands(path) == "after"


def test_nobody_is_alone_with_a_database_that_is_open_elsewhere(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("SELECT value FROM setting").fetchall()
        with pytest.raises(StoreUnusable, match="in use"), alone(path):
            pytest.fail("somebody has it open")
    with alone(path):
        assert not path.with_name(f"{path.name}-wal").exists()


def test_one_can_be_alone_with_a_damaged_database(path: Path) -> None:
    head = path.read_bytes()[:16]
    path.write_bytes(head + b"garbage" * 1000)
    with alone(path):
        assert path.read_bytes().startswith(head)


async def test_what_is_damaged_is_found_and_not_copied(path: Path) -> None:
    with reading(path) as connection:
        assert damage(connection) == ()
        assert contents(connection).matches == 0
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("UPDATE sqlite_schema SET rootpage = 2 WHERE name = 'setting'")
    with reading_file(path) as connection:
        assert damage(connection)
    with pytest.raises(StoreUnusable):
        back_up(path, path.with_name("other.db"), unheard)
    assert not path.with_name("other.db").exists()
