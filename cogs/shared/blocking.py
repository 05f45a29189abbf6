"""/block and /unblock: whom somebody would not be invited by, nor seated with, told to nobody."""

from __future__ import annotations

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.chat.commands import named, with_options
from cogs.chat.components import Message
from cogs.chat.private import whisper
from cogs.chat.replies import whisper_said
from cogs.chat.services import Client
from cogs.words.strings import speaker
from engines.core import Refusal, Text, text
from tables.blocks import Blocked, naming
from tables.mentions import mentioned


class BlockingCog(commands.Cog):
    """Keeps apart who would not meet."""

    def __init__(self, client: Client) -> None:
        self.client = client

    @app_commands.command(**named("command-block"))
    @with_options("command-block", "person")
    async def block(
        self, interaction: discord.Interaction, person: discord.User | None = None
    ) -> None:
        """Block a person, or list those who are blocked."""
        me, people = interaction.user.id, self.client.services.tables.people
        if person is None:
            said = _listed(await people.blocked_by(me))
            say = speaker(await self.client.services.languages.of(interaction))
            await whisper(interaction, view=Message([ui.TextDisplay(say(said))]))
            return
        if person.id == me or person.bot:
            raise Refusal(text("refusal-block-whom"))
        await people.block(me, person.id)
        await whisper_said(
            self.client, interaction, text("reply-blocked", who=mentioned(person.id))
        )

    @app_commands.command(**named("command-unblock"))
    @with_options("command-unblock", "person")
    async def unblock(self, interaction: discord.Interaction, person: discord.User) -> None:
        """Take back that a person is blocked."""
        await self.client.services.tables.people.unblock(interaction.user.id, person.id)
        await whisper_said(
            self.client, interaction, text("reply-unblocked", who=mentioned(person.id))
        )


def _listed(blocked: tuple[Blocked, ...]) -> Text:
    if not blocked:
        return text("reply-nobody-blocked")
    return text("reply-blocked-all", who=naming(blocked))


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(BlockingCog(client))
