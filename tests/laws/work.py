"""How much a piece of work does, counted so that it is as much on any machine."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import FrameType

from engines.core import Refusal

BESIDE = (str(Path(__file__).parents[1]), sys.prefix, sys.base_prefix)
"""Where functions are that are not counted: tests, and what they are watched by, and libraries."""


def calls_of(work: Callable[[], object]) -> int:
    """Return how many calls of the project's functions a piece of work makes; it may be refused.

    Those of threads count that are begun meanwhile.
    """
    calls = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call" and not frame.f_code.co_filename.startswith(BESIDE)

    before, beside = sys.getprofile(), threading.getprofile()
    threading.setprofile(count)
    sys.setprofile(count)
    try:
        with suppress(Refusal):
            work()
    finally:
        sys.setprofile(before)
        threading.setprofile(beside)
    return calls
