"""Matches in memory: one at a time holds one, and those that nobody touches are forgotten."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from engines.shazamm.model import Cast
from store import Changes
from tables import NoMatch
from tables.lobby import Guest, Place
from tables.match.live import IDLE, HeldAlready, begun
from tables.tables import By
from tests.tables.house import ALICE, BOB, Clock, Hall, hall
from tests.tables.post_office import PostOffice

LATER = 4e9


async def lobby(house: Hall) -> int:
    return await house.tables.lobby.open("shazamm", Guest(ALICE, "Alice", 1), Place(5, 9, "en"))


async def test_a_match_is_forgotten_when_nobody_touched_it_for_more_than_an_hour(
    house: Hall,
) -> None:
    live = house.tables.live
    await house.begin()
    house.clock.seconds += IDLE
    live.sweep()
    assert len(live) == 1
    house.clock.seconds += 1
    live.sweep()
    assert len(live) == 0


async def test_a_match_that_is_looked_at_is_touched(house: Hall) -> None:
    live = house.tables.live
    match_id = await house.begin()
    house.clock.seconds += IDLE
    await live.position(match_id)
    house.clock.seconds += IDLE
    live.sweep()
    assert len(live) == 1


async def test_a_match_that_is_held_is_not_forgotten(house: Hall) -> None:
    live = house.tables.live
    match_id = await house.begin()
    async with live.hold(match_id) as table:
        assert live.busy(match_id)
        house.clock.seconds += 2 * IDLE
        live.sweep()
        assert len(live) == 1
        assert table.position is not None
    assert not live.busy(match_id)
    assert not live.busy(match_id + 1)


async def test_whoever_holds_a_match_keeps_it_while_others_find_that_it_is_played_otherwise(
    house: Hall,
) -> None:
    """Or it would say of itself, in the middle of a move, that it has not begun."""
    live, match_id = house.tables.live, await house.begin()
    async with live.hold(match_id) as table:
        await house.store.commit(Changes().update_match(match_id, rests_until=LATER))
        looking = asyncio.create_task(house.tables.scene(match_id, None))
        while table.waiting < 2:  # noqa: ASYNC110
            await asyncio.sleep(0)
        assert begun(table).match.rests_until is None
    assert (await looking).match.rests_until == LATER
    assert (await live.position(match_id)).match.rests_until == LATER


async def test_whoever_holds_a_match_does_not_wait_for_it(house: Hall) -> None:
    live, match_id = house.tables.live, await house.begin()
    async with live.hold(match_id) as table:
        with pytest.raises(HeldAlready):
            async with live.hold(match_id):
                raise AssertionError("it is held twice")
        with pytest.raises(HeldAlready):
            await live.position(match_id)
        assert live.busy(match_id)
        assert table.position is not None
    assert (await live.position(match_id)).match.id == match_id


async def test_what_holds_no_position_leaves_the_memory_with_the_last_who_waits(
    house: Hall,
) -> None:
    live, match_id = house.tables.live, await lobby(house)
    held, go_on = asyncio.Event(), asyncio.Event()

    async def hold() -> None:
        async with live.hold(match_id) as table:
            held.set()
            await go_on.wait()
            assert table.position is None

    first, second = asyncio.create_task(hold()), asyncio.create_task(hold())
    await held.wait()
    assert len(live) == 1
    go_on.set()
    await first
    await second
    assert len(live) == 0


async def test_two_who_wait_hold_the_same_table(house: Hall) -> None:
    """Or both would think that they are alone."""
    live, match_id = house.tables.live, await lobby(house)
    async with live.hold(match_id) as table:

        async def wait() -> bool:
            async with live.hold(match_id) as other:
                return other is table

        waiting = [asyncio.create_task(wait()) for _ in range(2)]
        await asyncio.sleep(0)
    assert await asyncio.gather(*waiting) == [True, True]
    assert len(live) == 0


async def test_without_loading_nothing_is_read_and_nothing_raised(house: Hall) -> None:
    live = house.tables.live
    match_id = await house.begin()
    await live.forget(match_id)
    await live.forget(match_id + 1)
    for known in (match_id, match_id + 1):
        async with live.hold(known, load=False) as table:
            assert table.position is None
    with pytest.raises(NoMatch):
        async with live.hold(match_id + 1):
            pass
    async with live.hold(match_id) as table:
        assert table.position is not None


async def test_how_far_a_match_has_come_is_known_of_what_is_in_memory(house: Hall) -> None:
    live = house.tables.live
    match_id = await house.begin()
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    assert live.ply(match_id) == 1
    await live.forget(match_id)
    assert live.ply(match_id) is None
    async with live.hold(match_id, load=False):
        assert live.ply(match_id) is None
    assert live.ply(match_id + 1) is None


async def test_what_has_not_begun_has_no_position(house: Hall) -> None:
    live, match_id = house.tables.live, await lobby(house)
    for look in (live.position(match_id), live.glance(match_id, 0), live.position(99)):
        with pytest.raises(NoMatch):
            await look
    await house.tables.lobby.cancel(match_id, ALICE)
    with pytest.raises(NoMatch):
        await live.position(match_id)


async def test_a_glance_keeps_nothing_and_is_never_older_than_asked(tmp_path: Path) -> None:
    clock = Clock()
    office, path = PostOffice(clock), tmp_path / "t.db"
    async with hall(path, clock, office) as one, hall(path, clock, office) as two:
        match_id = await one.begin()
        assert (await two.tables.live.glance(match_id, 0)).number == 1
        assert len(two.tables.live) == 0
        kept = await two.position(match_id)
        assert await two.tables.live.glance(match_id, 0) is kept
        await one.tables.play.submit(match_id, By(ALICE), Cast(5))
        assert (await two.tables.live.glance(match_id, 2)).number == 2
        kept = await two.position(match_id)
        assert kept.number == 2
        assert await two.tables.live.glance(match_id, 2) is kept


async def test_what_another_process_wrote_is_caught_up_with(tmp_path: Path) -> None:
    clock = Clock()
    office, path = PostOffice(clock), tmp_path / "t.db"
    async with hall(path, clock, office) as one, hall(path, clock, office) as two:
        match_id = await one.begin()
        kept = await two.position(match_id)
        await two.tables.live.catch_up(match_id, 1)
        assert await two.position(match_id) is kept
        await one.tables.play.submit(match_id, By(BOB), Cast(5))
        await two.tables.live.catch_up(match_id, 2)
        assert (await two.position(match_id)).number == 2
        await two.tables.live.catch_up(match_id + 1, 1)
        assert len(two.tables.live) == 1
