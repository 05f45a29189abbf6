"""Whether a task has written anything: asked when what it was doing failed half-way."""

from __future__ import annotations

import asyncio
from contextvars import ContextVar
from typing import Any


class _Watch:
    """A task, and whether it has written. Tasks that it starts inherit this and are not meant."""

    def __init__(self, task: asyncio.Task[Any] | None) -> None:
        self.task = task
        self.wrote = False


_watch: ContextVar[_Watch | None] = ContextVar("watch", default=None)


def watch() -> None:
    """Note from now on what the running task writes."""
    _watch.set(_Watch(asyncio.current_task()))


def note() -> None:
    """Note that the running task has changed something that stays, here or in Discord."""
    watched = _watch.get()
    if watched is not None and watched.task is asyncio.current_task():
        watched.wrote = True


def wrote() -> bool:
    """Tell whether the running task has changed anything since it is watched."""
    watched = _watch.get()
    return watched is not None and watched.wrote
