"""Who starts after a server takes nothing from those whose lines that has cut."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from contextlib import closing

import psycopg
import pytest

from store import Changes, Slice, Store
from tests import postgres
from tests.postgres import Server
from tests.store.samples import a_match, a_post

PATIENCE = 60.0
LONG = 600.0
ALL = Slice(0, 0, 1)
OPENED = 200
"""So often a database is opened until its server has noticed that a process has ended."""
Ids = tuple[str, int]


def lose_a_process(server: Server) -> None:
    """Let the server begin anew by itself, as it does when one of its processes dies."""
    address = server.address("postgres")
    with closing(psycopg.connect(address, autocommit=True)) as waiting:
        text = "SELECT pid FROM pg_stat_activity WHERE backend_type = 'checkpointer'"
        os.kill(server.ask("postgres", text)[0][0], signal.SIGKILL)
        with pytest.raises(psycopg.OperationalError):
            waiting.execute("SELECT pg_sleep(60)")
    while psycopg.pq.PGconn.ping(address.encode()) != psycopg.pq.Ping.OK:
        pass


WAYS: dict[str, Callable[[Server], None]] = {
    "in order": lambda server: server.restart("fast"),
    "crashed": lambda server: server.restart("immediate"),
    "by itself": lose_a_process,
}


async def taken(store: Store, match_id: int) -> list[bool]:
    """Return whether a process gets the slice, the post, and the question to think about."""
    await store.look_round()
    claimed = await store.outbox.claim(f"{store.identity}:1", time.time(), LONG, 1)
    return [
        await store.shards.take(ALL, store.identity, LONG),
        len(claimed.posts) == 1,
        await store.thinking.take(match_id, 0, 1, LONG),
    ]


@pytest.mark.parametrize("way", WAYS)
async def test_nothing_is_taken_from_the_living_before_it_ends(way: str) -> None:
    with postgres.own() as server, server.database(server.template()) as address:
        lives = await Store.open(address, busy_timeout=PATIENCE)
        match_id = await lives.create_match(a_match())
        await lives.commit(Changes().post(a_post(match_id, due_at=time.time() - 1)))
        assert await taken(lives, match_id) == [True] * 3
        WAYS[way](server)
        starts = await Store.open(address, busy_timeout=PATIENCE)
        assert await taken(starts, match_id) == [False] * 3
        assert await lives.shards.keep(ALL, lives.identity, LONG)
        await starts.close()
        await lives.close()
        got = [False] * 3
        for _ in range(OPENED):
            alone = await Store.open(address, busy_timeout=PATIENCE)
            got = [a or b for a, b in zip(got, await taken(alone, match_id), strict=True)]
            await alone.close()
            if all(got):
                break
        assert got == [True] * 3, "who has written since, and has no line, is dead"
