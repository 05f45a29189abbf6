"""Sounds for Mag·Blast's shots that are typed as plain messages."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from cogs.chat.late import late
from cogs.chat.places import here_of, open_match_at
from cogs.chat.services import Client
from cogs.games.magblast.base import GAME
from cogs.words.names import chat_voice
from engines.core import Refusal
from tables import Scene
from tables.rows import Match, Status
from tables.tables import By

if TYPE_CHECKING:
    from cogs.games.magblast import sounds
else:
    (sounds,) = late("cogs.games.magblast", "sounds")

log = logging.getLogger(__name__)

HEARD = "🔊"
"""The reaction that tells that a sound was heard."""


class TypedSounds(commands.Cog):
    """Listens for sounds among the messages that mention the bot."""

    def __init__(self, client: Client) -> None:
        self.client = client

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Take a message for the sound of a shot, if its author's shot waits for one.

        Without the privileged intent Discord tells the bot what a message says only if it
        mentions the bot, or replies with a ping to one that the bot posted.
        """
        me = self.client.user
        if me is None or message.author.bot or message.guild is None or me not in message.mentions:
            return
        match = await open_match_at(self.client.services.tables.records, here_of(message))
        if match is None or match.game != GAME.key or match.status is not Status.PLAYING:
            return
        try:
            await self._hear(message, match, me.id)
        except Exception:
            log.exception("a sound in match %s was not heard", match.id)

    async def _hear(self, message: discord.Message, match: Match, me: int) -> None:
        tables = self.client.services.tables
        scene = await tables.scene_for(match.id, message.author.id)
        if not sounds.awaited(scene):
            return
        try:
            made = sounds.typed(message.content, me)
            await tables.play.submit(match.id, By(message.author.id, message.id), made)
        except Refusal as refusal:
            if not await tables.records.was_done(message.id):
                await self._explain(message, scene, refusal)
            return
        await _acknowledge(message)

    async def _explain(self, message: discord.Message, scene: Scene, refusal: Refusal) -> None:
        """Tell the author, in their language, why that was no sound; elsewhere if need be."""
        locale = await self.client.services.languages.of_person(
            message.author.id, scene.match.locale
        )
        said = chat_voice(scene.seats, locale)(refusal.text)
        nobody = discord.AllowedMentions.none()
        try:
            await message.reply(said, allowed_mentions=nobody)
        except discord.HTTPException:
            try:
                await message.author.send(said, allowed_mentions=nobody)
            except discord.HTTPException as error:
                log.info("nobody could be told why message %s is no sound: %s", message.id, error)


async def _acknowledge(message: discord.Message) -> None:
    """Mark a sound as heard; where the bot may not react, the board alone tells."""
    try:
        await message.add_reaction(HEARD)
    except discord.HTTPException as error:
        log.info("message %s was heard without a mark: %s", message.id, error)
