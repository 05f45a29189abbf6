"""Make the bot until it could connect: imports, database, cogs and commands."""

from __future__ import annotations

import asyncio
import sys

from discord import app_commands

from bot import create_bot
from operating.settings import Settings


async def start(database: str) -> None:
    """Set the bot up on a database, and end; nothing is asked of Discord."""
    async with create_bot(Settings(database=database)) as bot:
        await bot.setup_hook()


async def _nothing(*_: object, **__: object) -> list[app_commands.AppCommand]:
    return []


if __name__ == "__main__":
    app_commands.CommandTree.sync = _nothing
    asyncio.run(start(sys.argv[1]))
