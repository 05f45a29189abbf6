"""/undo: the own last move is taken back, with the others' agreement where that is needed."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.chat.commands import named
from cogs.chat.replies import answer_choice, whisper_choice, whisper_texts
from cogs.chat.router import Press, router_of, scene_of
from cogs.chat.services import Client
from cogs.chat.which import match_for
from cogs.panels.taking_back import AGREE, ASK, OWN, asking
from engines.core import Refusal, text
from tables.calling_off import players
from tables.match.undo import Revealed
from tables.tables import By


class TakingBackCog(commands.Cog):
    """Takes moves back."""

    def __init__(self, client: Client) -> None:
        self.client = client
        router = router_of(client)
        router.on(OWN, self._pressed)
        router.on(ASK, self._ask)
        router.on(AGREE, self._agree)

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
            if not players(scene.seats) - {scene.seat}:
                raise
            await whisper_choice(self.client, interaction, scene, refusal.text, (asking(),))
            return
        said = (text("reply-undone"), *receipt.told)
        await whisper_texts(self.client, interaction, receipt.scene, said)

    async def _ask(self, press: Press) -> None:
        interaction = press.interaction
        by = By(interaction.user.id, interaction.id)
        await self.client.services.tables.taking_back.ask(press.control.match, by)
        await answer_choice(self.client, interaction, text("reply-undo-asked"))

    async def _agree(self, press: Press) -> None:
        interaction, number = press.interaction, press.control.extra
        if not (number.isascii() and number.isdecimal() and len(number) < 10):
            raise Refusal(text("refusal-unknown-control"))
        by = By(interaction.user.id, interaction.id)
        taking_back = self.client.services.tables.taking_back
        undone = await taking_back.agree(press.control.match, by, int(number))
        said = text("reply-undo-done" if undone else "reply-undo-agreed")
        await answer_choice(self.client, interaction, said)


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(TakingBackCog(client))
