"""What people agree on about the table itself, whatever the game."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

HOUR = 3600.0
DAY = 24 * HOUR


class Clock(StrEnum):
    """How long a seat may take over a question before its default is played."""

    NONE = "none"
    HOUR = "1h"
    HALF_DAY = "12h"
    DAY = "1d"
    THREE_DAYS = "3d"
    WEEK = "7d"

    @property
    def seconds(self) -> float | None:
        """The time in seconds; None without a clock."""
        return _SECONDS[self]


_SECONDS: dict[Clock, float | None] = {
    Clock.NONE: None,
    Clock.HOUR: HOUR,
    Clock.HALF_DAY: 12 * HOUR,
    Clock.DAY: DAY,
    Clock.THREE_DAYS: 3 * DAY,
    Clock.WEEK: 7 * DAY,
}


class TableOptions(Struct, frozen=True):
    """The options every game has."""

    clock: Clock = Clock.THREE_DAYS
