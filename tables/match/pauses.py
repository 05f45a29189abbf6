"""Pauses: a match that the program fails at stands still, alone, until it can go on.

What nobody can decline is a forced move: a computer's, a clock's, an order's. If one fails,
nobody can bring the match on, so it is paused: its people are told once, its clocks stand, and
the operator finds match, ply and error in the log. It is tried again at each start, and when
an operator asks; it goes on once all that is forced on it succeeds.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress

from engines.core import MatchOver, NotAsked, text
from store import (
    Changes,
    Deadline,
    DeadlineTaken,
    Entry,
    EntryTaken,
    MatchChanged,
    Standing,
    Status,
    Store,
    StoreError,
)
from tables.errors import TableRefusal
from tables.match.closing import PLACE, place_in, settle
from tables.match.consequences import PUT_OFF, clocks_moved
from tables.match.live import Live, position_of
from tables.match.log import PAUSE, RESUME
from tables.match.play import Play
from tables.match.position import Position
from tables.match.rests import GOES_ON
from tables.match.seals import sealed
from tables.notice import BOARD, Notice, hand, outgoing

log = logging.getLogger(__name__)

BLAMELESS = (TableRefusal, NotAsked, MatchOver, StoreError)
"""What a forced move may meet though nothing is wrong with its match: others were quicker, or
the disk is full."""


class Pauses:
    """Pauses matches, and lets them go on. `after_commit` is called with each notice."""

    def __init__(
        self,
        store: Store,
        live: Live,
        play: Play,
        now: Callable[[], float],
        after_commit: Callable[[], None],
    ) -> None:
        self._store = store
        self._live = live
        self._play = play
        self._now = now
        self._after_commit = after_commit

    @asynccontextmanager
    async def guard(self, match_id: int) -> AsyncGenerator[None]:
        """Do what is forced on a match; it is paused, and nothing raised, if that fails.

        What is `BLAMELESS` is raised. The match's lock must not be held.
        """
        try:
            yield
        except BLAMELESS:
            raise
        except Exception as error:
            if not await self.pause(match_id, error):
                raise

    async def pause(self, match_id: int, error: Exception) -> bool:
        """Let a match stand still because of an error; tell whether it does."""
        async with self._live.hold(match_id, load=False) as table:
            while True:
                standing = await self._store.standing(match_id)
                table.position = None
                if standing is None or standing.match.status is not Status.PLAYING:
                    return False
                if standing.match.paused:
                    return True
                try:
                    await self._store.commit(self._pausing(standing))
                except EntryTaken:
                    continue  # a move of another process
                break
        log.error("match %s is paused at ply %s", match_id, standing.ply, exc_info=error)
        self._after_commit()
        return True

    def _pausing(self, standing: Standing) -> Changes:
        now, match_id = self._now(), standing.match.id
        changes = Changes().expect(match_id, status=Status.PLAYING)
        changes.append(_entry(standing, PAUSE, now)).update_match(match_id, paused_at=now)
        said = Notice((text("table-paused"),), new=True)
        changes.post(outgoing(match_id, BOARD, said, now))
        return changes.hurry_posts(match_id, now)  # what failed so far can be shown in words

    async def retry(self, match_id: int) -> Position | None:
        """Let a paused match go on if all succeeds that is forced on it, and return it then."""
        async with self._live.hold(match_id, load=False) as table:
            standing = await self._store.standing(match_id)
            if standing is None or not standing.match.paused:
                return None
            position = await self._rehearsed(standing)
            if position is None:
                return None
            table.position = None
            try:
                shut = place_in(await self._store.deadlines.of_match(match_id))
                await self._store.commit(self._resuming(standing, position, shut))
            except (EntryTaken, MatchChanged, DeadlineTaken):
                return None  # another process was quicker
        log.warning("match %s goes on at ply %s", match_id, position.ply)
        self._after_commit()
        return await self._live.position(match_id)

    async def _rehearsed(self, standing: Standing) -> Position | None:
        """Return where a match would go on; None if it cannot, which only the log tells."""
        match_id = standing.match.id
        try:
            position = position_of(standing)
            assert position is not None
            position = position.with_match(paused_at=None, retry_at=None)
            await self._play.rehearse(position)
        except StoreError:
            raise
        except Exception:
            log.exception("match %s stays paused", match_id)
            if standing.match.retry_at is not None:
                changes = Changes().as_read(standing.match).update_match(match_id, retry_at=None)
                with suppress(MatchChanged):  # it was asked for anew
                    await self._store.commit(changes)
            return None
        return position

    def _resuming(self, standing: Standing, position: Position, shut: Deadline | None) -> Changes:
        """Return what lets a match go on, its clocks as if no time had passed."""
        now, match_id = self._now(), standing.match.id
        since = standing.match.paused_at
        changes = Changes().expect(match_id, status=Status.PLAYING)
        changes.append(_entry(standing, RESUME, now))
        paused = max(0.0, now - (now if since is None else since))
        settle(changes, shut, now, since)
        changes.update_match(match_id, paused_at=None, retry_at=None)
        changes.move_deadlines(match_id, now - paused, now, but=(*GOES_ON, PLACE))
        called = (position.asked & position.people) - position.responding
        for seat in called:  # they are called anew, now or when they wish
            changes.drop_deadlines(match_id, kind=PUT_OFF, seat=seat)
        moved = clocks_moved(paused) if position.timed else ()
        said = Notice((text("table-goes-on"), *moved), new=True, ping=position.users(called))
        changes.post(outgoing(match_id, BOARD, said, now))
        for row in position.seats:
            if row.reaches is not None:
                told = Notice(ping=position.users(called & {row.seat}))
                changes.post(outgoing(match_id, hand(row.seat), told, now))
        return changes


def _entry(standing: Standing, kind: str, at: float) -> Entry:
    """Return the next line of the log, so that no other process goes on from an older one."""
    entry = Entry(
        match_id=standing.match.id,
        number=standing.number + 1,
        kind=kind,
        seat=None,
        action=b"",
        actor_id=None,
        interaction_id=None,
        ply=standing.ply,
        at=at,
    )
    secret, chain, shown = standing.match.seed, standing.chain, standing.shown
    return next(sealed(secret, chain, shown, (entry,), noticed=True))
