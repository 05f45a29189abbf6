"""What other processes do to a database in the tests: `python -m tests.store.programs NAME …`."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import time
from contextlib import suppress
from pathlib import Path

import psycopg

from store import Changes, EntryTaken, Store
from store.addresses import is_server
from tests.store.samples import a_submit, an_entry


def say(word: object) -> None:
    print(word, flush=True)


def wait_for_word() -> str:
    return sys.stdin.readline().strip()


async def submit_forever(path: str, match_id: str) -> None:
    """Commit move after move, and say each number once it is acknowledged."""
    store = await Store.open(path)
    number = await store.log.last_number(int(match_id))
    while True:
        number += 1
        await store.commit(a_submit(int(match_id), number))
        say(number)


async def append(path: str, match_id: str, actor: str, times: str) -> None:
    """Append so many entries in competition with others; say how often another was first."""
    store = await Store.open(path, busy_timeout=10.0)
    number = await store.log.last_number(int(match_id)) + 1
    say("ready")  # all of them want the same number first
    wait_for_word()
    done = lost = 0
    while done < int(times):
        entry = an_entry(int(match_id), number, actor_id=int(actor), interaction_id=None)
        try:
            await store.commit(Changes().append(entry))
            done += 1
        except EntryTaken:
            lost += 1
        number = await store.log.last_number(int(match_id)) + 1
    say(lost)
    await store.close()


async def lock(path: str) -> None:
    """Keep all others from writing until told otherwise."""
    if is_server(path):
        lock_tables(path)
        return
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    say("locked")
    wait_for_word()
    connection.execute("ROLLBACK")
    connection.close()


def lock_tables(address: str) -> None:
    with psycopg.connect(address) as connection:
        connection.execute("LOCK TABLE match, outbox IN EXCLUSIVE MODE")
        say("locked")
        wait_for_word()


async def claim_as_itself(path: str) -> None:
    """Claim one post for an hour under this process's own name, say its id, and do nothing more."""
    store = await Store.open(path, busy_timeout=10.0)
    now = store.clock(time.time)()
    (post,) = (await store.outbox.claim(f"{store.identity}:1", now, 3600.0, 1)).posts
    say(post.id)
    wait_for_word()


async def claim(path: str, owner: str) -> None:
    """Each time that it is told a time, claim one post and say its id, or 0."""
    store = await Store.open(path, busy_timeout=10.0)
    say("ready")
    while now := wait_for_word():
        posts = (await store.outbox.claim(owner, float(now), 60.0, 1)).posts
        say(posts[0].id if posts else 0)
    await store.close()


async def open_each(folder: str) -> None:
    """Open every database it is told the name of, as fast as it can, and say so."""
    say("ready")
    while name := wait_for_word():
        store = await Store.open(Path(folder, name))
        await store.close()
        say(name)


async def close_at_work(path: str, match_id: str) -> None:
    """Close while a hundred commits are under way, and end."""
    store = await Store.open(path)
    commits = [
        asyncio.ensure_future(store.commit(a_submit(int(match_id), number)))
        for number in range(1, 101)
    ]
    await asyncio.sleep(0)
    await store.close()
    say(sum(commit.done() for commit in commits))


async def torn_down_at_work(path: str, match_id: str) -> None:
    """End in the middle of a hundred commits, with all tasks cancelled."""
    store = await Store.open(path)
    try:
        await asyncio.gather(
            *(store.commit(a_submit(int(match_id), number)) for number in range(1, 101)),
            cancel_me(),
        )
    finally:
        await store.close()


async def never_close(path: str, match_id: str) -> None:
    """End without a word to the store, as after an error nobody foresaw."""
    forgotten.append(await Store.open(path))
    await forgotten[0].commit(a_submit(int(match_id), 1))
    say("committed")


forgotten: list[Store] = []


async def cancel_me() -> None:
    await asyncio.sleep(0)
    for task in asyncio.all_tasks():
        task.cancel()


PROGRAMS = {
    program.__name__: program
    for program in (
        submit_forever,
        append,
        lock,
        claim,
        claim_as_itself,
        open_each,
        close_at_work,
        torn_down_at_work,
        never_close,
    )
}

if __name__ == "__main__":
    name, *arguments = sys.argv[1:]
    with suppress(asyncio.CancelledError):
        asyncio.run(PROGRAMS[name](*arguments))
