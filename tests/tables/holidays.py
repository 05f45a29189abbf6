"""Matches in which holidays count: what runs in them for whom, and for how long."""

from __future__ import annotations

from msgspec.structs import replace

from store import Changes, Deadline
from tables import Absence
from tables import Clock as TableClock
from tables.match.consequences import TIME_UP
from tables.options import DAY
from tests.tables.house import Hall


async def clock_of(house: Hall, match_id: int, seat: int) -> Deadline | None:
    rows = await house.store.deadlines.of_match(match_id)
    return next((row for row in rows if (row.kind, row.seat) == (TIME_UP, seat)), None)


async def left(house: Hall, match_id: int, seat: int = 1) -> float:
    row = await clock_of(house, match_id, seat)
    assert row is not None
    return row.due_at - house.clock()


async def begun(house: Hall, clock: TableClock) -> int:
    """Let Alice and Bob begin a match in which Alice takes as long as she likes."""
    match_id = await house.begin(clock=clock, away=Absence.COUNT)
    slow = await clock_of(house, match_id, 0)
    assert slow is not None
    await house.store.commit(Changes().deadline(replace(slow, due_at=slow.due_at + 9_000 * DAY)))
    return match_id
