"""Whoever was found for another, or nobody for them, is told as they wish, once."""

from __future__ import annotations

from pathlib import Path

import pytest

from store import Seek
from tables.attendance import PULSE
from tables.notice import CALL, LOBBY, found
from tables.options import DAY, HOUR
from tables.seeking.seeking import EVERY, STANDS
from tables.wishes import How, Quiet, local
from tests.tables.house import ALICE, BOB, Clock, Hall, hall
from tests.tables.post_office import PostOffice
from tests.tables.seeking.looking import (
    lobby,
    looks,
    met,
    says_no,
    says_yes,
    seeks,
    wishes,
)


@pytest.mark.parametrize("how", How)
async def test_each_is_called_as_they_wish(house: Hall, how: How) -> None:
    hour = (local("UTC", house.clock()).hour + 3) % 24
    await wishes(house, BOB, how=how, digest=hour)
    await met(house)
    seats = await house.store.seats((await lobby(house)).id)
    (seat,) = (row.seat for row in seats if row.user_id == BOB)
    (letter,) = house.office.on(LOBBY)
    assert (BOB in letter.pings) is (how in (How.BOTH, How.MENTION))
    in_private = how in (How.BOTH, How.DIRECT)
    assert len(house.office.on(found(seat))) == in_private
    await house.pass_time(3 * HOUR)
    assert len(house.office.on(found(seat))) == (how is not How.MENTION)
    assert house.office.on(CALL) == []


@pytest.mark.parametrize("how", How)
async def test_nobody_is_called_at_night(house: Hall, how: How) -> None:
    hour = local("UTC", house.clock()).hour
    night = Quiet(hour, (hour + 5) % 24)
    await wishes(house, BOB, how=how, quiet=night, digest=(hour + 2) % 24)
    match_id = await met(house)
    seats = await house.store.seats(match_id)
    (seat,) = (row.seat for row in seats if row.user_id == BOB)
    assert house.office.on(LOBBY)[0].pings == {ALICE}
    assert house.office.on(found(seat)) == []
    await house.pass_time(5 * HOUR)
    called = [letter.pings for letter in house.office.on(CALL)]
    assert called == ([{BOB}] if how in (How.BOTH, How.MENTION) else [])
    assert len(house.office.on(found(seat))) == (how is not How.MENTION)
    await house.pass_time(DAY)
    assert len(house.office.on(found(seat))) == (how is not How.MENTION)


async def test_a_call_that_waits_is_not_made_once_it_is_settled(house: Hall) -> None:
    hour = local("UTC", house.clock()).hour
    await wishes(house, BOB, quiet=Quiet(hour, (hour + 5) % 24))
    match_id = await met(house)
    await says_yes(house, match_id, BOB)
    await house.pass_time(5 * HOUR)
    assert house.office.on(CALL) == []
    await says_no(house, match_id, ALICE)
    await house.pass_time(DAY)
    assert house.office.on(CALL) == []


async def test_whoever_takes_no_direct_messages_is_called_below_the_lobby(house: Hall) -> None:
    house.office.shut |= {found(0), found(1)}
    await wishes(house, ALICE, how=How.DIRECT)
    await wishes(house, BOB, how=How.MENTION)
    match_id = await met(house)
    assert [letter.pings for letter in house.office.on(CALL)] == [{ALICE}]
    await says_yes(house, match_id, ALICE)
    await says_yes(house, match_id, BOB)
    assert len(house.office.on(CALL)) == 1


async def test_looking_ends_after_a_week_and_is_told_once(house: Hall) -> None:
    told: list[int] = []
    answers = [False, True]

    async def tell(seek: Seek) -> bool:
        told.append(seek.user_id)
        return answers.pop(0)

    house.tables.seeking.tell = tell
    await looks(house, ALICE)
    await house.pass_time(STANDS - 1)
    assert told == []
    await house.pass_time(EVERY)
    assert told == [ALICE] and await seeks(house) == {ALICE: [None]}  # Discord was in trouble
    await looks(house, BOB)
    assert await house.store.matches.live() == ()
    await house.pass_time(EVERY)
    assert told == [ALICE, ALICE] and await seeks(house) == {BOB: [None]}
    await house.pass_time(EVERY)
    assert told == [ALICE, ALICE]


@pytest.mark.parametrize("how", How)
async def test_however_one_is_called_one_is_told_once_that_nobody_was_found(
    house: Hall, how: How
) -> None:
    told: list[int] = []

    async def tell(seek: Seek) -> bool:
        told.append(seek.user_id)
        return True

    house.tables.seeking.tell = tell
    await wishes(house, ALICE, how=how)
    await looks(house, ALICE)
    await house.pass_time(STANDS)
    for _ in range(25):
        await house.pass_time(HOUR)
    assert told == [ALICE]
    assert await seeks(house) == {}


@pytest.mark.parametrize("how", How)
async def test_nobody_is_called_at_night_after_the_bot_was_down(tmp_path: Path, how: How) -> None:
    """What waits for the end of a night comes as much later as the bot was down: in the next."""
    clock, path = Clock(), tmp_path / "tables.db"
    office = PostOffice(clock)
    hour = local("UTC", clock()).hour
    async with hall(path, clock, office, pulse=PULSE) as house:
        await house.tables.resume()
        await wishes(house, BOB, how=how, quiet=Quiet(hour, (hour + 8) % 24), digest=hour)
        await met(house)
    clock.seconds += 17 * HOUR
    async with hall(path, clock, office, pulse=PULSE) as house:
        await house.tables.resume()
    async with hall(path, clock, office) as house:
        calls, called = await house.tables.people.calls(BOB), list[bool]()
        for _ in range(40 * 6):
            before = len(office.told)
            await house.pass_time(HOUR / 6)
            if {CALL, found(0), found(1)} & {surface for surface, _ in office.told[before:]}:
                called.append(calls.is_quiet(clock()))
        assert called == [False]


async def test_nobody_is_told_at_night_that_nobody_was_found(house: Hall) -> None:
    told: list[int] = []

    async def tell(seek: Seek) -> bool:
        told.append(seek.user_id)
        return True

    house.tables.seeking.tell = tell
    await looks(house, ALICE)
    hour = local("UTC", house.clock() + STANDS).hour
    await wishes(house, ALICE, quiet=Quiet(hour, (hour + 8) % 24))
    await house.pass_time(STANDS)
    assert told == []
    await house.pass_time(8 * HOUR)
    assert told == [ALICE]
