"""While the channel of a match is shut or gone its clocks are put off: a row says since when."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engines.core import decode, encode
from store import Changes, Deadline
from tables.match.consequences import PUT_OFF, clocks_moved
from tables.notice import BOARD, Notice, outgoing
from tables.options import DAY

PLACE = "place"
"""The deadline by which a match waits for its channel no more."""
LONGEST = 14 * DAY
"""Seconds for which a match waits at most."""


class Closed(Struct, frozen=True):
    """When a channel was shut, and since when clocks do not have the time yet that it costs."""

    at: float
    since: float


def closed(changes: Changes, match_id: int, now: float) -> None:
    """Add that a match waits for its channel from now on."""
    changes.deadline(Deadline(match_id, PLACE, -1, now + LONGEST, encode(Closed(now, now))))


def put_off(changes: Changes, shut: Deadline, now: float) -> None:
    """Add that clocks have as much more time as the channel was shut."""
    seconds = min(now, shut.due_at) - decode(shut.payload, Closed).since
    changes.move_deadlines(shut.match_id, max(0.0, seconds), but=PUT_OFF)


def again(shut: Deadline, now: float) -> Deadline:
    """Return the row once clocks have the time until now."""
    return replace(shut, payload=encode(Closed(decode(shut.payload, Closed).at, now)))


def opened(changes: Changes, shut: Deadline, now: float) -> None:
    """Add that the channel is open again, and what all are told of their clocks."""
    changes.drop_deadlines(shut.match_id, kind=PLACE)
    put_off(changes, shut, now)
    told = clocks_moved(min(now, shut.due_at) - decode(shut.payload, Closed).at)
    if told:
        changes.post(outgoing(shut.match_id, BOARD, Notice(told), now))
