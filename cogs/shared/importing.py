"""/import: a match brought along as a file, to be looked through and played on from."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.chat.commands import named, with_options
from cogs.chat.components import MENU_LABEL, Message, cut, paragraph, rows
from cogs.chat.private import acknowledge, turn, whisper
from cogs.chat.router import Press, router_of
from cogs.chat.services import Client
from cogs.panels.ids import ANY, ControlId
from cogs.panels.importing import DROP, OPEN, controls, line, told
from cogs.panels.panel import MOST_CHOICES
from cogs.words.strings import speaker
from engines.core import Refusal, text
from tables.rows import Match

READING = 20.0
"""Seconds for which a file is waited for that Discord keeps."""


class ImportingCog(commands.Cog):
    """Takes files of matches, and shows whoever brought them what they have."""

    def __init__(self, client: Client) -> None:
        self.client = client
        router = router_of(client)
        router.on(OPEN, self._opened)
        router.on(DROP, self._dropped)

    @app_commands.command(**named("command-import"))
    @with_options("command-import", "file")
    async def bring(
        self, interaction: discord.Interaction, file: discord.Attachment | None = None
    ) -> None:
        """Take a file of a match; without one, show what was brought along before."""
        if file is None:
            await whisper(interaction, view=await self._list(interaction))
            return
        importing, me = self.client.services.tables.importing, interaction.user.id
        await importing.check_room(me, file.size)
        await acknowledge(interaction, thinking=True)
        locale = await self.client.services.languages.of(interaction)
        number = await importing.bring(me, await _content(file), locale)
        await whisper(interaction, view=await self._card(interaction, number))

    async def _opened(self, press: Press) -> None:
        """Show one of those that were brought along."""
        values = press.filled.pick()
        mine = await self._mine(press.interaction)
        found = [match.id for match in mine if [str(match.id)] == [*values]]
        if not found:
            raise Refusal(text("refusal-no-such-match"))
        await turn(press.interaction, await self._card(press.interaction, *found))

    async def _dropped(self, press: Press) -> None:
        """Let one go, and show what is left."""
        importing = self.client.services.tables.importing
        await importing.drop(press.interaction.user.id, press.control.match)
        await turn(press.interaction, await self._list(press.interaction))

    async def _mine(self, interaction: discord.Interaction) -> tuple[Match, ...]:
        return await self.client.services.tables.importing.of(interaction.user.id)

    async def _card(self, interaction: discord.Interaction, number: int) -> Message:
        services = self.client.services
        scene = await services.tables.scene(number, None)
        locale = await services.languages.of(interaction)
        say = services.say(scene, locale)
        words = paragraph([say(one) for one in told(scene)])
        below = rows(controls(), scene, services.plain_say(scene, locale))
        return Message([ui.TextDisplay(words), *below])

    async def _list(self, interaction: discord.Interaction) -> Message:
        """Return what somebody has brought along, the newest first, and the way to each."""
        say = speaker(await self.client.services.languages.of(interaction))
        mine = [*reversed(await self._mine(interaction))][:MOST_CHOICES]
        if not mine:
            return Message([ui.TextDisplay(say(text("import-none")))])
        words = paragraph([say(text("import-list")), *(say(line(match)) for match in mine)])
        control = ControlId(0, ANY, OPEN)
        menu: ui.Select[Any] = ui.Select(
            custom_id=str(control),
            id=control.component,
            placeholder=cut(say(text("import-open")), MENU_LABEL),
            options=[
                discord.SelectOption(
                    label=cut(say(text("import-choice", **_of(match))), MENU_LABEL),
                    value=str(match.id),
                )
                for match in mine
            ],
        )
        return Message([ui.TextDisplay(words), ui.ActionRow(menu)])


def _of(match: Match) -> dict[str, Any]:
    return {"game": text(f"{match.game}-name"), "number": match.id}


async def _content(file: discord.Attachment) -> bytes:
    """Return what a file holds. Raises `Refusal` if Discord does not give it."""
    try:
        async with asyncio.timeout(READING):
            return await file.read()
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as error:
        raise Refusal(text("refusal-import-unread")) from error


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(ImportingCog(client))
