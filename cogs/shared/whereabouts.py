"""What becomes of the places of matches is noticed: they open again, or are gone."""

from __future__ import annotations

import discord
from discord.ext import commands

from cogs.chat.permits import Spot, lets_post
from cogs.chat.services import Client
from tables.rows import Status


class WhereaboutsCog(commands.Cog):
    """Tries again what waits for a place, and lets those learn at once that it is gone who play."""

    def __init__(self, client: Client) -> None:
        self.client = client

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Try again what waits in a server that has invited the bot again."""
        await self._opened(guild)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Try again what waits for a channel, or a thread of it, that is open again."""
        await self._opened(after.guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Try again what waits in a server where a role may open channels again."""
        await self._opened(after.guild)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Try again what waits in a server where a role may have closed channels.

        By discord.py's memory of it the bot, if it had that role, has it still.
        """
        await self._opened(role.guild, surely=True)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Try again what waits in a server where the bot itself has other roles, or may write.

        Without the intent for members Discord tells of nobody else.
        """
        if after == after.guild.me:
            await self._opened(after.guild)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Try again what waits for a thread that may be open again."""
        tables = self.client.services.tables
        match = await tables.records.match_open_in(payload.thread_id)
        if match is not None:
            tables.delivery.asked(match.id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Let those who play in a channel learn at once that it is gone."""
        await self._deleted(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Let those who play in a thread learn at once that it is gone."""
        await self._deleted(payload.thread_id)

    async def _deleted(self, channel_id: int) -> None:
        match = await self.client.services.tables.records.match_open_in(channel_id)
        if match is not None and match.status is Status.PLAYING:
            await self.client.services.tables.renew_board(match.id)

    async def _opened(self, guild: discord.Guild, *, surely: bool = False) -> None:
        """Try again what waits for those places of a server in which the bot may post by now.

        So nothing is asked of Discord in vain, however often things change there: what it refuses
        it counts. If they are `surely` open, what is known of rights is not looked at.
        """
        tables = self.client.services.tables
        for match in await tables.records.put_off_in(guild.id, tables.now()):
            if surely or _lets_post(guild, match.channel_id):
                tables.delivery.asked(match.id)


def _lets_post(guild: discord.Guild, channel_id: int) -> bool:
    """Tell whether the bot may post in a place; in one that is not known it is tried.

    That is a thread that was archived, mostly: a message opens it again.
    """
    place = guild.get_channel_or_thread(channel_id)
    if place is None or (isinstance(place, discord.Thread) and place.parent is None):
        return True
    spot = Spot.THREAD if isinstance(place, discord.Thread) else Spot.CHANNEL
    return lets_post(place.permissions_for(guild.me), spot)


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(WhereaboutsCog(client))
