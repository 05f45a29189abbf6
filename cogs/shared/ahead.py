"""/ahead: choose what is done on one's next turn, see it, and drop it."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.chat.acting import playing
from cogs.chat.commands import named
from cogs.chat.own import whisper_own
from cogs.chat.services import Client
from cogs.chat.which import match_for
from cogs.panels import foreseen
from cogs.panels.given import AHEAD
from engines.core import NotAsked, Refusal, text
from tables import Scene


class AheadCog(commands.Cog):
    """Shows what somebody has chosen ahead, where more of it can be chosen."""

    def __init__(self, client: Client) -> None:
        self.client = client

    @app_commands.command(**named("command-ahead"))
    async def ahead(self, interaction: discord.Interaction) -> None:
        """Show in private what is chosen ahead of one's next turn, and choose more."""
        match = await match_for(self.client, interaction, allows=_allows)
        tables = self.client.services.tables
        scene = playing(await tables.scene_for(match.id, interaction.user.id))
        check(scene)
        await whisper_own(self.client, interaction, scene, draft=AHEAD)


def _allows(scene: Scene) -> bool:
    """Tell whether its viewer can choose something ahead."""
    try:
        check(playing(scene))
    except Refusal:
        return False
    return True


def check(scene: Scene) -> None:
    """Raise `Refusal` where whoever plays a match can choose nothing ahead."""
    if not foreseen.waits(scene):
        raise NotAsked(text("refusal-ahead-asked"))
    if not (scene.ahead or foreseen.may_begin(scene)):
        raise Refusal(text("refusal-ahead-nothing"))


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(AheadCog(client))
