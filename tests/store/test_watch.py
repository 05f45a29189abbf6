"""Whether a task has written: only what it wrote itself, and only what was committed."""

from __future__ import annotations

import asyncio

import pytest

from store import Changes, Guild, MatchChanged, Status, Store
from store.watch import watch, watched, wrote
from tests.fleeting import goes_once_it_is_over


async def test_a_task_has_written_what_it_committed_itself(database: str) -> None:
    store = await Store.open(database)
    try:
        watch(7)
        assert not wrote()
        assert watched() == 7
        assert await asyncio.create_task(_watched()) is None, "that is another task"
        guild = Guild(1, "es", b"{}")
        await asyncio.create_task(store.commit(Changes().guild(guild)))
        assert not wrote(), "that was another task"
        with pytest.raises(MatchChanged):
            await store.commit(Changes().expect(1, status=Status.LOBBY))
        assert not wrote(), "that was refused"
        await store.commit(Changes().guild(Guild(1, "en", b"{}"), guild))
        assert wrote()
    finally:
        await store.close()


async def _watched() -> int | None:
    return watched()


async def test_a_task_that_was_watched_goes_once_it_is_over() -> None:
    assert await goes_once_it_is_over(lambda: watch(7))
