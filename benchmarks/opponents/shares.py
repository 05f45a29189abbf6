"""What a share of wins says: its interval, and on which side of a goal it lies."""

from __future__ import annotations

import math

from msgspec import Struct

CONFIDENCE = 1.959964
"""Standard deviations on either side that hold 95 of 100 samples."""
FEWEST = 12
"""Games before which nothing is decided. The interval is looked at after every pair, and that of
the first few strays to one side or the other more often than one time in twenty."""


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share by Wilson (1927); all of it where nothing was played."""
    if not games:
        return 0.0, 1.0
    share, square = won / games, CONFIDENCE**2
    middle = share + square / (2 * games)
    off = CONFIDENCE * math.sqrt(share * (1 - share) / games + square / (4 * games**2))
    low, high = (middle - off) / (1 + square / games), (middle + off) / (1 + square / games)
    return max(0.0, low), min(1.0, high)


class Share(Struct, frozen=True):
    """How many of so many games were won; a draw is half of one."""

    won: float = 0.0
    games: int = 0

    def plus(self, won: float) -> Share:
        """Return the share after one more game."""
        return Share(self.won + won, self.games + 1)

    def verdict(self, goal: float | None, most: int) -> str:
        """Return `reached` or `missed` once the interval lies on one side of the goal.

        At the cap the share itself counts, and is marked as undecided; before, "". Without a goal
        it is `measured` at the cap.
        """
        if goal is None:
            return "measured" if self.games >= most else ""
        low, high = wilson(self.won, self.games)
        if self.games >= FEWEST and low >= goal:
            return "reached"
        if self.games >= FEWEST and high < goal:
            return "missed"
        if self.games < most:
            return ""
        return "undecided, above" if self.won / self.games >= goal else "undecided, below"

    def __str__(self) -> str:
        """Return the share in per cent with its interval."""
        if not self.games:
            return "—"
        low, high = wilson(self.won, self.games)
        return f"{self.won / self.games:.0%} [{low:.0%}–{high:.0%}]".replace("%", " %")
