"""Pauses that people agree on, as they stand in the log: who agreed to what, and until when.

They differ from those that the program needs (`pauses.py`): only clocks rest, and who likes plays.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from engines.core import Seat, Text, decode
from store import Entry
from tables.match.consequences import PUT_OFF, QUESTION_PUT_OFF
from tables.match.log import REST, RESTS, TAKEN
from tables.notice import FOUND, OFFERED
from tables.options import DAY

REST_OVER = "rest"
"""The deadline by which a pause is over."""
LAPSE = "lapse"
"""The deadline by which something may be asked no more that was asked for so long only."""
GOES_ON = (PUT_OFF, QUESTION_PUT_OFF, OFFERED, FOUND, REST_OVER, LAPSE)
"""The deadlines that come as ever while clocks stand still, of each kind without the number of a
seat: hours of people's days, pauses, and the ends of what is asked."""
LONGEST = 14
"""The days of one pause, at the most."""
ALL = 60 * DAY
"""Seconds that all pauses of a match last together, at the most."""
ANSWERED = 2 * DAY
"""Seconds for which a question stands: who agreed long ago may not wish it any more."""


class Wanted(Struct, frozen=True):
    """What a person agrees to: that clocks rest for so many days, or (0) that they run again."""

    days: int


class Rests(Struct, frozen=True):
    """Until when all clocks rest, by agreement."""

    until: float


class Question(Struct, frozen=True):
    """What is asked of the people of a match, which seats have agreed, and `at` when the first."""

    days: int
    agreed: frozenset[Seat]
    at: float


def question(entries: Iterable[Entry], now: float) -> Question | None:
    """Return what is asked now; None if nothing is, or not any more.

    It lapses as a whole: whose yes lapsed alone would be waited for unasked.
    """
    found: Question | None = None
    for entry in entries:
        if entry.kind == RESTS:
            found = None
        elif entry.kind == REST and entry.seat is not None:
            found = _agreed(found, entry, entry.seat)
        elif entry.kind == TAKEN and found is not None and entry.seat is not None:
            left = found.agreed - {entry.seat}
            found = replace(found, agreed=left) if left else None
    return None if found is None or now - found.at >= ANSWERED else found


def _agreed(found: Question | None, entry: Entry, seat: Seat) -> Question:
    """Return what an entry asks, or agrees to while that is asked."""
    days = decode(entry.action, Wanted).days
    if found is None or found.days != days or entry.at - found.at >= ANSWERED:
        return Question(days, frozenset({seat}), entry.at)
    return replace(found, agreed=found.agreed | {seat})


def rested(entries: Iterable[Entry], now: float) -> float:
    """Return for how many seconds clocks have rested in all, or will by what is agreed."""
    total, since, until = 0.0, now, now
    for entry in entries:
        if entry.kind == RESTS:
            total += max(0.0, min(until, entry.at) - since)
            since, until = entry.at, decode(entry.action, Rests).until
    return total + max(0.0, until - since)


def rest_at(entries: Iterable[Entry]) -> dict[int, float]:
    """Return until when clocks rested, by the numbers of the entries of that time."""
    until, found = 0.0, dict[int, float]()
    for entry in entries:
        if entry.kind == RESTS:
            until = decode(entry.action, Rests).until
        elif until > entry.at:
            found[entry.number] = until
    return found


def asks(said: Iterable[Text]) -> int | None:
    """Return what a question's message asks by its last line: days, or (0) to go on.

    None: nothing any more.
    """
    last = next(reversed(tuple(said)), None)
    days = None if last is None else last.args.get("days")
    return days if isinstance(days, int) else None
