"""Whatever stops a clock, and however much of it at once: each hour is credited, and only once."""

from __future__ import annotations

from random import Random

import pytest

from store import Status
from tables import Clock as TableClock
from tests.sampled import sampled
from tests.tables.counted import began, house, one_step
from tests.tables.house import Hall

__all__ = ["house"]

STEPS = 60


@pytest.mark.parametrize("clock", [TableClock.DAY, TableClock.DAY_BANK])
@pytest.mark.parametrize("seed", sampled([30, *range(30), *range(31, 120)]))
async def test_each_hour_that_stops_clocks_is_credited_once(
    house: Hall, clock: TableClock, seed: int
) -> None:
    """Downtime, rests, pauses, shut channels, holidays and hours, in any order and all at once."""
    chance = Random(f"{seed} {clock}")
    told = await began(house, clock)
    for _ in range(STEPS):
        match = await house.store.match(told.match_id)
        if match is None or match.status is not Status.PLAYING:
            break
        await one_step(told, chance)
        await told.up(chance.randint(0, 9))


async def test_a_channel_that_is_shut_longer_than_a_rest_is_credited_for_the_rest(
    house: Hall,
) -> None:
    told = await began(house, TableClock.DAY)
    await told.shut()
    await told.up(2)
    await told.rest(1)
    await told.up(30)
    await told.shut()
    await told.up(25)


async def test_who_comes_back_while_clocks_rest_has_a_day_after_that(house: Hall) -> None:
    told = await began(house, TableClock.DAY)
    await told.up(20)
    await told.leave(0, 3)
    await told.up(5)
    assert told.match.running[0].put_off
    await told.rest(2)
    await told.up(1)
    await told.leave(0, 0)
    await told.up(72)


async def test_what_falls_due_together_while_a_channel_is_shut_is_all_put_off(house: Hall) -> None:
    told = await began(house, TableClock.DAY)
    await told.up(22)
    await told.shut()
    await told.late()
    await told.shut()
    await told.up(2)


async def test_a_pause_while_a_channel_is_shut_is_credited_once(house: Hall) -> None:
    told = await began(house, TableClock.DAY)
    await told.shut()
    for _ in range(2):
        await told.up(2)
        await told.pause()
    await told.up(2)
    await told.shut()
    await told.up(25)


async def test_a_pause_makes_no_rest_longer(house: Hall) -> None:
    told = await began(house, TableClock.DAY)
    await told.rest(1)
    await told.pause()
    await told.up(5)
    await told.pause()
    await told.up(45)
