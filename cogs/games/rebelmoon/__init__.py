"""Rebel Moon Defense in Discord: its commands and its panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.chat.acting import Choices, GameCommands, Offers, filled_option, show_picture
from cogs.chat.choosing import may, needed, way_command
from cogs.chat.commands import named as command_named
from cogs.chat.commands import with_options, words
from cogs.chat.game import GameCog, add_game
from cogs.chat.late import late
from cogs.chat.lines import line_command
from cogs.chat.services import Client
from cogs.panels.panel import Preview
from cogs.panels.telling import Telling

if TYPE_CHECKING:
    from cogs.games.rebelmoon import telling
    from engines import rebelmoon
    from engines.rebelmoon import model
else:
    (telling,) = late("cogs.games.rebelmoon", "telling")
    (rebelmoon,) = late("engines", "rebelmoon")
    (model,) = late("engines.rebelmoon", "model")

GAME = GameCommands("rebelmoon")
GROUP = app_commands.Group(**command_named("rebelmoon-command"))
GROUP.add_command(line_command(GAME))
KINDS = [
    app_commands.Choice(name=words(f"rebelmoon-kind-{kind.replace('_', '-')}"), value=kind)
    for kind in ("laser", "emp", "frag_mine", "contact_mine", "asteroid_destroyer")
]
way_command(GAME, GROUP, "place", cell=needed(), weapon=may())
way_command(GAME, GROUP, "pass")
way_command(GAME, GROUP, "fly", turn=may(), advance=may(bool, True), upgrade=may(), target=may())
way_command(GAME, GROUP, "activate", weapon=needed(), target=may())


class RebelMoonCog(GameCog):
    """The Chaos Bomb and those who wait for it."""

    key = "rebelmoon"
    picture = "preview"

    @property
    def telling(self) -> Telling:
        """How its happenings are told in few lines."""
        return telling.TELLING


@GROUP.command(**command_named("rebelmoon-command-look"))
@with_options("rebelmoon-command-look", "cell", "kind")
@app_commands.choices(kind=KINDS)
async def look(interaction: discord.Interaction, cell: str, kind: str | None = None) -> None:
    """Show in private what a weapon covers: an own one, or any kind from any cell."""
    scene = await GAME.own_scene(interaction)
    at = rebelmoon.parsed_cell(scene.view, cell)
    own = Preview("preview", (model.Activate(at),))
    await show_picture(
        interaction, scene, own if kind is None else Preview("coverage", (at, model.Kind(kind)))
    )


@look.autocomplete("cell")
async def _looked_at(interaction: discord.Interaction, current: str) -> Choices:
    def looked_at(view: model.View) -> Offers:
        kind = filled_option(interaction, "kind")
        return rebelmoon.looked_at(view, model.Kind(kind) if kind in set(model.Kind) else None)

    return await GAME.offer(interaction, current, looked_at, anytime=True)


async def setup(client: Client) -> None:
    """Add the game."""
    await add_game(client, RebelMoonCog(), GROUP)
