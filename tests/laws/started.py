"""Start the bot up to where it would connect, then connect it; print what is loaded by then."""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any

from bot import create_bot
from cogs.shared.scheduler import Scheduler
from operating.settings import Settings


async def start(database: str) -> None:
    """Set the bot up on a database; nothing is asked of Discord."""
    async with create_bot(Settings(database=database)) as bot:
        bot.tree.sync = _nothing
        await bot.setup_hook()
        at_start = sorted(sys.modules)
        heart = bot.get_cog("Scheduler")
        assert isinstance(heart, Scheduler)
        await heart.on_connect()
        print(json.dumps([at_start, sorted(sys.modules)]))


async def _nothing(**_: Any) -> list[Any]:
    return []


if __name__ == "__main__":
    asyncio.run(start(sys.argv[1]))
