"""What is remembered of people and servers: the language that each is spoken to in."""

from __future__ import annotations

from store import Changes, Guild, Person, Store


class People:
    """Remembers people and servers."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def person(self, user_id: int) -> Person | None:
        """Return what is remembered of a person."""
        return await self._store.person(user_id)

    async def guild(self, guild_id: int) -> Guild | None:
        """Return what is remembered of a server."""
        return await self._store.guild(guild_id)

    async def remember(self, person: Person) -> None:
        """Remember this of a person, in place of what was remembered."""
        await self._store.commit(Changes().person(person))

    async def remember_guild(self, guild: Guild) -> None:
        """Remember this of a server, in place of what was remembered."""
        await self._store.commit(Changes().guild(guild))
