"""A proxy that keeps Discord's limits for several bots stands between, and refuses by itself."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web
from multidict import CIMultiDict

from tests.wire.calm import judged
from tests.wire.evening import BUSY, Evening
from tests.wire.fake import LARGEST, FakeDiscord, fake_discord
from tests.wire.ledger import new_ledger
from tests.wire.process import BotProcess

BASE = "/discord/api/v10"
"""Where the proxy has what Discord has: no bot may know better than what it is told."""
HOP = {"host", "content-length", "transfer-encoding", "connection", "content-encoding"}


class Proxy:
    """Hands requests on to the fake, but of `often` one: those it refuses itself."""

    def __init__(self, fake: FakeDiscord, often: int, *, plain: bool) -> None:
        self._fake, self._often, self._plain = fake, often, plain
        self._numbers = count(1)
        self.refused = self.handed_on = 0
        self.port = 0

    @property
    def address(self) -> str:
        """What the bot is told."""
        return f"http://127.0.0.1:{self.port}{BASE}/"

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Hand a request on, or refuse it."""
        if next(self._numbers) % self._often == 0:
            self.refused += 1
            told = {"Retry-After": "1"}
            if self._plain:
                return web.Response(status=429, text="too many requests", headers=told)
            body = {"message": "too many requests", "retry_after": 0.2, "global": False}
            return web.json_response(body, status=429, headers=told)
        self.handed_on += 1
        to = self._fake.api_address + request.rel_url.raw_path_qs.removeprefix(BASE)
        headers = CIMultiDict((k, v) for k, v in request.headers.items() if k.lower() not in HOP)
        async with (
            aiohttp.ClientSession(auto_decompress=False) as session,
            session.request(
                request.method, to, data=await request.read(), headers=headers
            ) as answer,
        ):
            kept = ((k, v) for k, v in answer.headers.items() if k.lower() not in HOP)
            return web.Response(
                body=await answer.read(), status=answer.status, headers=CIMultiDict(kept)
            )


@asynccontextmanager
async def proxy(fake: FakeDiscord, often: int, *, plain: bool) -> AsyncIterator[Proxy]:
    """Let a proxy run."""
    between = Proxy(fake, often, plain=plain)
    app = web.Application(client_max_size=LARGEST)
    app.router.add_route("*", BASE + "/{rest:.*}", between.handle)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        between.port = int(runner.addresses[0][1])
        yield between
    finally:
        await runner.cleanup()


@pytest.mark.parametrize(
    "plain",
    [
        pytest.param(True, id="in plain words"),
        pytest.param(False, id="as Discord says it", marks=pytest.mark.soak),
    ],
)
async def test_a_match_is_played_through_a_proxy_that_refuses_by_itself(
    tmp_path: Path, plain: bool
) -> None:
    """Neither has the header by which discord.py knows that Discord itself has answered."""
    async with fake_discord(in_time=BUSY) as fake, proxy(fake, 7, plain=plain) as between:
        ledger = await new_ledger(tmp_path / "broadside.db")
        told = {"BROADSIDE_DISCORD_API": between.address}
        async with BotProcess(fake, tmp_path, **told) as bot:
            party = Evening(fake, bot, ledger, "a proxy")
            await party.begin("shazamm")
            await party.play(4)
            await judged(party)
        assert between.refused > 3
        assert fake.api.log.total() == between.handed_on
        assert not fake.wrong
