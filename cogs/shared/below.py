"""Messages that come in channels are counted, so that a board that they bury can be found again."""

from __future__ import annotations

import discord
from discord.ext import commands

from cogs.chat.services import Client


class BelowCog(commands.Cog):
    """Counts what is written below boards, whoever wrote it."""

    def __init__(self, client: Client) -> None:
        self.client = client

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Count a message; what it says is not looked at."""
        self.client.services.below.came(message.channel.id, message.id)


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(BelowCog(client))
