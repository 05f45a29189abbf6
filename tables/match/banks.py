"""Banks of time: what is left of each seat's as its clock stops.

A bank stands in its seat's row as it was when that seat's clock stopped last, and is what the clock
is wound with the next time; while it runs, its deadline alone tells what is left. So whatever moves
deadlines, an absence of the bot or a pause, gives no time and takes none.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from engines.core import Seat, decode
from store import Deadline
from tables.match.closing import owed, place_in
from tables.match.consequences import TIME_UP, Advance
from tables.match.position import Position
from tables.options import Pace


def running(
    deadlines: Sequence[Deadline], rests_until: float | None, now: float
) -> dict[Seat, float]:
    """Return when the time of each seat is over whose clock runs, whoever is away then.

    What a shut channel has cost is in it, as in `if_open`.
    """
    return {row.seat: row.due_at - extra(row) for row in if_open(deadlines, rests_until, now)}


def if_open(
    deadlines: Sequence[Deadline], rests_until: float | None, now: float
) -> Iterator[Deadline]:
    """Yield the clocks that run, as they would stand if a shut channel were open again now.

    What that has cost is in them, also where no deadline has moved by it yet.
    """
    shut = place_in(deadlines)
    since, until = (now, now) if shut is None else owed(shut, now)
    for row in deadlines:
        if row.kind == TIME_UP:
            stood = max(0.0, until - max(since, row.begins, rests_until or 0.0))
            yield replace(row, due_at=row.due_at + stood)


def extra(deadline: Deadline) -> float:
    """Return by how many seconds a clock was put off because its person was away."""
    return decode(deadline.payload, float) if deadline.payload else 0.0


def settled(
    pace: Pace, advances: Sequence[Advance], dues: Mapping[Seat, float]
) -> Iterator[Advance]:
    """Yield what happens one after the other, with the banks as they stand after each.

    `dues` are the clocks that run before the first. Answers on others' turns cost nothing, for
    nobody may learn when they were given; and what is taken back gives back what it cost, by the
    clock that it winds (see `tables/match/undo.py`).
    """
    dues, banks = dict(dues), dict[Seat, float]()
    for advance in advances:
        before, after = advance.before, advance.after
        for seat in advance.stopped & dues.keys():
            due = dues.pop(seat)
            if before is not None and seat not in before.responding and advance.undone is None:
                banks[seat] = pace.left(due - before.starts(advance.now))
        after = with_banks(after, banks)
        for seat in advance.to_wind & after.people:
            seconds = after.seconds(seat)
            begins = after.starts(advance.now)
            due = advance.dues.get(seat)
            dues[seat] = begins + (seconds or 0.0) if due is None else due.own
        yield replace(advance, after=after)


def with_banks(position: Position, banks: Mapping[Seat, float]) -> Position:
    """Return a position with other banks on some seats."""
    seats = tuple(
        replace(row, bank=banks[row.seat]) if row.seat in banks else row for row in position.seats
    )
    return replace(position, seats=seats)
