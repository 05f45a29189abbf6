"""What people say besides playing: the eliminated heckle, aloud but not all the time."""

from __future__ import annotations

import math
from collections.abc import Callable

from engines.core import MatchOver, Text, text
from store import Changes, MatchChanged, Status, Store, TooSoon
from tables.errors import TableRefusal
from tables.notice import Notice, outgoing

CHATTER = "chatter"
"""The surface of what is said: each time a message of its own."""
PAUSE = 300.0
"""Seconds between two heckles of one person in one match."""


class Chatter:
    """Lets people be heard in a match's channel. `after_commit` is called with each."""

    def __init__(
        self, store: Store, now: Callable[[], float], after_commit: Callable[[], None]
    ) -> None:
        self._store = store
        self._now = now
        self._after_commit = after_commit

    async def say(self, match_id: int, user_id: int, said: Text) -> None:
        """Let everyone read `said`.

        Everyone has a pause of their own, so that a loud person leaves the others their turn.
        Raises `TableRefusal` within it, and `MatchOver`.
        """
        now = self._now()
        changes = Changes().expect(match_id, status=Status.PLAYING)
        changes.heckle(match_id, user_id, now, pause=PAUSE)
        changes.post(outgoing(match_id, CHATTER, Notice((said,), new=True), now))
        try:
            await self._store.commit(changes)
        except TooSoon as error:
            last = await self._store.sounds.heckled_at(match_id, user_id) or now
            minutes = max(1, math.ceil((last + PAUSE - now) / 60))
            raise TableRefusal(text("refusal-heckled", minutes=minutes)) from error
        except MatchChanged as error:
            raise MatchOver(text("refusal-match-over")) from error
        self._after_commit()
