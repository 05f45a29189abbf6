"""Two of different servers are found for each other where both servers and both people wish it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

import pytest
from msgspec.structs import replace

from engines.core import Text, decode
from engines.shazamm.model import Cast
from store import Changes, Rating
from tables.errors import TableRefusal
from tables.lobby import Guest
from tables.match.consequences import PUT_OFF
from tables.notice import BOARD, CALL, DRAW, LOBBY, OFF, asked_in_private, found, hand
from tables.options import HOUR, TableOptions
from tables.seeking.fitting import ABOUT
from tables.seeking.seeking import EVERY
from tables.seeking.wanted import Strength
from tables.tables import By
from tables.wishes import How, Quiet, local
from tests.tables.handing import handed
from tests.tables.house import ALICE, BOB, Hall
from tests.tables.seeking.looking import (
    CAROL,
    CHANNEL,
    SERVER,
    lobby,
    looks,
    says_yes,
    seeks,
    wishes,
)

OTHER, THERE = 6, 9
"""Another server, and a channel of it."""


async def opened(house: Hall, servers: Iterable[int] = (SERVER, OTHER)) -> None:
    for server in servers:
        await house.tables.people.let_in(server, others=True)


async def met(house: Hall) -> tuple[int, int]:
    """Let Alice look here and Bob abroad; return their lobby, and on which seat Bob sits."""
    await opened(house)
    await looks(house, ALICE, abroad=True)
    await looks(house, BOB, channel=THERE, server=OTHER, abroad=True)
    match = await lobby(house)
    (seat,) = (row.seat for row in await house.store.seats(match.id) if row.user_id == BOB)
    return match.id, seat


@pytest.mark.parametrize("wished", list(product((False, True), repeat=4)))
async def test_both_servers_and_both_people_have_to_wish_it(
    house: Hall, wished: tuple[bool, bool, bool, bool]
) -> None:
    here, there, alice, bob = wished
    await opened(house, [server for server, opens in ((SERVER, here), (OTHER, there)) if opens])
    await looks(house, ALICE, abroad=alice)
    await looks(house, BOB, channel=THERE, server=OTHER, abroad=bob)
    assert (await seeks(house))[BOB] == ([None] if not all(wished) else [(await lobby(house)).id])


async def test_a_server_that_closes_again_keeps_its_language(house: Hall) -> None:
    people = house.tables.people
    await people.change_guild(SERVER, lambda guild: replace(guild, locale="es"))
    assert not await people.lets_in(SERVER)
    await opened(house, [SERVER])
    assert await people.lets_in(SERVER) and not await people.lets_in(OTHER)
    await people.let_in(SERVER, others=False)
    assert not await people.lets_in(SERVER)
    kept = await people.guild(SERVER)
    assert kept is not None and kept.locale == "es"


async def test_somebody_of_the_same_server_comes_first(house: Hall) -> None:
    await opened(house)
    night = Quiet(local("UTC", house.clock()).hour, (local("UTC", house.clock()).hour + 15) % 24)
    await wishes(house, ALICE, quiet=night)
    await looks(house, ALICE, abroad=True)
    await looks(house, BOB, channel=THERE, server=OTHER, abroad=True)
    await looks(house, CAROL)
    assert await house.store.matches.live() == ()
    await wishes(house, ALICE)
    await house.pass_time(EVERY)
    assert (await seeks(house)) == {
        ALICE: [(await lobby(house)).id],
        BOB: [None],
        CAROL: [(await lobby(house)).id],
    }


async def test_whoever_is_abroad_is_called_in_private_alone(house: Hall) -> None:
    await wishes(house, BOB, how=How.MENTION)
    match_id, seat = await met(house)
    match = await lobby(house)
    assert (match.guild_id, match.channel_id, match.host_id) == (SERVER, CHANNEL, ALICE)
    assert decode(match.options, TableOptions).abroad == seat
    assert [letter.pings for letter in house.office.on(LOBBY)] == [{ALICE}]
    assert [letter.pings for letter in house.office.on(found(seat))] == [{BOB}]
    assert [await says_yes(house, match_id, user) for user in (BOB, ALICE)] == [False, True]
    for user in (BOB, ALICE, BOB, ALICE):
        await house.tables.play.submit(match_id, By(user), Cast(2))
        await house.settle()
    assert not any(BOB in letter.pings for letter in house.office.on(BOARD))
    assert any(not letter.silent for letter in house.office.on(hand(seat)))


async def test_whoever_is_abroad_has_not_left(house: Hall) -> None:
    match_id, seat = await met(house)
    for user in (ALICE, BOB):
        await says_yes(house, match_id, user)
    house.office.shut, house.office.left = {hand(seat)}, {BOB}
    for user in (BOB, ALICE):
        await house.tables.play.submit(match_id, By(user), Cast(2))
        await house.settle()
    assert house.office.on(f"absent-{seat}") == []


async def test_who_cannot_be_reached_abroad_is_waited_for_no_longer(house: Hall) -> None:
    house.office.shut |= {found(0), found(1)}
    await met(house)
    assert [letter.pings for letter in house.office.on(CALL)] == [{ALICE}]
    await house.pass_time(1.0)
    assert await house.store.matches.live() == ()
    assert await seeks(house) == {ALICE: [None]}


async def test_the_lobby_stands_where_there_is_room_in_either_server(house: Hall) -> None:
    await house.begin(channel=CHANNEL)
    await opened(house)
    await looks(house, CAROL, "magblast", abroad=True)
    await looks(house, BOB, "magblast", channel=THERE, server=OTHER, abroad=True)
    match_id = (await seeks(house))[CAROL][0]
    match = await house.store.match(match_id or 0)
    assert match is not None
    assert (match.guild_id, match.channel_id, match.host_id) == (OTHER, THERE, BOB)
    seats = await house.store.seats(match.id)
    assert seats[decode(match.options, TableOptions).abroad or 0].user_id == CAROL


async def test_each_is_as_strong_as_where_they_look(house: Hall) -> None:
    await opened(house)
    strong = Rating(OTHER, "shazamm", BOB, 25 + ABOUT + 1, 2.0, 9)
    await house.store.commit(Changes().rating(strong))
    await looks(house, ALICE, strength=Strength.ABOUT, abroad=True)
    await looks(house, BOB, channel=THERE, server=OTHER, abroad=True)
    assert await house.store.matches.live() == ()
    await house.store.commit(Changes().rating(replace(strong, mu=26.0), strong))
    await house.pass_time(EVERY)
    assert len(await house.store.matches.live()) == 1


async def test_how_many_look_abroad_is_told_where_a_server_is_open(house: Hall) -> None:
    await looks(house, BOB, channel=THERE, server=OTHER, abroad=True)
    await looks(house, CAROL, "magblast", channel=THERE, server=OTHER)
    others = house.tables.seeking.others
    assert await others(SERVER, ALICE) == ({}, {}, False)
    await opened(house, [SERVER])
    assert await others(SERVER, ALICE) == ({}, {}, True)
    await opened(house, [OTHER])
    assert await others(SERVER, ALICE) == ({}, {"shazamm": 1}, True)
    assert await others(SERVER, BOB) == ({}, {}, True)


@pytest.mark.parametrize("nudged", [False, True])
@pytest.mark.parametrize("abroad", [False, True])
@pytest.mark.parametrize("how", How)
async def test_every_call_arrives_where_its_owner_reads_it(
    house: Hall, how: How, abroad: bool, nudged: bool
) -> None:
    """That their time runs out, and that somebody who waits for them has called."""
    await wishes(house, BOB, how=how)
    match_id, seat = await played(house) if abroad else (await house.begin(), 1)
    await house.tables.play.submit(match_id, By(ALICE), Cast(2))
    await house.settle()
    if nudged:
        await house.tables.reminders.nudge(match_id, ALICE)
        await house.settle()
    for _ in range(1 if nudged else 70):
        await house.pass_time(HOUR)
    said = "table-nudged" if nudged else "table-reminder"
    aloud = [letter for letter in house.office.on(BOARD) if said in map(_key, letter.events)]
    privately = [
        letter for letter in house.office.on(hand(seat)) if said in map(_key, letter.events)
    ]
    mentioned = any(BOB in letter.pings for letter in aloud)
    waits = await house.store.deadlines.of_person(BOB, PUT_OFF)
    assert aloud and mentioned is (not abroad and how in (How.BOTH, How.MENTION))
    assert mentioned or waits or any(not letter.silent for letter in privately)


@pytest.mark.parametrize("shut", [False, True])
async def test_a_seat_is_abroad_while_somebody_of_another_server_sits_there(
    house: Hall, shut: bool
) -> None:
    """Whoever takes it over is of this one: boards call them, and they may leave it."""
    match_id, seat = await played(house)
    await handed(house, match_id, BOB, Guest(CAROL, "Carola Quince", 903))
    assert not await house.tables.records.is_abroad(await lobby(house), seat)
    if shut:
        house.office.shut, house.office.left = {hand(seat)}, {CAROL}
    for user in (CAROL, ALICE, ALICE):
        await house.tables.play.submit(match_id, By(user), Cast(2))
        await house.settle()
    assert bool(house.office.on(f"absent-{seat}")) is shut
    if not shut:
        await house.tables.reminders.nudge(match_id, ALICE)
        await house.settle()
        assert any(CAROL in letter.pings for letter in house.office.on(BOARD))
    await house.tables.play.stand_in(match_id, By(ALICE), seat)
    assert (await house.store.seats(match_id))[seat].sat_in_at is not None


async def test_whoever_is_abroad_and_comes_back_has_been_asked_whatever_takes_their_word(
    house: Hall,
) -> None:
    """Where a computer sits in for them: two play, so what does not need them is not asked."""
    match_id, seat = await played(house)
    await house.tables.play.sit_out(match_id, By(BOB), "easy")
    await house.settle()
    off, draw = (asked_in_private(surface, seat) for surface in (OFF, DRAW))
    with pytest.raises(TableRefusal) as alone:
        await house.tables.resting.agree(match_id, By(ALICE), 1, asking=True)
    assert alone.value.text.key == "refusal-rest-alone"
    await house.tables.calling_off.agree(match_id, By(ALICE), asking=True)
    await house.tables.drawing.agree(match_id, By(ALICE))
    await house.settle()
    assert [len(house.office.on(surface)) for surface in (off, draw)] == [1, 1]
    await house.tables.play.come_back(match_id, By(BOB))
    assert await house.tables.calling_off.agree(match_id, By(BOB), asking=False)


async def played(house: Hall) -> tuple[int, int]:
    """Let a match begin of Alice here and Bob abroad; return it, and on which seat Bob sits."""
    match_id, seat = await met(house)
    for user in (ALICE, BOB):
        await says_yes(house, match_id, user)
    return match_id, seat


def _key(said: Text) -> str:
    return said.key
