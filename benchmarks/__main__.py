"""Measure all budgets and print them as a table: `python -m benchmarks`."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator

from benchmarks import (
    costs,
    drafting,
    pictures,
    replaying,
    serving,
    starting,
    stepping,
    storing,
    submitting,
    thinking,
    turns,
    waiting,
)
from benchmarks.results import Result


def main() -> int:
    """Measure and print. Returns 1 if a budget is broken."""
    print("budget     value        allowed  what [floor]")
    broken = 0
    for result in _results():
        print(result.line(), flush=True)
        broken += not result.kept
    return 1 if broken else 0


def _results() -> Iterator[Result]:
    yield from asyncio.run(submitting.measure())
    yield from asyncio.run(storing.measure())
    yield from asyncio.run(serving.measure())
    yield from replaying.measure()
    yield from thinking.measure()
    yield from drafting.measure()
    yield from asyncio.run(turns.measure())
    yield from asyncio.run(stepping.measure())
    yield from pictures.measure()
    yield from asyncio.run(waiting.measure())
    yield from starting.measure()
    yield from costs.measure()


if __name__ == "__main__":
    sys.exit(main())
