"""/nudge: whoever waits calls those whom all wait for."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.chat.commands import named
from cogs.chat.replies import whisper_texts
from cogs.chat.router import Press, router_of
from cogs.chat.services import Client
from cogs.chat.which import match_for
from cogs.chat.writing import check_may_write
from cogs.panels.nudging import NUDGE, nudge_button
from engines.core import text


class NudgingCog(commands.Cog):
    """Calls people once more."""

    def __init__(self, client: Client) -> None:
        self.client = client
        router_of(client).on(NUDGE, self._pressed)

    @app_commands.command(**named("command-nudge"))
    async def nudge(self, interaction: discord.Interaction) -> None:
        """Call those whom the match of this channel waits for."""
        match = await match_for(
            self.client, interaction, allows=lambda scene: bool(nudge_button(scene))
        )
        await self._nudge(interaction, match.id)

    async def _pressed(self, press: Press) -> None:
        """Call those whom the match waits for on whose hand the button stands."""
        await self._nudge(press.interaction, press.control.match)

    async def _nudge(self, interaction: discord.Interaction, match_id: int) -> None:
        tables, me = self.client.services.tables, interaction.user.id
        await check_may_write(self.client, interaction, match_id)
        whom = await tables.reminders.nudge(match_id, me)
        scene = await tables.scene_for(match_id, me)
        await whisper_texts(self.client, interaction, scene, (text("reply-nudged", whom=whom),))


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(NudgingCog(client))
