"""What people and servers have chosen, and how strong they are."""

from __future__ import annotations

from store.access import Access
from store.answers import Attended, Meeting
from store.rows import Guild, Person, Rating
from store.sql import people as sql


class People:
    """What people and servers have chosen, and how strong they are."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def person(self, user_id: int) -> Person | None:
        """Return what a person has chosen."""
        return await self._access.one(Person, sql.PERSON_OF, user_id)

    async def guild(self, guild_id: int) -> Guild | None:
        """Return what a server has chosen."""
        return await self._access.one(Guild, sql.GUILD_OF, guild_id)

    async def rating(self, guild_id: int, game: str, user_id: int) -> Rating | None:
        """Return how strong a person is at a game in a server."""
        return await self._access.one(Rating, sql.RATING_OF, guild_id, game, user_id)

    async def ratings(self, guild_id: int, game: str, limit: int) -> tuple[Rating, ...]:
        """Return the best `limit` at a game in a server, by mu - 3 sigma, but for the unranked."""
        return await self._access.all(Rating, sql.RATINGS, guild_id, game, limit)

    async def ratings_of(self, user_id: int, game: str) -> tuple[Rating, ...]:
        """Return how strong a person is at a game, in each server."""
        return await self._access.all(Rating, sql.RATINGS_OF, user_id, game)

    async def attended(self, user_id: int, most: int) -> tuple[Attended, ...]:
        """Return what became of a person's last `most` ended matches with other people."""
        return await self._access.all(Attended, sql.ATTENDED, user_id, user_id, most)

    async def meetings(self, user_id: int, other_id: int, most: int) -> tuple[Meeting, ...]:
        """Return the last `most` ended matches of two people, from the first one's side."""
        return await self._access.all(Meeting, sql.MEETINGS, user_id, other_id, most)

    async def is_unranked(self, user_id: int) -> bool:
        """Tell whether a person stands on no ladder."""
        return await self._access.value(sql.IS_UNRANKED, user_id) is not None
