"""How long it takes until a move is safe on a server, against its bare driver.

The floor is psycopg alone: one table, one INSERT and one COMMIT of the same bytes, on the same
server, which writes to the disk before it answers as it would anywhere. It and the commits are
timed in turns; medians are compared. Without PostgreSQL nothing is measured.
"""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from benchmarks.results import Result
from benchmarks.storing import (
    ACTION,
    CHANCE,
    FEW,
    LIVE,
    MATCHES,
    PAYLOAD,
    STATE,
    SURFACES,
    Case,
    nothing,
    submit,
    timed,
)
from store import Store
from tests import postgres

ROUNDS = 300
FILL = (
    "INSERT INTO match (id, game, rules_version, status, guild_id, channel_id, host_id,"
    " locale, config, options, seed, created_at, started_at)"
    f" SELECT g, 'go', 1, CASE WHEN g % {LIVE} = 0 THEN 'playing' ELSE 'ended' END,"
    " 1, g, 1, 'en', '', '', 'seed', 1.0, 1.0 FROM generate_series(1, {many}) g",
    "INSERT INTO seat (match_id, seat, user_id, name, salt, orders)"
    " SELECT g, s, g % 5000 + s, 'Alice', 'salt', ''"
    " FROM generate_series(1, {many}) g, generate_series(0, 1) s",
    "INSERT INTO entry (match_id, number, kind, seat, action, actor_id, interaction_id, ply, at)"
    f" SELECT g, n, 'action', 0, '\\x{ACTION.hex()}', 1, g * 1000 + n, n, 1.0"
    " FROM generate_series(1, 9) n, generate_series(1, {many}) g",
    "INSERT INTO snapshot SELECT g, 9, convert_to(repeat('s', {snapshot}), 'UTF8')"
    " FROM generate_series(1, {many}) g",
    "INSERT INTO deadline (match_id, kind, seat, due_at, payload)"
    " SELECT id, 'turn', 0, 3e9, '' FROM match",
    "ANALYZE",
)
"""What fills a database as `benchmarks.storing` fills a file."""


@contextmanager
def durable_server() -> Iterator[postgres.Server]:
    """Run a server of the benchmark's own that writes to the disk before it answers."""
    postgres.reserve(Path(tempfile.gettempdir()))
    try:
        yield postgres.Server(durable=True)
    finally:
        postgres.release()


async def filled(server: postgres.Server, name: str, matches: int) -> Store:
    """Return a store with so many matches."""
    server.ask("postgres", f"CREATE DATABASE {name}")
    await (await Store.open(server.address(name))).close()
    wanted = (text.format(many=matches, snapshot=len(PAYLOAD)) for text in FILL)
    server.ask(name, *wanted)
    return await Store.open(server.address(name))


def submits(name: str, server: postgres.Server, store: Store, ids: range) -> Case:
    """Time submits to one of `ids`, each of which waits for its tenth move again afterwards."""
    match_id = ids[0]

    async def run() -> None:
        nonlocal match_id
        match_id = CHANCE.choice(ids)
        await store.commit(submit(match_id, 10))

    async def after() -> None:
        server.ask(
            name,
            f"DELETE FROM entry WHERE match_id = {match_id} AND number = 10",
            f"UPDATE snapshot SET ply = 9 WHERE match_id = {match_id}",
            "DELETE FROM outbox",
        )

    return Case(name, run, after)


async def bare(server: postgres.Server) -> tuple[Any, Case]:
    """Return psycopg alone, which writes as many bytes."""
    import psycopg  # noqa: PLC0415 - where there is no server, there need be no driver

    server.ask("postgres", "CREATE DATABASE bare")
    connection = await psycopg.AsyncConnection.connect(server.address("bare"), prepare_threshold=0)
    await connection.execute(
        "CREATE TABLE floor (id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,"
        " action BYTEA, state BYTEA, payload BYTEA)"
    )
    await connection.commit()
    written = (ACTION, STATE, PAYLOAD * len(SURFACES))

    async def run() -> None:
        insert = "INSERT INTO floor (action, state, payload) VALUES (%s, %s, %s)"
        await connection.execute(insert, written)
        await connection.commit()

    return connection, Case("bare", run, nothing)


async def measure(rounds: int = ROUNDS, matches: int = MATCHES) -> list[Result]:
    """Return what a commit costs on a server, fresh and crowded."""
    if postgres.programs() is None:
        return []
    with durable_server() as server:
        few, many = await filled(server, "few", FEW), await filled(server, "many", matches)
        floor, floor_case = await bare(server)
        spread = range(LIVE, matches + 1, max(LIVE, matches // FEW))
        cases = [
            floor_case,
            submits("few", server, few, range(1, FEW + 1)),
            submits("many", server, many, spread),
        ]
        times = await timed(cases, rounds)
        for database in (few, many, floor):
            await database.close()
    alone, short, crowded = (statistics.median(values) for values in times.values())
    what, floor_of = "commit of a move on a server", f"bare psycopg, {alone:.2f} ms"
    return [
        Result(what, short / alone, "×", floor_of, most=1.5),
        Result(f"{what} with {matches:,} matches", crowded / short, "×", "with 10", most=1.1),
    ]
