"""One database, two processes: what is in memory is held against it before it is shown."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from store import Store
from tables.outbox.delivery import ROUND
from tests.postgres import Server
from tests.tables.house import ALICE, Clock, Hall
from tests.tables.post_office import PostOffice


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def office(clock: Clock) -> PostOffice:
    return PostOffice(clock)


@asynccontextmanager
async def joined(address: str, clock: Clock, office: PostOffice) -> AsyncIterator[Hall]:
    """Open the tables of one more process."""
    store = await Store.open(address)
    hall = Hall(store, clock, office)
    try:
        yield hall
    finally:
        await hall.tables.close()
        await store.close()


@pytest.mark.parametrize("moves", [1, 3])
async def test_what_another_process_has_done_is_shown(
    server: Server, clock: Clock, office: PostOffice, moves: int
) -> None:
    """Nobody tells of it: what is told may be lost."""
    with server.database(server.template()) as address:
        async with joined(address, clock, office) as one, joined(address, clock, office) as other:
            match_id = await one.begin()
            before = await other.position(match_id)
            await one.play_on(match_id, moves)
            scene = await other.tables.scene_for(match_id, ALICE)
            now = await one.position(match_id)
            assert now.number > before.number
            assert (await other.position(match_id)).number == now.number
            assert scene.view == now.scene(0).view
            await other.settle()


async def test_a_move_is_made_where_another_process_has_left_the_match(
    server: Server, clock: Clock, office: PostOffice
) -> None:
    with server.database(server.template()) as address:
        async with joined(address, clock, office) as one, joined(address, clock, office) as other:
            match_id = await one.begin()
            for number in range(6):
                await (one, other)[number % 2].play_on(match_id, 1)
            entries = await one.store.log.entries(match_id)
            assert [entry.number for entry in entries] == [*range(1, len(entries) + 1)]
            assert len(entries) >= 6
            await one.settle()
            await other.settle()


async def test_what_a_dead_process_was_delivering_is_delivered(
    server: Server, clock: Clock, office: PostOffice
) -> None:
    """At the next look, long before the leases end that it held."""
    with server.database(server.template()) as address:
        async with joined(address, clock, office) as one, joined(address, clock, office) as other:
            match_id = await one.begin()
            one.tables.making.after_commit.clear()  # it dies before it delivers
            await one.play_on(match_id, 1)
            claimed = await one.store.outbox.claim("dead:1", clock(), 3600.0, 99)
            assert claimed.posts
            clock.seconds += 2 * ROUND
            other.tables.delivery.kick()
            await other.settle()
            assert not await other.store.outbox.waiting(match_id)
