"""What becomes of the places of matches is noticed: they open again, or are gone."""

from __future__ import annotations

from collections.abc import Iterable

import aiohttp
import discord
from discord.ext import commands

from cogs.chat.asking import within
from cogs.chat.elsewhere import PATIENCE, has_others, is_outside
from cogs.chat.permits import Spot, lets_post
from cogs.chat.services import Client
from tables.rows import Match, Status


class WhereaboutsCog(commands.Cog):
    """Tries again what waits for a place, and lets those learn at once that it is gone who play.

    A lobby without a place is over: nobody can join, start or leave it, and no list shows it.
    """

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
        """Try again what waits for a channel, or a thread of it, that is open again.

        A name or topic opens nothing, however often it changes.
        """
        me = after.guild.me
        if before.permissions_for(me) != after.permissions_for(me):
            await self._opened(after.guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Try again what waits in a server where a role may open channels again.

        Some change their colour every few seconds.
        """
        if before.permissions != after.permissions:
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
        """Let all learn that a channel is gone, and its threads, of which Discord tells nothing.

        Of those that are not archived discord.py tells.
        """
        await self._deleted(channel.id)
        lobbies = await self.client.services.tables.records.lobbies_in(channel.guild.id)
        await self._look_for(lobbies)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Let all learn that a thread is gone."""
        await self._deleted(payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Call off the lobbies of a server that has removed the bot; what is played waits."""
        for match in await self.client.services.tables.records.live_in(guild.id):
            if match.status is Status.LOBBY:
                await self.client.services.tables.lobby.cut_off(match.id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Look which lobbies have lost their place while Discord could not tell of it.

        With shards those of each are looked through as it is ready.
        """
        if not has_others(self.client):
            await self._look_for(await self.client.services.tables.records.lobbies())

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        """Look, as `on_ready` does, among the servers of one shard."""
        lobbies = await self.client.services.tables.records.lobbies()
        shards = self.client.shard_count or 1
        await self._look_for(
            lobby for lobby in lobbies if ((lobby.guild_id or 0) >> 22) % shards == shard
        )

    async def _look_for(self, lobbies: Iterable[Match]) -> None:
        """Let those lobbies be over whose place is gone, or the bot is not where it was.

        Of servers that nothing is known of now nothing is said.
        """
        for lobby in lobbies:
            guild = self.client.get_guild(lobby.guild_id or 0)
            if guild is None:
                if await is_outside(self.client, lobby.guild_id or 0):
                    await self.client.services.tables.lobby.cut_off(lobby.id)
            elif not guild.unavailable and await self._is_gone(guild, lobby):
                await self.client.services.tables.renew_lobby(lobby.id)

    async def _is_gone(self, guild: discord.Guild, lobby: Match) -> bool:
        """Tell whether the place of a lobby is gone: Discord is asked of what is not known."""
        if guild.get_channel_or_thread(lobby.channel_id) is not None:
            return False
        try:
            await within(self.client, PATIENCE, self.client.fetch_channel(lobby.channel_id))
        except discord.NotFound:
            return True
        except (discord.DiscordException, TimeoutError, aiohttp.ClientError, OSError):
            return False
        return False

    async def _deleted(self, channel_id: int) -> None:
        tables = self.client.services.tables
        match = await tables.records.match_open_in(channel_id)
        if match is None:
            return
        if match.starting:  # its start is under way, and finds out
            tables.delivery.asked(match.id)
        elif match.status is Status.LOBBY:
            await tables.renew_lobby(match.id)
        else:
            await tables.renew_board(match.id)

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
