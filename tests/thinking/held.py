"""A loop whose clock a test holds in its hand, while other processes work in earnest."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from typing import TypeVar

BEGINNING = 1000.0
PATIENCE = 4_000
"""How often it is looked for what must come: no test waits for ever."""
BETWEEN = 0.005
"""Seconds, of every clock but the held one, between two looks."""
Result = TypeVar("Result")


class HeldLoop(asyncio.SelectorEventLoop):
    """Seconds pass only when a test sets them."""

    def __init__(self) -> None:
        self.seconds = BEGINNING
        super().__init__()

    def time(self) -> float:
        """Return the seconds that it shows."""
        return self.seconds


def clock() -> HeldLoop:
    """Return the running loop."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, HeldLoop)
    return loop


def held(test: Callable[[], Awaitable[Result]]) -> Result:
    """Run a test with the clock in its hand."""

    async def run() -> Result:
        return await test()

    with asyncio.Runner(loop_factory=HeldLoop) as runner:
        return runner.run(run())


async def comes(
    what: Callable[[], bool] | Callable[[], Awaitable[bool]], looks: int = PATIENCE
) -> bool:
    """Tell whether something comes to be, whatever threads and processes have to do for it."""
    pause = threading.Event()
    for _ in range(looks):
        found = what()
        if found if isinstance(found, bool) else await found:
            return True
        await asyncio.to_thread(pause.wait, BETWEEN)
    return False
