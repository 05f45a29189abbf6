"""The heartbeat: deadlines are handled when they are due, by one loop that sleeps between."""

from __future__ import annotations

import asyncio
import logging

from discord.ext import commands, tasks

from cogs.chat.late import load_late
from cogs.chat.services import Client

log = logging.getLogger(__name__)

SHORTEST = 1.0
"""Seconds between two looks at the deadlines, at the least."""


class Scheduler(commands.Cog):
    """Ticks the tables, and lets them go on after a start."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self._resumed = False
        self._reached = True

    async def cog_unload(self) -> None:
        """Stop beating."""
        self.beat.cancel()

    @commands.Cog.listener()
    async def on_connect(self) -> None:
        """Load what the start left out, while Discord still tells which servers there are."""
        await asyncio.to_thread(load_late)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin once Discord can be reached; later on, go on as after any break."""
        if self._resumed:
            await self._go_on()
            return
        self._resumed = True
        await asyncio.to_thread(load_late)  # matches that go on would load it in the event loop
        await self.client.services.tables.resume()
        self.beat.start()

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        """Begin, or go on, with the servers of one shard, though others cannot be reached."""
        await self.on_ready()

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        """Go on where a break has ended in which Discord could not reach us."""
        await self._go_on()

    @commands.Cog.listener()
    async def on_disconnect(self) -> None:
        """Take note that nobody can play until Discord reaches us again."""
        self._reached = False

    async def _go_on(self) -> None:
        """Try again what met trouble, and let clocks run again."""
        self._reached = True
        self.client.services.tables.delivery.reconnected()
        await self._tick()

    @tasks.loop(seconds=SHORTEST)
    async def beat(self) -> None:
        """Handle what is due and sleep until the next deadline, at most one pulse."""
        next_at = await self._tick()
        tables = self.client.services.tables
        now, longest = tables.now(), tables.attendance.pulse
        wait = longest if next_at is None else min(max(next_at - now, SHORTEST), longest)
        self.beat.change_interval(seconds=wait)

    async def _tick(self) -> float | None:
        try:
            return await self.client.services.tables.tick(reached=self._reached)
        except Exception:
            log.exception("a tick failed")
            return None


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(Scheduler(client))
