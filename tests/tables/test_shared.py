"""One database, two processes: what is in memory is held against it before it is shown."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ClassVar

import pytest

from bots import choose
from bots.search import AnyEngine
from engines.shazamm.model import Cast
from store import Changes, Store
from tables import Clock as TableClock
from tables.errors import OtherRules
from tables.match.position import Position
from tables.notice import BOARD
from tables.options import DAY
from tables.outbox.delivery import ROUND
from tables.tables import WATCH, By
from tests.postgres import Server
from tests.tables.house import ALICE, BOB, Clock, Hall, hall
from tests.tables.post_office import PostOffice

PATIENCE = 60.0
LOOKS = 50
"""Within so many a server has noticed that a connection has ended."""


async def never(position: Position) -> None:
    """Think about nothing, as a process that has died."""


class Slow:
    """Chooses what a computer does once it may; counts how often it was asked, and whether it was
    told in time that it may."""

    may_end: ClassVar = threading.Event()
    asked: ClassVar[list[int]] = []
    waited: ClassVar[list[bool]] = []


def slowly(engine: AnyEngine, state: Any, seat: int, *others: Any) -> Any:
    Slow.asked.append(seat)
    Slow.waited.append(Slow.may_end.wait(PATIENCE))
    return choose(engine, state, seat, *others)


@pytest.fixture
def slow() -> Callable[..., Any]:
    Slow.may_end.clear()
    Slow.asked.clear()
    Slow.waited.clear()
    return slowly


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def office(clock: Clock) -> PostOffice:
    return PostOffice(clock)


@pytest.fixture(params=["server", "file"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where the database is that several processes use: a server, or a file of which each of them
    serves some shards."""
    if request.param == "file":
        yield str(tmp_path / "shared.db")
        return
    server: Server = request.getfixturevalue("server")
    with server.database(server.template()) as made:
        yield made


@asynccontextmanager
async def joined(
    address: str, clock: Clock, office: PostOffice, **others: Any
) -> AsyncIterator[Hall]:
    """Open the tables of one more process."""
    store = await Store.open(address, others=True)
    joining = Hall(store, clock, office, **others)
    try:
        yield joining
    finally:
        Slow.may_end.set()
        await joining.tables.close()
        await store.close()


@pytest.mark.parametrize("moves", [1, 3])
async def test_what_another_process_has_done_is_shown(
    address: str, clock: Clock, office: PostOffice, moves: int
) -> None:
    """Nobody tells of it: what is told may be lost."""
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
    address: str, clock: Clock, office: PostOffice
) -> None:
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
            dead = await Store.open(address)
            claimed = await dead.outbox.claim(f"{dead.identity}:1", clock(), 3600.0, 99)
            await dead.close()
            assert claimed.posts
            clock.seconds += 2 * ROUND
            other.tables.delivery.kick()
            await other.settle()
            assert not await other.store.outbox.waiting(match_id)


async def opened(hall: Hall, match_id: int) -> None:
    """Let Discord tell a process that the channel of a match is open."""
    hall.tables.delivery.asked(match_id)


async def looked(hall: Hall, match_id: int) -> None:
    """Let somebody look at a match."""
    await hall.tables.scene_for(match_id, ALICE)


@pytest.mark.parametrize("asks", [opened, looked])
@pytest.mark.parametrize("here", [True, False], ids=["where it waits", "elsewhere"])
async def test_what_one_process_has_put_off_comes_soon_whichever_is_asked(
    address: str,
    clock: Clock,
    office: PostOffice,
    asks: Callable[[Hall, int], Awaitable[None]],
    here: bool,
) -> None:
    async with joined(address, clock, office) as one, joined(address, clock, office) as other:
        match_id = await one.begin(clock=TableClock.THREE_DAYS)
        office.shut = {BOARD}
        await one.play_on(match_id, 1)
        await one.settle()
        for _ in range(8):
            await one.pass_time(2000)
        office.shut.clear()
        await asks(one if here else other, match_id)
        await other.settle()
        clock.seconds += ROUND
        for house in (other, one):
            house.tables.delivery.kick()
            await house.settle()
        assert await one.store.outbox.posts(match_id, BOARD) == ()


async def looks_after_all(hall: Hall) -> None:
    """Let a process look for questions that nobody thinks about, and do what it finds.

    What others are doing need not end before.
    """
    others = asyncio.all_tasks()
    hall.clock.seconds += WATCH
    await hall.tables.tick()
    await hall.settle(but=others)


async def test_one_process_thinks_about_a_question_that_several_find(
    server: Server, clock: Clock, office: PostOffice, slow: Callable[..., Any]
) -> None:
    with server.database(server.template()) as address:
        async with (
            joined(address, clock, office, chooser=slow) as one,
            joined(address, clock, office, chooser=slow) as other,
        ):
            beginning = asyncio.create_task(one.begin(("easy",)))
            while not Slow.asked:  # noqa: ASYNC110  a thread sets no event of ours
                await asyncio.sleep(0)
            await looks_after_all(other)
            assert len(Slow.asked) == 1
            Slow.may_end.set()
            match_id = await beginning
            assert [entry.seat for entry in await one.moves(match_id)] == [1]
            assert Slow.waited == [True]


async def test_another_process_thinks_on_when_one_has_died(
    server: Server, clock: Clock, office: PostOffice
) -> None:
    with server.database(server.template()) as address:
        async with (
            joined(address, clock, office) as one,
            joined(address, clock, office) as other,
        ):
            one.tables.making.after_commit.clear()
            one.tables.computers.look_at = never
            match_id = await one.begin(("easy",))
            question = (await one.position(match_id)).question(1)
            assert await one.store.thinking.take(match_id, 1, question, 3600.0)
            await looks_after_all(other)
            assert not await one.moves(match_id)
            await one.store.close()
            for _ in range(LOOKS):
                await other.store.look_round()
                await looks_after_all(other)
                if await other.moves(match_id):
                    break
            assert [entry.seat for entry in await other.moves(match_id)] == [1]


async def test_a_match_by_rules_of_another_release_is_left_to_that(
    address: str, clock: Clock, office: PostOffice
) -> None:
    """While processes are renewed one after the other, both releases find all matches."""
    async with joined(address, clock, office) as other:
        match_id = await other.begin(("easy",), clock=TableClock.DAY)
        entries = await other.store.log.entries(match_id)
        due = await other.store.deadlines.of_match(match_id)
        await other.store.commit(Changes().update_match(match_id, rules_version=999))
        await other.tables.live.forget(match_id)
        with pytest.raises(OtherRules):
            await other.tables.play.submit(match_id, By(ALICE), Cast(1))
        assert not await other.tables.calling.awaiting(ALICE)
        assert not await other.tables.absences.take(ALICE, 1)  # it hinders nothing else
        clock.seconds += 2 * DAY
        await looks_after_all(other)
        assert await other.store.log.entries(match_id) == entries
        assert await other.store.deadlines.of_match(match_id) == due
        standing = await other.store.standing(match_id)
        assert standing is not None
        assert not standing.match.paused


async def waiting_for(hall: Hall, user: int) -> list[tuple[int, int]]:
    return [(found.match.id, found.seat) for found in await hall.tables.calling.awaiting(user)]


async def test_what_waits_for_somebody_is_the_same_whichever_process_is_asked(
    address: str, clock: Clock, office: PostOffice
) -> None:
    """Of whom the match has waited before, too, which is in the memory of both."""
    async with joined(address, clock, office) as one, joined(address, clock, office) as other:
        match_id = await other.begin(game="rebelmoon", clock=TableClock.DAY)
        for _ in range(6):
            for user in (ALICE, BOB):
                here = await waiting_for(one, user)
                assert here == await waiting_for(other, user)
            await other.play_on(match_id, 1)
        await one.settle()
        await other.settle()


async def test_one_process_alone_asks_for_nothing_more(
    tmp_path: Path, clock: Clock, office: PostOffice
) -> None:
    """What is in its memory is how things stand."""
    async with hall(tmp_path / "alone.db", clock, office) as alone:
        match_id = await alone.begin()
        stands = await alone.position(match_id)
        await alone.store.close()
        assert await alone.position(match_id) is stands
