"""The log of a match, and the line of actions that is in force."""

from __future__ import annotations

from collections.abc import Iterable

from store import Entry

ACTION = "action"
"""A person or a computer moved."""
CLOCK = "clock"
"""Time ran out and the default was played."""
ORDER = "order"
"""A seat's standing orders answered."""
ORDERS = "orders"
"""A seat's standing orders were changed, to those that the entry holds; no action."""
UNDO = "undo"
"""The last action of the line was taken back."""
RESIGN = "resign"
"""A seat gave up; no action of the game."""
PAUSE = "pause"
"""The program failed at the match, which stands still from here on; nobody's, and no action."""
RESUME = "resume"
"""It goes on after a pause; nobody's, and no action."""


def effective(entries: Iterable[Entry]) -> list[Entry]:
    """Return the actions that are in force, in order: those that no undo took back."""
    line: list[Entry] = []
    for entry in entries:
        if entry.kind in (ACTION, CLOCK, ORDER):
            line.append(entry)
        elif entry.kind == UNDO:
            line.pop()
    return line
