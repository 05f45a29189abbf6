"""Whoever dies leaves everything to the next, and nobody begins what is under way."""

from __future__ import annotations

import asyncio
from pathlib import Path

from engines.core import text
from engines.shazamm.model import Cast
from store import Changes
from tables import Delivered, Delivery, Later
from tables.notice import BOARD, Notice, hand, outgoing
from tables.outbox.packing import LEASE
from tables.tables import By
from tests.tables.bets import COMMITTED, bet, shown
from tests.tables.house import ALICE, BOB, Clock, Hall, hall
from tests.tables.post_office import Crash, PostOffice


async def test_what_a_dead_process_was_sending_goes_out_at_once(tmp_path: Path) -> None:
    clock = Clock()
    office = PostOffice(clock)
    async with hall(tmp_path / "t.db", clock, office) as first:
        match_id = await first.begin()
        office.after = [Crash] * 2
        await bet(first, match_id, ALICE, 5)
    office.after = []
    clock.seconds += 5
    async with hall(tmp_path / "t.db", clock, office) as second:
        await second.tables.resume()
        await bet(second, match_id, BOB, 6)
        assert shown(second, match_id)
        assert await second.store.outbox.next_at() is None


class Held(PostOffice):
    """A post office that holds each board until it is told to go on."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock)
        self.holds_boards = False
        self.held, self.go_on = asyncio.Semaphore(0), asyncio.Event()
        self.patience: list[float] = []

    async def edit(self, delivery: Delivery) -> Delivered:
        if delivery.surface == BOARD:
            self.patience.append(delivery.patience)
            if self.holds_boards:
                self.held.release()
                await self.go_on.wait()
        return await super().edit(delivery)


async def looked(house: Hall) -> None:
    """Let the outbox be looked at, whatever is under way."""
    house.tables.delivery.kick()
    await asyncio.wait([t for t in asyncio.all_tasks() if t.get_name() == "delivery"])


async def test_what_takes_longer_than_its_lease_is_not_begun_twice(tmp_path: Path) -> None:
    clock = Clock()
    office = Held(clock)
    async with hall(tmp_path / "t.db", clock, office) as house:
        match_id = await house.begin()
        office.holds_boards = True
        await house.tables.play.submit(match_id, By(ALICE), Cast(5))
        await office.held.acquire()
        for _ in range(3):
            clock.seconds += LEASE + 1
            await looked(house)
        office.go_on.set()
        await house.settle()
        assert [letter.edits for letter in office.on(BOARD)] == [2], "the deal, and the move"
        assert await house.store.outbox.next_at() is None


async def test_who_is_too_slow_takes_nothing_back_of_what_another_told(tmp_path: Path) -> None:
    """The edit of the slow one arrives after the other has repeated it and told more."""
    clock = Clock()
    quick, slow = PostOffice(clock), Held(clock)
    slow.letters = quick.letters
    async with hall(tmp_path / "t.db", clock, quick) as other:
        match_id = await other.begin()
        async with hall(tmp_path / "t.db", Clock(), slow) as house:  # it sees no time pass
            slow.holds_boards = True
            await house.tables.play.submit(match_id, By(ALICE), Cast(5))
            await slow.held.acquire()
            clock.seconds += LEASE + 1
            await delivered(other, match_id)
            said = Notice((text("table-reminder"),))
            await other.store.commit(Changes().post(outgoing(match_id, BOARD, said, clock())))
            await delivered(other, match_id)
            assert (other.told(COMMITTED), other.told("table-reminder")) == (1, 1)
            slow.go_on.set()
            await house.settle()
            assert (other.told(COMMITTED), other.told("table-reminder")) == (1, 1)
            assert await house.store.outbox.next_at() is None


LOOKS = 500
"""More than it takes to deliver anything."""


async def delivered(house: Hall, match_id: int) -> None:
    """Let one of two processes deliver the board; the other may be at something."""
    for _ in range(LOOKS):
        if not await house.store.outbox.posts(match_id, BOARD):
            return
        await looked(house)
        await asyncio.sleep(0)
    raise AssertionError("it is never delivered")


async def test_what_another_process_took_over_is_no_sign_of_life(tmp_path: Path) -> None:
    """Nothing was heard of the other side: what met trouble rests on."""
    clock = Clock()
    office = Held(clock)
    async with hall(tmp_path / "t.db", clock, office) as house:
        match_id, other = await house.begin(), await house.begin(channel=8)
        office.before_of = {BOARD: [Later], hand(0): [Later] * 2}
        await bet(house, other, ALICE, 5)
        (rests,) = await house.store.outbox.posts(other, BOARD)
        office.holds_boards = True
        await house.tables.play.submit(match_id, By(ALICE), Cast(5))
        await office.held.acquire()
        await house.store.outbox.claim("another", clock() + LEASE + 1, LEASE, 9)
        office.go_on.set()
        await house.settle()
        first, *_ = await house.store.outbox.posts(match_id, BOARD)
        assert first.lease_owner == "another"
        assert [post.due_at for post in await house.store.outbox.posts(other, BOARD)] == [
            rests.due_at
        ]


async def test_a_request_may_take_longer_when_it_was_given_up_a_few_times(
    tmp_path: Path,
) -> None:
    clock = Clock()
    office = Held(clock)
    async with hall(tmp_path / "t.db", clock, office) as house:
        match_id = await house.begin()
        office.patience.clear()
        office.after_of[BOARD] = [Later] * 12
        await bet(house, match_id, ALICE, 5)
        for _ in range(12):
            house.tables.delivery.reconnected()
            await house.settle()
        assert office.patience == [20.0] * 3 + [40.0] * 3 + [60.0] * 3 + [80.0] * 4
        assert max(office.patience) < LEASE
