"""Whether a task has written anything: asked when what it was doing failed half-way."""

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

    def __init__(self, task: asyncio.Task[Any]) -> None:
        self._task = weakref.ref(task)
        self.wrote = False

    @property
    def is_meant(self) -> bool:
        """Whether the task that runs is the one that is watched."""
        return self._task() is asyncio.current_task()


_watch: ContextVar[_Watch | None] = ContextVar("watch", default=None)


def watch() -> None:
    """Note from now on what the running task writes."""
    task = asyncio.current_task()
    assert task is not None
    _watch.set(_Watch(task))


def note() -> None:
    """Note that the running task has changed something that stays, here or in Discord."""
    watched = _watch.get()
    if watched is not None and watched.is_meant:
        watched.wrote = True


def wrote() -> bool:
    """Tell whether the running task has changed anything since it is watched."""
    watched = _watch.get()
    return watched is not None and watched.wrote
