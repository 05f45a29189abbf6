"""/back: a person takes the own seat back from the computer that sat in."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.chat.commands import named
from cogs.chat.own import is_hand, show_own
from cogs.chat.private import hasten
from cogs.chat.router import Press, router_of
from cogs.chat.services import Client
from cogs.chat.which import match_for
from cogs.panels.sitting import BACK
from engines.core import text
from tables import Scene
from tables.tables import By


class SittingCog(commands.Cog):
    """Gives seats back."""

    def __init__(self, client: Client) -> None:
        self.client = client
        router_of(client).on(BACK, self._pressed)

    @app_commands.command(**named("command-back"))
    async def back(self, interaction: discord.Interaction) -> None:
        """Let whoever asks play again, and show what there is to do."""
        match = await match_for(self.client, interaction, allows=lambda scene: scene.sat_in)
        await self._show(interaction, await self._back(interaction, match.id))

    async def _pressed(self, press: Press) -> None:
        interaction = press.interaction
        scene = await self._back(interaction, press.control.match)
        if is_hand(press.sight, interaction, scene):  # delivery shows it on that message
            hasten(interaction)
        else:
            await self._show(interaction, scene)

    async def _back(self, interaction: discord.Interaction, match_id: int) -> Scene:
        by = By(interaction.user.id, interaction.id)
        return (await self.client.services.tables.play.come_back(match_id, by)).scene

    async def _show(self, interaction: discord.Interaction, scene: Scene) -> None:
        await show_own(self.client, interaction, scene, (text("reply-back"),))


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(SittingCog(client))
