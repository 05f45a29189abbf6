"""Which language each person and each server is spoken to in."""

from __future__ import annotations

import asyncio
import logging

import discord
from msgspec.structs import replace

from cogs.words.strings import LOCALES, for_client, nearest
from tables import StoreError
from tables.people import People, preferences

log = logging.getLogger(__name__)


class Languages:
    """Remembers wishes, and what Discord says of people, so that direct messages fit too."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._remembering: set[asyncio.Task[None]] = set()

    async def of(self, interaction: discord.Interaction) -> str:
        """Return the language for a private answer, and remember the person's locale.

        No answer waits for that, or for a database that cannot be read.
        """
        user_id = interaction.user.id
        spoken = nearest(str(interaction.locale))
        try:
            person = await self._people.lately(user_id)
        except StoreError as error:
            log.warning("a wish for a language cannot be read (%s)", error)
            return spoken
        if person is None or person.locale != spoken:
            remembering = asyncio.create_task(self._remember(user_id, spoken))
            self._remembering.add(remembering)
            remembering.add_done_callback(self._remembering.discard)
        return for_client(preferences(person).language or spoken, spoken)

    async def _remember(self, user_id: int, spoken: str) -> None:
        try:
            await self._people.speaks(user_id, spoken)
        except StoreError as error:
            log.info("a locale is remembered another time (%s)", error)

    async def of_person(self, user_id: int, otherwise: str) -> str:
        """Return the language for a direct message."""
        person = await self._people.lately(user_id)
        if person is None:
            return otherwise
        language = preferences(person).language or person.locale or otherwise
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
        await self._people.wish(user_id, language)

    async def wish_for_guild(self, guild_id: int, language: str | None) -> None:
        """Speak to a server in `language` from now on; None: as Discord says."""
        await self._people.change_guild(guild_id, lambda guild: replace(guild, locale=language))
