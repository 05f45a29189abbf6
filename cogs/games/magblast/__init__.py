"""Mag·Blast in Discord, both editions: its commands and its panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.chat.game import GameCog, add_game
from cogs.chat.late import late
from cogs.chat.services import Client
from cogs.games.magblast import (
    attack_commands,
    fleet_commands,
    ship_commands,
    sight_commands,
    voice_commands,
)
from cogs.games.magblast.base import GROUP
from cogs.games.magblast.typed_sounds import TypedSounds
from cogs.panels.panel import Answer, Filled, Panel, Preview
from engines.core import Text
from tables import Scene

if TYPE_CHECKING:
    from cogs.games.magblast import panels, quiet
    from engines.magblast import prompts
else:
    panels, quiet = late("cogs.games.magblast", "panels", "quiet")
    (prompts,) = late("engines.magblast", "prompts")

COMMANDS = (attack_commands, fleet_commands, ship_commands, sight_commands, voice_commands)
"""The modules whose commands are in the group: they add them as they are loaded."""


class MagBlastCog(GameCog):
    """Fleets, flagships, and a great deal of noise."""

    key = "magblast"
    sounds = True

    def controls(self, scene: Scene, draft: str = "") -> Panel:
        """Return what can be pressed now, with what was chosen so far."""
        return (*panels.panel(scene.view, draft), *quiet.quieting(scene.view))

    def asks(self, scene: Scene) -> Text | None:
        """Return what the viewer is asked, or whom everyone waits for."""
        return None if scene.over else prompts.prompt(scene.view)

    def hints(self, scene: Scene, draft: str) -> tuple[Text, ...]:
        """Return how to do what is asked, where that is not plain from the controls."""
        return panels.hints(scene.view)

    def preview(self, scene: Scene, draft: str) -> Preview | None:
        """Return what a draft would do: fleets as they would stand, anything else in words."""
        return panels.preview(scene.view, draft)

    def answer(self, scene: Scene, verb: str, filled: Filled) -> Answer:
        """Return what pressing leads to: a draft to look at, a form, or an action."""
        if verb == quiet.QUIET:
            return quiet.quieted()
        return panels.pressed(scene.view, verb, filled)


async def setup(client: Client) -> None:
    """Add the game, and what listens for its sounds."""
    await add_game(client, MagBlastCog(), GROUP)
    await client.add_cog(TypedSounds(client))
