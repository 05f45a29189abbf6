"""Votes on sounds, where a menu stands for a poll."""

from __future__ import annotations

from discord.ext import commands

from cogs.chat.ballots import VOTE, question_in
from cogs.chat.private import whisper
from cogs.chat.router import Press, router_of
from cogs.chat.services import Client
from cogs.words.names import chat_voice
from engines.core import Refusal, text


class BallotsCog(commands.Cog):
    """Takes the votes of whoever reads the channel."""

    def __init__(self, client: Client) -> None:
        self.client = client
        router_of(client).on(VOTE, self._vote)

    async def _vote(self, press: Press) -> None:
        chosen = press.filled.pick()
        if len(chosen) != 1:
            raise Refusal(text("refusal-no-such-sound"))
        services, interaction = self.client.services, press.interaction
        candidate = await services.tables.ballots.vote(
            press.control.match, interaction.user.id, question_in(press.control.extra), chosen[0]
        )
        say = chat_voice((), await services.languages.of(interaction))
        await whisper(interaction, say(text("reply-voted", words=candidate.words)))


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(BallotsCog(client))
