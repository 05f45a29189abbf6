"""A command in direct messages that may be about several matches goes on with the one chosen."""

from __future__ import annotations

from typing import Any

from discord.ext import commands

from cogs.chat.meant import MEANT, command_in, mean
from cogs.chat.router import Press, router_of
from cogs.chat.services import Client
from engines.core import Refusal, text


class MeaningCog(commands.Cog):
    """Takes what somebody means."""

    def __init__(self, client: Client) -> None:
        self.client = client
        router_of(client).on(MEANT, self._chosen)

    async def _chosen(self, press: Press) -> None:
        """Do what was typed, in the match that is chosen: see `match_for`, which checks it."""
        chosen = "".join(press.filled.pick()[:1])
        if press.interaction.guild_id is not None or not _is_number(chosen):
            raise Refusal(text("refusal-unknown-control"))
        command, options = command_in(self.client.tree, press.control.extra)
        mean(press.interaction, int(chosen))
        callback: Any = command.callback
        own = () if command.binding is None else (command.binding,)
        await callback(*own, press.interaction, **options)


def _is_number(word: str) -> bool:
    return word.isdecimal() and word.isascii() and len(word) < 16


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(MeaningCog(client))
