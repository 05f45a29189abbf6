"""The bot as a process: started, killed at a moment of one's choice, asked to end, restarted."""

from __future__ import annotations

import asyncio
import os
import signal
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from contextlib import suppress
from itertools import count
from pathlib import Path

from tests.shaken import program
from tests.wire.fake import TOKEN, FakeDiscord

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0
"""Seconds that a busy machine may take to start the bot."""
LAST_LINES = 4000
_NUMBERS = count(1)


class BotProcess:
    """`bot.py` in a folder of its own, against a fake Discord. Used as a context.

    It is started by entering, or by `start`; whatever happens no process is left behind.
    `log` is all that it wrote to standard error.
    """

    def __init__(self, fake: FakeDiscord, folder: Path, **settings: str) -> None:
        self._fake, self._folder, self._settings = fake, folder, settings
        self.database = folder / "broadside.db"
        self.log: list[str] = []
        self.starts = 0
        self.who = f"{next(_NUMBERS)}/"
        """Tells the gateway of the fake which process comes."""
        self._process: Process | None = None
        self._reader: asyncio.Task[None] | None = None

    @property
    def environment(self) -> dict[str, str]:
        """What the process is told."""
        return _environment(
            {
                "DISCORD_TOKEN": TOKEN,
                "BROADSIDE_DATABASE": str(self.database),
                "BROADSIDE_DISCORD_API": self._fake.api_address,
                "BROADSIDE_DISCORD_GATEWAY": self._fake.gateway_address + self.who,
                "BROADSIDE_BOT_SECONDS": "0",
                **self._settings,
            }
        )

    async def __aenter__(self) -> BotProcess:
        await self.start()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.kill()

    @property
    def pid(self) -> int:
        """The id of the process."""
        assert self._process is not None
        return self._process.pid

    @property
    def running(self) -> bool:
        """Tell whether the process is there."""
        return self._process is not None and self._process.returncode is None

    async def start(self, *, ready: bool = True) -> None:
        """Start the process; return when its session has begun, unless not `ready`."""
        assert not self.running
        self.starts += 1
        self._process = await asyncio.create_subprocess_exec(
            *program(ROOT / ("tests/wire/ahead.py" if "AHEAD" in self._settings else "bot.py")),
            cwd=self._folder,
            env=self.environment,
            stderr=PIPE,
        )
        self._reader = asyncio.create_task(self._read(self._process), name="log of the bot")
        if ready:
            await self.ready()

    async def ready(self) -> None:
        """Return when the bot hears all that happens. Raises if it ends instead."""
        assert self._process is not None
        ended = asyncio.create_task(self._process.wait())
        ready = asyncio.create_task(self._fake.gateway.ready())
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.wait((ended, ready), return_when=asyncio.FIRST_COMPLETED)
        finally:
            ready.cancel()
            ended.cancel()
        assert self._fake.gateway.is_ready, f"the bot ended:\n{self.said}"

    def kill_now(self) -> None:
        """Kill the process in this very moment, without waiting for its end."""
        if self.running:
            with suppress(ProcessLookupError):  # it has just gone, and nobody was told yet
                os.kill(self.pid, signal.SIGKILL)

    async def kill(self) -> None:
        """Kill the process, and return when it is gone."""
        self.kill_now()
        await self.gone()
        self._fake.gateway.forget(self.who)

    async def ask_to_end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ask the process to end, and return its exit code."""
        os.kill(self.pid, how)
        return await self.gone()

    async def gone(self) -> int:
        """Return the exit code once the process has ended and its log is read."""
        if self._process is None:
            return 0
        code = await self._process.wait()
        if self._reader is not None:
            await self._reader
        return code

    @property
    def said(self) -> str:
        """The end of the log."""
        return "\n".join(self.log)[-LAST_LINES:]

    async def _read(self, process: Process) -> None:
        assert process.stderr is not None
        async for line in process.stderr:
            self.log.append(line.decode(errors="replace").rstrip("\n"))


async def run_to_its_end(
    folder: Path, environment: Mapping[str, str], *words: str
) -> tuple[int, str]:
    """Run `bot.py` in a folder until it ends by itself; return its exit code and its words."""
    process = await asyncio.create_subprocess_exec(
        *program(ROOT / "bot.py"),
        *words,
        cwd=folder,
        env=_environment(environment),
        stderr=PIPE,
    )
    try:
        _, said = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return process.returncode or 0, said.decode()


def _environment(told: Mapping[str, str]) -> dict[str, str]:
    """Return an environment of nothing but what is told; `.env` files are not in the folder."""
    return {"PATH": "", "PYTHONUNBUFFERED": "1", **told}
