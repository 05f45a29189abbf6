"""/pause: the people of a match agree that its clocks rest, and that they run again."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.chat.acting import playing
from cogs.chat.agreeing import attend, number_of
from cogs.chat.commands import named, with_options
from cogs.chat.replies import whisper_choice, whisper_said
from cogs.chat.router import Press
from cogs.chat.services import Client
from cogs.chat.which import match_for
from cogs.panels.agreeing import AGREE_REST
from cogs.panels.panel import Button, Style
from engines.core import Text, text
from tables.away import moment
from tables.match.rests import LONGEST
from tables.resting import Came
from tables.tables import By

ASK = "rest-ask"
"""The verb of the buttons by which somebody asks the others."""
OFFERED = (1, 3, 7, LONGEST)
"""The days that buttons offer."""


class RestingCog(commands.Cog):
    """Lets clocks rest."""

    def __init__(self, client: Client) -> None:
        self.client = client
        attend(client, ASK, AGREE_REST, self._pressed)

    @app_commands.command(**named("command-pause"))
    @with_options("command-pause", "days")
    async def pause(
        self, interaction: discord.Interaction, days: app_commands.Range[int, 1, LONGEST] | None
    ) -> None:
        """Ask the others to let the clocks rest, or show what there is to ask."""
        match = await match_for(self.client, interaction)
        if days is not None:
            said = await self._agreed(interaction, match.id, days, asking=True)
            await whisper_said(self.client, interaction, said)
            return
        scene = playing(await self.client.services.tables.scene_for(match.id, interaction.user.id))
        until = scene.match.rests_until
        if until is None:
            said = text("reply-rest-how")
            buttons = tuple(
                Button(ASK, text("button-rest-days", days=n), Style.MAIN, str(n), anyone=True)
                for n in OFFERED
            )
        else:
            said = text("reply-rests", when=moment(until))
            buttons = (Button(ASK, text("button-rest-end"), Style.MAIN, "0", anyone=True),)
        await whisper_choice(self.client, interaction, scene, said, buttons)

    async def _pressed(self, press: Press, asking: bool) -> Text:
        days, match_id = number_of(press), press.control.match
        return await self._agreed(press.interaction, match_id, days, asking=asking)

    async def _agreed(
        self, interaction: discord.Interaction, match_id: int, days: int, *, asking: bool
    ) -> Text:
        tables = self.client.services.tables
        by = By(interaction.user.id, interaction.id)
        came = await tables.resting.agree(match_id, by, days, asking=asking)
        if came is not Came.RESTS:
            return text(f"reply-rest-{came}")
        match = await tables.records.match(match_id)
        until = None if match is None else match.rests_until
        return text("reply-rests", when=moment(until or 0.0))


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(RestingCog(client))
