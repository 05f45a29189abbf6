"""Sounds, and the votes on them."""

from __future__ import annotations

from store.access import Access
from store.rows import Candidate, Sound, Vote
from store.sql import sounds as sql


class Sounds:
    """Sounds, and the votes on them."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def heard(self, match_id: int) -> tuple[Sound, ...]:
        """Return the sounds of a match as they were heard."""
        return await self._access.all(Sound, sql.SOUNDS, match_id)

    async def candidates(self, match_id: int) -> tuple[Candidate, ...]:
        """Return the sounds of a match that people vote on, by place."""
        return await self._access.all(Candidate, sql.CANDIDATES, match_id)

    async def best(self, guild_id: int, limit: int) -> tuple[Candidate, ...]:
        """Return up to `limit` sounds of a server that were voted for as the best."""
        return await self._access.all(Candidate, sql.BEST_IN, guild_id, limit)

    async def votes(self, match_id: int, question: str) -> tuple[Vote, ...]:
        """Return what people have chosen in the menu of a question."""
        return await self._access.all(Vote, sql.VOTES, match_id, question)

    async def heckled_at(self, match_id: int, user_id: int) -> float | None:
        """Return when a person heckled last."""
        return await self._access.value(sql.HECKLED_AT, match_id, user_id)
