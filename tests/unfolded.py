"""What a message's report stands for: the lines that were told, of which it gathers some."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import takewhile

from cogs.chat.messages import CALLS, ROOM_FOR_LINES
from cogs.panels.report import report
from cogs.panels.telling import PLAIN, Telling
from engines.core import Say, Text, text


def telling_of(game: str) -> Telling:
    """Return how the happenings of a game are told in few lines."""
    name = f"cogs.games.{game}.telling"
    return import_module(name).TELLING if find_spec(name) else PLAIN


def unfolded(
    messages: Sequence[Sequence[str]], said: Sequence[Text], telling: Telling, say: Say
) -> list[list[str]]:
    """Return messages with all lines in full that were told, of which they show a report.

    `said` is what they tell together, in order. A message that shows no report of what comes next
    in it is returned as it is. Heads are left out: they tell again what was told.
    """
    found: list[list[str]] = []
    start = 0
    for message in messages:
        begin, end, place, height = _longest(message, said, start, telling, say)
        told = _without_calls(said[begin:end])
        raw = [line for one in told for line in say(one).split("\n")]
        above = takewhile(
            lambda line: not _is_head(line, say), message[: place if height else None]
        )
        found.append([*above, *raw, *(message[place + height :] if height else ())])
        start = max(start, end)
    return found


def _is_head(line: str, say: Say) -> bool:
    """Tell whether a line is the title of what somebody has missed."""
    before, after = say(text("since-theirs", player="@")).split("@")
    return line.startswith(before) and line.endswith(after)


def _longest(
    message: Sequence[str], said: Sequence[Text], start: int, telling: Telling, say: Say
) -> tuple[int, int, int, int]:
    """Return the first and longest part of what was said that a message reports, and where."""
    for begin in range(start, len(said)):
        best = (begin, begin, 0, 0)
        room = ROOM_FOR_LINES
        for end in range(begin + 1, len(said) + 1):
            room -= len(say(said[end - 1])) + 1
            if room < 0:
                break
            for part in (said[begin:end], _without_calls(said[begin:end])):
                shown = [line for told in report(part, telling, say) for line in told.split("\n")]
                place = _place(shown, message)
                if shown and place is not None:
                    best = (begin, end, place, len(shown))
        if best[0] < best[1]:
            return best
    return (start, start, 0, 0)


def _without_calls(said: Sequence[Text]) -> list[Text]:
    return [line for line in said if line.key not in CALLS]


def _place(shown: Sequence[str], message: Sequence[str]) -> int | None:
    """Return where lines stand one below the other in a message; None: nowhere."""
    for place in range(len(message) - len(shown) + 1):
        if list(message[place : place + len(shown)]) == list(shown):
            return place
    return None
