"""/server: what whoever runs a server wants to know of the bot."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.chat.commands import named, server_only
from cogs.chat.permits import Permit, Spot, concerning, granted, spot_of
from cogs.chat.places import Here, here_of, match_at
from cogs.chat.private import whisper
from cogs.chat.services import Client
from cogs.shared.settings import managed_guild
from cogs.words.strings import speaker
from engines.core import Text, Verbatim, text


class ServerCog(commands.Cog):
    """Tells what the bot lacks in a channel."""

    group = server_only(app_commands.Group(**named("command-server")))

    def __init__(self, client: Client) -> None:
        self.client = client

    @group.command(**named("command-server-check"))
    async def check(self, interaction: discord.Interaction) -> None:
        """List what the bot may do in this channel, and what of its match waits to be shown."""
        managed_guild(interaction)
        say = speaker(await self.client.services.languages.of(interaction))
        lines = (*_report(interaction), *await self._match_lines(here_of(interaction)))
        await whisper(interaction, "\n".join(say(line) for line in lines))

    async def _match_lines(self, here: Here) -> tuple[Text, ...]:
        """Return what of the channel's match waits to be shown, and try that again."""
        tables = self.client.services.tables
        records = tables.records
        match = await match_at(records, here)
        if match is None:
            return (text("server-check-no-match"),)
        named_so = {"game": text(f"{match.game}-name"), "number": match.id}
        many, since = await records.waiting_publicly(match.id)
        if since is None:
            return (text("server-check-shown", **named_so),)
        tables.delivery.asked(match.id)
        when = Verbatim(f"<t:{int(since)}:R>")
        return (text("server-check-waits", **named_so, many=many, since=when),)


def _report(interaction: discord.Interaction) -> tuple[Text, ...]:
    """Return what the bot needs in the place of an interaction, and whether it has it."""
    spot = spot_of(interaction)
    permits = concerning(spot)
    missing = any(spot in p.necessary and not granted(interaction, p) for p in permits)
    verdict = "server-check-shut" if missing else "server-check-open"
    here = Verbatim(f"<#{interaction.channel_id}>")
    lines = (_line(permit, spot, has=granted(interaction, permit)) for permit in permits)
    return (text("server-check-head", channel=here), *lines, text(verdict))


def _line(permit: Permit, spot: Spot, *, has: bool) -> Text:
    told = {"permission": permit.title, "use": text(f"{permit.key}-use")}
    if has:
        return text("server-check-granted", **told)
    if spot in permit.necessary:
        return text("server-check-missing", **told)
    return text("server-check-lacking", **told, instead=text(f"{permit.key}-else"))


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(ServerCog(client))
