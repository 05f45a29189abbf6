"""Imperium Galáctica in Discord: its commands and its panels."""

from __future__ import annotations

from cogs.chat.house import Client
from cogs.games.imperium.base import GROUP
from cogs.games.imperium.look_commands import LookCommands


class ImperiumCog(LookCommands):
    """Two empires among the stars.

    No command is defined here: this module is executed anew for each bot, its parts are not.
    """

    group = GROUP


async def setup(client: Client) -> None:
    """Add the cog."""
    cog = ImperiumCog(client)
    client.house.adopt(cog)
    await client.add_cog(cog)
