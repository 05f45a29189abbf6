"""Somebody's matches: /next opens the one that is most urgent, /matches lists them all."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.chat.commands import named
from cogs.chat.components import Message, framed, headed, listed, paragraph
from cogs.chat.in_line import SKIP, place_after
from cogs.chat.messages import ROOM_FOR_LINES
from cogs.chat.mine import LEAF, leaf, lobby_lines, own_pages, page_of
from cogs.chat.own import add_line, shown_own
from cogs.chat.places import stands_in
from cogs.chat.private import hasten, turn, whisper, whisper_shown
from cogs.chat.router import Press, router_of
from cogs.chat.services import Client
from cogs.chat.shown import Shown
from cogs.chat.waiting import roll_call, roll_shown
from cogs.chat.which import link
from cogs.words.strings import speaker
from engines.core import Say, text
from tables import Scene


class MatchesCog(commands.Cog):
    """Goes through the matches that wait for somebody, and lists all of theirs."""

    def __init__(self, client: Client) -> None:
        self.client = client
        router_of(client).on(SKIP, self._skipped)
        router_of(client).on(LEAF, self._leafed)

    @app_commands.command(**named("command-next"))
    async def next(self, interaction: discord.Interaction) -> None:
        """Open the match that waits for whoever asks and whose time is over soonest."""
        hasten(interaction, thinking=True)
        await whisper_shown(interaction, await self._opened(interaction))

    async def _skipped(self, press: Press) -> None:
        """Go on to the match after the one that is left; after the last to the first."""
        hasten(press.interaction)
        shown = await self._opened(press.interaction, _number(press.control.extra))
        await turn(press.interaction, shown.view, files=shown.files)

    @app_commands.command(**named("command-matches"))
    async def matches(self, interaction: discord.Interaction) -> None:
        """List the matches of whoever asks, and the lobbies of this server that they can see."""
        hasten(interaction, thinking=True)
        await whisper(interaction, view=await self._page(interaction, 0))

    async def _leafed(self, press: Press) -> None:
        """Turn to another page of somebody's matches; the last, if there are fewer by now."""
        hasten(press.interaction)
        page = _number(press.control.extra) or 0
        await turn(press.interaction, await self._page(press.interaction, page))

    async def _page(self, interaction: discord.Interaction, page: int) -> Message:
        """Return a page of matches, the first with the lobbies of this server."""
        locale = await self.client.services.languages.of(interaction)
        say, me = speaker(locale), interaction.user.id
        pages = await own_pages(self.client, me, locale)
        page = max(0, min(page, len(pages) - 1))
        lines = [page_of(pages, page, say)]
        if page == 0:
            lines += await lobby_lines(self.client, interaction, locale)
        shown = listed(lines, say)
        for item in leaf(page, len(pages), say):
            shown.add_item(item)
        return shown

    async def _opened(self, interaction: discord.Interaction, left: int | None = None) -> Shown:
        """Return the match that is next after the one that was `left`, or that none waits."""
        me, services = interaction.user.id, self.client.services
        locale = await services.languages.of(interaction)
        waiting = await services.tables.calling.awaiting(me)
        if not waiting:
            return await self._asked(interaction, speaker(locale))
        one = waiting[place_after(waiting, left)]
        scene = await services.tables.scene_for(one.match.id, me)
        if interaction.guild_id is None or stands_in(scene.match, interaction):
            shown = await shown_own(self.client, interaction, scene, looks=True)
        else:
            shown = await self._way_there(scene, services.say(scene, locale))
        await add_line(self.client, interaction, scene, shown)
        return shown

    async def _asked(self, interaction: discord.Interaction, say: Say) -> Shown:
        """Return what somebody is asked to agree to for whom no match waits, or that nothing is."""
        asked = await self.client.services.tables.calling.unanswered(interaction.user.id)
        if not asked:
            return Shown(Message([ui.TextDisplay(say(text("matches-none")))]), [])
        return roll_shown(await roll_call(self.client, (), asked), say, str(interaction.id))

    async def _way_there(self, scene: Scene, say: Say) -> Shown:
        """Return what is asked in a match of another channel, and the way to it.

        It can be played only there and in direct messages.
        """
        services, match = self.client.services, scene.match
        head = await services.heads.of_seat(scene, services.telling(scene))
        title = text("table-title", game=text(f"{match.game}-name"), number=match.id)
        asked = services.messages.asked_next(scene)
        words = paragraph([say(line) for line in (*head, asked)], ROOM_FOR_LINES)
        there: ui.Button[Any] = ui.Button(
            label=say(text("button-there")), url=await link(self.client, match, scene.seat)
        )
        told: ui.TextDisplay[Any] = ui.TextDisplay(headed(say(title), words))
        return Shown(framed([told, ui.ActionRow(there)]), [])


def _number(extra: str) -> int | None:
    """Return the match or page that a control names, which is nobody's word for it."""
    return int(extra) if extra.isdecimal() and extra.isascii() and len(extra) < 19 else None


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(MatchesCog(client))
