"""Places that are gone, and people who take no messages: what becomes of their matches."""

from __future__ import annotations

import asyncio

from engines.shazamm.model import Cast
from store import Status
from tables import Delivered, Delivery, Gone
from tables.lobby import Guest, Place
from tables.notice import LOBBY
from tables.tables import By
from tests.tables.battles import ON_SHIP, PEOPLE, VICTIM, ambush, battle, order, shoot
from tests.tables.house import ALICE, BOB, Hall

NOWHERE = [Gone, Gone]
"""The message cannot be edited, and no other can be sent."""


async def status(house: Hall, match_id: int) -> Status:
    match = await house.store.match(match_id)
    assert match is not None
    return match.status


async def test_a_lobby_whose_place_is_gone_is_over(house: Hall) -> None:
    match_id = await house.tables.lobby.open("shazamm", Guest(ALICE, "Alice", 1), Place(5, 7, "en"))
    await house.settle()
    house.office.before = list(NOWHERE)
    await house.tables.lobby.join(match_id, Guest(BOB, "Bob", 2))
    await house.settle()
    match = await house.store.match(match_id)
    assert match is not None
    assert (match.status, match.ended_at) == (Status.CANCELLED, house.clock.seconds)
    assert await house.store.outbox.next_at() is None


async def test_a_lobby_that_begins_while_its_place_is_found_gone_has_begun(house: Hall) -> None:
    """Discord answers late, and the start was pressed meanwhile."""
    match_id = await house.tables.lobby.open("shazamm", Guest(ALICE, "Alice", 1), Place(5, 7, "en"))
    await house.tables.lobby.join(match_id, Guest(BOB, "Bob", 2))
    await house.settle()
    starts = list[asyncio.Task[None]]()

    async def answers_late(delivery: Delivery) -> Delivered:
        if delivery.surface == LOBBY and not starts:
            starts.append(asyncio.create_task(house.tables.lobby.start(match_id, ALICE)))
            await starts[0]
        raise Gone

    house.office.edit = house.office.send = answers_late
    await house.tables.absences.take(BOB, 1)  # which a lobby shows
    await house.settle()
    assert starts
    assert await status(house, match_id) is Status.PLAYING


async def test_a_match_whose_place_is_gone_goes_on(house: Hall) -> None:
    """Its people have their hands; and whoever deletes a lobby's message ends no match."""
    match_id = await house.begin()
    house.office.before = list(NOWHERE)
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    await house.settle()
    assert await status(house, match_id) is Status.PLAYING
    assert await house.store.outbox.next_at() is None
    other = await house.tables.lobby.open("shazamm", Guest(ALICE, "Alice", 1), Place(5, 8, "en"))
    await house.tables.lobby.join(other, Guest(BOB, "Bob", 2))
    await house.settle()
    house.office.shut = {"board", "hand-0", "hand-1"}
    house.office.before = list(NOWHERE)
    await house.start(other, ALICE)
    await house.settle()
    assert await status(house, other) is Status.PLAYING


async def test_who_cannot_be_reached_is_called_once_for_each_question(house: Hall) -> None:
    """What changes in a hand meanwhile is no question, and calls nobody."""
    match_id = await battle(house, ambush())
    house.office.shut.add("hand-1")
    await order(house, match_id, VICTIM, others="ask")
    await shoot(house, match_id, ON_SHIP)
    boards = len(house.office.on("board"))
    await order(house, match_id, VICTIM, ship_lost="ask")
    await house.tables.show_again(match_id, PEOPLE[0])
    await house.settle()
    called = [letter.pings for letter in house.office.on("board")[boards:] if letter.pings]
    assert called == []
