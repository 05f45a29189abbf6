"""Mag·Blast's commands that make noise, and sounds typed as plain messages."""

from __future__ import annotations

import logging

import discord
from discord import app_commands
from discord.ext import commands

from cogs.chat.commands import named, with_options
from cogs.chat.private import whisper
from cogs.games.magblast import sounds
from cogs.games.magblast.attack_commands import Noise
from cogs.games.magblast.base import GROUP, MagBlastCommands
from cogs.games.magblast.sounds import LONGEST_HECKLE
from cogs.words.names import chat_voice
from engines.core import Refusal, text
from engines.magblast.model import Sound
from engines.magblast.sounds import fit_to_print
from store import Match, Status
from tables import Scene
from tables.tables import By

log = logging.getLogger(__name__)

HEARD = "🔊"
"""The reaction that tells that a sound was heard."""
Shout = app_commands.Range[str, 1, LONGEST_HECKLE]


class VoiceCommands(MagBlastCommands):
    """Sounds, heckles, and the lists of the best."""

    @GROUP.command(**named("magblast-command-sound"))
    @with_options("magblast-command-sound", "words")
    async def sound(self, interaction: discord.Interaction, words: Noise) -> None:
        """Make the sound that the own shot waits for."""
        await self.act(interaction, lambda _: Sound(fit_to_print(words)))

    @GROUP.command(**named("magblast-command-heckle"))
    @with_options("magblast-command-heckle", "words")
    async def heckle(self, interaction: discord.Interaction, words: Shout) -> None:
        """Let an eliminated player be heard."""
        scene = await self.own_scene(interaction)
        said = sounds.heckle(scene, words)
        await self.client.house.tables.chatter.say(scene.match.id, interaction.user.id, said)
        say = chat_voice((), await self.client.house.languages.of(interaction))
        await whisper(interaction, say(text("reply-heckled")))

    @GROUP.command(**named("magblast-command-sounds"))
    async def sounds(self, interaction: discord.Interaction) -> None:
        """List the best sounds of this match and of this server."""
        house = self.client.house
        locale = await house.languages.of(interaction)
        lines: list[str] = []
        scene = await self._scene_here(interaction)
        if scene is not None:
            heard = await house.tables.store.sounds(scene.match.id)
            candidates = await house.tables.store.candidates(scene.match.id)
            lines += map(house.say(scene, locale), sounds.of_match(scene, heard, candidates))
        guild_id = scene.match.guild_id if scene is not None else interaction.guild_id
        if guild_id is not None:
            best = await house.tables.store.best_sounds(guild_id, sounds.LISTED)
            lines += map(chat_voice((), locale), sounds.of_server(best))
        await whisper(interaction, view=sounds.listed(lines))

    async def _scene_here(self, interaction: discord.Interaction) -> Scene | None:
        """Return the match of this place as everyone sees it; None where there is none.

        Raises `Refusal` in direct messages, where no server is left to speak of.
        """
        try:
            match_id = await self.match_of(interaction)
        except Refusal:
            if interaction.guild_id is None:
                raise
            return None
        scene = await self.client.house.tables.scene(match_id, None)
        return None if scene.in_lobby else scene

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Take a message for the sound of a shot, if its author's shot waits for one.

        Without the privileged intent Discord tells the bot what a message says only if it
        mentions the bot, or replies with a ping to one that the bot posted.
        """
        me = self.client.user
        if me is None or message.author.bot or message.guild is None or me not in message.mentions:
            return
        match = await self.client.house.tables.store.match_in(message.channel.id)
        if match is None or match.game != self.key or match.status is not Status.PLAYING:
            return
        try:
            await self._hear(message, match, me.id)
        except Exception:
            log.exception("a sound in match %s was not heard", match.id)

    async def _hear(self, message: discord.Message, match: Match, me: int) -> None:
        tables = self.client.house.tables
        scene = await tables.scene_for(match.id, message.author.id)
        if not sounds.awaited(scene):
            return
        try:
            made = sounds.typed(message.content, me)
            await tables.play.submit(match.id, By(message.author.id, message.id), made)
        except Refusal as refusal:
            if await tables.store.entry_of_interaction(message.id) is None:
                await self._explain(message, scene, refusal)
            return
        await _acknowledge(message)

    async def _explain(self, message: discord.Message, scene: Scene, refusal: Refusal) -> None:
        """Tell the author, in their language, why that was no sound; elsewhere if need be."""
        locale = await self.client.house.languages.of_person(message.author.id, scene.match.locale)
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
