"""Whether the bot is there to be played with: while it is not, no clock runs.

A sign of life is written for each shard while a process runs and Discord reaches it there.
Where the last one is older than it can be, nobody on its servers could play in between: all that
is due in their matches is put off by that span.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import inf

from msgspec.structs import replace

from store import (
    WHOLE,
    Changes,
    DeadlineTaken,
    Sign,
    SignTaken,
    Slice,
    Span,
    Store,
    StoreError,
    slices_of,
)
from tables.match.closing import PLACE, again, put_off
from tables.match.consequences import ANEW, REMINDER, TIME_UP, clocks_moved
from tables.match.rests import GOES_ON
from tables.notice import BOARD, Notice, outgoing
from tables.votes.ballots import BALLOT

log = logging.getLogger(__name__)

PULSE = 30.0
"""Seconds between two signs of life."""
DUE = 0.75
"""The part of that after which the next one is due: who wakes once a pulse wakes a little sooner or
later, and must not find the last one too young now and too old the next time."""
MISSED = 2
"""Signs of life that are missing when somebody counts as absent."""
TRIES = 5
"""How often a sign of life is tried where other processes are quicker."""
ALIVE, EARLIER = "alive", Slice(0, -1, 0)
"""The setting that holds the last sign of life of processes from before signs were of shards, which
may still run beside this one, and the shards that it stands for here."""
LONG = 3600.0
"""Seconds of absence after which people are reminded anew, and have as long at the least."""
SOON = 86400.0
"""Whose time ends within so many seconds of a long absence is reminded at once."""
APART = 2.0
"""Seconds between two people whose time ends, or who are reminded, after a long absence."""


class Attendance:
    """Keeps the signs of life, and credits everyone with the time in which there was none.

    Each shard has its own. A process gives those of the shards on which Discord reaches it, and
    looks after the matches of the servers there: without shards, of all.
    """

    def __init__(self, store: Store, now: Callable[[], float], pulse: float = PULSE) -> None:
        self.pulse = pulse
        self._store = store
        self._now = now
        self._shards = WHOLE.shards
        self._reached = frozenset(WHOLE.ids)
        self._seen: dict[int, float] = {}
        self._foreign: dict[int, float] = {}
        """When it was asked last whether a shard is served that another process has."""
        self.began: float | None = None
        """When the first sign of life was given, in seconds; None before."""

    def reach(self, reached: Iterable[int], shards: int) -> None:
        """Take note on which of so many shards Discord reaches us from now on."""
        if shards != self._shards:
            self._seen.clear()
            self._foreign.clear()
        self._shards, self._reached = shards, frozenset(reached)

    def attended(self) -> tuple[Slice, ...]:
        """Return for which shards clocks run here: each has given a sign of life lately."""
        now, lasts = self._now(), MISSED * self.pulse
        lately = (shard for shard, at in self._seen.items() if now - at <= lasts)
        return slices_of(lately, self._shards)

    async def look(self) -> bool:
        """Give the signs of life that are due; tell whether that was possible.

        Where people can be reached again, they are credited with the time in which they could not.
        """
        now = self._now()
        young = DUE * self.pulse
        late = [s for s in self._reached if not 0 <= now - self._seen.get(s, -inf) < young]
        if not late:
            return True
        try:
            await self._sign(now, sorted(late))
        except StoreError as error:  # whoever could not write it could not play either
            log.warning("no sign of life could be written: %s", error)
            return False
        self._seen |= dict.fromkeys(late, now)
        self.began = now if self.began is None else self.began
        return True

    async def arrive(self, guild_id: int | None) -> None:
        """Credit people with the time in which nobody could play, before somebody does in a match.

        In direct messages a match is also reached whose server's shard nobody serves just now: its
        clocks stand still until it is served again, or until then.
        """
        await self.look()
        shard, now = 0 if guild_id is None else (guild_id >> 22) % self._shards, self._now()
        if shard in self._reached or now - self._foreign.get(shard, -inf) < self.pulse:
            return
        last = (await self._last()).get(Slice(shard, shard, self._shards), now)
        if now - last > MISSED * self.pulse:
            await self._sign(now, (shard,))
        self._foreign[shard] = now

    async def _sign(self, now: float, late: Sequence[int]) -> None:
        """Give signs of life, and with them what follows from the last ones."""
        for _ in range(TRIES):
            changes = await self._signs(now, late)
            try:
                await self._store.commit(changes)
            except (SignTaken, DeadlineTaken):
                log.info("another process was quicker with a sign of life")
            else:
                return

    async def _signs(self, now: float, late: Sequence[int]) -> Changes:
        """Return the signs of life of some shards, and who is credited with what."""
        last, changes = await self._last(), Changes()
        for shard in late:
            changes.sign(
                Sign(self._shards, shard, now), last.get(Slice(shard, shard, self._shards))
            )
        for since, of in self._absent(now, late, last):
            log.warning("shards %s: nobody could play for %.0f seconds", of, now - since)
            await self._credit(changes, Span(since, now, PLACE, (BALLOT, *GOES_ON), of))
        return changes

    async def _last(self) -> dict[Slice, float]:
        """Return the last sign of life of each shard."""
        last = {
            Slice(one.shard, one.shard, one.shards): one.at
            for one in await self._store.shards.signs()
        }
        alive = await self._store.setting(ALIVE)
        return last if alive is None else last | {EARLIER: float(alive)}

    def _absent(
        self, now: float, late: Sequence[int], last: Mapping[Slice, float]
    ) -> Iterator[tuple[float, Slice]]:
        """Give since when which of some shards were not served.

        When there were shards of another number, all of them were: nobody starts beside those.
        """
        others = max((at for one, at in last.items() if one.shards != self._shards), default=-inf)
        own = {shard: last.get(Slice(shard, shard, self._shards), -inf) for shard in late}
        since = {shard: max(at, others) for shard, at in own.items()}
        for at in sorted(set(since.values()) - {-inf}):
            if now - at > MISSED * self.pulse:
                alike = (shard for shard in late if since[shard] == at)
                yield from ((at, of) for of in slices_of(alike, self._shards))

    async def _credit(self, changes: Changes, span: Span) -> None:
        """Add that clocks move by a span, but those of Discord's polls, and the hours of people's
        days and pauses, which went on."""
        now, absent = span.until, span.until - span.since
        changes.move_all_deadlines(span)
        shut = await self._store.deadlines.after(PLACE, span.since, span.of)
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
        ending = await self._store.deadlines.due(span.since + SOON, of=span.of)
        times = [one for one in ending if one.kind == TIME_UP and one.match_id not in unheard]
        for later, deadline in zip(_apart(now + LONG), times, strict=False):
            changes.not_before(deadline, later)
        for at, deadline in zip(_apart(now), times, strict=False):
            changes.deadline(replace(deadline, kind=REMINDER, due_at=at, payload=ANEW))


def _apart(start: float) -> Iterator[float]:
    while True:
        yield start
        start += APART
