"""/review: how everybody's chances went in a match that is over, and where they were given away."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.chat.commands import named, with_options
from cogs.chat.components import CHARACTERS, Message, paragraph, rows
from cogs.chat.meant import name_of
from cogs.chat.own import check_look
from cogs.chat.private import answer_to, hasten
from cogs.chat.router import Press, router_of, scene_of
from cogs.chat.services import Client
from cogs.chat.shown import Shown
from cogs.chat.which import LARGEST, match_asked
from cogs.panels.review import REVIEW, chart, controls, queued, review, waiting
from engines.core import Refusal, Say, text
from tables import Scene
from tables.reviewing.reviews import Reviewed

EVERY = 5.0
"""Seconds between two words about how far a review is."""
ROOM = CHARACTERS - 200


class ReviewCog(commands.Cog):
    """Looks at matches afterwards, for whoever asks, in private."""

    def __init__(self, client: Client) -> None:
        self.client = client
        router_of(client).on(REVIEW, self._pressed)

    @app_commands.command(**named("command-review"))
    @with_options("command-review", "match")
    async def review(
        self,
        interaction: discord.Interaction,
        match: app_commands.Range[int, 1, LARGEST] | None = None,
    ) -> None:
        """Review the match of this place, or of a number."""
        match_id = (await match_asked(self.client, interaction, match)).id
        scene = await self.client.services.tables.scene_for(match_id, interaction.user.id)
        await self._open(interaction, scene)

    async def _pressed(self, press: Press) -> None:
        """Review the match below whose end the button stands."""
        await self._open(press.interaction, await scene_of(self.client, press))

    async def _open(self, interaction: discord.Interaction, scene: Scene) -> None:
        if scene.in_lobby:
            raise Refusal(text("refusal-not-begun"))
        check_look(self.client, interaction)
        hasten(interaction, thinking=True)
        locale = await self.client.services.languages.of(interaction)
        say = self.client.services.say(scene, locale)
        try:
            reviewed = await self._made(interaction, scene, say)
        except Refusal as refusal:  # it stands in place of how far the review was
            said = "\n".join((*name_of(interaction, say), say(refusal.text)))
            await answer_to(interaction).amend(view=_words(said))
            return
        shown = await self._shown(reviewed, scene, locale)
        await answer_to(interaction).amend(view=shown.view, files=shown.files)

    async def _made(self, interaction: discord.Interaction, scene: Scene, say: Say) -> Reviewed:
        """Return the review of a match, and say meanwhile how far it is."""
        reviews, done = self.client.services.tables.reviews, [0.0]
        server = interaction.guild_id or f"direct {interaction.user.id}"
        work = reviews.review(scene.match.id, server, done.append)
        making = asyncio.create_task(work, name="review")
        while not (await asyncio.wait((making,), timeout=EVERY))[0]:
            said = queued() if reviews.is_queued(scene.match.id) else waiting(done[-1])
            await answer_to(interaction).amend(view=_words(say(said)))
        return await making

    async def _shown(self, reviewed: Reviewed, scene: Scene, locale: str) -> Shown:
        """Return the picture of a review, and what is told below it."""
        services = self.client.services
        say, plain = services.say(scene, locale), services.plain_say(scene, locale)
        over = await services.tables.reviews.tenures(scene.match.id)
        told = await asyncio.to_thread(review, reviewed, scene, over)
        picture = await services.pictures.chart(chart(reviewed, plain), reviewed.game, locale)
        words: ui.TextDisplay[Any] = ui.TextDisplay(paragraph([say(line) for line in told], ROOM))
        below = rows(controls(reviewed), scene, plain)
        return services.messages.alone(picture, say, words, *below)


def _words(said: str) -> Message:
    return Message([ui.TextDisplay(said)])


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(ReviewCog(client))
