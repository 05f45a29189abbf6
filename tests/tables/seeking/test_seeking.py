"""What somebody looks for is theirs to begin and to stop, has limits, and outlasts a restart."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from engines.core import encode
from store import Changes, Status
from tables import TableRefusal
from tables.limits import LimitReached, Limits
from tables.lobby import Guest, Place
from tables.notice import LOBBY
from tables.options import DAY, HOUR
from tables.seeking.seeking import EVERY, STANDS
from tests.tables.house import ALICE, BOB, MODERATOR, Hall, hall
from tests.tables.house import Clock as Seconds
from tests.tables.post_office import PostOffice
from tests.tables.seeking.looking import (
    CAROL,
    DORA,
    NAMES,
    SERVER,
    lobby,
    looks,
    says_no,
    says_yes,
    seek_of,
    seeks,
)


async def test_whoever_goes_on_looking_does_so_for_a_day_at_least(house: Hall) -> None:
    await looks(house, ALICE)
    await house.pass_time(STANDS - HOUR)
    await looks(house, BOB)
    match_id = (await lobby(house)).id
    await house.pass_time(DAY)  # nobody is too late who waits for an answer
    await says_no(house, match_id, BOB)
    assert (await seek_of(house, ALICE)).until == house.clock() + DAY


async def test_one_stops_what_one_looks_for_oneself(house: Hall) -> None:
    await looks(house, ALICE)
    mine = await seek_of(house, ALICE)
    with pytest.raises(TableRefusal, match="refusal-seek-gone"):
        await house.tables.seeking.stop(BOB, mine.id)
    await looks(house, BOB)
    with pytest.raises(TableRefusal, match="refusal-seek-found"):
        await house.tables.seeking.stop(ALICE, mine.id)
    await says_no(house, (await lobby(house)).id, BOB)
    await house.tables.seeking.stop(ALICE, mine.id)
    assert await seeks(house) == {}


async def test_one_person_looks_for_a_few_things_at_most(house: Hall) -> None:
    games = ("imperium", "magblast", "rebelmoon", "shazamm")
    for game in games[: Limits().seeks_person]:
        await looks(house, ALICE, game)
    with pytest.raises(LimitReached):
        await looks(house, ALICE, games[-1])
    await house.pass_time(HOUR)
    await looks(house, ALICE, games[0])  # the same again only goes on for longer
    rows = await house.store.seeks.of_person(ALICE)
    assert [row.until - house.clock() for row in rows] == [STANDS, STANDS - HOUR, STANDS - HOUR]
    assert rows[0].since == rows[1].since


async def test_looking_anew_again_and_again_is_limited(house: Hall) -> None:
    with pytest.raises(LimitReached):
        for _ in range(Limits().invitations + 1):
            await looks(house, ALICE)


async def test_whoever_sits_in_too_many_matches_waits(tmp_path: Path) -> None:
    clock, limits = Seconds(), Limits(matches_person=1)
    async with hall(tmp_path / "t.db", clock, PostOffice(clock), limits=limits) as house:
        match_id = await house.begin(channel=8)
        await looks(house, ALICE)
        await looks(house, CAROL)
        await looks(house, DORA)
        assert list((await seeks(house))[ALICE]) == [None]
        assert (await seeks(house))[CAROL] == (await seeks(house))[DORA] != [None]
        await house.tables.lobby.cancel(match_id, MODERATOR, moderator=True)


async def test_who_looks_and_who_was_found_outlasts_a_restart(tmp_path: Path) -> None:
    clock = Seconds()
    path, office = tmp_path / "t.db", PostOffice(clock)
    async with hall(path, clock, office) as house:
        await looks(house, ALICE)
    async with hall(path, clock, office) as house:
        await house.tables.resume()
        await looks(house, BOB)
        match_id = (await lobby(house)).id
    async with hall(path, clock, office) as house:
        await house.tables.resume()
        await says_yes(house, match_id, ALICE)
    async with hall(path, clock, office) as house:
        await house.tables.resume()
        await house.pass_time(EVERY)
        assert await says_yes(house, match_id, BOB)
        assert (await lobby(house)).status is Status.PLAYING
    assert len(office.on(LOBBY)) == 1


async def test_of_two_processes_one_brings_them_together(tmp_path: Path) -> None:
    clock = Seconds()
    path = tmp_path / "t.db"
    async with hall(path, clock, PostOffice(clock)) as one:
        await looks(one, ALICE, channel=8)
        await one.store.commit(
            Changes().seek(
                replace(await seek_of(one, ALICE), id=0, user_id=BOB, channel_id=9, name="Bob")
            )
        )
        async with hall(path, clock, PostOffice(clock), chance=Random(2)) as other:
            await asyncio.gather(one.tables.seeking.look(), other.tables.seeking.look())
            assert await seeks(one) == {user: [(await lobby(one)).id] for user in (ALICE, BOB)}
            await other.settle()
        await one.settle()


async def test_what_cannot_be_read_any_more_hinders_nobody(house: Hall) -> None:
    await looks(house, ALICE)
    broken = replace(await seek_of(house, ALICE), wanted=b'{"games":3}')
    unknown = encode({"games": ["chess"]})
    await house.store.commit(Changes().seek(broken).seek(replace(broken, id=0, wanted=unknown)))
    await looks(house, BOB)
    await looks(house, CAROL)
    assert {row.user_id for row in await house.store.seats((await lobby(house)).id)} == {BOB, CAROL}


async def test_whoever_opens_a_lobby_by_hand_is_not_hindered(house: Hall) -> None:
    await looks(house, ALICE)
    await house.tables.lobby.open("shazamm", Guest(ALICE, "Alice"), Place(SERVER, 9, "en"))
    await house.settle()
    await looks(house, BOB)
    assert (await seeks(house))[ALICE] == (await seeks(house))[BOB] != [None]


async def test_whoever_is_forgotten_looks_for_nobody_and_is_remembered_by_none(
    house: Hall,
) -> None:
    forgetting, own = house.tables.forgetting, house.tables.own
    await looks(house, CAROL)
    assert await forgetting.knows(CAROL) and (await own.kept(CAROL)).seeks == 1
    await looks(house, ALICE)
    await says_no(house, (await lobby(house)).id, CAROL)
    assert str(CAROL).encode() not in await own.export(ALICE)  # whom she met in vain
    await looks(house, DORA)
    match_id = (await lobby(house)).id
    await looks(house, CAROL, "imperium")
    given = msgspec.json.decode(await own.export(CAROL))
    (row,) = given["looks_for"]
    assert row["wanted"]["games"] == ["imperium"] and row["name"] == NAMES[CAROL]
    for user_id in (CAROL, DORA):
        stakes = await forgetting.stakes(user_id)
        await forgetting.forget(user_id, stakes.mark)
        await house.settle()
        assert not await forgetting.knows(user_id)
    assert (await house.store.match(match_id) or await lobby(house)).status is Status.CANCELLED
    assert await seeks(house) == {ALICE: [None]}
    assert (await seek_of(house, ALICE)).passed == b"[]"
