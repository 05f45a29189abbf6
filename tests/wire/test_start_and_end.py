"""A bot that starts in bad weather gets through it, and one that is asked to end does so."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.wire.asked import Asked
from tests.wire.evening import evening
from tests.wire.fake import fake_discord
from tests.wire.process import BotProcess
from tests.wire.weather import Storm, Trouble

TWICE = 2
SOON_ENOUGH = 5.0
"""Seconds that a bot may take to end."""


def _asks(method: str, path: str) -> Callable[[Asked], bool]:
    return lambda asked: asked.method == method and asked.path.endswith(path)


LOGIN, REGISTERING = _asks("GET", "/users/@me"), _asks("PUT", "/commands")
STARTS = {
    "login 503": Storm(Trouble(503), 1.0, LOGIN, TWICE),
    "line dropped at login": Storm(Trouble(drops=True), 1.0, LOGIN, TWICE),
    "503 for the commands": Storm(Trouble(503), 1.0, REGISTERING, TWICE),
    "line dropped with the commands": Storm(Trouble(drops=True), 1.0, REGISTERING, TWICE),
}


@pytest.mark.soak
@pytest.mark.parametrize("storm", STARTS.values(), ids=STARTS)
async def test_a_start_in_bad_weather(storm: Storm, tmp_path: Path) -> None:
    async with fake_discord() as fake:
        fake.weather.storms = [storm]
        async with BotProcess(fake, tmp_path) as bot:
            assert bot.running
            assert fake.world.commands


@pytest.mark.soak
async def test_a_gateway_that_refuses_the_first_connections(tmp_path: Path) -> None:
    async with fake_discord() as fake:
        fake.gateway.refuses = TWICE
        async with BotProcess(fake, tmp_path):
            assert fake.gateway.identified == 1


@pytest.mark.soak
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT], ids=lambda how: how.name)
async def test_a_bot_that_is_asked_to_end(how: signal.Signals, tmp_path: Path) -> None:
    """It ends soon and well, and says goodbye to the gateway."""
    async with evening(tmp_path) as party:
        await party.begin("shazamm")
        began = time.monotonic()
        assert await party.bot.ask_to_end(how) == 0, party.bot.said
        assert time.monotonic() - began < SOON_ENOUGH
        assert party.fake.gateway.goodbyes == [1000]
