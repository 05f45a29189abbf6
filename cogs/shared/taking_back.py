"""/undo: the own last move is taken back, with the others' agreement where that is needed."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.chat.agreeing import attend, number_of
from cogs.chat.commands import named
from cogs.chat.replies import whisper_choice, whisper_texts
from cogs.chat.router import Press, router_of, scene_of
from cogs.chat.services import Client
from cogs.chat.which import match_for
from cogs.panels.taking_back import AGREE, ASK, OWN, asking
from engines.core import Text, text
from tables.match.undo import Revealed
from tables.tables import By


class TakingBackCog(commands.Cog):
    """Takes moves back."""

    def __init__(self, client: Client) -> None:
        self.client = client
        router_of(client).on(OWN, self._pressed)
        attend(client, ASK, AGREE, self._agreed)

    @app_commands.command(**named("command-undo"))
    async def undo(self, interaction: discord.Interaction) -> None:
        """Take back the own last move, or offer to ask the others where they must agree."""
        await self._take_back(interaction, (await match_for(self.client, interaction)).id)

    async def _pressed(self, press: Press) -> None:
        await self._take_back(press.interaction, (await scene_of(self.client, press)).match.id)

    async def _take_back(self, interaction: discord.Interaction, match_id: int) -> None:
        tables, user_id = self.client.services.tables, interaction.user.id
        try:
            receipt = await tables.play.undo(match_id, By(user_id, interaction.id))
        except Revealed as refusal:
            scene = await tables.scene_for(match_id, user_id)
            if not scene.agreeing - {scene.seat}:
                raise
            await whisper_choice(self.client, interaction, scene, refusal.text, (asking(),))
            return
        said = (text("reply-undone"), *receipt.told)
        await whisper_texts(self.client, interaction, receipt.scene, said)

    async def _agreed(self, press: Press, asking: bool) -> Text:
        by = By(press.interaction.user.id, press.interaction.id)
        taking_back, match_id = self.client.services.tables.taking_back, press.control.match
        if asking:
            await taking_back.ask(match_id, by)
            return text("reply-undo-asked")
        undone = await taking_back.agree(match_id, by, number_of(press))
        return text("reply-undo-done" if undone else "reply-undo-agreed")


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(TakingBackCog(client))
