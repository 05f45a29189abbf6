"""/nudge: whoever waits calls those whom all wait for."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.chat.commands import named
from cogs.chat.replies import whisper_texts
from cogs.chat.services import Client
from cogs.chat.which import match_for
from engines.core import text


class NudgingCog(commands.Cog):
    """Calls people once more."""

    def __init__(self, client: Client) -> None:
        self.client = client

    @app_commands.command(**named("command-nudge"))
    async def nudge(self, interaction: discord.Interaction) -> None:
        """Call those whom the match of this channel waits for."""
        tables, me = self.client.services.tables, interaction.user.id
        match = await match_for(self.client, interaction)
        whom = await tables.reminders.nudge(match.id, me)
        scene = await tables.scene_for(match.id, me)
        await whisper_texts(self.client, interaction, scene, (text("reply-nudged", whom=whom),))


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(NudgingCog(client))
