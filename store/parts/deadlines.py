"""What happens at which time, unless it is dropped."""

from __future__ import annotations

from store.access import Access
from store.answers import Credit, Span
from store.rows import WHOLE, Deadline, Slice
from store.sql import deadlines as sql

ALL = 2**63 - 1
"""More rows than any table has."""


class Deadlines:
    """What happens at which time, unless it is dropped."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def of_match(self, match_id: int) -> tuple[Deadline, ...]:
        """Return the deadlines of a match, by kind and seat."""
        return await self._access.all(Deadline, sql.DEADLINES, match_id)

    async def of_person(self, user_id: int, kind: str) -> tuple[Deadline, ...]:
        """Return the deadlines of a kind at the seats of a person, but for paused matches'."""
        return await self._access.all(Deadline, sql.DEADLINES_OF, user_id, kind)

    async def due(
        self, now: float, limit: int | None = None, of: Slice = WHOLE
    ) -> tuple[Deadline, ...]:
        """Return up to `limit` deadlines (all without) due at `now` or before, earliest first.

        They are those of the matches of a slice's servers. Those of paused matches are never due.
        """
        most = ALL if limit is None else limit
        return await self._access.all(Deadline, sql.DUE_DEADLINES, now, *of.bounds, most)

    async def after(self, kind: str, at: float, of: Slice = WHOLE) -> tuple[Deadline, ...]:
        """Return a slice's deadlines of a kind that are due later, but for paused matches'."""
        return await self._access.all(Deadline, sql.DEADLINES_AFTER, kind, at, *of.bounds)

    async def beginning(self, words: str) -> tuple[Deadline, ...]:
        """Return the deadlines of all kinds that begin so, also of paused matches."""
        return await self._access.all(Deadline, sql.DEADLINES_BEGINNING, f"{words}%")

    async def credited(self, span: Span, kind: str) -> tuple[Credit, ...]:
        """Return in which matches a span puts deadlines of a kind off, and by how much."""
        return await self._access.all(Credit, sql.CREDITED, *span.stood, kind, *span.credited)

    async def next_at(self, of: Slice = WHOLE) -> float | None:
        """Return when the next deadline of a slice is due."""
        return await self._access.value(sql.NEXT_DEADLINE, *of.bounds)
