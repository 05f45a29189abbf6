"""What is posted when a match has ended: a picture to remember it by, and what was hidden."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from msgspec.structs import replace

from engines.core import Refusal
from engines.retelling import Ending, Retelling, Sound, retelling, unveiled
from store import Changes, Store
from tables.match.consequences import Advance
from tables.match.live import Live
from tables.match.log import PAST, effective
from tables.match.position import Position
from tables.match.ratings import rate
from tables.match.since import heard_since
from tables.notice import BOARD, ENDING, Notice, outgoing
from tables.options import HOUR
from tables.returning import together
from tables.votes.sounds import Shout, gathered

log = logging.getLogger(__name__)


class Endings:
    """Tells how matches ended."""

    def __init__(self, store: Store, live: Live) -> None:
        self._store = store
        self._live = live

    async def follow(self, changes: Changes, advance: Advance) -> None:
        """Add to `changes` what the end of a match leads to, if an advance has ended one."""
        if not advance.ended:
            return
        after = advance.after
        rated = await rate(changes, self._store, after, advance.computer)
        both = await together(self._store, after)
        told = (*unveiled(after.match.game, after.state), *both, *rated)
        post = outgoing(after.match.id, ENDING, Notice(told, new=True), advance.now)
        changes.post(replace(post, behind=BOARD))

    async def of(self, match_id: int) -> Ending | None:
        """Return what a match is remembered by that has ended; it is played again for that.

        None for any other. Raises `NoMatch`.
        """
        position = await self._live.position(match_id)
        outcome, match = position.outcome, position.match
        if outcome is None:
            return None
        line = effective(await self._store.log.entries(match_id))
        moves = sum(entry.kind != PAST for entry in line)
        lasted = (match.ended_at or 0.0) - (match.started_at or 0.0)
        return Ending(
            outcome,
            await self._retold(position),
            moves,
            int(lasted // HOUR),
            _best(gathered(await self._store.sounds.heard(match_id))),
        )

    async def _retold(self, position: Position) -> Retelling:
        """Return what a match comes to; nothing if its log leads nowhere by today's rules."""
        try:
            told = await heard_since(self._store, position, None)
        except Refusal:
            log.warning("match %s: its log cannot be told again", position.match.id)
            return Retelling()
        game, seats = position.match.game, len(position.seats)
        return await asyncio.to_thread(
            retelling, game, told, seats, position.outcome, position.state
        )


def _best(shouts: Sequence[Shout]) -> Sound | None:
    """Return the sound that did most; they stand in that order."""
    if not shouts:
        return None
    return Sound(shouts[0].brief, shouts[0].seat, shouts[0].damage)
