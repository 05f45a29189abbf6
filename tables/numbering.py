"""Numbers of matches as people type them: they are names, and are shown without separators."""

from __future__ import annotations

import re

_SEPARATORS = re.compile(r"(?<=\d)[.,'’\s](?=\d{3}(?!\d))")
"""What stands before three digits and no more, as it is usual in one language or another."""


def digits_of(typed: str) -> str:
    """Return what was typed without what separates thousands: "1,234" and "1.234" are "1234"."""
    return _SEPARATORS.sub("", typed)
