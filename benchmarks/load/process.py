"""A bot in a process of its own with a probe in it, and what the system says of that process."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncGenerator, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from tables.limits import Limits
from tests.wire.fake import TOKEN, FakeDiscord

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
"""Seconds that a busy machine may take to start the bot."""
PAGE = os.sysconf("SC_PAGE_SIZE")
LONGEST_LINE = 2**24


class Seen(Struct, frozen=True):
    """What the probe has seen since the last question; see `benchmarks.processes.probed`.

    `cpu` and `loop_cpu` are the seconds that the process, and the thread of its event loop, have
    computed since the start.
    """

    late: tuple[float, ...]
    slow: tuple[tuple[float, float, str], ...]
    pauses: tuple[float, ...]
    callbacks: int
    cpu: float
    loop_cpu: float


class Probed:
    """A process that runs. Made by `probed`."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def seen(self) -> Seen:
        """Return what the probe has seen since it was asked last."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(b"\n")
        told: dict[str, Any] = json.loads(await self._process.stdout.readline())
        return Seen(**{name: _tuples(value) for name, value in told.items()})

    def memory(self) -> int:
        """Return how many bytes of memory the process holds."""
        pages = Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]
        return int(pages) * PAGE


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, list) else value


@contextlib.asynccontextmanager
async def probed(fake: FakeDiscord, folder: Path, which: str = "ours") -> AsyncGenerator[Probed]:
    """Let `ours` or the `bare` bot run against a fake Discord, until the context ends."""
    with (folder / f"{which}.log").open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "benchmarks.processes.probed", which),
            cwd=folder,
            env=_environment(fake, folder),
            stdin=PIPE,
            stdout=PIPE,
            stderr=log,
            limit=LONGEST_LINE,
        )
        try:
            await _connected(process, fake)
            yield Probed(process)
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()
            fake.gateway.forget()


async def _connected(process: asyncio.subprocess.Process, fake: FakeDiscord) -> None:
    """Return when the bot hears all that happens. Raises if it ends instead."""
    waits: Sequence[asyncio.Task[Any]] = [
        asyncio.create_task(process.wait()),
        asyncio.create_task(fake.gateway.ready()),
    ]
    async with asyncio.timeout(PATIENCE):
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for one in waits:
        one.cancel()
    if not fake.gateway.is_ready:
        raise RuntimeError(f"the bot ended with {process.returncode}")


def _environment(fake: FakeDiscord, folder: Path) -> dict[str, str]:
    """Return all that the process is told: nothing is limited but by Discord."""
    everything = {f"BROADSIDE_LIMIT_{n.upper()}": "999999" for n in Limits.__struct_fields__}
    return {
        "PATH": "",
        "PYTHONPATH": str(ROOT),
        "DISCORD_TOKEN": TOKEN,
        "BROADSIDE_DATABASE": str(folder / "broadside.db"),
        "BROADSIDE_DISCORD_API": fake.api_address,
        "BROADSIDE_DISCORD_GATEWAY": fake.gateway_address,
        "BROADSIDE_BOT_SECONDS": "0",
        **everything,
    }
