"""What is done to the bot while people play: cuts, deletions, closed doors.

Each function here returns a mischief: what goes on until it is cancelled, and then puts
right what it left wrong.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import signal
from collections.abc import Awaitable, Callable

from tests.wire.evening import Evening
from tests.wire.places import Kind
from tests.wire.refused import CLOSED_DMS, NO_PERMISSION, Refused

Mischief = Callable[[Evening], Awaitable[None]]
CODES = (4000, 1001, 1006, 4002)
"""Codes with which Discord ends connections whose session goes on; 1006 is a broken line."""


def cuts(every: float) -> Mischief:
    """Cut the gateway again and again, in all ways after which a bot resumes."""

    async def cut(party: Evening) -> None:
        gateway = party.fake.gateway
        for code in itertools.cycle((*CODES, 0)):
            await asyncio.sleep(every)
            if code:
                await gateway.cut(code)
            else:
                gateway.ask_to_reconnect()
            await gateway.ready()

    return cut


def invalid_sessions(every: float) -> Mischief:
    """End the session again and again; nothing that happened meanwhile is told."""

    async def invalidate(party: Evening) -> None:
        while True:
            await asyncio.sleep(every)
            party.fake.gateway.invalidate()
            await party.fake.gateway.ready()

    return invalidate


async def mute(party: Evening) -> None:
    """Let the gateway say nothing any more; the bot finds out after a minute."""
    party.fake.gateway.mute()
    await party.fake.gateway.ready()


def closed_channels(seconds: float) -> Mischief:
    """Take the bot's permissions in all channels away for some time."""

    async def close(party: Evening) -> None:
        places = [c for c in party.fake.world.channels.values() if c.kind is not Kind.DM]
        for place in places:
            place.shut = Refused(403, NO_PERMISSION, "Missing Permissions")
        try:
            await asyncio.sleep(seconds)
        finally:
            for place in places:
                place.shut = None
        await asyncio.Event().wait()

    return close


async def closed_dms(party: Evening) -> None:
    """Let the first person take no direct messages."""
    place = party.players[0].dm
    place.shut = Refused(403, CLOSED_DMS, "Cannot send messages to this user")
    try:
        await asyncio.Event().wait()
    finally:
        place.shut = None


def deletions(every: float) -> Mischief:
    """Delete one of the bot's newest messages again and again."""

    async def delete(party: Evening) -> None:
        chance = random.Random(party.seed)
        while True:
            await asyncio.sleep(every)
            places = [c for c in party.fake.world.channels.values() if c.messages]
            standing = [
                m
                for place in places
                for m in list(place.messages.values())[-2:]
                if m.nonce and not m.deleted
            ]
            if standing:
                gone = chance.choice(standing)
                party.fake.world.delete(gone.channel_id, gone.id)

    return delete


def archived_threads(every: float) -> Mischief:
    """Archive all threads again and again."""

    async def archive(party: Evening) -> None:
        while True:
            await asyncio.sleep(every)
            for place in party.fake.world.channels.values():
                place.archived = place.kind is Kind.THREAD

    return archive


def locked_databases(every: float, seconds: float) -> Mischief:
    """Let another process hold the database's write lock again and again."""

    async def lock(party: Evening) -> None:
        while True:
            await asyncio.sleep(every)
            with party.ledger.locked():
                await asyncio.sleep(seconds)

    return lock


def terminations(every: float) -> Mischief:
    """Ask the process to end again and again, and start it anew."""

    async def terminate(party: Evening) -> None:
        while True:
            await asyncio.sleep(every)
            party.kills.append(party.fake.world.now())
            await party.bot.ask_to_end(signal.SIGTERM)
            party.fake.gateway.forget()
            await party.bot.start()

    return terminate
