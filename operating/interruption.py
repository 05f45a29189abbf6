"""Whoever interrupts a command reads one line, which is true, and by which signal it ended.

Nothing is loaded here that takes time: it is there while all else is loaded.
"""

from __future__ import annotations

import os
import signal
import threading
from types import FrameType
from typing import Any, Self

from operating.streams import aside

ASKED_BY = 128
"""What a shell adds to the number of a signal that has ended a program."""
TERMINAL_GONE = tuple(number for number in signal.Signals if number.name == "SIGHUP")
"""What tells a process that its terminal is gone; on Windows nothing does."""


class Interrupted(KeyboardInterrupt):
    """A signal has asked the process to end."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.code = ASKED_BY + number


def heeded(*numbers: signal.Signals) -> tuple[signal.Signals, ...]:
    """Return those signals that are to be heard: `nohup` and shells shield a program from some."""
    return tuple(number for number in numbers if signal.getsignal(number) is not signal.SIG_IGN)


def hear_while_loading() -> None:
    """End at once, with one line, where Ctrl-C comes before anything is begun.

    Other signals end the process by themselves, and without a traceback.
    """
    for number in heeded(signal.SIGINT):
        signal.signal(number, _end)


def _end(number: int, _frame: FrameType | None) -> None:
    aside("broadside: interrupted: nothing was done\n")
    os._exit(ASKED_BY + number)


class Interruptions:
    """Raises `Interrupted` where a signal asks to end, while it is entered in the main thread."""

    def __init__(self) -> None:
        self._before: dict[signal.Signals, Any] = {}

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            heard = heeded(signal.SIGINT, signal.SIGTERM, *TERMINAL_GONE)
            self._before = {number: signal.signal(number, _raise) for number in heard}
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def too_late(self) -> None:
        """Hear no signal any more: what was asked for is being done at this moment."""
        for number in self._before:
            signal.signal(number, signal.SIG_IGN)


def _raise(number: int, _frame: FrameType | None) -> None:
    raise Interrupted(number)
