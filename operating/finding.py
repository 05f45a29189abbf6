"""What is found wrong with a match, and what mends it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from store import Changes

Mend = Callable[[Changes, float], object]
"""Adds what mends something, at this time, to what is to be written."""


class Finding(Struct, frozen=True):
    """What is wrong, what would mend it (None: nothing can), and what is said when it has."""

    said: str
    mend: Mend | None = None
    done: str = ""
