"""*Check this match*, in the menu of each of its messages: what is promised, and what held."""

from __future__ import annotations

import logging
import re

import discord
from discord import app_commands
from discord.ext import commands

from cogs.chat.commands import words
from cogs.chat.components import nodes
from cogs.chat.own import check_look
from cogs.chat.places import Elsewhere, check_place, here_of
from cogs.chat.private import acknowledge
from cogs.chat.replies import whisper_texts
from cogs.chat.services import Client
from cogs.chat.traced import trace_match
from cogs.panels.ids import parse
from engines.core import Refusal, Text, Verbatim, text
from tables import Scene
from tables.fairness import SHORT, commitment
from tables.match.dealing import hash_of_table
from tables.proof.errors import Mismatch
from tables.rows import Match, Status

log = logging.getLogger(__name__)

_HASH = re.compile(rf"`([0-9a-f]{{{SHORT}}})`")


class ProofCog(commands.Cog):
    """Checks the match of a message on the spot."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.menu = app_commands.ContextMenu(name=words("menu-verify"), callback=self.verify)
        client.tree.add_command(self.menu)

    async def verify(self, interaction: discord.Interaction, message: discord.Message) -> None:
        """Tell in private what a message's match promises, and whether it was kept."""
        check_look(self.client, interaction)  # it may play the whole match again
        match_id = await self._match_of(interaction, message)
        trace_match(match_id)
        scenes = self.client.services.tables.scenes
        sight = await scenes.sight(match_id, interaction.user.id)
        try:
            check_place(interaction, sight)
        except Elsewhere as error:
            raise Refusal(_where(interaction, sight.match)) from error
        await acknowledge(interaction, thinking=True)
        scene = await self.client.services.tables.scene(match_id, None)
        lines = await self._found(scene, _hashes(message))
        await whisper_texts(self.client, interaction, scene, lines)

    async def _match_of(self, interaction: discord.Interaction, message: discord.Message) -> int:
        """Return which match a message of ours is about. Raises `Refusal`."""
        me = self.client.user
        if me is not None and message.author.id == me.id:
            for node in nodes(message):
                control = parse(str(getattr(node, "custom_id", "")))
                if control is not None and control.match:
                    return control.match
            found = await self.client.services.tables.records.match_of(
                here_of(interaction).channel_id, message.id, _hashes(message)
            )
            if found is not None:
                return found
            raise Refusal(text("refusal-unproved-message"))
        raise Refusal(text("refusal-no-match-message"))

    async def _found(self, scene: Scene, hashes: list[str]) -> tuple[Text, ...]:
        """Return what is to be said of a match, with the hashes that its message shows."""
        match, promise = scene.match, commitment(scene.match.seed)
        promised = text("verify-promise", number=match.id, promise=promise)
        agreed = text("verify-table", hash=hash_of_table(match, scene.seats))
        if match.never_begun:
            return (promised, agreed, text("verify-never-begun"))
        if match.started_at is None:
            return (promised, agreed, text("verify-later"))
        if match.chance is None:
            return (promised, text("verify-earlier"))
        if scene.shown is None or match.status is Status.PLAYING:
            so_far = (text("table-log", hash=scene.shown),) if scene.shown else ()
            return (promised, agreed, *so_far, text("verify-later"))
        of_log = [shown for shown in hashes if shown != hash_of_table(match, scene.seats)]
        posted = of_log[-1] if of_log else scene.shown
        try:
            checked = await self.client.services.tables.proved(match.id, posted)
        except Mismatch as error:
            log.warning("match %s is not confirmed by %s: %s", match.id, posted, error)
            return (promised, text("verify-failed", hash=posted))
        held = text("verify-held", hash=posted, entry=checked.posted, entries=checked.entries)
        last = text("verify-yourself", number=match.id, promise=promise, last=scene.shown)
        return (promised, agreed, held, last)


def _where(interaction: discord.Interaction, match: Match) -> Text:
    """Return that a match is to be checked elsewhere: where, if it stands in the same server.

    Whoever reads a channel that it has left need not see where it goes on, and learns no more.
    """
    if match.imported or match.guild_id != interaction.guild_id:
        return text("refusal-match-elsewhere", number=match.id)
    where = Verbatim(f"<#{match.channel_id}>")
    return text("refusal-match-left", number=match.id, where=where)


def _hashes(message: discord.Message) -> list[str]:
    """Return what in a message may be the hash of a log, in order."""
    words_ = [str(getattr(node, "content", "") or "") for node in nodes(message)]
    return [found for said in (message.content, *words_) for found in _HASH.findall(said)]


async def setup(client: Client) -> None:
    """Add the cog."""
    await client.add_cog(ProofCog(client))
