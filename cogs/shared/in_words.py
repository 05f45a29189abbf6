"""/words: everything that somebody's pictures show, in words, for whoever cannot see them."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

import engines
from cogs.chat.commands import named
from cogs.chat.components import CHARACTERS, framed, rows
from cogs.chat.own import check_look
from cogs.chat.private import hasten, turn, whisper_shown
from cogs.chat.router import Press, router_of, scene_of
from cogs.chat.services import Client
from cogs.chat.shown import Shown
from cogs.chat.which import match_for
from cogs.panels.in_words import WORDS, pages, parts, turning
from engines.accounts import BOARD, YOURS, Part, part
from engines.core import Refusal, Say, text
from tables import Scene

ROOM = CHARACTERS - 200
"""What a page may take; the head above it needs the rest."""


class InWordsCog(commands.Cog):
    """Reads a match out."""

    def __init__(self, client: Client) -> None:
        self.client = client
        router_of(client).on(WORDS, self._pressed)

    @app_commands.command(**named("command-words"))
    async def words(self, interaction: discord.Interaction) -> None:
        """Tell the match of this place in words, as the person may see it."""
        match = await match_for(self.client, interaction)
        scene = await self.client.services.tables.scene_for(match.id, interaction.user.id)
        await self._open(interaction, scene)

    async def _pressed(self, press: Press) -> None:
        """Open the first page, or turn to the one whose number the button carries."""
        interaction, extra = press.interaction, press.control.extra
        scene = await scene_of(self.client, press)
        if not extra:
            await self._open(interaction, scene)
            return
        if not re.fullmatch("[0-9]{1,3}", extra) or scene.in_lobby:
            raise Refusal(text("refusal-unknown-control"))
        hasten(interaction)
        await turn(interaction, (await self._page(interaction, scene, int(extra))).view)

    async def _open(self, interaction: discord.Interaction, scene: Scene) -> None:
        """Show the first page in private. Raises `Refusal` in a lobby."""
        if scene.in_lobby:
            raise Refusal(text("refusal-not-begun"))
        hasten(interaction, thinking=True)
        await whisper_shown(interaction, await self._page(interaction, scene, 1))

    async def _page(self, interaction: discord.Interaction, scene: Scene, number: int) -> Shown:
        """Return a page of how the match stands now; the last, if there are fewer by now."""
        services = self.client.services
        check_look(self.client, interaction, scene)
        locale = await services.languages.of(interaction)
        say = services.say(scene, locale)
        found = await self._read(scene, locale, say)
        number = max(1, min(number, len(found)))
        shown = (_head(scene, number, len(found), say), found[number - 1])
        items: list[ui.Item[Any]] = [ui.TextDisplay(words) for words in shown]
        buttons = turning(number, len(found))
        if buttons:
            items += rows((buttons,), scene, services.plain_say(scene, locale))
        return Shown(framed(items), [])

    async def _read(self, scene: Scene, locale: str, say: Say) -> tuple[str, ...]:
        """Return all pages of a match; so many words are made beside the event loop."""
        services, match = self.client.services, scene.match
        game, asked = services.games[match.game], services.messages.asked_next(scene)
        if scene.view is None:
            return pages(parts(scene, game, asked, (), ()), say, ROOM)
        heard = await services.tables.heard_since(match.id, scene.seat)
        told = await asyncio.to_thread(engines.account, match.game, scene.view)
        told = told or await self._pictured(scene, locale)
        read = parts(scene, game, asked, told, heard)
        return await asyncio.to_thread(pages, read, say, ROOM)

    async def _pictured(self, scene: Scene, locale: str) -> tuple[Part, ...]:
        """Return what the pictures say of themselves, of a game that tells no view in words."""
        pictures, told = self.client.services.pictures, list[Part]()
        for kind, title in (("board", BOARD), ("hand", YOURS)):
            words = await pictures.told(kind, scene, locale)
            told += part(title, (text("account-said", words=words),) if words else ())
        return tuple(told)


def _head(scene: Scene, number: int, count: int, say: Say) -> str:
    game = text(f"{scene.match.game}-name")
    head = say(text("account-head", game=game, number=scene.match.id))
    return f"{head}\n{say(text('account-page', page=number, pages=count))}" if count > 1 else head


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(InWordsCog(client))
