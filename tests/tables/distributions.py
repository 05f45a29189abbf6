"""Whether two samples of times could be told apart by whoever only reads a clock."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import median

RARELY = 1.949
"""Kolmogorov's statistic, times the root below, is larger than this in one of 1,000 pairs of
samples of one distribution."""
DRAWS = 1_000


def apart(one: Sequence[float], other: Sequence[float]) -> float:
    """Return the two-sample statistic of Kolmogorov and Smirnov, of which 1 is the most that is
    put down to chance."""
    a, b = sorted(one), sorted(other)
    most = max(abs(bisect_right(a, x) / len(a) - bisect_right(b, x) / len(b)) for x in (*a, *b))
    return most / (RARELY * sqrt((len(a) + len(b)) / (len(a) * len(b))))


def between_medians(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """Return the interval that holds the difference of the medians, with 99 % confidence.

    By the bootstrap: both samples drawn anew from themselves, `DRAWS` times.
    """
    chance = Random("bootstrap")
    drawn = sorted(
        median(chance.choices(one, k=len(one))) - median(chance.choices(other, k=len(other)))
        for _ in range(DRAWS)
    )
    return drawn[DRAWS // 200], drawn[-DRAWS // 200]
