"""What keeps matches going: those that are to begin, that stand still, and that wait for nobody.

All running matches of the servers that are served are looked at now and then, whatever else
happens: what a crash, a full disk or a fault of ours left undone is done then.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from store import Slice, Store
from tables.attendance import Attendance
from tables.lobby import Lobby
from tables.match.computers import Computers
from tables.match.live import Live
from tables.match.pauses import Pauses
from tables.match.play import Play
from tables.match.position import Position
from tables.match.watchdog import Watchdog

log = logging.getLogger(__name__)


class Upkeep:
    """Looks round the matches every so many seconds, and lets each go on after what changed it."""

    def __init__(
        self,
        store: Store,
        live: Live,
        lobby: Lobby,
        play: Play,
        computers: Computers,
        pauses: Pauses,
        attendance: Attendance,
        now: Callable[[], float],
        every: float,
    ) -> None:
        self._store = store
        self._lobby = lobby
        self._play = play
        self._computers = computers
        self._pauses = pauses
        self._attendance = attendance
        self._watchdog = Watchdog(store, live, pauses, self._go_on, now)
        self._now = now
        self._every = every
        self._looked_at: float | None = None
        self._looking = False
        self._known: frozenset[int] | None = None

    async def begin(self) -> None:
        """Look at all matches: from now on also where a shard has just begun to be served."""
        self._known = frozenset()
        await self.look()

    @property
    def due(self) -> bool:
        """Whether all matches are to be looked at now."""
        late = self._looked_at is None or abs(self._now() - self._looked_at) >= self._every
        return late or any(map(self._is_new, self._attendance.attended()))

    @property
    def next_at(self) -> float | None:
        """When they are to be looked at next, in seconds since the epoch; None: nothing waits."""
        if not self._looking or self._looked_at is None:
            return None
        return self._looked_at + self._every

    async def look(self) -> None:
        """Try paused matches again, and look after the others: of the servers that are served.

        All that are paused are tried where that has just begun.
        """
        self._looked_at = self._now()
        attended = {of: self._is_new(of) for of in self._attendance.attended()}
        try:
            halted = [await self._again(of, at_start=begun) for of, begun in attended.items()]
            self._looking = await self._watchdog.look(attended) or any(halted)
        except Exception:
            log.exception("matches could not be looked at")
            self._looking = True
        if self._known is not None:
            self._known = frozenset(shard for of in attended for shard in of.ids)

    async def deal(self, match_id: int) -> None:
        """Deal a match whose start stands. What fails is tried again with the next look."""
        try:
            await self._lobby.deal(match_id)
        except Exception:
            log.exception("match %s could not be dealt", match_id)
            self._looking = True

    async def moved(self, position: Position) -> None:
        """Let computers think. The move stands, whatever comes of that."""
        if position.going:
            await self._guarded(position, self._computers.look_at)

    async def begun(self, position: Position) -> None:
        """Let a match go on that a lobby has become. It has begun, whatever comes of that."""
        await self._guarded(position, self._go_on)

    def _is_new(self, of: Slice) -> bool:
        """Tell whether a slice has a shard of which nothing was looked at, since all went on."""
        return self._known is not None and not self._known.issuperset(of.ids)

    async def _again(self, of: Slice, *, at_start: bool) -> bool:
        """Try what is paused, and deal what is about to begin; tell whether there is either."""
        paused = await self._store.matches.paused(of)
        for match in paused:
            if at_start or match.retry_at is not None:
                await self._retry(match.id)
        starting = await self._store.matches.starting(of)
        for match_id in starting:
            await self.deal(match_id)
        return bool(paused) or bool(starting)

    async def _retry(self, match_id: int) -> None:
        try:
            async with self._pauses.guard(match_id):
                position = await self._pauses.retry(match_id)
                if position is not None:
                    await self._go_on(position)
        except Exception:
            log.exception("match %s could not be tried again", match_id)

    async def _go_on(self, position: Position) -> None:
        """Let orders answer what they can, and computers what they are asked."""
        if not await self._play.obey(position.match.id):
            await self._computers.look_at(position)

    async def _guarded(
        self, position: Position, how: Callable[[Position], Awaitable[None]]
    ) -> None:
        try:
            async with self._pauses.guard(position.match.id):
                await how(position)
        except Exception:  # it will be looked at again
            log.exception("match %s does not go on", position.match.id)
