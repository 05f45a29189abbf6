"""What a measurement says, and how it is printed."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

from msgspec import Struct


class Result(Struct, frozen=True):
    """One budget: what was measured, its floor in words, and how much is allowed.

    `most` is the largest value that keeps the budget (`least` the smallest, where more is
    better); exactly one of them is given.
    """

    what: str
    value: float
    unit: str
    floor: str
    most: float | None = None
    least: float | None = None

    @property
    def kept(self) -> bool:
        """Whether the budget is kept."""
        if self.least is not None:
            return self.value >= self.least
        return self.most is None or self.value <= self.most

    def line(self) -> str:
        """Return the result as a line of the table."""
        mark = "kept  " if self.kept else "BROKEN"
        value = f"{self.value:>9.2f} {self.unit:<4}"
        return f"{mark}  {value} {self.budget:>8}  {self.what}  [{self.floor}]"

    def row(self) -> str:
        """Return the result as a row of a table in Markdown."""
        kept = "yes" if self.kept else "**no**"
        value = f"{self.value:.2f} {self.unit}"
        return f"| {self.what} | {value} | {self.budget} | {kept} | {self.floor} |"

    @property
    def budget(self) -> str:
        """What is allowed, in words."""
        return f"≥ {self.least:g}" if self.least is not None else f"≤ {self.most:g}"


def milliseconds(work: Callable[[], object]) -> float:
    """Return how long `work` takes, in milliseconds."""
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def ratio(work: Callable[[], object], floor: Callable[[], object], rounds: int) -> float:
    """Return the ratio of two medians, timed in turns so that a busy machine hurts both."""
    pairs = [(milliseconds(work), milliseconds(floor)) for _ in range(rounds)]
    return statistics.median(a for a, _ in pairs) / statistics.median(b for _, b in pairs)
