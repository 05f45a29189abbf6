"""Signals: asked once, the bot ends in order and within seconds; asked twice, at once."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from types import FrameType
from typing import Any, Self

from operating.interruption import ASKED_BY, TERMINAL_GONE, heeded

log = logging.getLogger(__name__)

LONGEST = 5.0
"""Seconds after which a process that was asked to stop is gone, whatever does not end."""


class Stopping:
    """Hears the signals that ask a process to stop, while it is entered.

    Threads cannot be ended: those that draw or look up names would hold up the end, so a clock
    of its own ends the process if nothing else does. All that was committed is safe then.
    """

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._heard = asyncio.Event()
        self._by: str | None = None
        self._before: dict[signal.Signals, Any] = {}

    def __enter__(self) -> Self:
        heard = (signal.SIGINT, signal.SIGTERM, *heeded(*TERMINAL_GONE))
        self._before = {number: signal.signal(number, self._hear) for number in heard}
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    async def asked(self) -> str:
        """Wait until a signal asks to stop, and return its name."""
        await self._heard.wait()
        return self._by or ""

    def _hear(self, number: int, _frame: FrameType | None) -> None:
        if self._by is not None:
            os._exit(ASKED_BY + number)
        self._by = signal.Signals(number).name
        clock = threading.Timer(LONGEST, _end)
        clock.daemon = True
        clock.start()
        self._loop.call_soon_threadsafe(self._heard.set)


def _end() -> None:
    log.warning("not everything has ended within %g s, and is left as it is", LONGEST)
    os._exit(0)
