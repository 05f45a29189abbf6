"""The pages of a club, served at a port of their own: fixtures."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from aiohttp import ClientSession

from offline.page import serve
from offline.simcord_inside import offer_commands_in_every_language
from offline.surfaces import Surfaces
from tests.bot.club import Club


@pytest.fixture
def port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


@pytest_asyncio.fixture
async def surfaces(club: Club, port: int) -> AsyncIterator[Surfaces]:
    offer_commands_in_every_language(club.env)
    async with Surfaces(club.world, port) as opened:
        yield opened


@pytest_asyncio.fixture
async def address(surfaces: Surfaces, port: int) -> AsyncIterator[str]:
    runner = await serve(surfaces, port)
    yield f"http://127.0.0.1:{port}"
    await runner.cleanup()


@pytest_asyncio.fixture
async def session() -> AsyncIterator[ClientSession]:
    async with ClientSession() as opened:
        yield opened
