"""How long the event loop is held up while pictures are drawn and computers think, and what
idle matches cost."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import engines
from benchmarks.pictures import views
from benchmarks.results import Result
from benchmarks.submitting import Nowhere, begun, shown
from benchmarks.unlimited import unlimited
from bot import LET_GO
from bots import choose
from cogs.chat.pictures import DRAWERS, Pictures, rendered
from cogs.words.strings import speaker
from engines.core import Dice, encode
from store import Store
from tables import Tables
from tables.lobby import Guest, Place
from thinking.question import Question
from thinking.shares import Matter
from thinking.thoughts import Thoughts, cores

SECONDS = 4.0
LONG = 60.0
"""Seconds that computers have to think: longer than is measured."""
LONGEST = 20.0
MATCHES = 50


async def measure() -> list[Result]:
    """Return the longest wait of the loop, and how many untouched matches stay in memory."""
    return [await _longest_wait(), await idle_matches()]


async def _longest_wait() -> Result:
    """Draw and think as much at once as the bot does, and look how late the loop wakes."""
    sys.setswitchinterval(LET_GO)
    idle = await _waits()
    thoughts = Thoughts(choose)
    until = asyncio.get_running_loop().time() + LONG
    for number in range(cores()):
        thoughts.begin(_question(), Matter(number, number), until)
    pictures = Pictures()
    busy = await _waits(*(partial(_draw, pictures) for _ in range(DRAWERS)))
    pictures.close()
    await thoughts.close()
    return Result(
        "event loop held up while drawing and thinking (999 of 1000)",
        _almost_longest(busy),
        "ms",
        f"with nothing to do, {_almost_longest(idle):.1f} ms",
        most=LONGEST,
    )


async def _waits(*work: Callable[[float], Awaitable[None]]) -> list[float]:
    """Return by how many milliseconds the loop was late whenever it was to wake."""
    until = time.perf_counter() + SECONDS
    tasks = [asyncio.ensure_future(one(until)) for one in work]
    waits = list[float]()
    while time.perf_counter() < until:
        start = time.perf_counter()
        await asyncio.sleep(0.001)
        waits.append((time.perf_counter() - start - 0.001) * 1000)
    await asyncio.gather(*tasks)
    return waits


def _almost_longest(waits: list[float]) -> float:
    return sorted(waits)[int(len(waits) * 0.999)]


async def _draw(pictures: Pictures, until: float) -> None:
    shown, say = await pictures.apart(views, "shazamm", 10), speaker("en")
    while time.perf_counter() < until:
        boards = (pictures.apart(rendered, "shazamm", "board", view, say) for view in shown)
        await asyncio.gather(*boards)  # the threads always find another one to draw


def _question() -> Question:
    """Return one that takes longer than is measured."""
    engine = engines.load("imperium")
    state = engine.start(engine.meta.config(), 2, Dice("think", 0)).state
    seat = min(engine.to_act(state))
    return Question("imperium", engine.rules, encode(state), seat, "hard", "think", 1)


async def idle_matches() -> Result:
    """Return how many of many matches stay in memory though nobody touches them."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "idle.db")
        now = 1e9
        tables = Tables(store, Nowhere(), lambda: now, bot_seconds=0.0, limits=unlimited())
        for channel in range(MATCHES):
            guest = Guest(1, "Alice", None)
            opened = await tables.lobby.open("shazamm", guest, Place(5, channel, "en"))
            await tables.lobby.join(opened, Guest(2, "Bob", None))
            await tables.lobby.start(opened, 1)
            await begun(tables, opened)
        await shown(store)  # or what is being delivered touches its match once more
        now += 3601
        tables.live.sweep()
        left = len(tables.live)
        await tables.close()
        await store.close()
    return Result("matches in memory an hour after a touch", left, "", f"{MATCHES} before", most=0)
