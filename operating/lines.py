"""The lines to Discord's gateway of one process: one, or those of the slice that it serves.

Of several processes one serves a slice, by a lease in the database which it renews; others stand
by, and one takes the whole slice when the lease ends. Whoever cannot renew it hangs up before.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from typing import Any, Protocol

import discord

from cogs.chat.services import Client
from operating.health import shard_fields
from operating.line import Line
from operating.logs import tell
from operating.weather import passes, patiently, refusal
from store import Slice, Store, StoreError

log = logging.getLogger(__name__)

LEASE = 20.0
"""Seconds for which a slice is taken."""
EVERY = 5.0
"""Seconds between two renewals."""
LEFT = 5.0
"""Seconds before its end at which whoever could not renew a lease lets go."""
LOOK = 2.0
"""Seconds between two looks of whoever stands by."""
APART = 6.0
"""Seconds between two sessions of a bucket: Discord wants five, and a line takes time to open."""
TOLD_AGAIN = 60.0
"""Seconds between two lines of the log about what is waited for."""


class Lines(Protocol):
    """What is known of the lines of a process."""

    @property
    def open(self) -> int:
        """How many of them stand."""
        ...

    def fields(self) -> dict[str, Any]:
        """Return the fields of the health line that tell of shards."""
        ...

    async def keep(self) -> None:
        """Follow the gateway until the client is closed. Raises `Refused`."""
        ...

    async def leave(self) -> None:
        """Leave Discord, and let others take what was served."""
        ...


class OneLine:
    """The line of a bot that has no shards."""

    def __init__(self, client: Client) -> None:
        self._line = Line(client)
        client.add_listener(self._line.stands, "on_connect")
        client.add_listener(self._line.stands, "on_resumed")

    @property
    def open(self) -> int:
        """How many lines stand: one or none."""
        return int(self._line.open)

    def fields(self) -> dict[str, Any]:
        """Return nothing: there are no shards."""
        return {}

    async def keep(self) -> None:
        """Follow the gateway until the client is closed. Raises `Refused`."""
        await self._line.keep()

    async def leave(self) -> None:
        """Leave Discord."""
        await self._line.leave()


class Shards:
    """The lines of whoever serves one of several slices, or stands by until one is free."""

    def __init__(self, client: Client, store: Store, slices: tuple[Slice, ...]) -> None:
        self._client = client
        self._store = store
        self._slices = slices
        self._holder = f"{store.identity}:{secrets.token_hex(2)}"
        self._served: Slice | None = None
        self._lines: dict[int, Line] = {}
        self._starts = Starts(client, store)
        client.add_listener(self._stands, "on_shard_connect")
        client.add_listener(self._stands, "on_shard_resumed")
        client.add_listener(self._cut, "on_shard_disconnect")

    @property
    def open(self) -> int:
        """How many lines of the shards that are served stand."""
        return sum(line.open for line in self._lines.values()) if self._served else 0

    def fields(self) -> dict[str, Any]:
        """Return the fields of the health line that tell of shards."""
        shards = len(self._lines) if self._served else 0
        return shard_fields(shards, shards - self.open, standing_by=self._served is None)

    async def keep(self) -> None:
        """Serve a slice as soon as one is free, until the client is closed. Raises `Refused`."""
        while not self._client.is_closed():
            taken = await self._taken()
            tell(log, "slice taken", shards=taken, holder=self._holder)
            self._serve(taken)
            try:
                await _first(self._hold(taken), *(line.keep() for line in self._lines.values()))
            finally:
                self._served = None
            await self._hang_up()
            self._client.dispatch("disconnect")
            log.warning("the lease of the shards %s was lost: standing by", taken)

    async def leave(self) -> None:
        """Leave Discord, and let others take the slice at once."""
        await asyncio.gather(*(line.leave() for line in self._lines.values()))
        with suppress(StoreError):
            await self._store.shards.leave(self._holder)

    def _serve(self, taken: Slice) -> None:
        """Have a line for each shard of a slice; those that were served before are resumed."""
        if set(self._lines) != set(taken.ids):
            self._client.serve(taken.ids)
            begins = self._starts.begin
            self._lines = {shard: Line(self._client, shard, begins) for shard in taken.ids}
        self._served = taken

    async def _stands(self, shard: int) -> None:
        if shard in self._lines:
            await self._lines[shard].stands()

    async def _cut(self, _shard: int) -> None:
        """Tell that nobody is reached where no shard is any more."""
        if not self.open:
            self._client.dispatch("disconnect")

    async def _hang_up(self) -> None:
        await asyncio.gather(*(line.hang_up() for line in self._lines.values()))

    async def _taken(self) -> Slice:
        """Return a slice once nobody else serves it, this process does."""
        told_at = -TOLD_AGAIN
        while True:
            for one in self._slices:
                with suppress(StoreError):
                    if await self._store.shards.take(one, self._holder, LEASE):
                        return one
            if (now := asyncio.get_running_loop().time()) - told_at >= TOLD_AGAIN:
                told_at = now
                log.info("standing by: %s", await self._why())
            await asyncio.sleep(LOOK)

    async def _why(self) -> str:
        """Return why there is no slice to serve."""
        try:
            served = await self._store.shards.served()
            alone = await self._store.shards.served_alone()
        except StoreError as error:
            return str(error)
        if alone:
            return "a process without shards serves this database, or has within a minute"
        others = sorted({one.shards for one in served} - {self._slices[0].shards})
        if others:
            return f"others still serve slices of {others[0]} shards"
        return f"others serve {', '.join(map(str, served)) or 'what it could serve'}"

    async def _hold(self, taken: Slice) -> None:
        """Renew the lease of a slice until it is lost, or cannot be renewed in time."""
        now = asyncio.get_running_loop().time
        renewed = now()
        while True:
            await asyncio.sleep(EVERY)
            began = now()
            asking = asyncio.ensure_future(self._store.shards.keep(taken, self._holder, LEASE))
            asking.add_done_callback(_look_at)  # it may end when nobody waits for it any more
            until = renewed + LEASE - LEFT
            await asyncio.wait((asking,), timeout=max(until - now(), 0.0))
            if asking.done() and asking.exception() is None:
                if not asking.result():
                    return
                renewed = began
            elif now() >= until:
                return


class Starts:
    """Lets sessions begin as often as Discord allows all processes together."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client = client
        self._store = store
        self._buckets = 1

    async def begin(self, shard: int) -> None:
        """Wait until the session of a shard may begin. Raises `Refused`."""
        await patiently("ask how many sessions may begin", self._ask)
        while True:
            wait = await self._store.shards.begin(shard % self._buckets, APART)
            if wait == 0:
                return
            if wait is not None and wait > TOLD_AGAIN:
                log.warning("no session may begin today any more: shard %s waits", shard)
            await asyncio.sleep(APART if wait is None else min(wait, TOLD_AGAIN))
            if wait is None or wait > TOLD_AGAIN:
                await patiently("ask how many sessions may begin", self._ask)

    async def _ask(self) -> None:
        limits = await self._limits()
        self._buckets = max(limits["max_concurrency"], 1)
        await self._store.shards.told(limits["remaining"], limits["reset_after"] / 1000)

    async def _limits(self) -> Any:
        """Return what Discord says of sessions. Raises `Refused`, and what `passes`."""
        try:
            _, _, limits = await self._client.http.get_bot_gateway()
        except discord.GatewayNotFound as error:
            why = error.__cause__  # discord.py calls every answer of an error so
            if not isinstance(why, discord.HTTPException) or passes(why):
                raise
            raise refusal(why, "tell how many sessions may begin") from why
        return limits


def _look_at(asked: asyncio.Future[bool]) -> None:
    if not asked.cancelled():
        asked.exception()


async def _first(*works: Coroutine[Any, Any, None]) -> None:
    """Do several things until the first of them has ended, and raise what it raises."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        await _cancelled(tasks)


async def _cancelled(tasks: Iterable[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
