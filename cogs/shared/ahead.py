"""/ahead: choose what is done on one's next turn, see it, and drop it."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.chat.acting import seated
from cogs.chat.commands import named
from cogs.chat.own import whisper_own
from cogs.chat.services import Client
from cogs.chat.which import match_for
from cogs.panels import foreseen
from cogs.panels.given import AHEAD
from engines.core import MatchOver, NotAsked, Refusal, text
from tables import Paused, Scene


class AheadCog(commands.Cog):
    """Shows what somebody has chosen ahead, where more of it can be chosen."""

    def __init__(self, client: Client) -> None:
        self.client = client

    @app_commands.command(**named("command-ahead"))
    async def ahead(self, interaction: discord.Interaction) -> None:
        """Show in private what is chosen ahead of one's next turn, and choose more."""
        match = await match_for(self.client, interaction)
        tables = self.client.services.tables
        scene = seated(await tables.scene_for(match.id, interaction.user.id))
        check(scene)
        await whisper_own(self.client, interaction, scene, draft=AHEAD)


def check(scene: Scene) -> None:
    """Raise `Refusal` where whoever sits in a match can choose nothing ahead."""
    if scene.in_lobby:
        raise Refusal(text("refusal-not-begun"))
    if scene.over:
        raise MatchOver(text("refusal-match-over"))
    if scene.paused:
        raise Paused(text("refusal-paused"))
    if not foreseen.waits(scene):
        raise NotAsked(text("refusal-ahead-asked"))
    if not foreseen.may_wait(scene):
        raise NotAsked(text("refusal-sat-in" if scene.sat_in else "refusal-resigned"))
    if not (scene.ahead or foreseen.may_begin(scene)):
        raise Refusal(text("refusal-ahead-nothing"))


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(AheadCog(client))
