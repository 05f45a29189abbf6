"""Mag·Blast's commands that only look."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from cogs.chat.acting import Choices, show_picture
from cogs.chat.commands import named, with_options
from cogs.chat.late import late
from cogs.games.magblast.base import GAME, GROUP
from cogs.panels.panel import Preview
from engines.core import Refusal, text

if TYPE_CHECKING:
    from engines import magblast
else:
    (magblast,) = late("engines", "magblast")


@GROUP.command(**named("magblast-command-fleet"))
@with_options("magblast-command-fleet", "player")
async def fleet(interaction: discord.Interaction, player: str) -> None:
    """Show one fleet in detail, in private."""
    scene = await GAME.own_scene(interaction)
    if player not in magblast.fleets(scene.view):
        raise Refusal(text("magblast-refusal-no-such-fleet"))
    await show_picture(interaction, scene, Preview("fleet", (int(player),)))


@fleet.autocomplete("player")
async def _fleets(interaction: discord.Interaction, current: str) -> Choices:
    return await GAME.offer(interaction, current, magblast.fleets, anytime=True)
