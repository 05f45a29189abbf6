"""The bot, or a bare one, and a probe beside it that tells how late its event loop is.

`python -m benchmarks.processes.probed ours|bare`; each line on standard input is answered with one
line of JSON on standard output: what the probe has seen since the last.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
import time
from asyncio import events
from collections.abc import Callable
from typing import Any

import bot
from benchmarks.processes import answering

STEP = 0.01
"""Seconds between two looks whether the event loop is late."""
SLOW = 0.005
"""Seconds of computing from which on a callback is remembered by name."""
MOST = 5000
"""How many such callbacks are remembered."""


class Probe:
    """What was seen since the last question; all times in milliseconds.

    `late` is by how much the loop woke too late, `slow` the callbacks that computed long, each with
    its computing, its time on the clock and its name; `pauses` are the collector's.
    """

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None
        self._began = 0.0
        self._forget()

    def _forget(self) -> None:
        self._late, self._pauses = list[float](), list[float]()
        self._slow = list[tuple[float, float, str]]()
        self._callbacks = 0

    def ran(self, handle: Any, cpu: float, wall: float) -> None:
        """Take note that the loop has run a callback."""
        self._callbacks += 1
        if cpu > SLOW and len(self._slow) < MOST:
            self._slow.append((cpu * 1000, wall * 1000, _name(handle)))
        if self._task is None:
            loop = asyncio.get_running_loop()
            self._task = loop.create_task(self._feel(), name="probe")
            loop.add_reader(sys.stdin, self._tell)

    def collected(self, phase: str, _: Any) -> None:
        """Take note of what the collector of garbage does."""
        now = time.perf_counter()
        if phase == "start":
            self._began = now
        else:
            self._pauses.append((now - self._began) * 1000)

    async def _feel(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + STEP
            await asyncio.sleep(STEP)
            self._late.append((loop.time() - due) * 1000)

    def _tell(self) -> None:
        if not sys.stdin.readline():
            asyncio.get_running_loop().remove_reader(sys.stdin)
            return
        told = {
            "late": self._late,
            "slow": sorted(self._slow, reverse=True),
            "pauses": self._pauses,
            "callbacks": self._callbacks,
            "cpu": time.process_time(),
            "loop_cpu": time.thread_time(),
        }
        print(json.dumps(told), flush=True)
        self._forget()


def _name(handle: Any) -> str:
    """Return what a callback is called: of a task the function that it began with."""
    callback = handle._callback
    task = getattr(callback, "__self__", None)
    if isinstance(task, asyncio.Task):
        return getattr(task.get_coro(), "__qualname__", repr(task))
    return getattr(callback, "__qualname__", repr(callback))


def watch(probe: Probe) -> None:
    """Let a probe hear of each callback of the event loop."""
    run: Callable[[Any], None] = events.Handle._run  # type: ignore[attr-defined]

    def timed(handle: Any) -> None:
        wall, cpu = time.perf_counter(), time.thread_time()
        run(handle)
        probe.ran(handle, time.thread_time() - cpu, time.perf_counter() - wall)

    events.Handle._run = timed  # type: ignore[attr-defined]
    gc.callbacks.append(probe.collected)


def main(which: str) -> int:
    """Run a bot and its probe."""
    watch(Probe())
    return bot.main([]) if which == "ours" else answering.main()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
