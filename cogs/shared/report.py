"""/report: something is wrong with a match, and whoever runs the bot is to know."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.chat.commands import named
from cogs.chat.replies import whisper_said
from cogs.chat.services import Client
from cogs.chat.version import program_version
from cogs.chat.which import match_for
from engines.core import text


class ReportCog(commands.Cog):
    """Takes reports. They change nothing."""

    def __init__(self, client: Client) -> None:
        self.client = client

    @app_commands.command(**named("command-report"))
    async def report(self, interaction: discord.Interaction) -> None:
        """Note for the operator how the match of this place stands."""
        services = self.client.services
        match = await match_for(self.client, interaction)
        await services.tables.reports.take(match.id, interaction.user.id, program_version())
        await whisper_said(self.client, interaction, text("reply-reported"))


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(ReportCog(client))
