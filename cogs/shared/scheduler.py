"""The heartbeat: deadlines are handled when they are due, by one loop that sleeps between."""

from __future__ import annotations

import asyncio
import logging

from discord.ext import commands

from cogs.chat.beat import Beat
from cogs.chat.late import load_late
from cogs.chat.services import Client
from tables import StoreError

log = logging.getLogger(__name__)

SHORTEST = 1.0
"""Seconds between two looks at the deadlines, at the least."""


class Scheduler(commands.Cog):
    """Ticks the tables, and lets them go on after a start."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.beat = client.services.beat = Beat(self._beat)
        self._resumed = False
        self._resuming = asyncio.Lock()
        self._reached = set[int]()

    async def cog_unload(self) -> None:
        """Stop beating."""
        self.beat.cancel()

    @commands.Cog.listener()
    async def on_connect(self) -> None:
        """Load what the start left out, while Discord still tells which servers there are."""
        self._reach_all()
        await asyncio.to_thread(load_late)

    @commands.Cog.listener()
    async def on_shard_connect(self, shard: int) -> None:
        """Take note that people of a shard can play."""
        self._reach(shard)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin once Discord can be reached; later on, go on as after any break."""
        self._reach_all()
        if self._resumed:
            await self._go_on()
        await self._begin()
        self.beat.start()

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        """Begin, or go on, with the servers of one shard, though others cannot be reached."""
        await self.on_ready()

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        """Go on where a break has ended in which Discord could not reach us."""
        self._reach_all()
        await self._go_on()

    @commands.Cog.listener()
    async def on_shard_resumed(self, shard: int) -> None:
        """Go on with the servers of one shard."""
        self._reach(shard)
        await self._go_on()

    @commands.Cog.listener()
    async def on_disconnect(self) -> None:
        """Take note that nobody can play until Discord reaches us again."""
        self._cut(*self._reached)

    @commands.Cog.listener()
    async def on_shard_disconnect(self, shard: int) -> None:
        """Take note that nobody of a shard can play until Discord reaches us there again."""
        self._cut(shard)

    def _reach_all(self) -> None:
        """Take note that all can play, if there are no shards: of those each is told by itself."""
        if self.client.shard_count is None:
            self._reach(0)

    def _reach(self, shard: int) -> None:
        self._reached.add(shard)
        self._tell()

    def _cut(self, *shards: int) -> None:
        self._reached.difference_update(shards)
        self._tell()

    def _tell(self) -> None:
        """Let the tables know whom Discord lets us reach."""
        attendance = self.client.services.tables.attendance
        attendance.reach(self._reached, self.client.shard_count or 1)

    async def _go_on(self) -> None:
        """Try again what met trouble, and let clocks run again."""
        self.client.services.tables.delivery.reconnected()
        await self._tick()

    async def _beat(self) -> float:
        """Handle what is due, and return the seconds until the next deadline, at most one pulse."""
        next_at = await self._tick()
        tables = self.client.services.tables
        now, longest = tables.now(), tables.attendance.pulse
        return longest if next_at is None else min(max(next_at - now, SHORTEST), longest)

    async def _tick(self) -> float | None:
        try:
            if await self._begin():
                return await self.client.services.tables.tick()
        except Exception:
            log.exception("a tick failed")
        return None

    async def _begin(self) -> bool:
        """Let the tables go on after the start, unless they do already; tell whether they do.

        Where the database cannot be written they do not, and the next beat tries it again: a tick
        before that would give a sign of life, by which it is known what was under way at the end.
        A fault of ours stops no clock.
        """
        async with self._resuming:  # several shards may be ready at once
            if self._resumed:
                return True
            await asyncio.to_thread(load_late)  # what goes on would load it in the event loop
            try:
                await self.client.services.tables.resume()
            except StoreError as error:
                log.warning("the matches go on once the database can be used: %s", error)
                return False
            except Exception:
                log.exception("not all could go on after the start")
                return True
            self._resumed = True
            return True


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(Scheduler(client))
