"""Servers and channels of which another process hears: they are asked of Discord, and few times.

A bot without shards hears of all that it is on, so what it does not know is gone.
"""

from __future__ import annotations

from typing import Any

import aiohttp
import discord

from cogs.chat.asking import within
from cogs.chat.services import Client
from tables.outbox.boards import BURIED
from tables.rows import Match

PATIENCE = 2.0
"""Seconds for which somebody who waits for words waits for the name of a server."""
FEW = BURIED + 1
"""As many messages below a board as make a difference."""
OUTSIDE = frozenset({10004, 50001})
"""Discord's codes for a server in which the bot is not."""
MOST = 4096
"""How many channels of others are remembered."""


def has_others(client: discord.Client) -> bool:
    """Tell whether other processes may hear of what this one does not."""
    return client.shard_count is not None


async def server_name(client: discord.Client, guild_id: int) -> str | None:
    """Return what a server is called; None where the bot is not, or Discord does not say."""
    known = client.get_guild(guild_id)
    if known is not None or not has_others(client):
        return None if known is None else known.name
    try:
        asking = client.fetch_guild(guild_id, with_counts=False)
        return (await within(client, PATIENCE, asking)).name
    except (discord.DiscordException, TimeoutError, aiohttp.ClientError, OSError):
        return None


async def is_outside(client: discord.Client, guild_id: int) -> bool:
    """Tell whether a server has the bot no more; unless Discord says so it is taken to be there."""
    if client.get_guild(guild_id) is not None or not has_others(client):
        return client.get_guild(guild_id) is None
    try:
        await within(client, PATIENCE, client.fetch_guild(guild_id, with_counts=False))
    except discord.HTTPException as error:
        return error.code in OUTSIDE
    except (discord.DiscordException, TimeoutError, aiohttp.ClientError, OSError):
        return False
    return False


async def messages_below(client: discord.Client, channel_id: int, message_id: int) -> int:
    """Return how many messages stand below one, at most `FEW`; 0 where Discord does not say."""
    history = client.http.logs_from(channel_id, FEW, after=message_id)
    try:
        return len(await within(client, PATIENCE, history))
    except (discord.DiscordException, TimeoutError, aiohttp.ClientError, OSError):
        return 0


async def has_lost_its_place(client: Client, match: Match) -> bool:
    """Tell whether the channel of a match is gone: something waits then that it should show.

    A channel of which Discord does not say so is taken to be there.
    """
    if client.get_channel(match.channel_id) or client.elsewhere.get(match.channel_id):
        return False
    lacking, _ = await client.services.tables.records.waiting_publicly(match.id)
    if not lacking:
        return False
    try:
        await channel_at(client, PATIENCE, match.channel_id)
    except discord.NotFound:
        return True
    except (discord.DiscordException, TimeoutError, aiohttp.ClientError, OSError):
        return False
    return False


async def channel_at(client: Client, patience: float, channel_id: int) -> Any:
    """Return a channel, whoever hears of it. Raises what Discord answers."""
    found = client.get_channel(channel_id) or client.elsewhere.get(channel_id)
    if found is None:
        found = await within(client, patience, client.fetch_channel(channel_id))
        if has_others(client):
            client.elsewhere[channel_id] = found
            if len(client.elsewhere) > MOST:
                del client.elsewhere[next(iter(client.elsewhere))]
    return found
