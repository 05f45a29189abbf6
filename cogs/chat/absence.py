"""Whether somebody has left a server: asked of Discord where it matters; the bot keeps no list."""

from __future__ import annotations

import aiohttp
import discord

from cogs.chat.asking import within

UNKNOWN_MEMBER, UNKNOWN_USER = 10007, 10013
PATIENCE = 5.0
"""Seconds in which Discord must answer; otherwise nobody has left."""


async def has_left(client: discord.Client, guild_id: int, user_id: int) -> bool:
    """Tell whether a person is not in a server any more; where Discord does not say so, not."""
    guild = client.get_guild(guild_id)
    if guild is None:
        return False
    try:
        await within(client, PATIENCE, guild.fetch_member(user_id))
    except discord.NotFound as error:
        return error.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
    except (discord.DiscordException, TimeoutError, aiohttp.ClientError, OSError):
        return False
    return False
