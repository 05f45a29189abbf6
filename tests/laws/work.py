"""How much a piece of work does, counted so that it is as much on any machine."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import FrameType

from engines.core import Refusal

BESIDE = (str(Path(__file__).parents[1]), sys.prefix, sys.base_prefix)
"""Where functions are that are not counted: tests, and what they are watched by, and libraries."""


def calls_of(work: Callable[[], object]) -> int:
    """Return how many calls of the project's functions a piece of work makes; it may be refused."""
    calls = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call" and not frame.f_code.co_filename.startswith(BESIDE)

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        with suppress(Refusal):
            work()
    finally:
        sys.setprofile(before)
    return calls
