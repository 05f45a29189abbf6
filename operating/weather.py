"""Bad weather: what becomes better by itself is tried again, what does not is said once."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from typing import TypeVar

import aiohttp
import discord

from cogs.chat.trouble import in_trouble

log = logging.getLogger(__name__)

Result = TypeVar("Result")

FIRST = 1.0
LONGEST = 60.0
"""Seconds of the first pause between two attempts, and of the longest."""
_NO_TOKEN, _TIME_OUT = 401, 408
"""That the token is wrong, and what something before Discord answers that passes."""
WRONG_TOKEN = "Discord refuses DISCORD_TOKEN: copy it again from the developer portal"


class Refused(Exception):
    """Discord will have none of it; the message is one line for whoever runs the bot."""


class Strange(Exception):
    """What answered cannot have been Discord: a proxy, or a page that wants a login."""


def passes(error: BaseException) -> bool:
    """Tell whether an error may be gone the next time, without anybody's doing."""
    if isinstance(error, discord.HTTPException):
        return in_trouble(error) or error.status == _TIME_OUT
    if isinstance(error, aiohttp.InvalidURL):
        return False
    kinds = (OSError, aiohttp.ClientError, TimeoutError, discord.GatewayNotFound, Strange)
    return isinstance(error, kinds)


def refusal(error: discord.HTTPException, what: str) -> Refused:
    """Return what to tell of an answer that does not pass: Discord refuses to do `what`."""
    wrong = error.status == _NO_TOKEN
    return Refused(WRONG_TOKEN if wrong else f"Discord refuses to {what}: {brief(error)}")


def brief(error: BaseException) -> str:
    """Return an error as part of one line. The pages that proxies send are left out."""
    if isinstance(error, discord.HTTPException):
        return f"{error.status} {error.response.reason or ''}".rstrip()
    said = " ".join(str(error).split())[:200]
    return f"{type(error).__name__}: {said}" if said else type(error).__name__


class Pauses:
    """How long to wait between attempts: longer each time, and never all at the same moment."""

    def __init__(self) -> None:
        self._longest = FIRST

    def next(self) -> float:
        """Return the seconds until the next attempt."""
        seconds = random.uniform(self._longest / 2, self._longest)
        self._longest = min(self._longest * 2, LONGEST)
        return seconds

    def reset(self) -> None:
        """Begin anew: an attempt has succeeded."""
        self._longest = FIRST


async def patiently(what: str, attempt: Callable[[], Awaitable[Result]]) -> Result:
    """Return what `attempt` returns, tried until the weather lets it.

    `what` says in the log what cannot be done. Raises what does not become better.
    """
    pauses = Pauses()
    while True:
        try:
            return await attempt()
        except Exception as error:
            if not passes(error):
                raise
            wait = pauses.next()
            log.warning("cannot %s (%s): again in %.1f s", what, brief(error), wait)
        await asyncio.sleep(wait)
