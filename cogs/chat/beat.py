"""What is done again and again, at intervals that no clock of a wall can stretch."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)

AFTER_A_FAULT = 1.0
"""Seconds until the next try where nobody could say when that should be."""


class Beat:
    """Does something, and again after as many seconds as it returns, until it is cancelled.

    `discord.ext.tasks` plans by the clock of the machine: where that is turned back by an hour, it
    waits for an hour. A fault is logged, and the next beat comes nevertheless, as it does where
    something that it waited for was cancelled.
    """

    def __init__(self, once: Callable[[], Awaitable[float]]) -> None:
        self._once = once
        self._task: asyncio.Task[None] | None = None
        self._last: float | None = None
        self.resting = False
        """Whether it waits for nothing but its next time."""

    @property
    def age(self) -> float | None:
        """How many seconds ago the last beat ended; None before the first."""
        return None if self._last is None else time.monotonic() - self._last

    def is_running(self) -> bool:
        """Tell whether it beats."""
        return self._task is not None and not self._task.done()

    def start(self) -> None:
        """Begin at once, unless it beats already."""
        if not self.is_running():
            self._task = asyncio.create_task(self._go_on(), name="beat")

    def cancel(self) -> None:
        """Stop, also in the midst of what it does."""
        if self._task is not None:
            self._task.cancel()

    async def _go_on(self) -> None:
        while True:
            wait = await self._beat()
            self.resting = True
            try:
                await asyncio.sleep(wait)
            finally:
                self.resting = False

    async def _beat(self) -> float:
        try:
            return await self._once()
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            log.exception("a beat failed")  # what it waited for was cancelled, and not this
        except Exception:
            log.exception("a beat failed")
        finally:
            self._last = time.monotonic()
        return AFTER_A_FAULT
