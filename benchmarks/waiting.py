"""How long the event loop is held up while pictures are drawn and computers think, and what
idle matches cost."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import engines
from benchmarks.pictures import views
from benchmarks.results import Result
from benchmarks.submitting import Nowhere
from bot import LET_GO
from bots import choose
from cogs.words.strings import speaker
from engines.core import Dice
from render import shazamm
from store import Store
from tables import Tables
from tables.lobby import Guest, Place
from tables.match.computers import AT_ONCE

SECONDS = 4.0
LONGEST = 20.0
MATCHES = 50


async def measure() -> list[Result]:
    """Return the longest wait of the loop, and how many untouched matches stay in memory."""
    return [await _longest_wait(), await _idle_matches()]


async def _longest_wait() -> Result:
    """Draw and think in as many threads as the bot does, and look how late the loop wakes."""
    sys.setswitchinterval(LET_GO)
    idle = await _waits()
    busy = await _waits(_draw, *[_think] * AT_ONCE)
    return Result(
        "event loop held up while drawing and thinking (999 of 1000)",
        _almost_longest(busy),
        "ms",
        f"with nothing to do, {_almost_longest(idle):.1f} ms",
        most=LONGEST,
    )


async def _waits(*work: Callable[[float], None]) -> list[float]:
    """Return by how many milliseconds the loop was late whenever it was to wake."""
    until = time.perf_counter() + SECONDS
    tasks = [asyncio.create_task(asyncio.to_thread(one, until)) for one in work]
    waits = list[float]()
    while time.perf_counter() < until:
        start = time.perf_counter()
        await asyncio.sleep(0.001)
        waits.append((time.perf_counter() - start - 0.001) * 1000)
    await asyncio.gather(*tasks)
    return waits


def _almost_longest(waits: list[float]) -> float:
    return sorted(waits)[int(len(waits) * 0.999)]


def _draw(until: float) -> None:
    shown, say = views("shazamm", 10), speaker("en")
    while time.perf_counter() < until:
        for view in shown:
            shazamm.board(view, say)


def _think(until: float) -> None:
    engine = engines.load("shazamm")
    state = engine.start(engine.meta.config(), 2, Dice("think", 0)).state
    while time.perf_counter() < until:
        choose(engine, state, 0, Dice("think", 1), "hard", lambda: time.perf_counter() < until)


async def _idle_matches() -> Result:
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "idle.db")
        now = 1e9
        tables = Tables(store, Nowhere(), lambda: now, bot_seconds=0.0)
        for channel in range(MATCHES):
            guest = Guest(1, "Alice", None)
            opened = await tables.lobby.open("shazamm", guest, Place(5, channel, "en"))
            await tables.lobby.join(opened, Guest(2, "Bob", None))
            await tables.lobby.start(opened, 1)
        now += 3601
        tables.live.sweep()
        left = len(tables.live)
        await tables.close()
        await store.close()
    return Result("matches in memory an hour after a touch", left, "", f"{MATCHES} before", most=0)
