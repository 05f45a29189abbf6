"""The fake Discord as a whole: a world, its HTTP API and its gateway on a port of loopback."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncGenerator

from aiohttp import web

from tests.wire.api import BASE, Api
from tests.wire.gateway import Gateway
from tests.wire.interactions import IN_TIME
from tests.wire.rates import Rates
from tests.wire.routes import Routes
from tests.wire.weather import Weather
from tests.wire.world import World

TOKEN = "a.token.of-the-fake"
LARGEST = 64 * 1024 * 1024


class FakeDiscord:
    """Where the bot connects to. Made by `fake_discord`."""

    def __init__(self, world: World, weather: Weather, rates: Rates) -> None:
        self.world, self.weather, self.rates = world, weather, rates
        self.port = 0
        self.gateway = Gateway(world, TOKEN, lambda: self.gateway_address)
        routes = Routes(world, TOKEN, self.gateway.starting.told)
        self.api = Api(world, routes, weather, rates)

    @property
    def api_address(self) -> str:
        """The base of the HTTP API."""
        return f"http://127.0.0.1:{self.port}{BASE}"

    @property
    def gateway_address(self) -> str:
        """Where sessions begin."""
        return f"ws://127.0.0.1:{self.port}/gateway/"

    @property
    def wrong(self) -> list[str]:
        """What no correct bot asks of Discord."""
        return [*self.api.wrong, *self.gateway.wrong]


@contextlib.asynccontextmanager
async def fake_discord(
    *,
    seed: str = "calm",
    locale: str = "en-US",
    limits: bool = False,
    in_time: float = IN_TIME,
) -> AsyncGenerator[FakeDiscord]:
    """Let a fake Discord run. `limits`: it keeps Discord's limits on how often."""
    fake = FakeDiscord(World(locale, in_time), Weather(seed), Rates(kept=limits))
    app = web.Application(client_max_size=LARGEST)
    app.router.add_get("/gateway/{who:.*}", fake.gateway.handle)
    app.router.add_route("*", BASE + "/{rest:.*}", fake.api.handle)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    try:
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        fake.port = int(runner.addresses[0][1])
        yield fake
    finally:
        await runner.cleanup()
