"""A computer that sits in takes the seat as it is, and nothing that its person meant to do."""

from __future__ import annotations

from msgspec.structs import replace

from tables.match.moves import Move
from tables.match.sitting import out_of_time, sits_out, stands_in
from tables.options import Clock, Expired
from tests.tables.house import Hall


async def test_it_begins_with_no_lapse_and_no_plan_whoever_lets_it_sit_in(house: Hall) -> None:
    match_id = await house.begin(clock=Clock.DAY, expired=Expired.COMPUTER)
    position, now = await house.position(match_id), house.clock.seconds
    row = replace(position.seats[1], missed=1, ahead=b"[]")
    position = replace(position, seats=(position.seats[0], row))
    ways: list[tuple[Move, str | None]] = [
        (out_of_time(position, 1, now), None),
        (stands_in(position, 1, 0, now), None),
        (sits_out(position, 1, "hard", now), "hard"),
    ]
    for made, level in ways:
        assert made.after is not None
        sat = replace(row, sat_in_at=now, missed=0, ahead=None, level=level)
        assert made.after.seats == (position.seats[0], sat)
        assert made.after.number == position.number + 1
