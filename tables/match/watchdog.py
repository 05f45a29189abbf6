"""The watchdog: finds matches that wait for what will never come, and lets them go on.

Computers that are asked and do not think, people whose time is limited and runs not: neither
should be, but a crash, a full disk or a fault of ours may leave them so. A match is looked at
closely when its log has grown since the last time; whoever was asked then is asked still.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple

from engines.core import Seat
from store import Changes, Running, Slice, Store
from tables.errors import OtherRules
from tables.match.consequences import TIME_UP, wind
from tables.match.live import Live, begun
from tables.match.moves import someone_asked
from tables.match.pauses import Pauses
from tables.match.position import Position

log = logging.getLogger(__name__)


class Known(NamedTuple):
    """What a match waits for as long as its log ends at `number`."""

    number: int
    timed: frozenset[Seat]
    computers: bool
    ordered: bool


class Watchdog:
    """Looks at the matches that are being played. `go_on` lets orders and computers answer."""

    def __init__(
        self,
        store: Store,
        live: Live,
        pauses: Pauses,
        go_on: Callable[[Position], Awaitable[None]],
        now: Callable[[], float],
    ) -> None:
        self._store = store
        self._live = live
        self._pauses = pauses
        self._go_on = go_on
        self._now = now
        self._known: dict[int, Known] = {}

    async def look(self, at: Mapping[Slice, bool]) -> bool:
        """Look at every match of the servers of some slices; tell whether there is any.

        Where a slice has just begun to be served (true) orders answer too. What fails in one match
        is told in the log, and harms no other.
        """
        running = {of: await self._store.matches.running(TIME_UP, of) for of in at}
        rows = [(row, at[of]) for of, found in running.items() for row in found]
        known = self._known
        self._known = {r.match_id: known[r.match_id] for r, _ in rows if r.match_id in known}
        for row, at_start in rows:
            try:
                async with self._pauses.guard(row.match_id):
                    await self._look_at(row, at_start=at_start)
            except OtherRules:
                pass  # whoever plays by them looks after it
            except Exception:
                log.exception("match %s could not be looked at", row.match_id)
        return bool(rows)

    async def _look_at(self, row: Running, *, at_start: bool) -> None:
        known = self._known.get(row.match_id)
        if known is None or known.number != row.number:
            known = _known(await self._live.glance(row.match_id, row.number))
            self._known[row.match_id] = known
        if known.computers or (at_start and known.ordered):
            await self._go_on(await self._live.position(row.match_id))
        if not all(row.has(seat) for seat in known.timed):
            await self._wind(row.match_id)

    async def _wind(self, match_id: int) -> None:
        """Let the time begin of everyone for whom it should run and does not."""
        async with self._live.hold(match_id) as table:
            position = begun(table)
            rows = await self._store.deadlines.of_match(match_id)
            running = {row.seat for row in rows if row.kind == TIME_UP}
            changes = Changes()
            for seat in sorted(position.timed - running):
                log.warning("match %s, ply %s: no clock ran for seat %s", *_at(position), seat)
                wind(changes, position, seat, self._now())
            await self._store.commit(changes)


def _known(position: Position) -> Known:
    asked = someone_asked(position)
    return Known(
        position.number,
        position.timed,
        computers=bool(asked - position.people),
        ordered=position.engine.meta.orders is not None,
    )


def _at(position: Position) -> tuple[int, int]:
    return position.match.id, position.ply
