"""Whoever was said to have left the server, and can be reached again.

That was said in the channel, with a button that lets a computer play for them. It is true no more
once a call reaches them, or once that button finds them there. A move of theirs does not look for
it: each would read once more, and the call for their next one tells the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.core import Player, Seat, Text, decode, text
from store import Changes, Store
from tables.notice import Notice, absent, outgoing

LEFT = "table-absent"
"""The key of what says that somebody has left."""
OVER = "table-absent-over"
"""The key of what is said in its place."""


class Reached:
    """Takes back that somebody has left; `after_commit` is called with each notice."""

    def __init__(
        self, store: Store, now: Callable[[], float], after_commit: Callable[[], None]
    ) -> None:
        self._store = store
        self._now = now
        self._after_commit = after_commit

    async def here(self, match_id: int, seat: Seat) -> None:
        """Note that somebody was found to be on the server."""
        changes = Changes()
        await reached(self._store, changes, match_id, seat, self._now())
        await self._store.commit(changes)
        self._after_commit()


async def reached(store: Store, changes: Changes, match_id: int, seat: Seat, now: float) -> None:
    """Add that nothing says any more that somebody has left, if a message does."""
    shown = await store.outbox.message(match_id, absent(seat))
    if shown is not None and says(decode(shown.payload, Notice).events, LEFT):
        over = Notice((text(OVER, who=Player(seat)),))
        changes.post(outgoing(match_id, absent(seat), over, now))


def says(events: Sequence[Text], key: str) -> bool:
    """Tell whether this is the last that some lines say."""
    return bool(events) and events[-1].key == key
