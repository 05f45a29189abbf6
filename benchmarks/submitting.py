"""A submitted move, from the lock to the durable commit, against a bare insert of its bytes."""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import aiosqlite

from benchmarks.results import Result
from engines.core import Text, encode
from store import Message, Store
from tables import Clock, Delivered, Delivery, Poll, Scene, TableOptions, Tables
from tables.lobby import Guest, Place
from tables.notice import Old
from tables.tables import By

ROUNDS = 300


class Nowhere:
    """A transport whose messages arrive at once."""

    async def below(self, shown: Message) -> int:
        """Return that nothing stands below."""
        return 0

    def holds(self, scene: Scene, events: Sequence[Text]) -> int:
        return len(events)

    def lasts(self, scene: Scene, events: Sequence[Text]) -> int:
        return len(events)

    async def send(self, delivery: Delivery) -> Delivered:
        return Delivered(1, 1)

    async def edit(self, delivery: Delivery) -> Delivered:
        return Delivered(1, 1)

    async def put_away(self, scene: Scene, old: Old) -> None:
        pass

    async def read_poll(self, message: Message) -> Poll | None:
        return None

    async def has_left(self, delivery: Delivery) -> bool:
        return False

    async def stands(self, delivery: Delivery) -> Delivered | None:
        return None

    async def find(self, delivery: Delivery, since: float) -> Delivered | None:
        return None


async def measure() -> list[Result]:
    """Return how much more a submit costs than writing the same bytes."""
    with tempfile.TemporaryDirectory() as folder:
        return [await _submit(Path(folder))]


async def _submit(folder: Path) -> Result:
    store = await Store.open(folder / "submit.db")
    tables = Tables(store, Nowhere(), time.time, bot_seconds=0.0)
    tables.making.after_commit.clear()  # delivery comes after the commit: it is not counted
    floor = await aiosqlite.connect(folder / "floor.db")
    await floor.execute("PRAGMA journal_mode = WAL")
    await floor.execute("PRAGMA synchronous = FULL")
    await floor.execute("CREATE TABLE floor (id INTEGER PRIMARY KEY, bytes BLOB)")
    submits, floors = list[float](), list[float]()
    match_id, chance = await _dealt(store, tables), random.Random(1)
    for _ in range(ROUNDS):
        if (await tables.live.position(match_id)).outcome is not None:
            match_id = await _dealt(store, tables)
        position = await tables.live.position(match_id)
        seat = min(position.asked)
        legal = list(position.engine.legal_actions(position.state, seat))
        by, action = By(1 + seat), chance.choice(legal)
        submits.append(await _timed(lambda: tables.play.submit(match_id, by, action)))  # noqa: B023
        data = await _bytes_of(store, tables, match_id)
        floors.append(await _timed(lambda: _insert(floor, data)))  # noqa: B023
    await floor.close()
    await tables.close()
    await store.close()
    bare = statistics.median(floors)
    return Result(
        "submit of one move of Shazamm!, committed",
        statistics.median(submits) / bare,
        "×",
        f"bare aiosqlite, {bare:.2f} ms",
        most=1.5,
    )


async def _dealt(store: Store, tables: Tables) -> int:
    """Return a new match of two that is dealt, once nothing is being delivered any more."""
    options = TableOptions(clock=Clock.DAY)
    place = Place(5, 7, "en")
    opened = await tables.lobby.open("shazamm", Guest(1, "Alice", None), place, table=options)
    await tables.lobby.join(opened, Guest(2, "Bob", None))
    await tables.lobby.start(opened, 1)
    await begun(tables, opened)
    await shown(store)
    while any(t.get_name().startswith(("post ", "delivery")) for t in asyncio.all_tasks()):  # noqa: ASYNC110
        await asyncio.sleep(0.001)
    return opened


async def begun(tables: Tables, match_id: int) -> None:
    """Wait until a match that was started is dealt."""
    while (match := await tables.records.match(match_id)) is not None and match.starting:  # noqa: ASYNC110
        await asyncio.sleep(0.001)


async def shown(store: Store) -> None:
    """Wait until everything is delivered."""
    while await store.outbox.next_at(idle=True) is not None:  # noqa: ASYNC110
        await asyncio.sleep(0.001)


async def _bytes_of(store: Store, tables: Tables, match_id: int) -> bytes:
    """Return as many bytes as the last move wrote: entry, snapshot, posts."""
    position = await tables.live.position(match_id)
    entry = (await store.log.entries(match_id))[-1]
    surfaces = ("board", "hand-0", "hand-1")
    posts = [(await store.outbox.posts(match_id, surface))[-1:] for surface in surfaces]
    written = sum(len(post.payload) for rows in posts for post in rows)
    return encode(position.state) + entry.action + b" " * written


async def _insert(connection: aiosqlite.Connection, data: bytes) -> None:
    await connection.execute("INSERT INTO floor (bytes) VALUES (?)", (data,))
    await connection.commit()


async def _timed(work: Callable[[], Awaitable[object]]) -> float:
    start = time.perf_counter()
    await work()
    return (time.perf_counter() - start) * 1000
