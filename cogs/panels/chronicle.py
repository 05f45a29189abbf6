"""All that somebody has heard of a match, in pages that are leafed through in private."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.panels.panel import Button
from engines.core import text

NEWS = "button-news"
VERB = "news"
"""The verb of the button that opens the newest page, or the one that it names."""
ROOM = 1800
"""How many characters a page takes: as many as a phone shows in a few screens."""


def news_button() -> Button:
    """Return the button that tells all that its presser has heard, in private."""
    return Button(VERB, text(NEWS), anyone=True)


def pages(lines: Iterable[str]) -> list[list[str]]:
    """Return lines in pages, each as full as can be; there is at least one."""
    found: list[list[str]] = [[]]
    room = ROOM
    for line in lines:
        if found[-1] and len(line) >= room:
            found.append([])
            room = ROOM
        found[-1].append(line)
        room -= len(line) + 1
    return found


def leafing(page: int, count: int) -> tuple[Button, ...]:
    """Return the buttons that lead from a page, numbered from 0, to those beside it."""
    beside = ((page - 1, "button-earlier"), (page + 1, "button-later"))
    return tuple(
        Button(VERB, text(key), extra=str(number), anyone=True)
        for number, key in beside
        if 0 <= number < count
    )
