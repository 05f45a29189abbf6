"""Whoever waits until others let them into a database says so, rather than nothing without end."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)

BETWEEN_TRIES = 0.02
"""Seconds between two attempts to open a database from which others are kept out."""
SOON = 1.0
"""Seconds after which it is said what is waited for: others keep it for less than that."""


async def until(entered: Callable[[], Awaitable[bool]], database: str) -> None:
    """Try to enter a database until that succeeds; say once for what that waits."""
    say_at: float | None = time.monotonic() + SOON
    while not await entered():
        if say_at is not None and time.monotonic() >= say_at:
            log.warning("waits: another process is alone with %s", database)
            say_at = None
        await asyncio.sleep(BETWEEN_TRIES)
