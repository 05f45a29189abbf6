"""What is over is let go: ended matches after as many days as is set, and idle people."""

from __future__ import annotations

import logging
from collections.abc import Callable

from engines.core import encode
from store import Changes, Store
from tables.match.live import Live
from tables.options import DAY
from tables.people import Preferences

log = logging.getLogger(__name__)

AT_ONCE = 20
"""How many matches are let go each time; each is a commit of its own."""
PEOPLE_AT_ONCE = 100
PAUSE = 3600.0
"""Seconds between two looks at the people, and at the matches if none is left to let go."""


class Retention:
    """Lets go of matches `days` after their end (None: never), in small steps.

    A match whose votes are not counted yet waits for them.
    """

    def __init__(
        self, store: Store, live: Live, now: Callable[[], float], days: int | None
    ) -> None:
        self._store = store
        self._live = live
        self._now = now
        self.days = days
        self._next_at = 0.0

    async def look(self) -> None:
        """Take one step, if it is time for one. What fails is tried again the next time."""
        now = self._now()
        if self._next_at - PAUSE <= now < self._next_at:
            return
        try:
            more = await self._let_matches_go(now)
            await self._store.commit(
                Changes().drop_idle_people(encode(Preferences()), PEOPLE_AT_ONCE)
            )
        except Exception:
            log.exception("what is over could not be let go")
            more = False
        self._next_at = now if more else now + PAUSE

    async def _let_matches_go(self, now: float) -> bool:
        """Let some matches go, and tell whether there may be more."""
        if self.days is None:
            return False
        over = await self._store.matches.over_before(now - self.days * DAY, AT_ONCE)
        for match_id in over:
            async with self._live.hold(match_id, load=False) as table:
                await self._store.commit_thoroughly(Changes().drop_match(match_id))
                table.position = None
        return len(over) == AT_ONCE
