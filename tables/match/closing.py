"""While the channel of a match is shut or gone its clocks are put off: a row says since when."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from engines.core import decode, encode
from store import Changes, Deadline
from tables.match.consequences import clocks_moved
from tables.match.rests import GOES_ON
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


def may_wait(since: float, now: float) -> bool:
    """Tell whether a match may wait for its channel now, where a board waits `since` then."""
    return now - since < LONGEST


def place_in(deadlines: Iterable[Deadline]) -> Deadline | None:
    """Return the row that says since when the channel is shut; None if it is not."""
    return next((row for row in deadlines if row.kind == PLACE), None)


def waits(deadlines: Iterable[Deadline], now: float) -> bool:
    """Tell whether a match waits for its channel, so that no clock of it runs."""
    shut = place_in(deadlines)
    return shut is not None and now < shut.due_at


def owed(shut: Deadline, now: float) -> tuple[float, float]:
    """Return from when to when the channel was shut for which clocks do not have the time yet."""
    return decode(shut.payload, Closed).since, min(now, shut.due_at)


def put_off(changes: Changes, shut: Deadline, now: float) -> None:
    """Add that clocks have as much more time as the channel was shut and they would have run."""
    changes.move_deadlines(shut.match_id, *owed(shut, now), but=(*GOES_ON, PLACE))


def settle(
    changes: Changes, shut: Deadline | None, now: float, paused_at: float | None = None
) -> None:
    """Add that clocks have the time until now, before anything else stops them or ends to do so.

    For as long as the match was paused since its channel is shut, it waits for that longer.
    """
    if shut is not None:
        since = decode(shut.payload, Closed).at
        later = 0.0 if paused_at is None else max(0.0, now - max(paused_at, since))
        put_off(changes.taken(shut), shut, now)
        changes.deadline(again(replace(shut, due_at=shut.due_at + later), now))


def again(shut: Deadline, now: float) -> Deadline:
    """Return the row once clocks have the time until now."""
    return replace(shut, payload=encode(Closed(decode(shut.payload, Closed).at, now)))


def opened(shut: Deadline, now: float) -> Changes:
    """Return that the channel is open again, and what all are told of their clocks."""
    changes = Changes().taken(shut)
    put_off(changes, shut, now)
    told = clocks_moved(min(now, shut.due_at) - decode(shut.payload, Closed).at)
    if told:
        changes.post(outgoing(shut.match_id, BOARD, Notice(told), now))
    return changes
