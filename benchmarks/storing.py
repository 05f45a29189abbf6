"""How long it takes until a move is safe, against a bare insert of the same bytes.

The floor is aiosqlite alone: one table, one INSERT, one COMMIT, with the same durability. It
and the submits are timed in turns, in one run, on files side by side; medians are compared.
"""

from __future__ import annotations

import os
import random
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import aiosqlite

from benchmarks.results import Result
from store import Changes, Deadline, Entry, Outgoing, Snapshot, Store
from store.file import FileAccess

ROUNDS, MATCHES, FEW = 400, 100_000, 10
LIVE = 100
"""Of so many stored matches one is still being played; only those are written to."""
LONG = 1000
"""Number of the entry that a long match is waiting for; the others wait for their tenth."""
LONG_MATCHES = 5

CHANCE = random.Random(1)
ACTION = b'{"type":"cast","bet":12,"spells":[1,4,7]}'
STATE = CHANCE.randbytes(8_000)
PAYLOAD = CHANCE.randbytes(1_000)
SURFACES = ("board", "hand-0", "hand-1")


def submit(match_id: int, number: int) -> Changes:
    """Return all that one move writes."""
    changes = (
        Changes()
        .append(Entry(match_id, number, "action", 0, ACTION, 1, 10**18 + match_id, number, 2e9))
        .snapshot(Snapshot(match_id, number, STATE))
        .forget_snapshots(match_id, below=number)
        .drop_deadlines(match_id, "turn")
        .deadline(Deadline(match_id, "turn", 1, 2e9, b""))
    )
    for surface in SURFACES:
        nonce = f"{match_id}-{number}-{surface}"
        changes.post(Outgoing(0, match_id, surface, PAYLOAD, nonce, 2e9, 2e9, None, 0, None, None))
    return changes


async def filled(path: Path, matches: int) -> Store:
    """Return a store with so many matches."""
    await (await Store.open(path)).close()
    ids = range(1, matches + 1)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executemany(
            "INSERT INTO match (id, game, rules_version, status, guild_id, channel_id, host_id,"
            " locale, config, options, seed, created_at, started_at)"
            " VALUES (?, 'go', 1, ?, 1, ?, 1, 'en', X'', X'', 'seed', 1.0, 1.0)",
            ((id_, "ended" if id_ % LIVE else "playing", id_) for id_ in ids),
        )
        connection.executemany(
            "INSERT INTO seat (match_id, seat, user_id, name, salt, orders)"
            " VALUES (?, ?, ?, 'Alice', 'salt', X'')",
            ((match_id, seat, match_id % 5000 + seat) for match_id in ids for seat in (0, 1)),
        )
        connection.executemany(
            "INSERT INTO entry (match_id, number, kind, seat, action, actor_id, interaction_id,"
            " ply, at) VALUES (?, ?, 'action', 0, ?, 1, ?, ?, 1.0)",
            (
                (match_id, number, ACTION, match_id * 1000 + number, number)
                for number in range(1, LONG)  # as matches are played: side by side
                for match_id in (ids if number < 10 else ids[:LONG_MATCHES])
            ),
        )
        connection.executemany(
            "INSERT INTO snapshot SELECT ?, max(number), ? FROM entry WHERE match_id = ?",
            ((id_, PAYLOAD if id_ % LIVE else STATE, id_) for id_ in ids),
        )
        connection.execute(
            "INSERT INTO deadline (match_id, kind, seat, due_at, payload)"
            " SELECT id, 'turn', 0, 3e9, X'' FROM match"
        )
    return await Store.open(path)


class Case(NamedTuple):
    """Something to be timed; `after` is done between the rounds and costs nothing."""

    name: str
    run: Callable[[], Awaitable[object]]
    after: Callable[[], Awaitable[object]]


def submits(name: str, store: Store, ids: range, number: int) -> Case:
    """Time submits to one of `ids`, each of which waits for this number again afterwards."""
    match_id = ids[0]

    async def run() -> None:
        nonlocal match_id
        match_id = CHANCE.choice(ids)
        await store.commit(submit(match_id, number))

    async def after() -> None:
        def take_back(connection: sqlite3.Connection) -> None:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(
                "DELETE FROM entry WHERE match_id = ? AND number = ?", (match_id, number)
            )
            connection.execute("UPDATE snapshot SET ply = ply - 1 WHERE match_id = ?", (match_id,))
            connection.execute("DELETE FROM outbox")
            connection.execute("COMMIT")

        access = store._access
        assert isinstance(access, FileAccess)
        await access.writer.run(take_back)

    return Case(name, run, after)


async def nothing() -> None:
    pass


async def bare(path: Path) -> tuple[aiosqlite.Connection, Case]:
    """Return aiosqlite alone, with as much durability and as many bytes."""
    connection = await aiosqlite.connect(path)
    await connection.execute("PRAGMA journal_mode = WAL")
    await connection.execute("PRAGMA synchronous = FULL")
    await connection.execute("CREATE TABLE floor (id INTEGER PRIMARY KEY, action, state, payload)")
    row = (ACTION, STATE, PAYLOAD * len(SURFACES))

    async def run() -> None:
        await connection.execute("INSERT INTO floor (action, state, payload) VALUES (?, ?, ?)", row)
        await connection.commit()

    return connection, Case("floor: bare aiosqlite", run, nothing)


async def timed(cases: Iterable[Case], rounds: int) -> dict[str, list[float]]:
    """Return the milliseconds of each case in each round, the cases in turns."""
    times: dict[str, list[float]] = {case.name: [] for case in cases}
    for _ in range(rounds):
        for case in CHANCE.sample(list(cases), len(times)):
            start = time.perf_counter()
            await case.run()
            times[case.name].append((time.perf_counter() - start) * 1000)
            await case.after()
    return times


def compared(times: dict[str, list[float]]) -> list[Result]:
    """Return the budgets of the database: the medians of `written`, each against its floor."""
    bare, short, long, many = (statistics.median(values) for values in times.values())
    return [
        Result("commit of a move", short / bare, "×", f"bare aiosqlite, {bare:.2f} ms", most=1.5),
        Result(f"commit of move {LONG:,}", long / short, "×", "the tenth move", most=1.1),
        Result(f"commit with {MATCHES:,} stored matches", many / short, "×", "with 10", most=1.1),
    ]


async def measure(rounds: int = ROUNDS, matches: int = MATCHES) -> list[Result]:
    """Return what a commit costs in a fresh, a long and a crowded database."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        few, many = await filled(folder / "few.db", FEW), await filled(folder / "many.db", matches)
        floor, floor_case = await bare(folder / "floor.db")
        long, short = range(1, LONG_MATCHES + 1), range(LONG_MATCHES + 1, FEW + 1)
        spread = range(LIVE, matches + 1, max(LIVE, matches // 5))  # as many as in `short`
        written = [
            floor_case,
            submits("the tenth move", few, short, 10),
            submits("a late move", few, long, LONG),
            submits("among many matches", many, spread, 10),
        ]
        os.sync()  # or the disk is still busy with the filling
        times = await timed(written, rounds)
        for database in (few, many, floor):
            await database.close()
    return compared(times)
