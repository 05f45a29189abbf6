"""The instant at which a computer answers, known before it begins to think.

It lies on a grid of the match's own, so that neither how long the program took before it asked
nor how many others answer moves it; and the grids of matches lie beside each other.
"""

from __future__ import annotations

PART = 0.25
"""How far apart the points of the grid are, as a part of the time that a computer takes."""
_GOLDEN = 0.618033988749895
"""Multiples of it, without their whole part, lie far from each other."""


def instant(match_id: int, asked_at: float, seconds: float) -> float:
    """Return when a computer that is asked at `asked_at` answers, on the same clock.

    It is the point of the match's grid next to `seconds` later: an eighth more or less.
    """
    apart = seconds * PART
    if apart <= 0:
        return asked_at
    offset = match_id * _GOLDEN % 1 * apart
    return round((asked_at + seconds - offset) / apart) * apart + offset
