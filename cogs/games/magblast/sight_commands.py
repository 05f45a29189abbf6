"""Mag·Blast's commands that only look."""

from __future__ import annotations

import discord

from cogs.chat.commands import named, with_options
from cogs.chat.game import Choices
from cogs.games.magblast import offers
from cogs.games.magblast.base import GROUP, MagBlastCommands
from cogs.panels.panel import Preview
from engines.core import Refusal, text


class SightCommands(MagBlastCommands):
    """What anybody who plays may look at, at any time."""

    @GROUP.command(**named("magblast-command-fleet"))
    @with_options("magblast-command-fleet", "player")
    async def fleet(self, interaction: discord.Interaction, player: str) -> None:
        """Show one fleet in detail, in private."""
        scene = await self.own_scene(interaction)
        if player not in offers.fleets(scene.view):
            raise Refusal(text("magblast-refusal-no-such-fleet"))
        await self.show_picture(interaction, scene, Preview("fleet", (int(player),)))

    @fleet.autocomplete("player")
    async def _fleets(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self.offer(interaction, current, offers.fleets, anytime=True)
