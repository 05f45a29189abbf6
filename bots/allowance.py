"""How long a thought may take, and parts of that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class KeepGoing(Protocol):
    """Tells whether a thought goes on."""

    def __call__(self, part: float = 1.0) -> bool:
        """Return whether anything is left of this part, in (0, 1], of its time."""
        ...


def for_ever(part: float = 1.0) -> bool:
    """Return True: a thought takes as long as its effort allows."""
    return True


def until(left: Callable[[], float], end: float) -> KeepGoing:
    """Return what lets a thought go on from now until so many seconds are left."""
    begun = left()

    def keep_going(part: float = 1.0) -> bool:
        return left() > begun - (begun - end) * part

    return keep_going
