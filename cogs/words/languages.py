"""Which language each person and each server is spoken to in."""

from __future__ import annotations

import discord
from msgspec import Struct

from cogs.words.strings import LOCALES, for_client, nearest
from engines.core import decode, encode
from tables.people import People
from tables.rows import Guild, Person


class Wish(Struct, frozen=True):
    """A language that was asked for; None follows Discord's own setting."""

    language: str | None = None


class Languages:
    """Remembers wishes, and what Discord says of people, so that direct messages fit too."""

    def __init__(self, people: People) -> None:
        self._people = people

    async def of(self, interaction: discord.Interaction) -> str:
        """Return the language for a private answer, and remember the person's locale."""
        user_id = interaction.user.id
        spoken = nearest(str(interaction.locale))
        person = await self._people.person(user_id)
        if person is None or person.locale != spoken:
            wish = person.preferences if person else encode(Wish())
            await self._people.remember(Person(user_id, spoken, wish))
        return for_client(_wished(person) or spoken, spoken)

    async def of_person(self, user_id: int, otherwise: str) -> str:
        """Return the language for a direct message."""
        person = await self._people.person(user_id)
        if person is None:
            return otherwise
        language = _wished(person) or person.locale or otherwise
        return for_client(language, person.locale) if person.locale else language

    async def of_place(self, interaction: discord.Interaction) -> str:
        """Return the language for what everybody in this server reads."""
        spoken = nearest(str(interaction.guild_locale or interaction.locale))
        if interaction.guild_id is not None:
            guild = await self._people.guild(interaction.guild_id)
            if guild is not None and guild.locale in LOCALES:
                return for_client(guild.locale, spoken)
        return spoken

    async def wish(self, user_id: int, language: str | None) -> None:
        """Speak to a person in `language` from now on; None: as Discord says."""
        person = await self._people.person(user_id)
        spoken = person.locale if person else None
        row = Person(user_id, spoken, encode(Wish(language)))
        await self._people.remember(row)

    async def wish_for_guild(self, guild_id: int, language: str | None) -> None:
        """Speak to a server in `language` from now on; None: as Discord says."""
        guild = await self._people.guild(guild_id)
        preferences = guild.preferences if guild else b"{}"
        await self._people.remember_guild(Guild(guild_id, language, preferences))


def _wished(person: Person | None) -> str | None:
    if person is None or not person.preferences:
        return None
    return decode(person.preferences, Wish).language
