"""Measure all budgets and print them as a table: `python -m benchmarks`."""

from __future__ import annotations

import asyncio
import sys

from benchmarks import (
    drafting,
    pictures,
    replaying,
    starting,
    storing,
    submitting,
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


def _results() -> list[Result]:
    results = asyncio.run(submitting.measure())
    results += asyncio.run(storing.measure())
    results += replaying.measure()
    results += drafting.measure()
    results += asyncio.run(turns.measure())
    results += pictures.measure()
    results += asyncio.run(waiting.measure())
    results += starting.measure()
    return results


if __name__ == "__main__":
    sys.exit(main())
