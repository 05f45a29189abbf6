"""What has happened: /catchup, and /log, all that somebody has heard, page by page."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.chat.commands import named, with_options
from cogs.chat.components import Message, rows
from cogs.chat.meant import name_of
from cogs.chat.own import check_look
from cogs.chat.private import hasten, turn
from cogs.chat.replies import whisper_choice
from cogs.chat.router import Press, router_of, scene_of
from cogs.chat.services import Client
from cogs.chat.which import LARGEST, match_asked, match_for
from cogs.panels.chronicle import VERB, leafing, news_button, pages
from cogs.panels.since import missed
from cogs.panels.spoken import spoken_to
from engines.core import Refusal, text
from tables import Scene


class NewsCog(commands.Cog):
    """Tells in private what has happened in a match, as far as whoever asks has heard of it."""

    def __init__(self, client: Client) -> None:
        self.client = client
        router_of(client).on(VERB, self._pressed)

    @app_commands.command(**named("command-catchup"))
    async def catchup(self, interaction: discord.Interaction) -> None:
        """Tell in private what the person has heard of the match since the own last action."""
        services = self.client.services
        match_id = (await match_for(self.client, interaction)).id
        scene = await services.tables.scene_for(match_id, interaction.user.id)
        self._check(interaction, scene)
        hasten(interaction, thinking=True)
        heard = await services.tables.heard_since(match_id, scene.seat)
        told = missed(heard, scene.seat, services.telling(scene))
        await whisper_choice(self.client, interaction, scene, told, (news_button(),))

    @app_commands.command(**named("command-log"))
    @with_options("command-log", "match")
    async def log(
        self,
        interaction: discord.Interaction,
        match: app_commands.Range[int, 1, LARGEST] | None = None,
    ) -> None:
        """Tell in private the last page of all that the person has heard of the match."""
        match_id = (await match_asked(self.client, interaction, match)).id
        scene = await self.client.services.tables.scene_for(match_id, interaction.user.id)
        await self._show(interaction, scene, "")

    async def _pressed(self, press: Press) -> None:
        scene = await scene_of(self.client, press)
        await self._show(press.interaction, scene, press.control.extra)

    async def _show(self, interaction: discord.Interaction, scene: Scene, asked: str) -> None:
        """Show the page that is asked for; without a number, or without that page, the last."""
        self._check(interaction, scene)
        hasten(interaction, thinking=True)
        services = self.client.services
        heard = await services.tables.heard_ever(scene.match.id, scene.seat)
        told = services.telling(scene).lasting(heard)
        locale = await services.languages.of(interaction)
        say = services.say(scene, locale)
        every = pages(map(say, spoken_to(scene.seat, told)))
        page = _number(asked, len(every))
        title = say(text("news-page", page=page + 1, pages=len(every)))
        lines = (*name_of(interaction, say), title, *every[page])
        items: list[ui.Item[Any]] = [ui.TextDisplay("\n".join(lines))]
        if buttons := leafing(page, len(every)):
            items += rows((buttons,), scene, services.plain_say(scene, locale))
        await turn(interaction, Message(items))

    def _check(self, interaction: discord.Interaction, scene: Scene) -> None:
        """Raise a refusal where nothing has happened yet, or where somebody asks too often."""
        if scene.in_lobby:
            raise Refusal(text("refusal-not-begun"))
        check_look(self.client, interaction, scene)


def _number(extra: str, count: int) -> int:
    """Return the page that a control names, which is nobody's word for it."""
    asked = int(extra) if extra.isdecimal() and extra.isascii() and len(extra) < 6 else count - 1
    return min(asked, count - 1)


async def setup(client: Client) -> None:
    """Add the commands."""
    await client.add_cog(NewsCog(client))
