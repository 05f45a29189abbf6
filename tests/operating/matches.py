"""Databases with a running match, for bots that are started on them."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from store import Changes, Store
from tables.lobby import Guest, Place
from tables.notice import BOARD, Notice, hand, outgoing
from tests.operating.stub import CHANNEL, GUILD
from tests.tables.house import ALICE, BOB, Clock, hall
from tests.tables.post_office import PostOffice

DELIVERING = ("delivery", "post ")


async def match_in(folder: Path, computers: tuple[str, ...] = ()) -> Path:
    """Return a database with a match of Shazamm! in the stub's channel, its board still to come."""
    path, clock = folder / "broadside.db", Clock()
    clock.seconds = time.time()
    async with hall(path, clock, PostOffice(clock), seconds=3600.0) as house:
        lobby, alice = house.tables.lobby, Guest(ALICE, "Alice", None)
        match_id = await lobby.open(
            "shazamm", alice, Place(GUILD, CHANNEL, "en"), computers=computers
        )
        if not computers:
            await lobby.join(match_id, Guest(BOB, "Bob", None))
        await lobby.start(match_id, ALICE)
        while tasks := [t for t in asyncio.all_tasks() if t.get_name().startswith(DELIVERING)]:
            await asyncio.gather(*tasks)
    store = await Store.open(path)
    changes = Changes()
    for surface in (BOARD, hand(0)):
        changes.post(outgoing(match_id, surface, Notice(new=True), time.time()))
    await store.commit(changes)
    await store.close()
    return path


def cast(bet: int) -> dict[str, Any]:
    """Return what Discord tells of `/shazamm cast` with a bet."""
    options = [{"type": 4, "name": "bet", "value": bet}]
    inner = [{"type": 1, "name": "cast", "options": options}]
    return {"id": "1", "name": "shazamm", "type": 1, "options": inner}


def rows(path: Path, text: str) -> list[Any]:
    """Return what a statement finds in a database."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(text).fetchall()
