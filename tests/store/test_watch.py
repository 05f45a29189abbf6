"""Whether a task has written: only what it wrote itself, and only what was committed."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path

import pytest

from store import Changes, Guild, MatchChanged, Status, Store
from store.watch import watch, wrote


async def test_a_task_has_written_what_it_committed_itself(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "watched.db")
    try:
        watch()
        assert not wrote()
        await asyncio.create_task(store.commit(Changes().guild(Guild(1, "es", b"{}"))))
        assert not wrote(), "that was another task"
        with pytest.raises(MatchChanged):
            await store.commit(Changes().expect(1, status=Status.LOBBY))
        assert not wrote(), "that was refused"
        await store.commit(Changes().guild(Guild(1, "en", b"{}")))
        assert wrote()
    finally:
        await store.close()


async def test_a_task_that_was_watched_goes_once_it_is_over() -> None:
    """And not when the collector looks through all: much may hang on it."""

    async def watched() -> None:
        watch()

    gc.disable()
    try:
        task = asyncio.create_task(watched())
        await task
        gone = weakref.ref(task)
        del task
        await asyncio.sleep(0)  # the loop lets go of it too
        assert gone() is None
    finally:
        gc.enable()
