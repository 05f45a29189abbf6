"""The commands that only look: map, supply, fleets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.chat.acting import seated, show_picture
from cogs.chat.commands import named, with_options, words
from cogs.chat.late import late
from cogs.chat.replies import whisper_texts
from cogs.chat.services import client_of
from cogs.chat.which import scene_here
from cogs.games.imperium.base import GAME, GROUP, completing
from cogs.panels.panel import Preview
from tables import Scene

if TYPE_CHECKING:
    from cogs.games.imperium import choices, offers, parsing
    from cogs.games.imperium import plan as plans
    from engines.imperium import board
    from engines.imperium.state import View
else:
    choices, offers, parsing, plans = late(
        "cogs.games.imperium", "choices", "offers", "parsing", "plan"
    )
    (board,) = late("engines.imperium", "board")

ZOOM = 2
"""How many sectors around the named one an area shows."""
SIDES = [
    app_commands.Choice(name=words(f"imperium-command-side-{side}"), value=side)
    for side in ("own", "enemy")
]


@completing(area=lambda: offers.sectors, unit=lambda: offers.movers)
@GROUP.command(**named("imperium-command-map"))
@with_options("imperium-command-map", "area", "unit")
async def show_map(interaction: discord.Interaction, area: str = "", unit: str = "") -> None:
    """Show the map with the own draft: whole, around a sector, or where a unit can go."""
    scene = await scene_here(client_of(interaction), interaction, GAME.key)
    await show_picture(interaction, scene, _shown(scene, area, unit))


@GROUP.command(**named("imperium-command-supply"))
@with_options("imperium-command-supply", "side")
@app_commands.choices(side=SIDES)
async def supply(interaction: discord.Interaction, side: str = "own") -> None:
    """Show where squadrons are supplied."""
    scene = seated(await scene_here(client_of(interaction), interaction, GAME.key))
    view = _planned(scene)
    seat = board.enemy_of(scene.seat or 0) if side == "enemy" else scene.seat
    await show_picture(interaction, scene, Preview("supply", (seat,), view=view))


@GROUP.command(**named("imperium-command-fleet"))
@with_options("imperium-command-fleet", "side")
@app_commands.choices(side=SIDES)
async def fleet(interaction: discord.Interaction, side: str = "own") -> None:
    """List the units and planets of a side."""
    scene = seated(await scene_here(client_of(interaction), interaction, GAME.key))
    seat = board.enemy_of(scene.seat or 0) if side == "enemy" else scene.seat or 0
    lines = choices.fleet_lines(_planned(scene).board, seat)
    await whisper_texts(client_of(interaction), interaction, scene, lines)


def _planned(scene: Scene) -> View:
    """Return the board as the viewer's draft leaves it."""
    view: View = scene.view
    return plans.follow(view, scene.drafted).view if plans.in_turn(view) else view


def _shown(scene: Scene, area: str, unit: str) -> Preview:
    view: View = scene.view
    cells = view.board.map.within(parsing.named_sector(view, area), ZOOM) if area else ()
    if unit:
        planned = _planned(scene)
        return Preview("reach", (parsing.named_unit(planned, unit),), view=planned)
    if plans.in_turn(view) and scene.drafted:
        return Preview("draft", (plans.follow(view, scene.drafted).ready, cells))
    return Preview("area", (cells,))
