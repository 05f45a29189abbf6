"""The commands that only look: map, supply, fleets."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.chat.commands import named, with_options, words
from cogs.chat.game import seated
from cogs.chat.replies import whisper_texts
from cogs.games.imperium import offers
from cogs.games.imperium.base import GROUP, completing
from cogs.games.imperium.card_commands import CardCommands
from cogs.games.imperium.choices import fleet_lines
from cogs.games.imperium.parsing import named_sector, named_unit
from cogs.games.imperium.plan import follow, in_turn
from cogs.panels.panel import Preview
from engines.core import Refusal, text
from engines.imperium.board import enemy_of
from engines.imperium.state import View
from tables import Scene

ZOOM = 2
"""How many sectors around the named one an area shows."""
SIDES = [
    app_commands.Choice(name=words(f"imperium-command-side-{side}"), value=side)
    for side in ("own", "enemy")
]


class LookCommands(CardCommands):
    """Looks at the map and at what lies on it; the own draft is on it."""

    @completing(area=offers.sectors, unit=offers.movers)
    @GROUP.command(**named("imperium-command-map"))
    @with_options("imperium-command-map", "area", "unit")
    async def map(self, interaction: discord.Interaction, area: str = "", unit: str = "") -> None:
        """Show the map with the own draft: whole, around a sector, or where a unit can go."""
        scene = await self._scene_here(interaction)
        await self.show_picture(interaction, scene, _shown(scene, area, unit))

    @GROUP.command(**named("imperium-command-supply"))
    @with_options("imperium-command-supply", "side")
    @app_commands.choices(side=SIDES)
    async def supply(self, interaction: discord.Interaction, side: str = "own") -> None:
        """Show where squadrons are supplied."""
        scene = seated(await self._scene_here(interaction))
        view = _planned(scene)
        seat = enemy_of(scene.seat or 0) if side == "enemy" else scene.seat
        await self.show_picture(interaction, scene, Preview("supply", (seat,), view=view))

    @GROUP.command(**named("imperium-command-fleet"))
    @with_options("imperium-command-fleet", "side")
    @app_commands.choices(side=SIDES)
    async def fleet(self, interaction: discord.Interaction, side: str = "own") -> None:
        """List the units and planets of a side."""
        scene = seated(await self._scene_here(interaction))
        seat = enemy_of(scene.seat or 0) if side == "enemy" else scene.seat or 0
        lines = fleet_lines(_planned(scene).board, seat)
        await whisper_texts(self.client, interaction, scene, lines)

    async def _scene_here(self, interaction: discord.Interaction) -> Scene:
        match_id = await self.match_of(interaction)
        scene = await self.client.house.tables.scene_for(match_id, interaction.user.id)
        if scene.in_lobby:
            raise Refusal(text("refusal-not-begun"))
        return scene


def _planned(scene: Scene) -> View:
    """Return the board as the viewer's draft leaves it."""
    view: View = scene.view
    return follow(view, scene.drafted).view if in_turn(view) else view


def _shown(scene: Scene, area: str, unit: str) -> Preview:
    view: View = scene.view
    cells = view.board.map.within(named_sector(view, area), ZOOM) if area else ()
    if unit:
        planned = _planned(scene)
        return Preview("reach", (named_unit(planned, unit),), view=planned)
    if in_turn(view) and scene.drafted:
        return Preview("draft", (follow(view, scene.drafted).ready, cells))
    return Preview("area", (cells,))
