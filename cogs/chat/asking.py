"""How long a request to Discord may take, and what its failure means to delivery."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import aiohttp
import discord

from cogs.chat.trouble import in_trouble
from tables import Gone, Later, Shut

ARCHIVED_THREAD = 50083
TOO_MANY_EDITS = 30046
"""Of a message that is older than an hour."""

Answer = TypeVar("Answer")


async def within(
    client: discord.Client, seconds: float, request: Coroutine[Any, Any, Answer]
) -> Answer:
    """Return what a request returns. Raises `TimeoutError` for one that hangs for too long.

    Whether it was carried out nobody knows then. While Discord lets the bot ask nothing at all
    it is waited for: discord.py, if it is cut off in that pause, never ends it for anybody.
    """
    task = asyncio.ensure_future(request)
    try:
        done, _ = await asyncio.wait([task], timeout=seconds)
        while not done and _all_wait(client):
            done, _ = await asyncio.wait([task], timeout=seconds)
        if done:
            return task.result()
        raise TimeoutError
    finally:
        task.add_done_callback(_look_at)
        task.cancel()


def _look_at(task: asyncio.Future[Any]) -> None:
    """Take note of how a request ended that nobody waits for any more."""
    if not task.cancelled():
        task.exception()


def _all_wait(client: discord.Client) -> bool:
    """Tell whether Discord's limit for all requests together is exceeded."""
    over = getattr(client.http, "_global_over", None)
    return isinstance(over, asyncio.Event) and not over.is_set()


@asynccontextmanager
async def troubles() -> AsyncGenerator[None]:
    """Say in delivery's words what Discord or the network answered."""
    try:
        yield
    except discord.NotFound as error:
        raise Gone from error
    except discord.Forbidden as error:
        raise Shut from error
    except discord.HTTPException as error:
        if in_trouble(error):
            raise Later from error
        if error.code == ARCHIVED_THREAD:
            raise Shut from error
        raise
    except (TimeoutError, discord.RateLimited, aiohttp.ClientError, OSError) as error:
        raise Later from error
