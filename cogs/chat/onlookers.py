"""Who sees a place of a server. Discord is asked of each: the bot keeps no list of people."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import aiohttp
import discord
from discord.abc import GuildChannel

from cogs.chat.asking import within
from cogs.chat.elsewhere import has_others

PATIENCE = 5.0
"""Seconds in which Discord must answer; otherwise somebody is called."""


async def sees(place: GuildChannel | discord.Thread, member: discord.Member) -> bool:
    """Tell whether a member sees a channel or a thread. Raises what Discord answers.

    A private thread is seen by those who are in it, and by whoever manages threads.
    """
    may = (await _above(place)).permissions_for(member)
    if not may.view_channel:
        return False
    if not (isinstance(place, discord.Thread) and place.is_private()):
        return True
    return may.manage_threads or await _is_in(place, member)


async def sees_at(guild: discord.Guild, member: discord.Member, channel_id: int) -> bool:
    """Tell whether a member sees the place of an id; not where it is gone, or Discord fails."""
    try:
        place = guild.get_channel_or_thread(channel_id) or await guild.fetch_channel(channel_id)
        return await sees(place, member)
    except discord.HTTPException:
        return False


async def person_sees(place: GuildChannel | discord.Thread, user_id: int) -> bool | None:
    """Tell whether a person sees a place; None of whom is not in its server."""
    try:
        member = await place.guild.fetch_member(user_id)
    except discord.NotFound:
        return None
    return await sees(place, member)


async def uncallable(
    client: discord.Client, guild_id: int, channel_id: int, people: Iterable[int]
) -> tuple[int, ...]:
    """Return who of some people a mention in a place does not reach, in order.

    They are not in its server, or do not see the channel; into a private thread a mention takes
    them. Whoever Discord does not tell of is called.
    """
    return tuple([one for one in people if await _is_blind(client, guild_id, channel_id, one)])


async def _is_blind(client: discord.Client, guild_id: int, channel_id: int, user_id: int) -> bool:
    try:
        return await within(client, PATIENCE, _sees_nothing(client, guild_id, channel_id, user_id))
    except (discord.DiscordException, TimeoutError, aiohttp.ClientError, OSError):
        return False


async def _sees_nothing(
    client: discord.Client, guild_id: int, channel_id: int, user_id: int
) -> bool:
    """Tell whether somebody does not see the channel of a place. Raises what Discord answers."""
    rights = await rights_at(client, guild_id, channel_id, user_id)
    if rights is None:
        return False
    return rights.allowed is None or not rights.allowed.view_channel


class Rights(NamedTuple):
    """What somebody may do in a place (None: they are not in its server), and if it is a thread."""

    allowed: discord.Permissions | None
    in_thread: bool


async def rights_at(
    client: discord.Client, guild_id: int, channel_id: int, user_id: int
) -> Rights | None:
    """Return what somebody may do in a place; None where the bot knows no such server.

    Raises what Discord answers.
    """
    guild = client.get_guild(guild_id)
    if guild is None and has_others(client):
        guild = await client.fetch_guild(guild_id, with_counts=False)
    if guild is None:
        return None
    place = guild.get_channel_or_thread(channel_id) or await guild.fetch_channel(channel_id)
    in_thread = isinstance(place, discord.Thread)
    try:
        member = await guild.fetch_member(user_id)
    except discord.NotFound:
        return Rights(None, in_thread)
    return Rights((await _above(place)).permissions_for(member), in_thread)


async def _above(place: GuildChannel | discord.Thread) -> GuildChannel:
    """Return the channel on which it hangs who sees a place: rights in a thread are those there."""
    if not isinstance(place, discord.Thread):
        return place
    above = place.parent or await place.guild.fetch_channel(place.parent_id)
    assert isinstance(above, GuildChannel)
    return above


async def _is_in(thread: discord.Thread, member: discord.Member) -> bool:
    """Tell whether somebody is in a thread; not where the bot is not, which nobody tells it."""
    try:
        await thread.fetch_member(member.id)
    except (discord.NotFound, discord.Forbidden):
        return False
    return True
