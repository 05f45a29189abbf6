"""What is written down of matches and can be read without looking at how they stand."""

from __future__ import annotations

from collections.abc import Sequence

from store import Candidate, Match, Meeting, Message, Rating, Sound, Status, Store
from tables.abroad import is_abroad
from tables.notice import CHRONICLE, LOBBY, farewell, reader
from tables.options import seat_abroad


class Records:
    """Reads; nothing is changed by it."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def match(self, match_id: int) -> Match | None:
        """Return a match; None if there is none of this id."""
        return await self._store.match(match_id)

    async def match_of(self, channel_id: int, message_id: int, hashes: Sequence[str]) -> int | None:
        """Return the match that a public message of a channel is about; None if that is not known.

        `hashes` are what the message may show of a log: an older one is known by that alone. A
        match that has left the channel is known there by where it began, and by its farewell.
        """
        found = await self._store.matches.of_message(channel_id, message_id)
        for shown in hashes:
            found = found or await self._store.matches.of_hash(channel_id, shown)
        here = (LOBBY, farewell(channel_id))
        return found or await self._store.matches.left_by(channel_id, here, message_id, hashes)

    async def match_open_in(self, channel_id: int) -> Match | None:
        """Return the match in its lobby or being played in a channel."""
        return await self._store.matches.in_channel(channel_id)

    async def last_begun_in(self, channel_id: int) -> Match | None:
        """Return the match of a channel that is played, or else that of those begun which ended
        last, whatever became of it."""
        return await self._store.matches.last_in(channel_id)

    async def told_in(self, channel_id: int, thread_id: int) -> Match | None:
        """Return the match of a channel whose chronicle stands in this thread of it."""
        return await self._store.matches.told_in(channel_id, CHRONICLE, thread_id)

    async def matches_of(self, user_id: int) -> tuple[Match, ...]:
        """Return the matches, in lobby or playing, where a person sits and has not resigned."""
        return await self._store.matches.of_person(user_id)

    async def last_over_of(self, user_id: int) -> Match | None:
        """Return the match of a person that ended, or was called off, last of those begun."""
        return await self._store.matches.last_over_of(user_id)

    async def live_in(self, guild_id: int) -> tuple[Match, ...]:
        """Return the matches of a server that are in their lobby or being played."""
        live = await self._store.matches.live()
        return tuple(match for match in live if match.guild_id == guild_id)

    async def lobbies(self) -> tuple[Match, ...]:
        """Return all lobbies whose match is not being dealt."""
        live = await self._store.matches.live()
        return tuple(one for one in live if one.status is Status.LOBBY and not one.starting)

    async def lobbies_in(self, guild_id: int) -> tuple[Match, ...]:
        """Return all lobbies of a server whose match is not being dealt."""
        return await self._store.matches.lobbies_in(guild_id)

    async def lobbies_of(self, guild_id: int) -> tuple[Match, ...]:
        """Return the lobbies of a server that can be joined, the newest first."""
        return await self._store.matches.lobbies_of(guild_id)

    async def was_done(self, interaction_id: int) -> bool:
        """Tell whether an interaction, or a message, led to a move, or has changed a lobby."""
        return await self._store.log.was_done(interaction_id)

    async def shown(self, match_id: int, surface: str) -> Message | None:
        """Return the message that shows a surface of a match."""
        return await self._store.outbox.message(match_id, surface)

    async def waiting_publicly(self, match_id: int) -> tuple[int, float | None]:
        """Return how many posts of a match its channel still lacks, and since when."""
        waiting = await self._store.outbox.waiting(match_id)
        public = [one for one in waiting if reader(one.surface) is None]
        return sum(one.many for one in public), min((one.since for one in public), default=None)

    async def put_off_in(self, guild_id: int, now: float) -> tuple[Match, ...]:
        """Return the matches of a server, over or not, of which something waits to be shown."""
        return await self._store.outbox.put_off_in(guild_id, now)

    async def is_abroad(self, match: Match, seat: int) -> bool:
        """Tell whether on a seat of a match sits somebody of another server."""
        if seat_abroad(match.options) != seat:
            return False
        rows = await self._store.seats(match.id)
        return any(row.seat == seat and is_abroad(match, row) for row in rows)

    async def sounds(self, match_id: int) -> tuple[Sound, ...]:
        """Return the sounds of a match as they were heard."""
        return await self._store.sounds.heard(match_id)

    async def candidates(self, match_id: int) -> tuple[Candidate, ...]:
        """Return the sounds of a match that people vote on, by place."""
        return await self._store.sounds.candidates(match_id)

    async def best_sounds(self, guild_id: int, most: int) -> tuple[Candidate, ...]:
        """Return up to `most` sounds of a server that were voted for as the best."""
        return await self._store.sounds.best(guild_id, most)

    async def rating(self, guild_id: int, game: str, user_id: int) -> Rating | None:
        """Return how strong a person is at a game in a server."""
        return await self._store.people.rating(guild_id, game, user_id)

    async def ratings_of(self, user_id: int, game: str) -> tuple[Rating, ...]:
        """Return how strong a person is at a game, in each server."""
        return await self._store.people.ratings_of(user_id, game)

    async def best_at(self, guild_id: int, game: str, most: int) -> tuple[Rating, ...]:
        """Return the best `most` at a game in a server, but for those who stand on no ladder."""
        return await self._store.people.ratings(guild_id, game, most)

    async def meetings(self, user_id: int, other_id: int, most: int) -> tuple[Meeting, ...]:
        """Return the last `most` ended matches of two people, from the first one's side."""
        return await self._store.people.meetings(user_id, other_id, most)

    async def all_ratings_of(self, user_id: int) -> tuple[Rating, ...]:
        """Return how strong a person is at each game, in each server."""
        return await self._store.kept.ratings_of(user_id)

    async def is_ranked(self, user_id: int) -> bool:
        """Tell whether others see a person on ladders."""
        return not await self._store.people.is_unranked(user_id)
