"""Reports: somebody says that something is wrong with a match, and the log says where."""

from __future__ import annotations

import logging
from collections.abc import Callable

from engines.core import text
from store import Store
from tables.errors import NoMatch

log = logging.getLogger(__name__)

PAUSE = 60.0
"""Seconds in which a second report of one person about one match is not written again."""


class Reports:
    """Writes reports into the log: where a match stands, nothing of its secrets or its people."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._taken: dict[tuple[int, int], float] = {}

    async def take(self, match_id: int, user_id: int, program: str) -> None:
        """Note how a match stands, which a person reports. `program` is this one's version.

        It may be one that cannot be loaded. Raises `NoMatch`.
        """
        standing = await self._store.standing(match_id)
        if standing is None:
            raise NoMatch(text("refusal-no-such-match"))
        if self._is_news(match_id, user_id):
            log.warning(
                "match %s is reported: %s, ply %s, rules version %s, program version %s",
                match_id,
                standing.match.game,
                standing.ply,
                standing.match.rules_version,
                program,
            )

    def _is_news(self, match_id: int, user_id: int) -> bool:
        now, who = self._now(), (match_id, user_id)
        self._taken = {key: at for key, at in self._taken.items() if 0 <= now - at < PAUSE}
        if who in self._taken:
            return False
        self._taken[who] = now
        return True
