"""Make the bot until it could connect: imports, database, cogs and commands."""

from __future__ import annotations

import asyncio
import os
import sys
from typing import Any

from bot import create_bot
from operating.settings import Settings


async def start(database: str) -> None:
    """Set the bot up on a database, and end; nothing is asked of Discord."""
    async with create_bot(Settings(database=database)) as bot:
        bot.tree.sync = _nothing
        await bot.setup_hook()


async def _nothing(**_: Any) -> list[Any]:
    return []


if __name__ == "__main__":
    asyncio.run(start(sys.argv[1]))
    os._exit(0)  # what Python does at its end is no part of a start
