"""Which hours of the day two people share: those in which neither is in their quiet hours.

Each has a clock of their own, which may go by half hours or quarters, and be put forward or back.
A day is the one that begins now, in quarters of an hour: no clock of today differs by less.
"""

from __future__ import annotations

from functools import lru_cache

from tables.wishes import Calls, Quiet, next_at

QUARTER = 900.0
QUARTERS = 96
"""Quarters of an hour in a day."""
_WHOLE_DAY = (1 << QUARTERS) - 1


def waking(calls: Calls, now: float) -> int:
    """Return in which quarters of the coming day somebody may play, as the bits of a number."""
    return _waking(calls.zone, calls.quiet, int(now // QUARTER))


def shared_hours(one: int, other: int) -> float:
    """Return how many hours of the day are in both of what `waking` returned."""
    return (one & other).bit_count() * QUARTER / 3600


@lru_cache(maxsize=1024)
def _waking(zone: str, quiet: Quiet | None, first: int) -> int:
    """Return the bits of the day that begins with a quarter, counted since the epoch."""
    if quiet is None:
        return _WHOLE_DAY
    calls = Calls(zone=zone, quiet=quiet)
    bits, at, end = _WHOLE_DAY, first * QUARTER, (first + QUARTERS) * QUARTER
    while at < end:
        until = min(next_at(zone, quiet.start, at), next_at(zone, quiet.end, at), end)
        if calls.is_quiet(at):
            bits &= ~_between(int(at // QUARTER) - first, int(until // QUARTER) - first)
        at = until
    return bits


def _between(start: int, end: int) -> int:
    """Return the bits from one on till another."""
    return (1 << end) - (1 << start)
