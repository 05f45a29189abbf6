"""/server: what whoever runs a server wants to know of the bot."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.chat.commands import named, server_only
from cogs.chat.components import LABEL, Message, cut
from cogs.chat.permits import Permit, Spot, concerning, granted, spot_of
from cogs.chat.places import Here, here_of, match_at
from cogs.chat.private import turn, whisper
from cogs.chat.router import Press, router_of
from cogs.chat.services import Client
from cogs.panels.ids import ANY, ControlId
from cogs.shared.settings import managed_guild
from cogs.words.strings import speaker
from engines.core import Text, Verbatim, text

LET_IN, OPENS, CLOSES = "let-in", "1", "0"
"""The verb of the button that opens a server to people of others, or closes it."""


class ServerCog(commands.Cog):
    """Tells what the bot lacks in a channel, and opens a server to people of others."""

    group = server_only(app_commands.Group(**named("command-server")))

    def __init__(self, client: Client) -> None:
        self.client = client
        router_of(client).on(LET_IN, self._opened)

    @group.command(**named("command-server-check"))
    async def check(self, interaction: discord.Interaction) -> None:
        """List what the bot may do in this channel, and what of its match waits to be shown."""
        managed_guild(interaction)
        say = speaker(await self.client.services.languages.of(interaction))
        lines = (*_report(interaction), *await self._match_lines(here_of(interaction)))
        await whisper(interaction, "\n".join(say(line) for line in lines))

    @group.command(**named("command-server-others"))
    async def others(self, interaction: discord.Interaction) -> None:
        """Show whether people here may be brought together with those of other servers."""
        await whisper(interaction, view=await self._openness(interaction))

    async def _opened(self, press: Press) -> None:
        """Let people here be brought together with those of other servers, or not any more."""
        guild_id = managed_guild(press.interaction)
        people, opens = self.client.services.tables.people, press.control.extra == OPENS
        await people.let_in(guild_id, others=opens)
        await turn(press.interaction, await self._openness(press.interaction))

    async def _openness(self, interaction: discord.Interaction) -> Message:
        """Return what stands of that, and the button that changes it. Raises `Refusal`."""
        guild_id, services = managed_guild(interaction), self.client.services
        say = speaker(await services.languages.of(interaction))
        stands = "open" if await services.tables.people.lets_in(guild_id) else "closed"
        control = ControlId(0, ANY, LET_IN, CLOSES if stands == "open" else OPENS)
        button: ui.Button[Any] = ui.Button(
            custom_id=str(control),
            id=control.component,
            label=cut(say(text(f"button-server-{stands}")), LABEL),
        )
        told: ui.TextDisplay[Any] = ui.TextDisplay(say(text(f"server-others-{stands}")))
        return Message([told, ui.ActionRow(button)])

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
