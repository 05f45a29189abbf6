"""What happens at which time, unless it is dropped."""

from __future__ import annotations

from store.access import Access
from store.answers import Credit, Span
from store.rows import Deadline
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

    async def due(self, now: float, limit: int | None = None) -> tuple[Deadline, ...]:
        """Return up to `limit` deadlines (all without) due at `now` or before, earliest first.

        Those of paused matches are never due.
        """
        return await self._access.all(
            Deadline, sql.DUE_DEADLINES, now, ALL if limit is None else limit
        )

    async def after(self, kind: str, at: float) -> tuple[Deadline, ...]:
        """Return the deadlines of a kind that are due later, but for paused matches'."""
        return await self._access.all(Deadline, sql.DEADLINES_AFTER, kind, at)

    async def credited(self, span: Span, kind: str) -> tuple[Credit, ...]:
        """Return in which matches a span puts deadlines of a kind off, and by how much."""
        return await self._access.all(Credit, sql.CREDITED, *span.stood, kind, *span.credited)

    async def next_at(self) -> float | None:
        """Return when the next deadline is due."""
        return await self._access.value(sql.NEXT_DEADLINE)
