"""The end of a seat's time: what was agreed on for it is done."""

from __future__ import annotations

from engines.core import MatchOver, NotAsked
from store import Deadline, DeadlineTaken, Store
from tables.absences import Absences
from tables.deadlines import drop
from tables.errors import StaleDecision
from tables.match.live import Live
from tables.match.pauses import Pauses
from tables.match.play import Play


class TimeOuts:
    """Ends the time of seats."""

    def __init__(
        self, store: Store, live: Live, play: Play, pauses: Pauses, absences: Absences
    ) -> None:
        self._store = store
        self._live = live
        self._play = play
        self._pauses = pauses
        self._absences = absences

    async def end(self, deadline: Deadline) -> None:
        """Do what was agreed on for a seat, or pause its match if not even that can be done.

        Raises `Paused`.
        """
        match_id, seat = deadline.match_id, deadline.seat
        async with self._pauses.guard(match_id):
            position = await self._live.unpaused(match_id)
            if seat not in position.asked:
                await drop(self._store, deadline)
                return
            if await self._absences.put_off(position, deadline):
                return
            try:
                await self._play.time_out(deadline, position.question(seat))
            except DeadlineTaken:
                return  # somebody moved in this moment, and was asked anew
            except (StaleDecision, NotAsked, MatchOver):  # the match has moved on by itself
                await drop(self._store, deadline)
