"""Who sees a place of a server. Discord is asked of each: the bot keeps no list of people."""

from __future__ import annotations

import discord
from discord.abc import GuildChannel


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
