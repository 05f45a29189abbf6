"""A file that is deleted, moved or replaced under an open store is noticed by its next commit."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from store import Backlog, Census, Changes, Status, Store, StoreGone, StoreUnusable, opening
from tests.store.samples import a_match, a_post

PAGE = 4096


def delete(path: Path) -> None:
    path.unlink()


def delete_the_log(path: Path) -> None:
    path.with_name(f"{path.name}-wal").unlink()


def move(path: Path) -> None:
    path.rename(path.with_name("moved.db"))


def replace(path: Path) -> None:
    shutil.copy(path, path.with_name("copy.db"))
    path.with_name("copy.db").rename(path)


def settings(path: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT name, value FROM setting").fetchall()


@pytest.mark.parametrize("harm", [delete, delete_the_log, move, replace])
async def test_nothing_is_acknowledged_into_a_lost_file(
    path: Path, harm: Callable[[Path], None]
) -> None:
    store = await Store.open(path)
    await store.commit(Changes().setting("before", "kept"))
    harm(path)
    for _ in range(2):
        with pytest.raises(StoreGone, match="deleted, moved or replaced"):
            await store.commit(Changes().setting("after", "lost"))
    async with asyncio.timeout(120):
        assert str(path) in await store.lost()
    assert await store.setting("after") is None  # nor was it written
    await store.close()


async def test_a_moved_file_has_all_that_was_acknowledged(path: Path) -> None:
    store = await Store.open(path)
    await store.commit(Changes().setting("before", "kept"))
    move(path)
    with pytest.raises(StoreGone):
        await store.commit(Changes().setting("after", "lost"))
    await store.close()
    assert settings(path.with_name("moved.db")) == [("before", "kept")]


async def test_what_stands_in_its_place_is_left_alone(path: Path) -> None:
    """SQLite would take the log of the lost file for that of the new one."""
    other = path.with_name("other.db")
    await (await Store.open(other)).close()
    store = await Store.open(path)
    await store.commit(Changes().setting("before", "kept"))
    other.rename(path)
    with pytest.raises(StoreGone):
        await store.commit(Changes().setting("after", "lost"))
    await store.close()
    assert settings(path) == []


@pytest.mark.parametrize("seed", range(5))
async def test_a_page_of_random_bytes_is_noticed_at_the_start(path: Path, seed: int) -> None:
    store = await Store.open(path)
    for channel in range(40):
        await store.create_match(a_match(channel_id=channel))
    await store.close()
    chance = Random(seed)
    with path.open("r+b") as file:
        file.seek(chance.randrange(1, path.stat().st_size // PAGE) * PAGE)
        file.write(chance.randbytes(PAGE))
    with pytest.raises(StoreUnusable, match="is damaged: restore a backup"):
        await Store.open(path)


async def test_looking_through_a_huge_file_ends_in_time(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await (await Store.open(path)).close()
    monkeypatch.setattr(opening, "CHECKING", -1.0)
    monkeypatch.setattr(opening, "_STEPS", 1)
    await (await Store.open(path)).close()
    assert "not to its end" in caplog.text


async def test_what_the_database_holds_is_counted(store: Store) -> None:
    assert await store.census() == Census(len(list(opening.MIGRATIONS.glob("*.sql"))), 0, 0, 0)
    for channel, status in enumerate((Status.LOBBY, Status.PLAYING, Status.PLAYING, Status.ENDED)):
        paused_at = 5.0 if channel == 2 else None
        await store.create_match(a_match(channel, status=status, paused_at=paused_at))
    census = await store.census()
    assert (census.lobbies, census.playing, census.paused) == (1, 2, 1)


async def test_what_waits_in_the_outbox_is_counted(store: Store) -> None:
    assert await store.outbox.backlog(2010.0) == Backlog(0, None, 0)
    for number, (surface, due_at) in enumerate(
        (("board", 2004.0), ("hand-0", 2002.0), ("hand-1", 2011.0), ("old-board-1", 2000.0))
    ):
        match_id = await store.create_match(a_match(number))
        await store.commit(Changes().post(a_post(match_id, surface, nonce=surface, due_at=due_at)))
    assert await store.outbox.backlog(2010.0) == Backlog(2, 2002.0, 1)


async def test_what_waits_behind_another_is_not_late(store: Store) -> None:
    """Behind a channel that is shut nothing should have been sent."""
    match_id = await store.create_match(a_match())
    for nonce, due_at in (("first", 2020.0), ("second", 2001.0), ("third", 2002.0)):
        post = a_post(match_id, "board", nonce=nonce, due_at=due_at)
        await store.commit(Changes().post(post, waking=False))
    verdict = a_post(match_id, "ending", nonce="behind", due_at=2001.0, behind="board")
    await store.commit(Changes().post(verdict, waking=False))
    assert await store.outbox.backlog(2010.0) == Backlog(0, None, 1)
    assert await store.outbox.backlog(2030.0) == Backlog(1, 2020.0, 0)
