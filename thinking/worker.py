"""One process that thinks: `python -m thinking.worker MODULE:NAME`, the function that chooses.

It reads orders from standard input, and ends with it. It thinks about one question at a time,
while a thread listens whether it is to hurry.
"""

from __future__ import annotations

import gc
import importlib
import os
import signal
import sys
import threading
import time
from contextlib import suppress
from queue import SimpleQueue
from typing import BinaryIO

from thinking.messages import Hurry, Order, Ready, Report, Think, Thought, framed, orders
from thinking.question import Choose, attempted

NICE = 10
"""How much everything else on the machine goes before."""


class Desk:
    """What lies before the process: questions, and the last word about how long to think."""

    def __init__(self) -> None:
        self._questions: SimpleQueue[Think] = SimpleQueue()
        self._hurry = Hurry(-1, 0.0)

    def put(self, order: Order) -> None:
        """Take an order: called by the thread that listens."""
        if isinstance(order, Hurry):
            self._hurry = order
        else:
            self._questions.put(order)

    def work(self, choose: Choose) -> Thought:
        """Wait for the next question, and return what it leads to."""
        asked = self._questions.get()
        begun = time.monotonic()

        def left() -> float:
            hurry = self._hurry
            seconds = hurry.seconds if hurry.number == asked.number else asked.seconds
            return begun + seconds - time.monotonic()

        return Thought(asked.number, *attempted(asked.question, choose, left))


def main(name: str) -> None:
    """Think until standard input ends."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # the bot ends it, once it has ended in order itself
    with suppress(OSError, AttributeError):  # elsewhere it runs like any other
        os.nice(NICE)
    choose, desk = imported(name), Desk()
    reports = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # nothing that is printed gets among the reports
    gc.freeze()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, desk), daemon=True).start()
    _tell(reports, Ready())
    while True:
        _tell(reports, desk.work(choose))


def imported(name: str) -> Choose:
    """Return the function that `MODULE:NAME` names."""
    module, _, function = name.partition(":")
    return getattr(importlib.import_module(module), function)


def _listen(source: BinaryIO, desk: Desk) -> None:
    try:
        for order in orders(source):
            desk.put(order)
    finally:
        os._exit(0)  # nobody is there any more, whatever is being thought


def _tell(reports: BinaryIO, report: Report) -> None:
    try:
        reports.write(framed(report))
        reports.flush()
    except BrokenPipeError:
        os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1])
