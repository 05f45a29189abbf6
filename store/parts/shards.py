"""Who serves which slice of the shards, and when sessions of Discord's gateway may begin.

All that is decided here is decided by the database's clock: those of processes may differ.
"""

from __future__ import annotations

from store.access import Access
from store.rows import WHOLE, Sign, Slice
from store.session import Session
from store.sql import shards as sql

ANOTHER = 60.0
"""Seconds by which two ends of what Discord counts in a day differ that are not the same."""
AWAY = 60.0
"""Seconds without a sign of life after which whoever has no shards serves nobody any more."""


class Shards:
    """Who serves which slice of the shards, and when sessions may begin."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def take(self, wanted: Slice, holder: str, seconds: float) -> bool:
        """Let somebody serve a slice, whole, for so long; false if another serves a part of it.

        Nor can it be while others serve slices of another number of shards, or somebody without
        shards serves all: of a file nobody without shards takes a slice, on a server they do.
        """
        alone_unseen = wanted != WHOLE and not self._access.shared

        def take(session: Session) -> bool:
            if alone_unseen and session.execute(sql.ALONE, (AWAY,)).fetchone():
                return False
            range_ = (wanted.shards, wanted.first, wanted.last)
            if session.execute(sql.IN_THE_WAY, (holder, *range_)).fetchone():
                return False
            session.execute(sql.DROP_DEAD)
            row = (wanted.first, wanted.last, wanted.shards, holder, seconds)
            session.execute(sql.TAKE_SLICE, row)
            return True

        return await self._access.write(take)

    async def keep(self, held: Slice, holder: str, seconds: float) -> bool:
        """Let somebody go on serving a slice; false if another has taken it meanwhile."""

        def keep(session: Session) -> bool:
            kept = session.execute(sql.KEEP_SLICE, (seconds, held.first, holder)).fetchone()
            return kept is not None

        return await self._access.write(keep)

    async def leave(self, holder: str) -> None:
        """Let others take what somebody has served."""
        await self._access.write(lambda session: session.execute(sql.LEAVE_SLICES, (holder,)))

    async def served(self) -> tuple[Slice, ...]:
        """Return the slices that are served now."""
        return await self._access.all(Slice, sql.SLICES)

    async def served_alone(self) -> bool:
        """Tell whether somebody without shards and slice has served all within the last minute."""
        if self._access.shared:
            return False
        (found,) = await self._access.read((sql.ALONE, (AWAY,)))
        return bool(found)

    async def signs(self) -> tuple[Sign, ...]:
        """Return the last sign of life of each shard, also of other numbers of shards."""
        return await self._access.all(Sign, sql.SIGNS)

    async def told(self, remaining: int, resets_after: float) -> None:
        """Take note how many sessions Discord says may still begin, and when there are more.

        What began meanwhile counts, though Discord did not know of it yet.
        """

        def write(session: Session) -> None:
            known = session.execute(sql.STARTS).fetchone()
            left = remaining
            if known and known[1] > 0 and abs(known[1] - resets_after) < ANOTHER:
                left = min(left, known[0])
            session.execute(sql.TELL_STARTS, (left, resets_after))

        await self._access.write(write)

    async def begin(self, bucket: int, apart: float) -> float | None:
        """Let a session of a bucket begin: 0.0, or after how many seconds it may.

        The next of its bucket may begin so many seconds `apart`. None: how many may begin is not
        known, since Discord has not told it yet or its day is over.
        """

        def begin(session: Session) -> float | None:
            remaining, resets = session.execute(sql.STARTS).fetchone() or (0, 0.0)
            if remaining <= 0 and resets <= 0:
                return None
            free = session.execute(sql.BUCKET, (bucket,)).fetchone()
            wait = max(free[0] if free else 0.0, 0.0 if remaining > 0 else resets)
            if wait <= 0:
                session.execute(sql.TAKE_BUCKET, (bucket, apart))
                session.execute(sql.TAKE_START)
            return max(wait, 0.0)

        return await self._access.write(begin)
