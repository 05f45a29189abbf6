"""Whether the bot is there to be played with: while it is not, no clock runs.

A sign of life is written while the process runs and Discord reaches it. Where the last one is
older than it can be, nobody could play in between: all that is due is put off by that span.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator

from msgspec.structs import replace

from store import Changes, DeadlineTaken, SettingChanged, Span, Store, StoreError
from tables.match.closing import PLACE, again, put_off
from tables.match.consequences import ANEW, REMINDER, TIME_UP, clocks_moved
from tables.match.rests import GOES_ON
from tables.notice import BOARD, Notice, outgoing
from tables.votes.ballots import BALLOT

log = logging.getLogger(__name__)

PULSE = 30.0
"""Seconds between two signs of life."""
MISSED = 2
"""Signs of life that are missing when somebody counts as absent."""
ALIVE = "alive"
"""The setting that holds the last sign of life: seconds, as `now` gives them."""
LONG = 3600.0
"""Seconds of absence after which people are reminded anew, and have as long at the least."""
SOON = 86400.0
"""Whose time ends within so many seconds of a long absence is reminded at once."""
APART = 2.0
"""Seconds between two people whose time ends, or who are reminded, after a long absence."""


class Attendance:
    """Keeps the sign of life, and credits everyone with the time in which there was none."""

    def __init__(self, store: Store, now: Callable[[], float], pulse: float = PULSE) -> None:
        self.pulse = pulse
        self._store = store
        self._now = now
        self._seen: float | None = None
        self.began: float | None = None
        """When the first sign of life was written, in seconds; None before."""

    async def look(self, *, reached: bool = True) -> bool:
        """Tell whether clocks run; `reached` says whether people can reach the bot now.

        Where they can again, they are credited first with the time in which they could not.
        """
        now = self._now()
        if not reached:
            return self._seen is not None and now - self._seen <= MISSED * self.pulse
        if self._seen is not None and 0 <= now - self._seen < self.pulse:
            return True
        try:
            await self._sign(now)
        except StoreError as error:  # whoever could not write it could not play either
            log.warning("no sign of life could be written: %s", error)
            return False
        return True

    async def _sign(self, now: float) -> None:
        """Write a sign of life, and with it what follows from the last one."""
        known = await self._store.setting(ALIVE)
        absent = now - (now if known is None else float(known))
        changes = Changes().swap_setting(ALIVE, repr(now), known)
        if absent > MISSED * self.pulse:
            log.warning("nobody could play for %.0f seconds: all clocks move by them", absent)
            await self._credit(changes, now, absent)
        try:
            await self._store.commit(changes)
        except (SettingChanged, DeadlineTaken):
            log.info("another process was quicker with a sign of life")
        self._seen = now
        self.began = now if self.began is None else self.began

    async def _credit(self, changes: Changes, now: float, absent: float) -> None:
        # Discord's polls went on meanwhile, and so did the hours of people's days and pauses
        span = Span(now - absent, now, PLACE, (BALLOT, *GOES_ON))
        changes.move_all_deadlines(span)
        shut = await self._store.deadlines.after(PLACE, span.since)
        for row in shut:
            later = replace(row, due_at=row.due_at + absent)
            put_off(changes.taken(row), later, now)
            changes.deadline(again(later, now))
        if absent < LONG:
            return
        await self._tell(changes, span)
        await self._remind(changes, span, {row.match_id for row in shut})

    async def _tell(self, changes: Changes, span: Span) -> None:
        """Add that all who wait are told that clocks have moved, where somebody has one."""
        credited = await self._store.deadlines.credited(span, TIME_UP)
        told = [(credit, clocks_moved(credit.seconds)) for credit in credited]
        heard = ((credit, said) for credit, said in told if said)
        for at, (credit, said) in zip(_apart(span.until), heard, strict=False):
            post = outgoing(credit.match_id, BOARD, Notice(said), span.until)
            changes.post(replace(post, due_at=at))

    async def _remind(self, changes: Changes, span: Span, unheard: set[int]) -> None:
        """Add that whoever's time ends soon is reminded anew, but where nothing can be heard."""
        now = span.until
        ending = await self._store.deadlines.due(span.since + SOON)
        times = [one for one in ending if one.kind == TIME_UP and one.match_id not in unheard]
        for later, deadline in zip(_apart(now + LONG), times, strict=False):
            changes.not_before(deadline, later)
        for at, deadline in zip(_apart(now), times, strict=False):
            changes.deadline(replace(deadline, kind=REMINDER, due_at=at, payload=ANEW))


def _apart(start: float) -> Iterator[float]:
    while True:
        yield start
        start += APART
