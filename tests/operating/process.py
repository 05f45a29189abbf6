"""`bot.py` as a process of its own, against a stub of Discord."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from tests.operating.stub import PATIENCE, TOKEN, Stub

ROOT = Path(__file__).parents[2]
AGAINST = """
import sys
import discord.http, yarl
from discord.gateway import DiscordWebSocket
from operating import health, weather
discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = sys.argv[1], yarl.URL(sys.argv[2])
weather.FIRST = weather.LONGEST = 0.05
health.EVERY = 0.2
{more}
import bot
sys.exit(bot.main([]))
"""


class Running:
    """A bot that runs. `log` is what it has written to standard error."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self.log = ""
        self._grown = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    @property
    def pid(self) -> int:
        """The system's number of the process."""
        return self._process.pid

    async def says(self, words: str) -> None:
        """Return when the log holds `words`."""
        until = asyncio.get_running_loop().time() + PATIENCE
        while words not in self.log:
            self._grown.clear()
            grown = asyncio.create_task(self._grown.wait())
            left = until - asyncio.get_running_loop().time()
            both = (grown, self._reading)
            await asyncio.wait(both, timeout=left, return_when=asyncio.FIRST_COMPLETED)
            grown.cancel()
            ended = self._reading.done() or left <= 0
            assert words in self.log or not ended, self.log[-4000:]

    def signal(self, number: signal.Signals) -> None:
        """Send a signal."""
        self._process.send_signal(number)

    async def end(self, *numbers: signal.Signals) -> int:
        """Send signals one after the other, and return the exit code."""
        for number in numbers:
            self.signal(number)
        async with asyncio.timeout(PATIENCE):
            await self._reading
            return await self._process.wait()

    async def kill(self) -> None:
        """End it whatever it does."""
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()
        await self._reading

    async def _read(self) -> None:
        assert self._process.stderr is not None
        while chunk := await self._process.stderr.read(65536):
            self.log += chunk.decode()
            self._grown.set()


@asynccontextmanager
async def running_bot(
    stub: Stub,
    folder: Path,
    more: str = "",
    *,
    root: Path = ROOT,
    before: Sequence[str] = (),
    cwd: Path | None = None,
    **environment: str,
) -> AsyncIterator[Running]:
    """Run the bot, its database in `folder`; `more` is run before it, `before` runs Python.

    Nothing of this process's environment reaches it.
    """
    process = await asyncio.create_subprocess_exec(
        *(*before, sys.executable, "-c", AGAINST.format(more=more), stub.api, stub.gateway),
        cwd=cwd or folder,
        env={
            "PYTHONPATH": str(root),
            "PATH": os.defpath,
            "DISCORD_TOKEN": TOKEN,
            "BROADSIDE_DATABASE": str(folder / "broadside.db"),
            "BROADSIDE_BOT_SECONDS": "0",
            **environment,
        },
        stderr=PIPE,
    )
    running = Running(process)
    try:
        yield running
    finally:
        await running.kill()
