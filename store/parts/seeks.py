"""Who looks for somebody to play with."""

from __future__ import annotations

from store.access import Access
from store.rows import Seek
from store.sql import seeks as sql


class Seeks:
    """Who looks for somebody to play with."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def all(self) -> tuple[Seek, ...]:
        """Return all who look for somebody, those first who have for the longest."""
        return await self._access.all(Seek, sql.SEEKS, -1.0)

    async def of_person(self, user_id: int) -> tuple[Seek, ...]:
        """Return what a person looks for somebody to play."""
        return await self._access.all(Seek, sql.SEEKS_OF, user_id)

    async def brought_to(self, match_id: int) -> tuple[Seek, ...]:
        """Return who was brought together in a lobby."""
        return await self._access.all(Seek, sql.SEEKS_BROUGHT_TO, match_id)
