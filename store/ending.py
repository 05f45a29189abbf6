"""The future of what ends in any case."""

from __future__ import annotations

import asyncio
from typing import Any, TypeVar

Result = TypeVar("Result")


class Ending(asyncio.Future[Result]):
    """The future of what ends in any case: a task that waits for it is cancelled afterwards."""

    def cancel(self, msg: Any | None = None) -> bool:
        """Go on. asyncio cancels the task itself then, as soon as this is done."""
        return False


async def until_decided(ending: asyncio.Future[Result]) -> Result:
    """Return what an `Ending` gives; whoever is cancelled meanwhile hears of it afterwards.

    Whoever takes the caller's place must not find the database in between.
    """
    try:
        return await ending
    except asyncio.CancelledError:
        if ending.done():
            ending.exception()  # there is nobody left to tell, and asyncio need not log it
        raise
