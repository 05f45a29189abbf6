"""Nim in Discord: one command. What can be taken is asked of the rules."""

from __future__ import annotations

from discord import app_commands

from cogs.chat.acting import GameCommands
from cogs.chat.choosing import needed, way_command
from cogs.chat.commands import named
from cogs.chat.game import GameCog, add_game
from cogs.chat.lines import line_command
from cogs.chat.services import Client

GAME = GameCommands("nim")
GROUP = app_commands.Group(**named("nim-command"))
GROUP.add_command(line_command(GAME))
way_command(GAME, GROUP, "take", heap=needed(int), count=needed(int))


class NimCog(GameCog):
    """Matches in heaps."""

    key = "nim"


async def setup(client: Client) -> None:
    """Add the game."""
    await add_game(client, NimCog(), GROUP)
