"""What is tried again where others were quicker: nobody has to press once more for that."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from engines.core import text
from store import Conflict, EntryTaken, MatchChanged
from tables.errors import TableRefusal

RETRIES = 8
"""How often something is tried before it is left to whoever wants it."""
QUICKER: tuple[type[Conflict], ...] = (EntryTaken, MatchChanged)
"""What a commit meets where the match has gone on since it was read."""

Result = TypeVar("Result")


async def until_first(
    attempt: Callable[[], Awaitable[Result]],
    again: Callable[[], Awaitable[object]] | None = None,
    quicker: tuple[type[Conflict], ...] = QUICKER,
) -> Result:
    """Return what an attempt comes to before which nobody else came.

    `attempt` raises one of `quicker` where somebody did; then `again` reads what stands now, unless
    each attempt does. Raises `TableRefusal` where others are quicker each time, and what `attempt`
    raises.
    """
    for _ in range(RETRIES):
        try:
            return await attempt()
        except quicker:
            if again is not None:
                await again()
    raise TableRefusal(text("refusal-crowded"))
