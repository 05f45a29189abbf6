"""A request to Discord that hangs is given up, but never where that would stop all others."""

from __future__ import annotations

import asyncio

import discord
import pytest

from cogs.chat.asking import within

SHORT = 0.01


@pytest.fixture
async def client() -> discord.Client:
    """A client as it is once it has logged in: Discord lets it ask."""
    client = discord.Client(intents=discord.Intents.none())
    assert hasattr(client.http, "_global_over"), "discord.py calls its pause otherwise now"
    client.http._global_over = asyncio.Event()
    client.http._global_over.set()
    return client


class Hanging:
    """A request that is answered when a test wants it."""

    def __init__(self) -> None:
        self.answer = asyncio.Event()
        self.cut_off = False

    async def ask(self) -> str:
        try:
            await self.answer.wait()
        except asyncio.CancelledError:
            self.cut_off = True
            raise
        return "answer"


async def test_what_is_answered_is_returned(client: discord.Client) -> None:
    request = Hanging()
    request.answer.set()
    assert await within(client, 20.0, request.ask()) == "answer"


async def test_an_error_is_raised_as_it_is(client: discord.Client) -> None:
    async def fail() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await within(client, 20.0, fail())


async def test_what_hangs_is_given_up(client: discord.Client) -> None:
    request = Hanging()
    with pytest.raises(TimeoutError):
        await within(client, SHORT, request.ask())
    await asyncio.sleep(0)
    assert request.cut_off


async def test_the_pause_for_all_is_waited_for(client: discord.Client) -> None:
    """Whoever is cut off in it would never end it, and nothing could be asked any more."""
    client.http._global_over.clear()
    request = Hanging()
    waiting = asyncio.ensure_future(within(client, SHORT, request.ask()))
    assert (await asyncio.wait([waiting], timeout=10 * SHORT))[1]
    assert not request.cut_off
    request.answer.set()
    assert await waiting == "answer"


async def test_who_is_cancelled_cancels_the_request(client: discord.Client) -> None:
    request = Hanging()
    waiting = asyncio.ensure_future(within(client, 20.0, request.ask()))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await asyncio.sleep(0)
    assert request.cut_off
