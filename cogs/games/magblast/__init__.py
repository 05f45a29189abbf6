"""Mag·Blast in Discord, both editions: its commands and its panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from cogs.chat.acting import ways_of
from cogs.chat.choosing import may, needed, way_command
from cogs.chat.game import GameCog, add_game
from cogs.chat.late import late
from cogs.chat.services import Client
from cogs.games.magblast import sight_commands, voice_commands
from cogs.games.magblast.base import GAME, GROUP, LONGEST_SOUND
from cogs.games.magblast.typed_sounds import TypedSounds
from cogs.panels import chooser
from cogs.panels.panel import Answer, Button, Filled, Order, Panel
from cogs.panels.telling import Telling
from engines.core import Text, text
from tables import Scene

if TYPE_CHECKING:
    from cogs.games.magblast import telling
else:
    (telling,) = late("cogs.games.magblast", "telling")

COMMANDS = (sight_commands, voice_commands)
"""The modules with further commands of the group: they add them as they are loaded."""
NOISE = app_commands.Range[str, 1, LONGEST_SOUND]
QUIET = "quiet"
"""The verb of the button, and the standing order, that let everything pass for a turn."""

way_command(GAME, GROUP, "keep", yellow=needed(), green=needed(), red=needed(), blue=needed())
way_command(GAME, GROUP, "discard", cards=needed())
way_command(GAME, GROUP, "draw", blasts=may())
way_command(GAME, GROUP, "reinforce", cards=needed(), ship=may())
way_command(GAME, GROUP, "place", zone=needed(), ship=may())
way_command(GAME, GROUP, "move", ship=needed(), zone=needed())
way_command(GAME, GROUP, "scatter", ship1=needed(), ship2=may(), ship3=may())
way_command(GAME, GROUP, "fire", ship=needed(), target=needed(), card=needed(), sound=may(NOISE))
way_command(GAME, GROUP, "sound", words=needed(NOISE))
way_command(GAME, GROUP, "hush")
way_command(GAME, GROUP, "launch", card=needed(), target=needed(), sound=may(NOISE))
way_command(GAME, GROUP, "play", card=needed(), target=may(), blasts=may())
way_command(GAME, GROUP, "sweep", ship=needed(), fleet=needed(), card=needed())
way_command(GAME, GROUP, "use", ship=may(), card=may(), target=may())
way_command(GAME, GROUP, "respond", answer=needed(), cards=may())
way_command(GAME, GROUP, "agree")
way_command(GAME, GROUP, "end")
way_command(GAME, GROUP, "finish")


class MagBlastCog(GameCog):
    """Fleets, flagships, and a great deal of noise."""

    key = "magblast"
    sounds = True
    signs_differ = True
    picture = "foreseen"

    @property
    def telling(self) -> Telling:
        """How its happenings are told in few lines."""
        return telling.TELLING

    def panel(self, scene: Scene, draft: str) -> Panel:
        """Return what can be pressed; beside the answers to a card what lets all others pass."""
        ways = ways_of(scene)
        panel = chooser.panel(ways, draft)
        if all(way.verb != "respond" for way in ways.now()):
            return panel
        return (*panel, (Button(QUIET, text("magblast-quiet-turn")),))

    def hints(self, scene: Scene, draft: str) -> tuple[Text, ...]:
        """Return what there is to do; whoever is out may still be heard (ruling 58)."""
        return (text("magblast-hint-out"),) if scene.is_out else super().hints(scene, draft)

    def answer(self, scene: Scene, verb: str, filled: Filled) -> Answer:
        """Return what pressing leads to; an order to let all pass answers this card too."""
        if verb == QUIET:
            return Order(QUIET, "turn")
        return super().answer(scene, verb, filled)


async def setup(client: Client) -> None:
    """Add the game, and what listens for its sounds."""
    await add_game(client, MagBlastCog(), GROUP)
    await client.add_cog(TypedSounds(client))
