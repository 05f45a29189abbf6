"""Two who were found for each other answer in the same moment, in two processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from store import Status, Store
from tables import TableRefusal
from tables.lobby import Guest
from tests.postgres import Server
from tests.tables.house import ALICE, BOB, Clock, Hall
from tests.tables.post_office import PostOffice
from tests.tables.seeking.looking import NAMES, met


@pytest.fixture
async def halls(server: Server) -> AsyncIterator[tuple[Hall, Hall]]:
    """Two processes, of which one may serve direct messages."""
    clock = Clock()
    office = PostOffice(clock)
    with server.database(server.template()) as address:
        one, other = [Hall(await Store.open(address), clock, office) for _ in range(2)]
        yield one, other
        for hall in (one, other):
            await hall.settle()
            await hall.tables.close()
            await hall.store.close()


@pytest.mark.parametrize("attempt", range(3))
async def test_both_say_yes(halls: tuple[Hall, Hall], attempt: int) -> None:
    """Neither is told to look again: the second yes of the two begins the match."""
    one, other = halls
    match_id = await met(one)
    alice, bob = (Guest(user, NAMES[user], user) for user in (ALICE, BOB))
    begun = await asyncio.gather(
        one.tables.pairs.confirm(match_id, alice), other.tables.pairs.confirm(match_id, bob)
    )
    assert sorted(begun) == [False, True]
    await settled(halls)
    assert await status(one, match_id) is Status.PLAYING


@pytest.mark.parametrize("attempt", range(3))
async def test_one_says_yes_and_the_other_no(halls: tuple[Hall, Hall], attempt: int) -> None:
    """It comes to nothing; whoever said yes too late reads so."""
    one, other = halls
    match_id = await met(one)
    yes = one.tables.pairs.confirm(match_id, Guest(ALICE, NAMES[ALICE], ALICE))
    no = other.tables.pairs.refuse(match_id, BOB)
    begun, refused = await asyncio.gather(yes, no, return_exceptions=True)
    assert refused is None
    over = isinstance(begun, TableRefusal) and begun.text.key == "refusal-sought-over"
    assert over or begun is False
    await settled(halls)
    assert await status(one, match_id) is Status.CANCELLED


async def settled(halls: tuple[Hall, Hall]) -> None:
    for hall in halls:
        await hall.settle()


async def status(hall: Hall, match_id: int) -> Status:
    match = await hall.store.match(match_id)
    assert match is not None
    return match.status
