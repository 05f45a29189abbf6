"""Tasks that go once they are over, and not when the collector looks through all."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable


async def goes_once_it_is_over(does: Callable[[], None]) -> bool:
    """Tell whether a task that has done this goes as soon as it is over: much may hang on it."""

    async def doing() -> None:
        does()

    gc.disable()
    try:
        task = asyncio.create_task(doing())
        await task
        gone = weakref.ref(task)
        del task
        await asyncio.sleep(0)  # the loop lets go of it too
        return gone() is None
    finally:
        gc.enable()
