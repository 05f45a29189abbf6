"""/profile: how reliable and strong somebody is, and how one's matches with them ended."""

from __future__ import annotations

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.chat.commands import named, with_options
from cogs.chat.private import hasten, whisper, whisper_shown
from cogs.chat.services import Client
from cogs.panels.profile import pictured, profile
from cogs.words.strings import speaker
from engines.core import Refusal, text
from tables.reliability import Tier

MET = 200
"""How many of two people's matches are counted, the latest."""


class ProfileCog(commands.Cog):
    """Tells in private of people."""

    def __init__(self, client: Client) -> None:
        self.client = client

    @app_commands.command(**named("command-profile"))
    @with_options("command-profile", "person")
    async def profile(
        self, interaction: discord.Interaction, person: discord.User | None = None
    ) -> None:
        """Tell of a person, or of whoever asks; what somebody hides is told to themselves alone."""
        tables, reader = self.client.services.tables, interaction.user.id
        about = interaction.user if person is None else person
        if about.bot:
            raise Refusal(text("refusal-profile-bot"))
        own = about.id == reader
        attended = await tables.reliability.attended(about.id)
        tier = Tier.NEW if own else await tables.reliability.tier(about.id)
        ratings = [
            rating
            for rating in await tables.records.all_ratings_of(about.id)
            if rating.guild_id == interaction.guild_id
        ]
        meetings = None if own else await tables.records.meetings(reader, about.id, MET)
        say = speaker(await self.client.services.languages.of(interaction))
        words = "\n".join(map(say, profile(about.id, tier, attended, ratings, meetings)))
        groups = pictured(tier, attended, ratings, meetings, say)
        if not groups:
            await whisper(interaction, words)
            return
        hasten(interaction, thinking=True)
        picture = await self.client.services.pictures.bars(about.display_name, groups)
        shown = self.client.services.messages.alone(picture, say, ui.TextDisplay(words))
        await whisper_shown(interaction, shown)


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(ProfileCog(client))
