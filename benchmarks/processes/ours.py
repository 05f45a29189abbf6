"""Make the bot until it could connect: imports, database, cogs and commands."""

from __future__ import annotations

import asyncio
import sys
from unittest.mock import patch

from discord.app_commands import CommandTree

from bot import create_bot
from operating.settings import Settings


async def start(database: str) -> None:
    """Set the bot up on a database, and end; nothing is asked of Discord."""
    with patch.object(CommandTree, "sync", _nothing):
        async with create_bot(Settings(database=database)) as bot:
            await bot.setup_hook()


async def _nothing(_tree: object) -> list[object]:
    return []


if __name__ == "__main__":
    asyncio.run(start(sys.argv[1]))
