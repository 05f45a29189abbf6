"""The log of a match, its snapshots, and what is drafted beside it."""

from __future__ import annotations

from store.access import Access, rows_of
from store.rows import Draft, Entry, Snapshot
from store.sql import log as sql


class Log:
    """The log of a match, its snapshots, and what is drafted beside it."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def entries(self, match_id: int, after: int = 0) -> tuple[Entry, ...]:
        """Return the entries with a number greater than `after`, in order."""
        return await self._access.all(Entry, sql.ENTRIES, match_id, after)

    async def seat_changes(self, match_id: int) -> tuple[Entry, ...]:
        """Return the entries that tell who plays a seat, and not its person of before, in order."""
        return await self._access.all(Entry, sql.SEAT_CHANGES, match_id)

    async def hands(self, match_id: int) -> tuple[Entry, ...]:
        """Return those entries, when a person left a seat or came back, and computers' moves."""
        return await self._access.all(Entry, sql.HANDS, match_id)

    async def line(
        self, match_id: int, seat: int | None, kind: str
    ) -> tuple[tuple[Entry, ...], Snapshot | None]:
        """Return the log, and the newest snapshot before a seat's last entry of a kind.

        Where there is none, or no such entry, it is the oldest.
        """
        before = (match_id, match_id, match_id, seat, kind, match_id)
        entries, kept = await self._access.read(
            (sql.ENTRIES, (match_id, 0)), (sql.SNAPSHOT_BEFORE_OWN, before)
        )
        snapshots = rows_of(Snapshot, kept)
        return rows_of(Entry, entries), snapshots[0] if snapshots else None

    async def last_number(self, match_id: int) -> int:
        """Return the number of the last entry; 0 if there is none."""
        return await self._access.value(sql.LAST_NUMBER, match_id) or 0

    async def was_done(self, interaction_id: int) -> bool:
        """Tell whether an interaction is in a log, or has changed a lobby lately."""
        return bool(await self._access.value(sql.WAS_DONE, interaction_id, interaction_id))

    async def snapshot(self, match_id: int, ply: int | None = None) -> Snapshot | None:
        """Return the snapshot of a ply, or the newest."""
        if ply is None:
            return await self._access.one(Snapshot, sql.LAST_SNAPSHOT, match_id)
        return await self._access.one(Snapshot, sql.SNAPSHOT_AT, match_id, ply)

    async def snapshot_before(self, match_id: int, ply: int) -> Snapshot | None:
        """Return the newest snapshot of an earlier ply; the oldest, where there is none."""
        return await self._access.one(
            Snapshot, sql.SNAPSHOT_BEFORE, *(match_id, match_id, ply, match_id)
        )

    async def draft(self, match_id: int, seat: int) -> Draft | None:
        """Return what a seat has drafted; None if it never has."""
        return await self._access.one(Draft, sql.DRAFT_OF, match_id, seat)
