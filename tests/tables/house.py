"""Tables on a real database file, with a clock that a test moves and a post office to look at."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from engines.core import Dice, Seat, encode
from store import Changes, Entry, Snapshot, Store
from tables import Tables
from tables.limits import Limits
from tables.lobby import Guest, Place
from tables.match.position import Position
from tables.options import TableOptions
from tables.tables import By
from tests.ready import lay_ready
from tests.tables.post_office import PostOffice

ALICE, BOB = 11, 22
MODERATOR = 99
"""Somebody who plays nowhere."""
PULSE = 3600.0 * 24 * 365
"""Seconds between two signs of life: what these tests let pass at once is no absence."""
GAME = "shazamm"
AS_MANY = Limits(**dict.fromkeys(Limits.__struct_fields__, 10_000))
"""More of everything than any test makes at once."""


async def put(store: Store, tables: Tables, match_id: int, state: Any) -> None:
    """Let a match stand in another position, as if it had come to it."""
    ply = (await tables.live.position(match_id)).ply
    changes = Changes().snapshot(Snapshot(match_id, ply, encode(state)))
    await store.commit(changes.drop_deadlines(match_id))
    await tables.live.forget(match_id)


async def sit_in(hall: Hall, match_id: int, seat: Seat) -> None:
    """Let a computer sit in for a person, as if their time had run out."""
    row = (await hall.store.seats(match_id))[seat]
    await hall.store.commit(Changes().seat(replace(row, sat_in_at=hall.clock.seconds)))
    await hall.tables.live.forget(match_id)


class Clock:
    """Seconds that pass only when a test says so."""

    def __init__(self) -> None:
        self.seconds = 1_000_000.0

    def __call__(self) -> float:
        return self.seconds


class Hall:
    """One process's tables, and what belongs to them."""

    def __init__(
        self, store: Store, clock: Clock, office: PostOffice, seconds: float = 0.0, **others: Any
    ) -> None:
        self.store, self.clock, self.office = store, clock, office
        self.channels = 1000
        others.setdefault("pulse", PULSE)
        others.setdefault("chance", Random("the hall's"))  # dealt as it was the last time
        self.tables = Tables(store, office, clock, bot_seconds=seconds, **others)

    async def settle(self, *, but: Collection[asyncio.Task[Any]] = ()) -> None:
        """Wait until nothing is being delivered or thought about, `but` for these tasks.

        A task that has just ended may begin another in the next round of the loop.
        """
        quiet = 0
        while quiet < 2:
            tasks = [t for t in asyncio.all_tasks().difference(but) if t.get_name().startswith(OWN)]
            await asyncio.gather(asyncio.sleep(0), *tasks, return_exceptions=True)
            quiet = 0 if tasks else quiet + 1

    async def begin(
        self,
        computers: tuple[str, ...] = (),
        *,
        game: str = GAME,
        channel: int = 7,
        guild: int = 5,
        locale: str = "en",
        **options: Any,
    ) -> int:
        """Open a lobby as Alice, seat Bob (or computers), start; return the match's id."""
        lobby = self.tables.lobby
        table = TableOptions(**options)
        match_id = await lobby.open(
            game,
            Guest(ALICE, "Alice", 1),
            Place(guild, channel, locale),
            table=table,
            computers=computers,
        )
        if not computers:
            await lobby.join(match_id, Guest(BOB, "Bob", 2))
        await self.start(match_id)
        return match_id

    async def start(self, match_id: int, by: int = ALICE, interaction: int | None = None) -> None:
        """Press the start, and wait until the match is dealt."""
        await self.tables.lobby.start(match_id, by, interaction)
        await self.settle()

    async def pass_time(self, seconds: float) -> None:
        """Let time pass, and all happen that is due then."""
        self.clock.seconds += seconds
        await self.tables.tick()
        await self.settle()

    def told(self, key: str) -> int:
        """Return how many lines of the boards in the channels say `key`."""
        lines = [event.key for letter in self.office.on("board") for event in letter.events]
        return lines.count(key)

    async def position(self, match_id: int) -> Position:
        return await self.tables.live.position(match_id)

    async def moves(self, match_id: int) -> tuple[Entry, ...]:
        """Return the log of a match after its deal."""
        return await self.store.log.entries(match_id, 1)

    async def move(self, match_id: int, seat: Seat, interaction_id: int | None = None) -> None:
        """Let a seat make its first legal move."""
        position = await self.position(match_id)
        action = next(iter(position.engine.legal_actions(position.state, seat)))
        user = position.seats[seat].user_id
        await self.tables.play.submit(match_id, By(user, interaction_id), action)

    async def play_on(self, match_id: int, moves: int) -> None:
        """Make moves at random, by whoever is asked."""
        dice = Dice("moves", match_id)
        for _ in range(moves):
            position = await self.position(match_id)
            if position.outcome is not None:
                return
            seat = min(position.asked)
            action = dice.choice(list(position.engine.legal_actions(position.state, seat)))
            by = By(position.seats[seat].user_id)
            await self.tables.play.submit(match_id, by, action)


GAPS = """SELECT match_id, COUNT(*) FROM entry GROUP BY match_id
HAVING MIN(number) != 1 OR MAX(number) != COUNT(*)"""
OWN = ("delivery", "post ", "computer ")


@asynccontextmanager
async def hall(
    path: Path, clock: Clock, office: PostOffice, seconds: float = 0.0, **thinking: Any
) -> AsyncIterator[Hall]:
    """Open tables on a database, and close them whatever happens.

    `seconds` is how long a computer takes to answer; by what it chooses, and how much longer
    it may take, is in `thinking` (see `Tables`). Whatever happened in them, every log has its
    entries numbered one by one.
    """
    await lay_ready(path)
    store = await Store.open(path)
    opened = Hall(store, clock, office, seconds, **thinking)
    try:
        yield opened
    finally:
        await opened.tables.close()
        await store.close()
    assert not gaps(path)


def gaps(path: Path) -> list[tuple[int, int]]:
    """Return each match that lacks a number in its log, or has one twice, and how many it has."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(GAPS).fetchall()
