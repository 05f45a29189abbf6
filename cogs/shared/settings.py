"""/language: how the bot speaks to a person, and to a server."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.chat.commands import named, with_options, words
from cogs.chat.replies import whisper_said
from cogs.chat.services import Client
from cogs.words.strings import LOCALES
from engines.core import Refusal, text

AUTOMATIC = "auto"
ME, SERVER = "me", "server"
CHOICES = [
    app_commands.Choice(name=words(f"language-{value}"), value=value)
    for value in (*LOCALES, AUTOMATIC)
]
WHOM = [
    app_commands.Choice(name=words(f"command-language-{value}"), value=value)
    for value in (ME, SERVER)
]


class SettingsCog(commands.Cog):
    """Keeps what people wish."""

    def __init__(self, client: Client) -> None:
        self.client = client

    @app_commands.command(**named("command-language"))
    @with_options("command-language", "language", "whom")
    @app_commands.choices(language=CHOICES, whom=WHOM)
    async def language(
        self, interaction: discord.Interaction, language: str, whom: str = ME
    ) -> None:
        """Choose the language of private messages, or of a server's public ones."""
        wished = language if language in LOCALES else None
        languages = self.client.services.languages
        if whom == SERVER:
            await languages.wish_for_guild(managed_guild(interaction), wished)
        else:
            await languages.wish(interaction.user.id, wished)
        await whisper_said(self.client, interaction, text(f"reply-language-{whom}"))


def managed_guild(interaction: discord.Interaction) -> int:
    """Return the server of an interaction if this person manages it. Raises `Refusal`."""
    if interaction.guild_id is None:
        raise Refusal(text("refusal-server-only"))
    if not interaction.permissions.manage_guild:
        raise Refusal(text("refusal-no-right"))
    return interaction.guild_id


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(SettingsCog(client))
