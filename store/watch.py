"""What a task is about, and whether it has written anything: asked when that failed half-way."""

from __future__ import annotations

import asyncio
import weakref
from contextvars import ContextVar
from typing import Any


class _Watch:
    """A task, and whether it has written. Tasks that it starts inherit this and are not meant.

    It does not hold the task, which holds it: nothing of the task would go before the collector
    looks through all.
    """

    def __init__(self, task: asyncio.Task[Any], interaction_id: int) -> None:
        self._task = weakref.ref(task)
        self.interaction_id = interaction_id
        self.wrote = False

    @property
    def is_meant(self) -> bool:
        """Whether the task that runs is the one that is watched."""
        return self._task() is asyncio.current_task()


_watch: ContextVar[_Watch | None] = ContextVar("watch", default=None)


def watch(interaction_id: int) -> None:
    """Note from now on what the running task writes, which is about an interaction."""
    task = asyncio.current_task()
    assert task is not None
    _watch.set(_Watch(task, interaction_id))


def watched() -> int | None:
    """Return which interaction the running task is about; None if it is about none."""
    found = _watch.get()
    return found.interaction_id if found is not None and found.is_meant else None


def note() -> None:
    """Note that the running task has changed something that stays, here or in Discord."""
    found = _watch.get()
    if found is not None and found.is_meant:
        found.wrote = True


def wrote() -> bool:
    """Tell whether the running task has changed anything since it is watched."""
    found = _watch.get()
    return found is not None and found.wrote
