"""Mag·Blast in Discord, both editions: its commands and its panels.

This module is loaded anew with every start of a bot, the group of commands is not: so each
command stands in a module of its kind, `cogs/_magblast_*_commands.py`.
"""

from __future__ import annotations

from typing import ClassVar

from discord import app_commands

from cogs.chat.house import Client
from cogs.games.magblast import panels
from cogs.games.magblast.attack_commands import AttackCommands
from cogs.games.magblast.base import GROUP
from cogs.games.magblast.fleet_commands import FleetCommands
from cogs.games.magblast.quiet import QUIET, quieted, quieting
from cogs.games.magblast.sight_commands import SightCommands
from cogs.games.magblast.voice_commands import VoiceCommands
from cogs.panels.panel import Answer, Filled, Panel, Preview
from engines.core import Text
from engines.magblast.prompts import prompt
from tables import Scene


class MagBlastCog(FleetCommands, AttackCommands, SightCommands, VoiceCommands):
    """Fleets, flagships, and a great deal of noise."""

    group: ClassVar[app_commands.Group] = GROUP

    def controls(self, scene: Scene, draft: str = "") -> Panel:
        """Return what can be pressed now, with what was chosen so far."""
        return (*panels.panel(scene.view, draft), *quieting(scene.view))

    def asks(self, scene: Scene) -> Text | None:
        """Return what the viewer is asked, or whom everyone waits for."""
        return None if scene.over else prompt(scene.view)

    def hints(self, scene: Scene, draft: str) -> tuple[Text, ...]:
        """Return how to do what is asked, where that is not plain from the controls."""
        return panels.hints(scene.view)

    def preview(self, scene: Scene, draft: str) -> Preview | None:
        """Return what a draft would do: fleets as they would stand, anything else in words."""
        return panels.preview(scene.view, draft)

    def answer(self, scene: Scene, verb: str, filled: Filled) -> Answer:
        """Return what pressing leads to: a draft to look at, a form, or an action."""
        if verb == QUIET:
            return quieted()
        return panels.pressed(scene.view, verb, filled)


async def setup(client: Client) -> None:
    """Add the cog."""
    cog = MagBlastCog(client)
    client.house.adopt(cog)
    await client.add_cog(cog)
