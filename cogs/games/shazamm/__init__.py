"""Shazamm! in Discord: its commands and its panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from cogs.chat.acting import GameCommands
from cogs.chat.choosing import may, needed, way_command
from cogs.chat.commands import named
from cogs.chat.game import GameCog, add_game
from cogs.chat.late import late
from cogs.chat.lines import line_command
from cogs.chat.services import Client
from cogs.panels.telling import Telling

if TYPE_CHECKING:
    from cogs.games.shazamm import telling
else:
    (telling,) = late("cogs.games.shazamm", "telling")

GAME = GameCommands("shazamm")
GROUP = app_commands.Group(**named("shazamm-command"))
GROUP.add_command(line_command(GAME))
way_command(GAME, GROUP, "cast", bet=needed(int), spells=may())
way_command(GAME, GROUP, "arrange", stock=needed())
way_command(GAME, GROUP, "clone", spell=may())
way_command(GAME, GROUP, "steal", spells=may())
way_command(GAME, GROUP, "recycle", change=needed(int))


class ShazammCog(GameCog):
    """The wizards' duel."""

    key = "shazamm"

    @property
    def telling(self) -> Telling:
        """How its happenings are told in few lines."""
        return telling.TELLING


async def setup(client: Client) -> None:
    """Add the game."""
    await add_game(client, ShazammCog(), GROUP)
