"""No test lets whoever holds a match ask for it as if others held it.

Where memory knows all that the database does such a question is answered at once; where another
process has written meanwhile it waits for its own lock, for ever. So it fails in either case.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any

from tables.match.live import HeldAlready, Live


def _asked_by_others(look: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    @wraps(look)
    async def looked(live: Any, match_id: int, *more: int) -> Any:
        table = live._tables.get(match_id)
        if table is not None and table.holder is asyncio.current_task():
            raise HeldAlready(f"match {match_id}")
        return await look(live, match_id, *more)

    return looked


def pytest_configure() -> None:
    """Let every look at a match notice by whom it is held."""
    looks: Any = Live
    looks.position = _asked_by_others(Live.position)
    looks.glance = _asked_by_others(Live.glance)
