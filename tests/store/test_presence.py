"""Whoever has a database open is known to others, as long as it lives."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from store import Store
from store.presence import Presence
from tests.store.processes import Start


def is_alone(path: Path) -> bool:
    with Presence(path).alone() as found:
        return found


async def test_an_open_store_is_known_until_it_is_closed(path: Path) -> None:
    async with asyncio.timeout(120):
        stores = [await Store.open(path) for _ in range(2)]
    for store in stores:
        assert not is_alone(path)
        await store.close()
    assert is_alone(path)


async def test_a_database_is_the_same_under_another_name(path: Path) -> None:
    store = await Store.open(path)
    other = path.with_name("link.db")
    other.symlink_to(path)
    assert not is_alone(other)
    await store.close()


async def test_whoever_could_not_open_it_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "recipes.db"
    path.write_bytes(b"no database" * 100)
    with pytest.raises(Exception, match="is not an SQLite database"):
        await Store.open(path)
    assert is_alone(path)


async def test_whoever_is_alone_keeps_all_others_waiting(path: Path) -> None:
    with Presence(path).alone():
        opening = asyncio.create_task(Store.open(path))
        for _ in range(3):
            await asyncio.sleep(0)
        assert not path.exists()
    await (await opening).close()
    assert path.exists()


async def test_whoever_is_cancelled_while_waiting_is_not_there(path: Path) -> None:
    with Presence(path).alone():
        opening = asyncio.create_task(Store.open(path))
        await asyncio.sleep(0)
        opening.cancel()
    await asyncio.wait([opening])
    assert is_alone(path)


def test_the_dead_are_not_there(path: Path, start: Start) -> None:
    process = start("append", path, 1, 101, 1)
    assert process.hear() == "ready"
    assert not is_alone(path)
    process.kill()
    assert is_alone(path)


def test_without_a_place_for_the_lock_nobody_is_kept_out(tmp_path: Path) -> None:
    presence = Presence(tmp_path / "absent" / "broadside.db")
    with presence.alone() as found:
        assert found
    assert presence.enter()
