"""Deadlines: reminders, defaults when time runs out, lobbies nobody starts, votes that close.

Deadlines are rows; each is deleted by what it caused, never before.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

import msgspec

from engines.core import MatchOver, NotAsked, Refusal, text
from store import Changes, Deadline, Store
from tables.absences import Absences
from tables.agreement import CONFIRM
from tables.attendance import Attendance
from tables.calling import Calling
from tables.errors import OtherRules, Paused, StaleDecision
from tables.gatherings import EXPIRY
from tables.lobby import Lobby
from tables.match.closing import PLACE
from tables.match.consequences import PUT_OFF, REMINDER, TIME_UP
from tables.match.live import Live
from tables.match.pauses import Pauses
from tables.match.play import Play
from tables.match.position import Position
from tables.match.rests import REST_OVER
from tables.notice import seat_of_found, seat_of_offer
from tables.places import Places
from tables.reminders import NUDGED, Reminders
from tables.resting import Resting
from tables.seeking.pairs import Pairs
from tables.substitutes import Substitutes
from tables.votes.ballots import BALLOT, Ballots

log = logging.getLogger(__name__)

AT_ONCE = 50
RETRY = 600.0
"""Seconds until a deadline that failed is tried again."""


class Clocks:
    """Handles the deadlines that are due."""

    def __init__(
        self,
        store: Store,
        live: Live,
        play: Play,
        pauses: Pauses,
        lobby: Lobby,
        ballots: Ballots,
        calling: Calling,
        reminders: Reminders,
        resting: Resting,
        substitutes: Substitutes,
        places: Places,
        absences: Absences,
        pairs: Pairs,
        attendance: Attendance,
        now: Callable[[], float],
    ) -> None:
        self._store = store
        self._live = live
        self._play = play
        self._pauses = pauses
        self._lobby = lobby
        self._ballots = ballots
        self._calling = calling
        self._reminders = reminders
        self._resting = resting
        self._substitutes = substitutes
        self._places = places
        self._absences = absences
        self._pairs = pairs
        self._attendance = attendance
        self._now = now

    async def next_at(self) -> float | None:
        """Return when the next deadline is due that is handled here; None without any."""
        found = [await self._store.deadlines.next_at(of) for of in self._attendance.attended()]
        return min((at for at in found if at is not None), default=None)

    async def handle_due(self) -> bool:
        """Handle all that is due in matches that are looked after here; tell whether anything was.

        A match whose deadline cannot be handled waits alone: its deadline is put off. One that
        was paused in this moment, or that only others can play, keeps its deadlines.
        """
        handled = False
        for deadline in await self._due():
            try:
                await self._handle(deadline)
            except (Paused, OtherRules):
                await self._live.forget(deadline.match_id)
                continue
            except Exception:
                log.exception("deadline %s of match %s", deadline.kind, deadline.match_id)
                await self._put_off(deadline)
            handled = True
        return handled

    async def _due(self) -> list[Deadline]:
        """Return some of what is due where clocks run."""
        attended, now = self._attendance.attended(), self._now()
        found = [await self._store.deadlines.due(now, AT_ONCE, of) for of in attended]
        return [deadline for of_slice in found for deadline in of_slice]

    async def _handle(self, deadline: Deadline) -> None:
        match deadline.kind:
            case kind if kind in (TIME_UP, REMINDER) and await self._places.waits(deadline):
                pass
            case kind if kind == TIME_UP:
                await self._time_out(deadline)
            case kind if kind == REMINDER:
                await self._reminders.remind(deadline)
            case kind if kind == EXPIRY:
                await self._expire(deadline)
            case kind if kind == PUT_OFF:
                await self._calling.call(deadline)
            case kind if kind == REST_OVER:
                await self._resting.end(deadline)
            case kind if kind in (NUDGED, PLACE):
                await self._drop(deadline)
            case kind if seat_of_offer(kind) is not None:
                await self._substitutes.expire(deadline)
            case kind if kind == CONFIRM:
                await self._pairs.expire(deadline)
            case kind if seat_of_found(kind) is not None:
                await self._pairs.call(deadline)
            case kind if kind == BALLOT:
                await self._ballots.close(deadline)
            case _:
                log.warning("unknown deadline %s", deadline.kind)
                await self._drop(deadline)

    async def _time_out(self, deadline: Deadline) -> None:
        """Do what was agreed on for a seat, or pause its match if not even that can be done."""
        match_id, seat = deadline.match_id, deadline.seat
        async with self._pauses.guard(match_id):
            position = await self._position(match_id)
            if seat not in position.asked:
                await self._drop(deadline)
                return
            if await self._absences.put_off(position, deadline):
                return
            try:
                question = position.question(seat)
                await self._play.time_out(match_id, seat, question)
            except (StaleDecision, NotAsked, MatchOver):  # the match has moved on by itself
                await self._drop(deadline)

    async def _position(self, match_id: int) -> Position:
        """Return a match as it stands. Raises `Paused`, besides what `live.position` raises."""
        position = await self._live.position(match_id)
        if position.match.paused:
            raise Paused(text("refusal-paused"))
        return position

    async def _expire(self, deadline: Deadline) -> None:
        try:
            await self._lobby.cancel(deadline.match_id, None)
        except Refusal:  # the lobby has moved on by itself
            await self._drop(deadline)

    async def _drop(self, deadline: Deadline) -> None:
        await self._store.commit(
            Changes().drop_deadlines(deadline.match_id, kind=deadline.kind, seat=deadline.seat)
        )

    async def _put_off(self, deadline: Deadline) -> None:
        later = msgspec.structs.replace(deadline, due_at=self._now() + RETRY)
        await self._store.commit(Changes().deadline(later))
