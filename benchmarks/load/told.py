"""What a load showed, held against what is promised."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterator, Sequence

from benchmarks.load.phases import Load, Sample
from benchmarks.load.process import Seen
from benchmarks.results import Result

ANSWER, LATE, LONGEST = 50.0, 20.0, 20.0
"""Milliseconds until the first answer, by which the loop is late, and that a callback computes."""
MEMORY = 25.0
"""Thousand bytes that a live match may take."""
KEPT_UP = 0.95
"""How much of the moves that people wanted to make must have been made."""
BEHIND = 5.0
"""Seconds after which all is shown once nobody presses any more."""
GROWTH = 0.05
"""By how much of a second's moves the outbox may grow each second: that is noise."""
ACKNOWLEDGED, SHOWN, SHOWN_LIMITED = 1.0, 5.0, 8.0
"""Seconds in which all people who press at once are answered, and are shown what came of it."""


def high(values: Sequence[float], share: float = 0.99) -> float:
    """Return what this share of values does not exceed; 0 where there are none."""
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)] if ordered else 0.0


def of_answers(name: str, load: Load, bare: Load, idle: Seen) -> Iterator[Result]:
    """Yield how soon people are answered, and how late the event loop is."""
    answer, floor = high(load.took) * 1000, high(bare.took) * 1000
    told = f"a bare bot of discord.py, {floor:.1f} ms"
    yield Result(f"{name}: first answer, 99 of 100", answer, "ms", told, most=ANSWER)
    late = f"a bare bot, {high(bare.seen.late):.1f} ms; ours idle, {high(idle.late):.1f} ms"
    yield Result(f"{name}: event loop late, 99 of 100", high(load.seen.late), "ms", late, most=LATE)
    longest = load.seen.slow[0] if load.seen.slow else (0.0, 0.0, "nothing worth a name")
    slow = f"computing, within {longest[2]}; collecting garbage {max(load.seen.pauses):.1f} ms"
    yield Result(f"{name}: longest callback", longest[0], "ms", slow, most=LONGEST)


def of_pace(name: str, load: Load, rate: float) -> Iterator[Result]:
    """Yield whether so many moves a second are made and shown."""
    made = _slope(load.samples, [one.moves for one in load.samples])
    told = f"{load.moves} in all, {load.unanswered} unanswered, {load.idle} not asked"
    yield Result(f"{name}: moves made", made, "/s", told, least=rate * KEPT_UP)
    waits = f"from {_waiting(load.samples[:4]):.0f} to {_waiting(load.samples[-4:]):.0f} waiting"
    growth = _slope(load.samples, [one.waiting for one in load.samples])
    yield Result(f"{name}: the outbox grows", growth, "/s", waits, most=rate * GROWTH)
    refused = f"{load.early} requests refused as too many"
    yield Result(f"{name}: all is shown after", load.settled, "s", refused, most=BEHIND)


def of_crowd(name: str, load: Load, *, limits: bool) -> Iterator[Result]:
    """Yield how soon all who press at once are answered and shown what came of it."""
    slowest = max(load.took, default=math.inf)
    told = f"{len(load.took)} forms, {load.unanswered} unanswered"
    yield Result(f"{name}: the last is answered after", slowest, "s", told, most=ACKNOWLEDGED)
    allowed = SHOWN_LIMITED if limits else SHOWN
    whole = load.seconds + load.settled
    yield Result(f"{name}: all is shown after", whole, "s", f"{load.moves} moves", most=allowed)


def of_memory(matches: int, bytes_each: float) -> Result:
    """Return how much memory a live match takes."""
    told = f"growth of the process, {matches:,} matches"
    return Result("a live match in memory", bytes_each / 1000, "kB", told, most=MEMORY)


def beside(name: str, load: Load) -> str:
    """Return a line about what no budget holds."""
    moves = max(load.moves, 1)
    memory = f"{load.samples[0].memory / 1e6:.0f} to {load.samples[-1].memory / 1e6:.0f} MB"
    return (
        f"{name}: a move {1000 * load.cpu / moves:.0f} ms of the processor,"
        f" {load.seen.callbacks / moves:.0f} callbacks, {load.asked / moves:.2f} counted requests;"
        f" {memory}; Discord and people had {load.share:.0%} of a core."
    )


def _slope(samples: Sequence[Sample], values: Sequence[float]) -> float:
    """Return by how much something has grown each second, on average.

    The first quarter is left out, in which all becomes what it is for long.
    """
    first = len(samples) // 4
    at = [one.at for one in samples[first:]]
    if len(set(at)) < 2:
        return 0.0
    return statistics.linear_regression(at, values[first:]).slope


def _waiting(samples: Sequence[Sample]) -> float:
    return statistics.fmean(one.waiting for one in samples) if samples else 0.0
