"""How far long work is, on standard error: one line that changes on a terminal, else a few."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Self, TextIO

from operating.streams import aside

ON_TERMINAL = 0.2
ELSEWHERE = 5.0
"""Seconds between two words; work that is done sooner says nothing."""


class Progress(AbstractContextManager["Progress"]):
    """Says from time to time how much is done of `what`, while it is entered."""

    def __init__(
        self, what: str, to: TextIO | None = None, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._what = what
        self._to = sys.stderr if to is None else to
        self._now = now
        self._changes = self._to.isatty()
        self._every = ON_TERMINAL if self._changes else ELSEWHERE
        self._last = now()
        self._shown = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._shown:
            aside(f"\r{'':{self._shown}}\r", self._to)
            self._shown = 0

    def __call__(self, done: int, of: int) -> None:
        """Hear how much is done, and say it if it is time."""
        now = self._now()
        if now - self._last < self._every:
            return
        self._last = now
        line = f"{self._what}: {done} of {of}"
        if self._changes:
            aside(f"\r{line:{self._shown}}", self._to)
            self._shown = len(line)
        else:
            aside(f"{line}\n", self._to)
