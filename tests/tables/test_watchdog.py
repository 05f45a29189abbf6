"""Whoever is asked is thought about or timed: what was lost on the way is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.shazamm.model import Cast
from store import Changes, Deadline
from tables import Clock as TableClock
from tables.match.consequences import REMINDER
from tables.options import DAY, HOUR
from tables.tables import WATCH, By
from tests.tables.faults import spoil
from tests.tables.house import ALICE, BOB, Clock, Hall, hall
from tests.tables.post_office import PostOffice


async def due(house: Hall, match_id: int) -> dict[tuple[str, int], float]:
    return {
        (row.kind, row.seat): row.due_at for row in await house.store.deadlines.of_match(match_id)
    }


async def test_a_computer_that_is_asked_and_does_not_think_is_found(house: Hall) -> None:
    match_id = await house.begin(("easy",))
    await house.tables.tick()
    followers, house.tables.making.after_commit = house.tables.making.after_commit, []
    await house.tables.play.submit(match_id, By(ALICE), Cast(1))  # and nobody hears of it
    house.tables.making.after_commit = followers
    position = await house.position(match_id)
    assert position.asked - position.people
    await house.pass_time(WATCH - 1)
    assert (await house.position(match_id)).number == position.number
    await house.pass_time(1)
    assert (await house.position(match_id)).number > position.number


async def test_who_is_asked_without_a_clock_gets_it_wound(house: Hall) -> None:
    match_id = await house.begin(clock=TableClock.DAY)
    await house.tables.tick()
    house.clock.seconds += HOUR
    kept = {key: at for key, at in (await due(house, match_id)).items() if key[1] == 0}
    gone = Changes().drop_deadlines(match_id, seat=1)
    alone = Deadline(match_id, REMINDER, 1, house.clock.seconds + DAY, b"")
    await house.store.commit(gone.deadline(alone))  # which lets no time end
    await house.pass_time(WATCH)
    now = house.clock.seconds
    wound = {("clock", 1): now + DAY, ("reminder", 1): now + 0.5 * DAY}
    assert await due(house, match_id) == kept | wound
    await house.pass_time(WATCH)  # and is left alone then
    assert await due(house, match_id) == kept | wound
    await house.pass_time(DAY)
    entries = await house.moves(match_id)
    assert sorted((e.kind, e.seat) for e in entries) == [("clock", 0), ("clock", 1)]


async def test_a_clock_is_wound_after_a_restart_too_but_only_where_there_is_one(
    tmp_path: Path,
) -> None:
    clock = Clock()
    async with hall(tmp_path / "t.db", clock, PostOffice(clock)) as first:
        timed = await first.begin(clock=TableClock.DAY, channel=1)
        without = await first.begin(clock=TableClock.NONE, channel=2)
        await first.store.commit(Changes().drop_deadlines(timed))
    async with hall(tmp_path / "t.db", clock, PostOffice(clock)) as second:
        await second.tables.resume()
        assert {key[1] for key in await due(second, timed)} == {0, 1}
        assert await due(second, without) == {}


async def test_who_has_answered_gets_no_clock(house: Hall) -> None:
    match_id = await house.begin(clock=TableClock.DAY)
    await house.tables.play.submit(match_id, By(BOB), Cast(5))
    for _ in range(2):
        await house.pass_time(WATCH)
        assert {key[1] for key in await due(house, match_id)} == {0}


async def test_matches_are_looked_at_once_a_minute(house: Hall) -> None:
    match_id = await house.begin(clock=TableClock.DAY)
    await house.tables.tick()
    await house.store.commit(Changes().drop_deadlines(match_id))
    for _ in range(3):
        await house.pass_time(WATCH / 4)
        assert await due(house, match_id) == {}
    assert await house.tables.tick() == house.clock.seconds + WATCH / 4
    await house.pass_time(WATCH / 4)
    assert await due(house, match_id) != {}


async def test_nothing_is_looked_at_where_nothing_is_played(house: Hall) -> None:
    assert await house.tables.tick() is None


async def test_a_match_that_fails_keeps_no_other_from_being_looked_at(house: Hall) -> None:
    first, second, third = [
        await house.begin(clock=TableClock.DAY, channel=channel) for channel in (1, 2, 3)
    ]
    for match_id in (first, third):
        await house.store.commit(Changes().drop_deadlines(match_id))
    await spoil(house, second)
    await house.pass_time(WATCH)
    for match_id in (first, third):
        assert {key[1] for key in await due(house, match_id)} == {0, 1}
    assert [match.id for match in await house.store.matches.paused()] == [second]


@pytest.mark.parametrize("game", ["shazamm", "magblast"])
async def test_looking_keeps_no_match_in_memory(house: Hall, game: str) -> None:
    """Nor do orders that may answer: they have since the last move, and at the start."""
    await house.begin(clock=TableClock.WEEK, game=game)
    await house.tables.tick()
    for _ in range(3):
        await house.pass_time(2 * HOUR)
    assert len(house.tables.live) == 0
