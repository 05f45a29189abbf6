"""The lines of a slice: what becomes of all of them where one is lost, or the lease."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import discord
import pytest
from discord import http
from discord.gateway import DiscordWebSocket
from yarl import URL

from cogs.chat.services import Client
from operating import line, lines
from operating.lines import Shards
from store import Slice, Store
from tests.wire.fake import TOKEN, FakeDiscord, fake_discord
from tests.wire.ledger import Ledger
from tests.wire.player import until

SHARDS = 3
SLICE = Slice(0, SHARDS - 1, SHARDS)
NEVER = 10**6
SOON = 0.02
LEASE, LEFT = 4.0, 3.6
PATIENCE = 20.0


@pytest.fixture
async def fake(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[FakeDiscord]:
    """Return a Discord that is found, and lets sessions of all shards begin at once."""
    monkeypatch.setattr(line.Pauses, "next", lambda _: SOON)
    async with fake_discord() as fake:
        fake.gateway.starting.concurrency = 16
        monkeypatch.setattr(http.Route, "BASE", fake.api_address)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", URL(fake.gateway_address))
        yield fake


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "broadside.db", busy_timeout=PATIENCE)
    yield store
    await store.close()


@asynccontextmanager
async def followed(store: Store) -> AsyncIterator[tuple[Shards, list[str]]]:
    """Follow a slice; give its lines, and what is told of them to whoever listens."""
    intents = discord.Intents(guilds=True)
    client = Client((), intents=intents, help_command=None, shard_count=SHARDS)
    told: list[str] = []

    async def on_disconnect() -> None:
        told.append("disconnect")

    async def on_shard_disconnect(shard: int) -> None:
        told.append(f"shard {shard}")

    client.add_listener(on_disconnect)
    client.add_listener(on_shard_disconnect)
    async with client:
        await client.login(TOKEN)
        shards = Shards(client, store, (SLICE,))
        keeping = asyncio.create_task(shards.keep())
        try:
            yield shards, told
        finally:
            keeping.cancel()
            with suppress(asyncio.CancelledError):
                await keeping
            await shards.leave()


async def test_people_are_reached_while_one_shard_is(fake: FakeDiscord, store: Store) -> None:
    async with followed(store) as (shards, told):
        await fake.gateway.ready()
        assert await until(lambda: shards.open == SHARDS, PATIENCE)
        fake.gateway.refuses = NEVER
        await fake.gateway.cut(4000, shard=1)
        assert await until(lambda: shards.open == SHARDS - 1, PATIENCE)
        fields = shards.fields()
        assert fields == {"shards": SHARDS, "shards_away": 1, "standing_by": False}
        assert await until(lambda: told.count("shard 1") > 2, PATIENCE)
        assert set(told) == {"shard 1"}
        await fake.gateway.cut(4000)
        assert await until(lambda: "disconnect" in told, PATIENCE)
        assert shards.open == 0
        fake.gateway.refuses = 0
        await fake.gateway.ready()
        assert await until(lambda: shards.open == SHARDS, PATIENCE)
        assert (fake.gateway.identified, fake.gateway.resumed) == (SHARDS, SHARDS)


async def test_who_cannot_renew_a_lease_hangs_up_before_it_ends(
    tmp_path: Path, fake: FakeDiscord, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database that does not answer: another may have the slice once the lease has ended."""
    for name, seconds in {"LEASE": LEASE, "EVERY": SOON, "LEFT": LEFT, "LOOK": SOON}.items():
        monkeypatch.setattr(lines, name, seconds)
    async with followed(store) as (shards, told):
        assert await until(lambda: shards.open == SHARDS, PATIENCE)
        now = asyncio.get_running_loop().time
        with Ledger(tmp_path / "broadside.db").locked():
            began = now()
            assert await until(lambda: shards.open == 0, PATIENCE)
            assert now() - began < LEASE
            assert await until(lambda: told == ["disconnect"], PATIENCE), told
            assert fake.gateway.standing == {}
        assert await until(lambda: shards.open == SHARDS, PATIENCE)
        assert (fake.gateway.identified, fake.gateway.resumed) == (SHARDS, SHARDS)


async def test_no_session_begins_once_those_of_the_day_are_used_up(
    fake: FakeDiscord,
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Discord would reset the token. The day after all goes on by itself."""
    monkeypatch.setattr(lines, "TOLD_AGAIN", 10 * SOON)
    monkeypatch.setattr(lines, "APART", SOON)
    starting = fake.gateway.starting
    starting.total = 1
    async with followed(store) as (shards, _):
        assert await until(lambda: shards.open == 1, PATIENCE)
        assert await until(lambda: "no session may begin today" in caplog.text, PATIENCE)
        starting.resets_after = 5 * SOON
        asked = starting.told_of
        assert await until(lambda: starting.told_of > asked + 3, PATIENCE)
        assert shards.fields()["shards_away"] == SHARDS - 1
        starting.total, starting.resets_after = 1000, 1000.0
        assert await until(lambda: shards.open == SHARDS, PATIENCE)
        assert not fake.wrong


async def test_of_two_one_follows_and_the_other_stands_by(
    fake: FakeDiscord,
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """And says by whom all is served, for whoever wonders why it does nothing."""
    monkeypatch.setattr(lines, "LOOK", SOON)
    caplog.set_level(logging.INFO)
    async with followed(store) as (first, _):
        assert await until(lambda: first.open == SHARDS, PATIENCE)
        async with followed(store) as (second, _):
            said = f"standing by: others serve {SLICE}"
            assert await until(lambda: said in caplog.text, PATIENCE)
            assert second.fields() == {"shards": 0, "shards_away": 0, "standing_by": True}
            assert fake.gateway.identified == SHARDS
