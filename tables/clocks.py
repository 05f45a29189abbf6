"""Deadlines: reminders, defaults when time runs out, lobbies nobody starts, votes that close.

Deadlines are rows; each is deleted by what it caused, never before, and only as it was read: who
moved in the same moment has a new one. What comes of one its kind says, which `Tables` gives to
whoever handles it.
"""

from __future__ import annotations

import logging
import string
from collections.abc import Awaitable, Callable, Mapping

from store import Deadline, Store
from tables.attendance import Attendance
from tables.deadlines import drop, postpone
from tables.errors import OtherRules, Paused
from tables.match.live import Live

log = logging.getLogger(__name__)

AT_ONCE = 50
RETRY = 600.0
"""Seconds until a deadline that failed is tried again."""

Handle = Callable[[Deadline], Awaitable[None]]
"""Does what comes of a deadline, which it deletes or moves."""


class Clocks:
    """Handles the deadlines that are due, each as `handles` says of its kind.

    Kinds that end in the number of a seat go by what stands before it.
    """

    def __init__(
        self,
        store: Store,
        live: Live,
        attendance: Attendance,
        now: Callable[[], float],
        handles: Mapping[str, Handle],
    ) -> None:
        self._store = store
        self._live = live
        self._attendance = attendance
        self._now = now
        self._handles = handles

    async def next_at(self) -> float | None:
        """Return when the next deadline is due that is handled here; None without any."""
        found = [await self._store.deadlines.next_at(of) for of in self._attendance.attended()]
        return min((at for at in found if at is not None), default=None)

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of deadlines of which something comes, without the numbers of seats."""
        return frozenset(self._handles)

    async def handle_due(self) -> bool:
        """Handle all that is due in matches that are looked after here; tell whether anything was.

        A match whose deadline cannot be handled waits alone: its deadline is put off. One that
        was paused in this moment, or that only others can play, keeps its deadlines.
        """
        handled = False
        for deadline in await self._due():
            try:
                await self.handle(deadline)
            except (Paused, OtherRules):
                await self._live.forget(deadline.match_id)
                continue
            except Exception:
                log.exception("deadline %s of match %s", deadline.kind, deadline.match_id)
                await self._put_off(deadline)
            handled = True
        return handled

    async def handle(self, deadline: Deadline) -> None:
        """Do what comes of a deadline that was read: nothing, unless it still stands so."""
        handle = self._handles.get(deadline.kind.rstrip(string.digits))
        if handle is None:
            log.warning("unknown deadline %s", deadline.kind)
            await drop(self._store, deadline)
        else:
            await handle(deadline)

    async def _due(self) -> list[Deadline]:
        """Return some of what is due where clocks run."""
        attended, now = self._attendance.attended(), self._now()
        found = [await self._store.deadlines.due(now, AT_ONCE, of) for of in attended]
        return [deadline for of_slice in found for deadline in of_slice]

    async def _put_off(self, deadline: Deadline) -> None:
        await postpone(self._store, deadline, self._now() + RETRY)
