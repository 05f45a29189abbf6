"""A database that cannot be used for a while stops no delivery."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engines.shazamm.model import Cast
from store import Store
from tables import Delivered, Delivery, Later
from tables.outbox import patience
from tables.tables import By
from tests.tables.bets import COMMITTED, bet
from tests.tables.house import ALICE, Clock, Hall
from tests.tables.post_office import PostOffice


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "AGAIN", 0.01)


async def until_nothing_waits(store: Store) -> None:
    async with asyncio.timeout(120):
        while await store.outbox.next_at() is not None:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


@pytest.mark.usefixtures("soon")
async def test_a_busy_database_stops_no_delivery(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Clock()
    path = tmp_path / "t.db"
    store = await Store.open(path, busy_timeout=0.01)
    house = Hall(store, clock, PostOffice(clock))
    try:
        match_id = await house.begin()
        house.office.before_of["board"] = [Later]
        await bet(house, match_id, ALICE, 5)
        house.clock.seconds += 100
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            house.tables.delivery.kick()
            await house.settle()
            assert "StoreBusy" in caplog.text
            other.execute("ROLLBACK")
        await until_nothing_waits(store)
        await house.settle()
        assert house.told(COMMITTED) == 1
    finally:
        await house.tables.close()
        await store.close()


class LocksAfterwards(PostOffice):
    """A post office after whose next board the database is locked for others."""

    def __init__(self, clock: Clock, path: Path) -> None:
        super().__init__(clock)
        self.other = sqlite3.connect(path, isolation_level=None)
        self.locks = False
        self.edited = asyncio.Event()

    async def edit(self, delivery: Delivery) -> Delivered:
        done = await super().edit(delivery)
        if self.locks and delivery.surface == "board":
            self.locks = False
            self.other.execute("BEGIN IMMEDIATE")
            self.edited.set()
        return done


@pytest.mark.usefixtures("soon")
async def test_what_was_confirmed_is_written_when_the_database_can_be_used_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Clock()
    path = tmp_path / "t.db"
    store = await Store.open(path, busy_timeout=0.01)
    office = LocksAfterwards(clock, path)
    house = Hall(store, clock, office)
    try:
        match_id = await house.begin()
        office.locks = True
        await house.tables.play.submit(match_id, By(ALICE), Cast(5))
        await office.edited.wait()
        async with asyncio.timeout(10):
            while "delivery waits for the database" not in caplog.text:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        office.other.execute("ROLLBACK")
        await until_nothing_waits(store)
        await house.settle()
        assert [letter.edits for letter in office.on("board")] == [2], "the deal, and the move"
    finally:
        await house.tables.close()
        office.other.close()
        await store.close()


async def test_a_clock_that_is_set_back_delays_no_retry(house: Hall) -> None:
    match_id = await house.begin()
    house.clock.seconds += 7200
    house.office.before_of["board"] = [Later]
    await bet(house, match_id, ALICE, 5)
    house.clock.seconds -= 7200
    house.tables.delivery.kick()
    await house.settle()
    assert house.told(COMMITTED) == 1
