"""The heartbeat: deadlines are handled when they are due, by one loop that sleeps between."""

from __future__ import annotations

import logging

import discord
from discord.ext import commands, tasks

from cogs.chat.house import Client

log = logging.getLogger(__name__)

LONGEST = 300.0
SHORTEST = 1.0
"""Seconds between two looks at the deadlines."""


class Heart(commands.Cog):
    """Ticks the tables, and lets them go on after a start."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self._resumed = False

    async def cog_unload(self) -> None:
        """Stop beating."""
        self.beat.cancel()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin once Discord can be reached; a reconnection changes nothing."""
        if not self._resumed:
            self._resumed = True
            await self.client.house.tables.resume()
            self.beat.start()

    @tasks.loop(seconds=SHORTEST)
    async def beat(self) -> None:
        """Handle what is due and sleep until the next deadline, at most five minutes."""
        try:
            next_at = await self.client.house.tables.tick()
        except Exception:
            log.exception("a tick failed")
            next_at = None
        now = discord.utils.utcnow().timestamp()
        wait = LONGEST if next_at is None else min(max(next_at - now, SHORTEST), LONGEST)
        self.beat.change_interval(seconds=wait)


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(Heart(client))
