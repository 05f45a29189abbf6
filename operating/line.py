"""The line to Discord's gateway: opened, followed, and opened again whatever cuts it.

discord.py's own `Client.connect` cannot begin in bad weather, begins again without a pause
where a gateway hangs up at once, and after long trouble waits for a quarter of an hour.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from operating.weather import WRONG_TOKEN, Pauses, Refused, brief, passes
from store import StoreError

log = logging.getLogger(__name__)

PATIENCE = 60.0
"""Seconds that a gateway may take to greet us."""
FAREWELL = 1.0
"""Seconds that a gateway may take to say good-bye."""
GIVE_UP_SESSION = 5
"""Failed attempts in a row after which a session, and the gateway that kept it, is let go."""
REFUSALS = {
    4004: WRONG_TOKEN,
    4010: "Discord refuses the shard (4010): look at BROADSIDE_SHARDS",
    4011: "Discord wants shards (4011), or more, for 2,500 servers are the most of one: set "
    "BROADSIDE_SHARDS, `doctor` says to how many",
    4012: "Discord's gateway no longer speaks this version (4012): a newer discord.py is needed",
    4013: "Discord does not know the intents (4013): another version of discord.py is needed",
    4014: "Discord does not grant the intents (4014): this bot asks for guilds and messages alone, "
    "look at the application in the developer portal",
}
"""What the codes mean with which Discord closes for good."""


class Line:
    """The line of one logged-in client, or that of one of its shards.

    `begins` is awaited before a session of the shard begins.
    """

    def __init__(
        self,
        client: discord.Client,
        shard: int | None = None,
        begins: Callable[[int], Awaitable[None]] | None = None,
    ) -> None:
        self._client = client
        self._shard = shard
        self._begins = begins
        self._ws: DiscordWebSocket | None = None
        self._followed = False
        self._pauses = Pauses()
        self._failures = 0

    async def stands(self) -> None:
        """Take note that Discord has let us in: a listener of `on_connect` and `on_resumed`."""
        self._failures = 0
        self._pauses.reset()

    @property
    def open(self) -> bool:
        """Whether the line stands, and is followed."""
        return self._followed and self._ws is not None and self._ws.open

    async def leave(self) -> None:
        """End the session, so that nothing new arrives."""
        if self._ws is not None and self._ws.open:
            await self._ws.close(code=1000)

    async def keep(self) -> None:
        """Follow the gateway until the client is closed. Raises `Refused`.

        A session that was hung up is resumed.
        """
        how = {"initial": True} if self._ws is None else self._where_it_was()
        while not self._client.is_closed():
            try:
                await self._follow(how)
            except Refused:
                raise
            except Exception as error:
                if self._client.is_closed():
                    return
                self._tell_of_the_cut()
                how = self._again(error)
                await self.hang_up()
                await self._pause(error)

    async def _follow(self, how: dict[str, Any]) -> None:
        """Open the line and follow it until it is cut, which some error tells."""
        if self._begins is not None and self._shard is not None and not how.get("resume"):
            await self._begins(self._shard)
            how = {"initial": True}  # discord.py would wait for what has been waited for
        opening = DiscordWebSocket.from_client(self._client, shard_id=self._shard, **how)
        self._ws = ws = await asyncio.wait_for(opening, PATIENCE)
        self._client.ws = ws  # pyright: ignore[reportAttributeAccessIssue]
        self._followed = True
        try:
            while True:
                await ws.poll_event()
        finally:
            self._followed = False

    def _tell_of_the_cut(self) -> None:
        """Tell whoever listens, as discord.py does: of one shard, that others may do without."""
        if self._shard is None:
            self._client.dispatch("disconnect")
        else:
            self._client.dispatch("shard_disconnect", self._shard)

    def _again(self, error: Exception) -> dict[str, Any]:
        """Return how to open the line after it was cut. Raises `Refused`."""
        if isinstance(error, discord.ConnectionClosed) and error.code in REFUSALS:
            raise Refused(REFUSALS[error.code]) from error
        self._failures += 1
        ended = isinstance(error, ReconnectWebSocket) and not error.resume
        if ended or self._failures > GIVE_UP_SESSION:
            return {"initial": self._ws is None}
        return self._where_it_was()

    def _where_it_was(self) -> dict[str, Any]:
        """Return how to open the line so that its session goes on, if it had one."""
        last = self._ws
        if last is None or last.session_id is None:
            return {"initial": last is None}
        return {
            "gateway": last.gateway,
            "session": last.session_id,
            "sequence": last.sequence,
            "resume": True,
        }

    async def hang_up(self) -> None:
        """Close what is left of a line that is not followed, so that its session goes on."""
        if self._ws is not None and self._ws.open:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ws.close(code=4000), FAREWELL)

    async def _pause(self, error: Exception) -> None:
        """Wait before the next attempt, unless the line had stood until it was cut."""
        if self._failures == 1 and isinstance(error, ReconnectWebSocket):
            log.info("Discord ended the connection: connecting again")
            return
        wait = self._pauses.next()
        if isinstance(error, ReconnectWebSocket):
            log.warning("Discord hangs up at once: connecting again in %.1f s", wait)
        elif passes(error) or isinstance(error, discord.ConnectionClosed | StoreError):
            log.warning("no connection to Discord (%s): again in %.1f s", brief(error), wait)
        else:  # what Discord sent could not be read, which is a fault of ours
            log.error("the connection failed: again in %.1f s", wait, exc_info=error)
        await asyncio.sleep(wait)
