"""A planned holiday has whole days by its person's own clock, also where clocks change in it."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from tables.away import GRACE_BACK, moment, over
from tables.options import Clock
from tables.wishes import Calls, start_of
from tests.tables.holidays import begun
from tests.tables.house import BOB, Hall

DAYS = 7
CHANGES = (
    *(("Europe/Madrid", "2027-03-28"), ("Europe/Madrid", "2026-10-25"), ("UTC", "2026-12-31")),
    *(("America/Santiago", "2026-09-06"), ("America/Santiago", "2027-04-04")),
    *(("Australia/Lord_Howe", "2026-10-04"), ("Africa/Cairo", "2027-04-30")),
    *(("America/Havana", "2026-11-01"), ("Pacific/Auckland", "2027-04-04")),
)
"""Days on which clocks change, be it at midnight, and one on which none does."""


@pytest.mark.parametrize("before", [0, 3, DAYS - 1, DAYS])
@pytest.mark.parametrize(("zone", "change"), CHANGES)
async def test_its_last_hour_counts_and_another_follows_at_once(
    house: Hall, zone: str, change: str, before: int
) -> None:
    """The clocks change so many days after it begins, or at the beginning of the next one."""
    first = date.fromisoformat(change) - timedelta(days=before)
    house.clock.seconds = start_of(zone, first - timedelta(days=20))
    await house.tables.people.wish_calls(BOB, lambda _: Calls(zone=zone))
    await begun(house, Clock.WEEK)
    days = [first + timedelta(days=DAYS * week) for week in range(3)]
    for day in days[:2]:
        await house.tables.absences.plan(BOB, DAYS, day.isoformat())
    one, other = (await house.tables.absences.wished(BOB)).planned
    starts = [start_of(zone, day) for day in days]
    assert [one.start, one.until, other.start, other.until] == [
        *(starts[0], starts[1], starts[1], starts[2])
    ]
    assert over(one.until - 1, None, (one,)) == one.until + GRACE_BACK
    back = (await house.tables.people.away(BOB)).back(one.until - 1)
    assert back.holidays[0].days == DAYS
    await house.settle()
    told = [
        line.args["end"]
        for post in house.office.on("board")
        for line in post.events
        if line.key == "table-away-planned"
    ]
    assert told == [moment(at) for at in starts[1:]]
