"""What threads answer reaches the event loop late, by chance: `pytest --shaken SEED tests/bot`.

The database, pictures and long computing answer from threads. On a quiet machine each does so in
the same order every time, and a test may come to hang on that. Shaken, some answers wait for a few
milliseconds, so that now this thread is the quicker and now that. What one thread answers keeps its
order, as ever. Each test has its own chance, made of the seed and its name: it is shaken alike
whether it runs alone or among others.
"""

from __future__ import annotations

import heapq
import runpy
import sys
import threading
import time
from asyncio import Handle
from asyncio.base_events import BaseEventLoop
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from contextvars import Context
from pathlib import Path
from random import Random
from typing import Any

import pytest

SHARE = 0.25
"""How many of the answers wait."""
WAITS = (0.001, 0.002, 0.004, 0.01)
"""Seconds that one of them waits; each as likely as any other."""
APART = 1e-6
"""Seconds between two answers of one thread that would arrive together."""
OPTION = "--shaken"

_now = time.monotonic  # simcord lets others see another clock
_at_once = BaseEventLoop.call_soon_threadsafe
_seeds = list[str]()
"""The seed while answers are shaken."""


class _Shaker:
    """Lets answers wait by a chance of its own, in a thread that passes them on.

    A loop's own timers would not do: some tests hold the clock of theirs.
    """

    def __init__(self, seed: str) -> None:
        self._chance = Random(seed)
        self._last = dict[int, float]()
        self._waiting = list[tuple[float, int, BaseEventLoop, Handle]]()
        self._changed = threading.Condition()
        self._many = 0
        self._over = False
        self._thread = threading.Thread(target=self._pass_on, name="shaken", daemon=True)
        self._thread.start()

    def answer(
        self,
        loop: BaseEventLoop,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> Handle:
        """Stand in for `call_soon_threadsafe`: what another thread answers comes later."""
        if threading.current_thread() is threading.main_thread() or loop.is_closed():
            return _at_once(loop, callback, *args, context=context)
        handle, now = Handle(callback, args, loop, context), _now()
        with self._changed:
            due = self._due(now)
            if self._waiting or (due > now and not self._over):
                self._many += 1
                heapq.heappush(self._waiting, (due, self._many, loop, handle))
                self._changed.notify()
                return handle
        return _at_once(loop, callback, *args, context=context)

    def end(self) -> None:
        """Let all that waits arrive, and nothing wait any more."""
        with self._changed:
            self._over = True
            self._changed.notify()
        self._thread.join()

    def _due(self, now: float) -> float:
        """Return when this thread's answer arrives: never before an earlier one."""
        wait = self._chance.choice(WAITS) if self._chance.random() < SHARE else 0.0
        thread = threading.get_ident()
        due = max(now + wait, self._last.get(thread, 0.0) + APART)
        self._last[thread] = due
        return due

    def _pass_on(self) -> None:
        """Let each answer arrive when it is due, until the end."""
        with self._changed:
            while self._waiting or not self._over:
                left = self._waiting[0][0] - _now() if self._waiting else None
                if left is not None and (left <= 0 or self._over):
                    _, _, loop, handle = heapq.heappop(self._waiting)
                    with suppress(RuntimeError):  # whoever asked is gone, and so is the loop
                        _at_once(loop, _run, handle, context=Context())
                else:
                    self._changed.wait(left)


def _run(handle: Handle) -> None:
    if not handle.cancelled():
        handle._run()


@contextmanager
def shaken(seed: str) -> Iterator[None]:
    """Return a context in which what threads answer to any event loop is shaken."""
    shaker = _Shaker(seed)

    def call_soon_threadsafe(loop: BaseEventLoop, *what: Any, **how: Any) -> Handle:
        return shaker.answer(loop, *what, **how)

    BaseEventLoop.call_soon_threadsafe = call_soon_threadsafe  # type: ignore[method-assign]
    _seeds.append(seed)
    try:
        yield
    finally:
        _seeds.pop()
        BaseEventLoop.call_soon_threadsafe = _at_once  # type: ignore[method-assign]
        shaker.end()


def program(path: Path) -> tuple[str, ...]:
    """Return the command that runs one of our programs; shaken as the test is that asks."""
    if not _seeds:
        return (sys.executable, str(path))
    return (sys.executable, __file__, _seeds[-1], str(path))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(OPTION, metavar="SEED", help="let what threads answer come late by chance")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, Any, Any]:
    """Shake a test with all that is set up for it."""
    seed: str | None = item.config.getoption(OPTION)
    if seed is None:
        return (yield)
    with shaken(f"{seed} {item.nodeid}"):
        return (yield)


def _start(seed: str, path: str) -> None:
    """Run a program as Python does, with all that its threads answer shaken."""
    sys.argv[:] = [path]
    sys.path[0] = str(Path(path).parent)
    with shaken(seed):
        runpy.run_path(path, run_name="__main__")


if __name__ == "__main__":
    _start(*sys.argv[1:])
