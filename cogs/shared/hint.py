"""/hint: whoever plays against computers alone is told what one of them would do, and why."""

from __future__ import annotations

import asyncio

import discord
from discord import app_commands
from discord.ext import commands

from cogs.chat.commands import named
from cogs.chat.private import hasten
from cogs.chat.replies import whisper_texts
from cogs.chat.router import Press, router_of, scene_of
from cogs.chat.services import Client
from cogs.chat.which import match_for
from cogs.panels.hint import HINT, hint, hint_button
from engines.core import Refusal, text
from tables import Scene


class HintCog(commands.Cog):
    """Advises people, in private."""

    def __init__(self, client: Client) -> None:
        self.client = client
        router_of(client).on(HINT, self._pressed)

    @app_commands.command(**named("command-hint"))
    async def hint(self, interaction: discord.Interaction) -> None:
        """Say what a computer would do in the match of this place."""
        match = await match_for(
            self.client, interaction, allows=lambda scene: bool(hint_button(scene))
        )
        scene = await self.client.services.tables.scene_for(match.id, interaction.user.id)
        await self._advise(interaction, scene)

    async def _pressed(self, press: Press) -> None:
        """Say it of the match on whose hand the button stands."""
        await self._advise(press.interaction, await scene_of(self.client, press))

    async def _advise(self, interaction: discord.Interaction, scene: Scene) -> None:
        if scene.in_lobby:
            raise Refusal(text("refusal-not-begun"))
        tables, me = self.client.services.tables, interaction.user.id
        hasten(interaction, thinking=True)
        advised = await tables.advising.advise(scene.match.id, me, scene.drafted)
        lines = await asyncio.to_thread(hint, advised)
        await whisper_texts(self.client, interaction, scene, lines)


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(HintCog(client))
