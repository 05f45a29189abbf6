"""Which matches there are, and which of them somebody means."""

from __future__ import annotations

from collections.abc import Sequence

from store.access import Access
from store.answers import Crowd, Running
from store.rows import WHOLE, Match, Slice
from store.sql import matches as sql


class Matches:
    """Which matches there are, and which of them somebody means."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def in_channel(self, channel_id: int) -> Match | None:
        """Return the match in its lobby or being played in a channel."""
        return await self._access.one(Match, sql.MATCH_IN, channel_id)

    async def last_in(self, channel_id: int) -> Match | None:
        """Return the match of a channel that is played, or else that of those begun which ended
        last, whatever became of it."""
        return await self._access.one(Match, sql.LAST_MATCH_IN, channel_id)

    async def of_message(self, channel_id: int, message_id: int) -> int | None:
        """Return the match of a channel of which a message shows a surface now."""
        return await self._access.value(sql.MATCH_OF_MESSAGE, message_id, channel_id)

    async def told_in(self, channel_id: int, surface: str, elsewhere: int) -> Match | None:
        """Return the match of a channel of which a surface is shown in another place."""
        return await self._access.one(Match, sql.MATCH_TOLD_IN, channel_id, surface, elsewhere)

    async def of_hash(self, channel_id: int, shown: str) -> int | None:
        """Return the match of a channel whose log's hash was shown as this."""
        return await self._access.value(sql.MATCH_OF_HASH, shown, channel_id)

    async def left_by(
        self, channel_id: int, surfaces: tuple[str, str], message_id: int, hashes: Sequence[str]
    ) -> int | None:
        """Return the match that has left a channel, of which one of two surfaces stands there.

        It is known by that message, or by a hash that was shown of its log.
        """
        there = (channel_id, *surfaces)
        found = await self._access.value(sql.LEFT_BY_MESSAGE, message_id, *there)
        for shown in hashes:
            found = found or await self._access.value(sql.LEFT_BY_HASH, shown, *there)
        return found

    async def earlier_in(self, channel_id: int, before: int) -> Match | None:
        """Return what `last_in` does of a channel, of the matches with an id below `before`."""
        return await self._access.one(Match, sql.EARLIER_MATCH_IN, channel_id, before)

    async def of_person(self, user_id: int) -> tuple[Match, ...]:
        """Return the matches, in lobby or playing, where a person sits and has not resigned."""
        return await self._access.all(Match, sql.MATCHES_OF, user_id)

    async def last_over_of(self, user_id: int) -> Match | None:
        """Return the match of a person that ended, or was called off, last of those begun."""
        return await self._access.one(Match, sql.LAST_OVER_OF, user_id)

    async def lobbies_of(self, guild_id: int) -> tuple[Match, ...]:
        """Return the lobbies of a server that can be joined, the newest first."""
        return await self._access.all(Match, sql.LOBBIES_OF, guild_id)

    async def lobbies_in(self, guild_id: int) -> tuple[Match, ...]:
        """Return the lobbies of a server whose match is not being dealt, whoever may join them."""
        return await self._access.all(Match, sql.LOBBIES_IN, guild_id)

    async def crowd(self, user_id: int, guild_id: int | None) -> Crowd:
        """Return how many lobbies and running matches a person and a server have."""
        asked = (user_id, guild_id, guild_id, guild_id, user_id)
        return (await self._access.all(Crowd, sql.CROWD, *asked))[0]

    async def live(self) -> tuple[Match, ...]:
        """Return the matches that are in their lobbies or being played."""
        return await self._access.all(Match, sql.LIVE_MATCHES)

    async def starting(self, of: Slice = WHOLE) -> tuple[int, ...]:
        """Return the ids of the lobbies, of a slice's servers, whose match is about to be dealt."""
        (rows,) = await self._access.read((sql.STARTING, (-1.0, *of.bounds)))
        return tuple(row[0] for row in rows)

    async def paused(self, of: Slice = WHOLE) -> tuple[Match, ...]:
        """Return the matches of a slice's servers that are paused."""
        return await self._access.all(Match, sql.PAUSED, *of.bounds)

    async def running(self, kind: str, of: Slice = WHOLE) -> tuple[Running, ...]:
        """Return where the matches of a slice's servers stand that are played, and who has a
        deadline of a kind."""
        return await self._access.all(Running, sql.RUNNING, kind, *of.bounds)

    async def moved_since(self, at: float, until: float, but: str) -> tuple[int, ...]:
        """Return the matches that are played whose last entry before `until` came after `at`.

        Entries of one kind do not count.
        """
        (rows,) = await self._access.read((sql.MOVED_SINCE, (but, until, at)))
        return tuple(match_id for (match_id,) in rows)

    async def over_before(self, at: float, most: int) -> tuple[int, ...]:
        """Return up to `most` matches that ended earlier and wait for nothing, the first first."""
        (rows,) = await self._access.read((sql.OVER_BEFORE, (at, most)))
        return tuple(match_id for (match_id,) in rows)

    async def offered_by(self, user_id: int) -> tuple[int, ...]:
        """Return the matches in which a person has offered the own seat to others."""
        (rows,) = await self._access.read((sql.OFFERED_BY, (user_id,)))
        return tuple(row[0] for row in rows)

    async def imported_by(self, user_id: int) -> tuple[Match, ...]:
        """Return the matches that a person has brought along, in order."""
        return await self._access.all(Match, sql.IMPORTED_BY, user_id)

    async def hosted_by(self, user_id: int) -> tuple[int, ...]:
        """Return the matches whose lobby a person opened or took over."""
        (rows,) = await self._access.read((sql.HOSTED_BY, (user_id,)))
        return tuple(match_id for (match_id,) in rows)
