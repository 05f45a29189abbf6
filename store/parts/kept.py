"""What is kept of one person, and where somebody may be named."""

from __future__ import annotations

from store.access import Access
from store.answers import Trace
from store.rows import Rating, Seat, Sound, Vote
from store.sql import forgetting, matches, people, sounds


class Kept:
    """What is kept of one person, and where somebody may be named."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def seats_of(self, user_id: int) -> tuple[Seat, ...]:
        """Return every seat of a person, in matches of any kind, by match."""
        return await self._access.all(Seat, matches.SEATS_OF, user_id)

    async def ratings_of(self, user_id: int) -> tuple[Rating, ...]:
        """Return how strong a person is, by game and server."""
        return await self._access.all(Rating, people.ALL_RATINGS_OF, user_id)

    async def votes_of(self, user_id: int) -> tuple[Vote, ...]:
        """Return what a person has chosen in menus."""
        return await self._access.all(Vote, sounds.VOTES_OF, user_id)

    async def sounds_of(self, user_id: int) -> tuple[Sound, ...]:
        """Return the sounds that a person has made, as they were heard."""
        return await self._access.all(Sound, sounds.SOUNDS_OF, user_id, user_id)

    async def heckles_of(self, user_id: int) -> dict[int, float]:
        """Return when a person heckled last, by match."""
        (rows,) = await self._access.read((sounds.HECKLES_OF, (user_id, user_id)))
        return dict(rows)

    async def traces(self, words: bytes) -> tuple[Trace, ...]:
        """Return the values, wherever people may be named, that hold these bytes."""
        return await self._traces(
            {place: forgetting.traces(*place) for place in forgetting.TRACES}, words
        )

    async def traces_in_match(self, match_id: int) -> tuple[Trace, ...]:
        """Return what the messages and posts of a match say."""
        texts = {p: forgetting.traces_in_match(*p) for p in forgetting.OF_MATCHES}
        return await self._traces(texts, match_id)

    async def _traces(
        self, texts: dict[tuple[str, str], str], parameter: bytes | int
    ) -> tuple[Trace, ...]:
        found = await self._access.read(*((text, (parameter,)) for text in texts.values()))
        return tuple(
            Trace(*place, tuple(row[:-1]), row[-1])
            for place, rows in zip(texts, found, strict=True)
            for row in rows
        )
