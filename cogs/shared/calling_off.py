"""/cancel: lobbies and matches are called off, by whom that is up to."""

from __future__ import annotations

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from cogs.chat.agreeing import attend
from cogs.chat.commands import named, server_only
from cogs.chat.elsewhere import PATIENCE, channel_at
from cogs.chat.places import here_of, open_match_at
from cogs.chat.replies import whisper_choice, whisper_said
from cogs.chat.router import Press, router_of
from cogs.chat.services import Client
from cogs.panels.agreeing import AGREE_OFF, draw_button
from cogs.panels.panel import Button, Style
from cogs.shared.table import PLAY_ON, RESIGN
from engines.core import Text, text
from tables import NoMatch, Scene
from tables.calling_off import SitsThere, players
from tables.notice import LOBBY
from tables.rows import Status
from tables.tables import By

ASK = "off-ask"
"""The verb of the button by which somebody asks the others to call their match off."""


class CallingOffCog(commands.Cog):
    """Calls off lobbies and matches."""

    def __init__(self, client: Client) -> None:
        self.client = client
        router = router_of(client)
        router.on("cancel", self._cancel_pressed)
        attend(client, ASK, AGREE_OFF, self._agreed)

    @app_commands.command(**named("command-cancel"))
    @server_only
    async def cancel(self, interaction: discord.Interaction) -> None:
        """Call off the lobby or match of this channel."""
        match = await open_match_at(self.client.services.tables.records, here_of(interaction))
        if match is None:
            raise NoMatch(text("refusal-no-match-here"))
        await self._cancel(interaction, match.id)

    async def _cancel_pressed(self, press: Press) -> None:
        await self._cancel(press.interaction, press.control.match)

    async def _cancel(self, interaction: discord.Interaction, match_id: int) -> None:
        tables, user_id = self.client.services.tables, interaction.user.id
        try:
            moderator = await self._moderates(interaction, match_id)
            await tables.lobby.cancel(match_id, user_id, moderator=moderator)
        except SitsThere:
            scene = await tables.scene_for(match_id, user_id)
            said, buttons = choice(scene)
            await whisper_choice(self.client, interaction, scene, said, buttons)
            return
        await whisper_said(self.client, interaction, text("reply-cancelled"))

    async def _moderates(self, interaction: discord.Interaction, match_id: int) -> bool:
        """Tell whether somebody moderates what they want to call off.

        A match that one of its sides has moved is not at the mercy of whoever has rights where it
        stands now: those in the channel where it began count, and those in the server. No match
        is moved without a note of where that was (`tables/places.py`).
        """
        records, member = self.client.services.tables.records, interaction.user
        match = await records.match(match_id)
        if match is None or not isinstance(member, discord.Member):
            return False
        if match.status is Status.LOBBY:
            return interaction.permissions.manage_channels
        lobby = await records.shown(match_id, LOBBY)
        began_in = match.channel_id if lobby is None else lobby.channel_id
        if began_in == match.channel_id:
            return interaction.permissions.manage_channels
        return await self._manages(member, began_in)

    async def _manages(self, member: discord.Member, channel_id: int) -> bool:
        """Tell whether a member manages the channels of their server, or one of them.

        A thread that sleeps is known to Discord alone.
        """
        if member.guild_permissions.manage_channels:
            return True
        try:
            channel = await channel_at(self.client, PATIENCE, channel_id)
            return channel.permissions_for(member).manage_channels
        except (discord.DiscordException, TimeoutError, aiohttp.ClientError, OSError):
            return False

    async def _agreed(self, press: Press, asking: bool) -> Text:
        by = By(press.interaction.user.id, press.interaction.id)
        calling_off = self.client.services.tables.calling_off
        if await calling_off.agree(press.control.match, by, asking=asking):
            return text("reply-cancelled")
        return text("reply-off-asked" if asking else "reply-off-agreed")


def choice(scene: Scene) -> tuple[Text, tuple[Button, ...]]:
    """Return what somebody is asked who sits in a match and would have it called off."""
    others = players(scene.seats) - {scene.seat}
    if not others:
        off = Button(ASK, text("button-cancel"), Style.DANGER, anyone=True)
        return text("reply-off-alone"), (off, PLAY_ON)
    ask = Button(ASK, text("button-off-ask"), Style.MAIN, anyone=True)
    plays = scene.seat in players(scene.seats) and not scene.paused
    said = text("reply-off-how", who=scene.who(others), many=len(others), plays=int(plays))
    return said, (ask, *((draw_button(scene), RESIGN) if plays else ()), PLAY_ON)


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(CallingOffCog(client))
