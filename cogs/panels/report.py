"""What a message tells of what happened: each turn in few lines, the rest one press away."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from cogs.panels.chronicle import NEWS
from cogs.panels.telling import Telling, gathered, turns_of
from engines.core import Say, Text, text

MOST = 8
"""How many lines of one turn a message tells at most."""
LAST = 2
"""How many turns a message that goes on tells at least: the newest, and what led to it."""
MORE = "report-more"
"""The key of the line that says how many lines are left out, and what tells them."""


_TABLE = "table-"
"""How the keys begin of what a table says of its match, not its game: that it goes on again."""
_PASSING = frozenset({"table-time-out", "table-chosen-ahead"})
"""What a table says so often that it is told no longer than what happens in the game."""


def report(said: Sequence[Text], telling: Telling, say: Say) -> list[str]:
    """Return what was said as lines of a message: of a long turn how it began, and its end.

    What the table says of the match is told in any case, however much happened with it.
    """
    return reported(said, telling, say)[0]


def reported(said: Sequence[Text], telling: Telling, say: Say) -> tuple[list[str], bool]:
    """Return a report, and whether it leaves anything out, so that a button must tell it."""
    lines: list[str] = []
    whole = True
    for turn in turns_of(said, telling):
        told = gathered(turn, telling)
        words = list(map(say, told))
        whole = whole and _fits(words)
        lines += _shortened(told, words, say, telling, begins=turn[0].key in telling.turns)
    return lines, not whole


def going_on(said: Sequence[Text], telling: Telling) -> int:
    """Return how many of the last lines a message goes on to tell when a turn begins.

    They are the last turns, whole: that one and the one before it in any case, and as many before
    those as are told in few lines with them. In a game that has no turns each line is one.
    """
    turns = turns_of(said, telling) if telling.turns else [[line] for line in said]
    whole = height = 0
    for back, turn in enumerate(reversed(turns)):
        height += min(MOST, len(gathered(turn, telling)))
        if back >= LAST and height > MOST:
            break
        whole += len(turn)
    return whole


def _shortened(
    told: Sequence[Text], words: list[str], say: Say, telling: Telling, *, begins: bool
) -> list[str]:
    """Return at most as many lines as a message tells; `begins`: the first one is the title.

    The newest is told in any case, so that whoever looks on sees that something has happened, but
    for what is minor.
    """
    if _fits(words):
        return words
    first, last = int(begins), len(told) - 1

    def rank(place: int) -> tuple[bool, bool, int, int]:
        matters = telling.weight(told[place])
        return _passes(told[place]), not (place == last and matters), -matters, -place

    last_first = sorted(range(first, len(told)), key=rank)
    heights = accumulate(_height(words[place]) for place in last_first)
    kept = last_first[: sum(height <= MOST - 1 - first for height in heights)]
    more = text(MORE, count=len(last_first) - len(kept), button=text(NEWS))
    return [*words[:first], say(more), *(words[place] for place in sorted(kept))]


def _passes(said: Text) -> bool:
    return said.key in _PASSING or not said.key.startswith(_TABLE)


def _fits(words: list[str]) -> bool:
    return sum(map(_height, words)) <= MOST


def _height(words: str) -> int:
    return words.count("\n") + 1
