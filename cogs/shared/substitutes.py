"""/substitute: a computer or another person plays on somebody's seat."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.chat.absence import has_left
from cogs.chat.acting import holding, seated
from cogs.chat.commands import named, with_options, words
from cogs.chat.guests import guest_of
from cogs.chat.onlookers import uncallable
from cogs.chat.own import show_own
from cogs.chat.private import acknowledge, is_whisper
from cogs.chat.replies import answer_choice, whisper_choice, whisper_said
from cogs.chat.router import Press, router_of, scene_of
from cogs.chat.services import Client
from cogs.chat.which import match_for
from cogs.chat.writing import check_may_write
from cogs.panels.panel import Button
from cogs.panels.substitutes import ABSENT, COMPUTER, HOW, SEEK, TAKE, WITHDRAW, choice, taken_by
from engines.core import Player, Refusal, Text, text
from tables import Scene
from tables.lobby import LEVELS
from tables.mentions import mentioned
from tables.rows import Match
from tables.tables import By

LEVEL_CHOICES = [
    app_commands.Choice(name=words(f"lobby-level-{level}"), value=level) for level in LEVELS
]


class SubstitutesCog(commands.Cog):
    """Hands seats over."""

    def __init__(self, client: Client) -> None:
        self.client = client
        router = router_of(client)
        router.on(HOW, self._how)
        router.on(COMPUTER, self._computer)
        router.on(SEEK, self._seek)
        router.on(WITHDRAW, self._withdraw)
        router.on(TAKE, self._take)
        router.on(ABSENT, self._absent)

    @app_commands.command(**named("command-substitute"))
    @with_options("command-substitute", "person", "computer")
    @app_commands.choices(computer=LEVEL_CHOICES)
    async def substitute(
        self,
        interaction: discord.Interaction,
        person: discord.User | None = None,
        computer: str | None = None,
    ) -> None:
        """Let somebody else play on the own seat, or ask who is to."""
        match = await match_for(self.client, interaction)
        match_id = match.id
        if person is not None and computer is not None:
            raise Refusal(text("refusal-seat-both"))
        if person is not None:
            if person.bot:
                raise Refusal(text("refusal-opponent"))
            await acknowledge(interaction, thinking=True)
            await self._check_sees(match, person.id)
            await self._offer(interaction, match_id, person.id)
            await whisper_said(self.client, interaction, text("reply-seat-asked"))
        elif computer is not None:
            await self._sit_out(interaction, match_id, computer)
            await whisper_said(self.client, interaction, text("reply-sits-out"))
        else:
            scene = await self.client.services.tables.scene_for(match_id, interaction.user.id)
            said, buttons = await self._choice(scene)
            await whisper_choice(self.client, interaction, scene, said, buttons)

    async def _check_sees(self, match: Match, user_id: int) -> None:
        """Raise `Refusal` if somebody could not see that a seat of a match is offered to them."""
        if match.guild_id is None:
            return
        if await uncallable(self.client, match.guild_id, match.channel_id, (user_id,)):
            raise Refusal(text("refusal-seat-unseen", who=mentioned(user_id)))

    async def _how(self, press: Press) -> None:
        """Ask who is to play, in place of the question that was pressed on."""
        scene = await scene_of(self.client, press)
        said, buttons = await self._choice(scene)
        if is_whisper(press.interaction):
            await answer_choice(self.client, press.interaction, said, scene, buttons)
        else:
            await whisper_choice(self.client, press.interaction, scene, said, buttons)

    async def _choice(self, scene: Scene) -> tuple[Text, tuple[Button, ...]]:
        scene = holding(scene)
        assert scene.seat is not None
        offered = await self.client.services.tables.substitutes.offered(scene.match.id, scene.seat)
        return choice(scene, offered=offered is not None)

    async def _computer(self, press: Press) -> None:
        await self._sit_out(press.interaction, press.control.match, press.control.extra)
        await self._answer(press, text("reply-sits-out"))

    async def _seek(self, press: Press) -> None:
        await self._offer(press.interaction, press.control.match, None)
        await self._answer(press, text("reply-seat-sought"))

    async def _withdraw(self, press: Press) -> None:
        interaction = press.interaction
        by = By(interaction.user.id, interaction.id)
        await self.client.services.tables.substitutes.withdraw(press.control.match, by)
        await self._answer(press, text("reply-seat-kept"))

    async def _take(self, press: Press) -> None:
        """Let whoever presses play from here on, and show what there is to do."""
        interaction, asked = press.interaction, taken_by(press.control.extra)
        if asked is None:
            raise Refusal(text("refusal-unknown-control"))
        guest = guest_of(interaction)
        substitutes = self.client.services.tables.substitutes
        receipt = await substitutes.take(press.control.match, guest, *asked)
        await self.client.services.languages.of(interaction)  # remembered now that they sit
        await show_own(self.client, interaction, receipt.scene, (text("reply-seat-taken"),))

    async def _absent(self, press: Press) -> None:
        """Let a computer play for somebody who has left the server, if that is still so."""
        interaction, seat = press.interaction, press.control.extra
        scene = seated(await scene_of(self.client, press))
        if not (seat.isascii() and seat.isdecimal() and int(seat) < len(scene.seats)):
            raise Refusal(text("refusal-unknown-control"))
        row, guild_id = scene.seats[int(seat)], scene.match.guild_id or 0
        if row.reaches is None or not await has_left(self.client, guild_id, row.reaches):
            await self.client.services.tables.reached.here(scene.match.id, row.seat)
            raise Refusal(text("refusal-absent-here", who=Player(row.seat)))
        by = By(interaction.user.id, interaction.id)
        await self.client.services.tables.play.stand_in(scene.match.id, by, row.seat)
        await whisper_said(self.client, interaction, text("reply-done"))

    async def _offer(self, interaction: discord.Interaction, match_id: int, to: int | None) -> None:
        await check_may_write(self.client, interaction, match_id)
        by = By(interaction.user.id, interaction.id)
        await self.client.services.tables.substitutes.offer(match_id, by, to)

    async def _sit_out(self, interaction: discord.Interaction, match_id: int, level: str) -> None:
        by = By(interaction.user.id, interaction.id)
        await self.client.services.tables.play.sit_out(match_id, by, level)

    async def _answer(self, press: Press, said: Text) -> None:
        """Put what came of it in place of the choice."""
        if is_whisper(press.interaction):
            await answer_choice(self.client, press.interaction, said)
        else:
            await whisper_said(self.client, press.interaction, said)


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(SubstitutesCog(client))
