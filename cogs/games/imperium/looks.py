"""The commands that only look: map, supply, fleets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.chat.acting import Choices, Offers, seated, show_picture
from cogs.chat.choosing import suggestions
from cogs.chat.commands import named, with_options, words
from cogs.chat.components import listed
from cogs.chat.late import late
from cogs.chat.meant import name_of
from cogs.chat.private import whisper
from cogs.chat.services import client_of
from cogs.chat.which import scene_here
from cogs.games.imperium.commands import GAME, GROUP
from cogs.panels import typed
from cogs.panels.panel import Preview
from cogs.panels.vocabulary import vocabulary
from engines.choosing import Pick
from engines.core import Say, Seat, text
from tables import Scene

if TYPE_CHECKING:
    from engines import imperium
    from engines.imperium.state import View
else:
    (imperium,) = late("engines", "imperium")

SIDES = [
    app_commands.Choice(name=words(f"imperium-command-side-{side}"), value=side)
    for side in ("own", "enemy")
]


@GROUP.command(**named("imperium-command-map"))
@with_options("imperium-command-map", "area", "unit")
async def show_map(interaction: discord.Interaction, area: str = "", unit: str = "") -> None:
    """Show the map with the own draft: whole, around a sector, or where a unit can go."""
    scene = await scene_here(client_of(interaction), interaction, GAME.key)
    await show_picture(interaction, scene, shown(scene, area, unit))


def shown(scene: Scene, area: str, unit: str) -> Preview:
    """Return the map with the viewer's draft: whole, around a sector, or where a unit can go."""
    view: View = scene.view
    cells = imperium.looking.area(view, area) if area else ()
    if unit:
        ways = imperium.ImperiumWays(view, scene.seat or 0, scene.drafted)
        found = typed.found(Pick(text(""), ()), vocabulary(ways, "move", "unit"), unit)
        return Preview("reach", (ways.own_unit(found or unit),), view=ways.plan.view)
    if imperium.plan.in_turn(view) and scene.drafted:
        ready = imperium.plan.follow(view, scene.drafted).ready
        return Preview("draft", (ready, cells))
    return Preview("area", (cells,))


@show_map.autocomplete("area")
async def _areas(interaction: discord.Interaction, current: str) -> Choices:
    def places(view: View) -> Offers:
        return {**imperium.looking.places(view)}

    return await GAME.offer(interaction, current, places)


@show_map.autocomplete("unit")
async def _movers(interaction: discord.Interaction, current: str) -> Choices:
    def movers(scene: Scene, say: Say) -> list[tuple[str, str]]:
        return suggestions(GAME.ways(scene, "move", {}), "move", "unit", {}, current, say)

    return await GAME.suggest(interaction, movers)


async def _of_side(interaction: discord.Interaction, side: str) -> tuple[Scene, Seat]:
    """Return the scene of whoever sits here, and the seat of their own side or of the enemy's."""
    scene = seated(await scene_here(client_of(interaction), interaction, GAME.key))
    assert scene.seat is not None, "who does not sit here is refused"
    return scene, imperium.looking.side_of(scene.seat, side)


@GROUP.command(**named("imperium-command-supply"))
@with_options("imperium-command-supply", "side")
@app_commands.choices(side=SIDES)
async def supply(interaction: discord.Interaction, side: str = "own") -> None:
    """Show where squadrons are supplied."""
    scene, seat = await _of_side(interaction, side)
    view = imperium.looking.planned(scene.view, scene.drafted)
    await show_picture(interaction, scene, Preview("supply", (seat,), view=view))


@GROUP.command(**named("imperium-command-fleet"))
@with_options("imperium-command-fleet", "side")
@app_commands.choices(side=SIDES)
async def fleet(interaction: discord.Interaction, side: str = "own") -> None:
    """List the units and planets of a side."""
    scene, seat = await _of_side(interaction, side)
    board = imperium.looking.planned(scene.view, scene.drafted).board
    services = client_of(interaction).services
    say = services.say(scene, await services.languages.of(interaction))
    listing = map(say, imperium.looking.fleet_lines(board, seat))
    lines = (*name_of(interaction, say), *listing)
    await whisper(interaction, view=listed(lines, say))
