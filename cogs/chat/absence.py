"""Whether somebody has left a server: asked of Discord where it matters; the bot keeps no list."""

from __future__ import annotations

import aiohttp
import discord

from cogs.chat.asking import within
from cogs.chat.elsewhere import has_others

UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013
PATIENCE = 5.0
"""Seconds in which Discord must answer; otherwise nobody has left."""


async def has_left(client: discord.Client, guild_id: int, user_id: int) -> bool:
    """Tell whether a person is not in a server any more; where Discord does not say so, not."""
    if client.get_guild(guild_id) is None and not has_others(client):
        return False
    try:
        await within(client, PATIENCE, client.http.get_member(guild_id, user_id))
    except discord.NotFound as error:
        return error.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
    except (discord.DiscordException, TimeoutError, aiohttp.ClientError, OSError):
        return False
    return False
