"""A stop at which there is one thing to do, and that is meant (`test_needless_stops.py`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple


class Meant(NamedTuple):
    """Such stops of a game: which, by the view of who is asked and the action, and why."""

    fits: Callable[[Any, Any], bool]
    why: str
