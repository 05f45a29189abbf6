"""Thoughts: work in threads, which may fail or never end and then holds up nothing else."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Hashable
from contextlib import suppress
from typing import Any


class NoThought(Exception):
    """A thought led to nothing: its cause, if it has one, says why."""


class Thoughts:
    """Thinks about so many matters at once, the others wait.

    A thread cannot be ended. One that is not done in time is left behind, and its place given
    to the next; about the same matter nothing more is thought until it has ended, so that one
    fault does not fill the machine with threads.
    """

    def __init__(self, at_once: int) -> None:
        self._room = asyncio.Semaphore(at_once)
        self._endless: dict[Hashable, threading.Thread] = {}

    async def think(self, about: Hashable, work: Callable[[], Any], limit: float) -> Any:
        """Return what `work` returns within `limit` seconds. Raises `NoThought`."""
        async with self._room:
            self._endless = {key: left for key, left in self._endless.items() if left.is_alive()}
            if about in self._endless:
                raise NoThought("an earlier thought has not ended yet")
            thread, done = _begun(work)
            try:
                async with asyncio.timeout(limit):
                    result, error = await done
            except TimeoutError as late:
                self._endless[about] = thread
                raise NoThought(f"not done after {limit:g} seconds") from late
        if error is not None:
            raise NoThought("failed") from error
        return result


def _begun(
    work: Callable[[], Any],
) -> tuple[threading.Thread, asyncio.Future[tuple[Any, BaseException | None]]]:
    """Return a thread that has begun to work, and what will be its result or its error.

    It is a daemon: a process that ends does not wait for a thought that does not.
    """
    loop = asyncio.get_running_loop()
    done: asyncio.Future[tuple[Any, BaseException | None]] = loop.create_future()

    def tell(result: Any, error: BaseException | None) -> None:
        if not done.done():  # or nobody waits any more
            done.set_result((result, error))

    def think() -> None:
        result, failed = None, None
        try:
            result = work()
        except BaseException as error:
            failed = error
        with suppress(RuntimeError):  # the loop has been closed
            loop.call_soon_threadsafe(tell, result, failed)

    thread = threading.Thread(target=think, name="computer", daemon=True)
    thread.start()
    return thread, done
