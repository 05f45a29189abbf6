"""/move-match: a match goes on in another channel."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.chat.commands import named, server_only, with_options
from cogs.chat.onlookers import person_sees
from cogs.chat.permits import check_opening, spot_of
from cogs.chat.places import here_of, open_match_at
from cogs.chat.private import acknowledge
from cogs.chat.replies import whisper_said
from cogs.chat.services import Client
from cogs.chat.which import several
from cogs.panels.panel import MOST_CHOICES
from cogs.words.strings import speaker
from engines.core import Refusal, text
from tables.abroad import is_abroad
from tables.mentions import mentioned
from tables.numbering import digits_of
from tables.rows import Match, Status
from tables.tables import By


class MovingCog(commands.Cog):
    """Moves matches."""

    def __init__(self, client: Client) -> None:
        self.client = client

    @app_commands.command(**named("command-move-match"))
    @with_options("command-move-match", "match")
    @server_only
    async def move_match(self, interaction: discord.Interaction, match: int | None = None) -> None:
        """Let a match that the author plays in this server go on in this channel."""
        check_opening(interaction, spot_of(interaction))
        await acknowledge(interaction, thinking=True)
        moved = await self._which(interaction, match)
        await self._check_all_see(interaction, moved)
        by = By(interaction.user.id, interaction.id)
        await self.client.services.tables.places.move(moved.id, by, here_of(interaction).channel_id)
        said = text("reply-moved", game=text(f"{moved.game}-name"))
        await whisper_said(self.client, interaction, said)

    @move_match.autocomplete("match")
    async def _matches(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[int]]:
        say = speaker(await self.client.services.languages.of(interaction))
        named_ = [
            (say(text("move-match", game=text(f"{one.game}-name"), number=one.id)), one.id)
            for one in await self._movable(interaction)
        ]
        return [
            app_commands.Choice(name=name, value=number)
            for name, number in named_
            if digits_of(str(typed)).casefold() in name.casefold()
        ][:MOST_CHOICES]

    async def _movable(self, interaction: discord.Interaction) -> list[Match]:
        """Return the matches that somebody plays in this server, but for that of this place."""
        records = self.client.services.tables.records
        here = await open_match_at(records, here_of(interaction))
        mine = await records.matches_of(interaction.user.id)
        return [
            one
            for one in mine
            if one.status is Status.PLAYING
            and one.guild_id == interaction.guild_id
            and one.channel_id != interaction.channel_id
            and one != here
        ]

    async def _which(self, interaction: discord.Interaction, number: int | None) -> Match:
        found = await self._movable(interaction)
        if number is not None:
            found = [one for one in found if one.id == number]
        if not found:
            raise Refusal(text("refusal-move-none"))
        if len(found) > 1:
            told = await several(self.client, found, interaction.user.id)
            raise Refusal(text("refusal-move-which", matches=told))
        return found[0]

    async def _check_all_see(self, interaction: discord.Interaction, match: Match) -> None:
        """Raise `Refusal` naming those who play and could not see this channel.

        Who has left the server, or never was in it, is no hindrance. Discord is asked of each: the
        bot keeps no list.
        """
        scene = await self.client.services.tables.scene(match.id, None)
        people = [
            row.reaches
            for row in scene.seats
            if row.reaches and row.resigned_at is None and not is_abroad(match, row)
        ]
        others = [one for one in people if one != interaction.user.id]
        blind = [one for one in others if not await _sees(interaction, one)]
        if blind:
            raise Refusal(text("refusal-move-unseen", who=tuple(map(mentioned, blind))))


async def _sees(interaction: discord.Interaction, user_id: int) -> bool:
    """Tell whether a person sees the channel of an interaction, or is not in its server."""
    channel = interaction.channel
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return False
    return await person_sees(channel, user_id) is not False


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(MovingCog(client))
