"""What a message tells of what happened: each turn in few lines, the rest one press away."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from cogs.panels.chronicle import NEWS
from cogs.panels.telling import Telling, gathered, turns_of
from engines.core import Say, Text, text

MOST = 8
"""How many lines of one turn a message tells at most."""
MORE = "report-more"
"""The key of the line that says how many lines are left out, and what tells them."""


def report(said: Sequence[Text], telling: Telling, say: Say) -> list[str]:
    """Return what was said as lines of a message: of a long turn how it began, and its end."""
    lines: list[str] = []
    for turn in turns_of(said, telling):
        told = [say(line) for line in gathered(turn, telling)]
        lines += _shortened(told, say, begins=turn[0].key in telling.turns)
    return lines


def _shortened(told: list[str], say: Say, *, begins: bool) -> list[str]:
    """Return at most as many lines as a message tells; `begins`: the first one is the title."""
    if sum(map(_height, told)) <= MOST:
        return told
    title, happened = (told[:1], told[1:]) if begins else ([], told)
    heights = accumulate(map(_height, reversed(happened)))
    kept = sum(height <= MOST - 1 - len(title) for height in heights)
    more = text(MORE, count=len(happened) - kept, button=text(NEWS))
    return [*title, say(more), *happened[len(happened) - kept :]]


def _height(words: str) -> int:
    return words.count("\n") + 1
