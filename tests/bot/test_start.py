"""The bot's heart begins to beat at its start, whatever hinders the tables from going on then."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from datetime import timedelta

import pytest

from cogs.shared.scheduler import Scheduler
from store import RESTORED, Changes, Store
from tests.bot.club import PULSE, Club
from tests.bot.fixtures import ErrorLog
from tests.games.shazamm.play.duels import begun

RESTORED_SAID = "backup"
"""A word of what boards say once a backup was put back: what is done at a start alone."""


def heart(club: Club) -> Scheduler:
    """Return what beats in the club's bot."""
    found = club.bot.get_cog("Scheduler")
    assert isinstance(found, Scheduler)
    return found


def told(club: Club) -> int:
    """Return how many messages say that a backup was put back."""
    return sum(RESTORED_SAID in message.text for message in club.messages)


async def start_under_lock(club: Club) -> None:
    """Put back a backup, and start the bot while another process holds the write lock."""
    await club.store.commit(Changes().setting(RESTORED, "1000"))
    await club._end(orderly=True)
    club._made_anew()
    path = club.settings.database
    club.bot.store = await Store.open(path, busy_timeout=0.01)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        await club._start()
        other.execute("ROLLBACK")


async def test_a_busy_database_at_the_start_is_tried_again_by_the_next_beat(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    await begun(club)
    with caplog.at_level(logging.WARNING):
        await start_under_lock(club)
    assert "database is locked" in caplog.text
    assert told(club) == 0
    assert heart(club).beat.is_running()
    await club.advance(seconds=PULSE + 1)
    assert told(club) == 1
    assert await club.store.setting(RESTORED) == ""


async def test_a_busy_database_at_the_start_is_tried_again_when_discord_is_back(
    club: Club,
) -> None:
    await begun(club)
    await start_under_lock(club)
    with club.as_the_bot():
        await heart(club).on_resumed()
    await club.rest()
    assert told(club) == 1


async def test_shards_that_are_ready_at_once_begin_once(club: Club) -> None:
    await begun(club)
    await start_under_lock(club)
    ready = heart(club)
    with club.as_the_bot():
        await asyncio.gather(ready.on_ready(), ready.on_shard_ready(0), ready.on_shard_ready(1))
    await club.rest()
    assert told(club) == 1


async def test_a_fault_at_the_start_stops_no_clock(club: Club, error_log: ErrorLog) -> None:
    await begun(club)
    await club.store.commit(Changes().setting(RESTORED, "no moment"))
    await club.restart()
    assert heart(club).beat.is_running()
    before = await club.store.shards.signs()
    await club.advance(seconds=PULSE + 1)
    assert await club.store.shards.signs() != before
    while "no moment" in "".join(error_log.lines):
        error_log.expect("not all could go on after the start")


async def test_a_clock_that_is_turned_back_stops_no_beat(club: Club) -> None:
    """As a machine's clock is that was ahead: signs of life go on, by the new time."""
    await begun(club)
    club.env.backend.clock._epoch -= timedelta(hours=6)
    for _ in range(3):
        before = await club.store.shards.signs()
        await club.advance(seconds=PULSE + 1)
        assert await club.store.shards.signs() != before
