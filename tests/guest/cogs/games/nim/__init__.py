"""Nim in Discord: one command. What can be taken is asked of the rules."""

from __future__ import annotations

from discord import app_commands

from cogs.chat.acting import GameCommands
from cogs.chat.choosing import needed, way_command
from cogs.chat.commands import named
from cogs.chat.game import GameCog, add_game
from cogs.chat.services import Client

GROUP = app_commands.Group(**named("nim-command"))
way_command(GameCommands("nim"), GROUP, "take", heap=needed(int), count=needed(int))


class NimCog(GameCog):
    """Matches in heaps."""

    key = "nim"


async def setup(client: Client) -> None:
    """Add the game."""
    await add_game(client, NimCog(), GROUP)
