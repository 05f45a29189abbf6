"""Mag·Blast's commands that make noise."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.chat.commands import named, with_options
from cogs.chat.components import listed
from cogs.chat.late import late
from cogs.chat.onlookers import sees_at
from cogs.chat.private import hasten, whisper
from cogs.chat.replies import whisper_said
from cogs.chat.services import client_of
from cogs.chat.which import scene_here
from cogs.chat.writing import check_may_write
from cogs.games.magblast.base import GAME, GROUP, LONGEST_HECKLE
from cogs.words.names import chat_voice
from cogs.words.strings import speaker
from engines.core import Refusal, text
from tables import Scene
from tables.rows import Candidate

if TYPE_CHECKING:
    from cogs.games.magblast import sounds
else:
    (sounds,) = late("cogs.games.magblast", "sounds")

Shout = app_commands.Range[str, 1, LONGEST_HECKLE]


@GROUP.command(**named("magblast-command-heckle"))
@with_options("magblast-command-heckle", "words")
async def heckle(interaction: discord.Interaction, words: Shout) -> None:
    """Let an eliminated player be heard."""
    scene = await GAME.own_scene(interaction)
    said = sounds.heckle(scene, words)
    await check_may_write(client_of(interaction), interaction, scene.match.id)
    client = client_of(interaction)
    await client.services.tables.chatter.say(scene.match.id, interaction.user.id, said)
    await whisper_said(client, interaction, text("reply-heckled"))


@GROUP.command(**named("magblast-command-sounds"))
async def list_sounds(interaction: discord.Interaction) -> None:
    """List the best sounds of this match, and of this server as far as the asker sees it."""
    hasten(interaction, thinking=True)
    services = client_of(interaction).services
    locale = await services.languages.of(interaction)
    lines: list[str] = []
    scene = await _match_here(interaction)
    if scene is not None:
        heard = await services.tables.records.sounds(scene.match.id)
        candidates = await services.tables.records.candidates(scene.match.id)
        lines += map(services.say(scene, locale), sounds.of_match(scene, heard, candidates))
    guild_id = scene.match.guild_id if scene is not None else interaction.guild_id
    if guild_id is not None:
        best = await _seen(interaction, guild_id)
        lines += map(chat_voice((), locale), sounds.of_server(best))
    await whisper(interaction, view=listed(lines, speaker(locale)))


async def _seen(interaction: discord.Interaction, guild_id: int) -> list[Candidate]:
    """Return the best sounds of a server that were made where whoever asks can see."""
    client, records = client_of(interaction), client_of(interaction).services.tables.records
    guild, found = client.get_guild(guild_id), list[Candidate]()
    member = guild and await _member(guild, interaction.user)
    if guild is None or member is None:
        return found
    seen = dict[int, bool]()
    for row in await records.best_sounds(guild_id, sounds.LOOKED_AT):
        match = await records.match(row.match_id)
        assert match is not None
        if match.channel_id not in seen:
            seen[match.channel_id] = await sees_at(guild, member, match.channel_id)
        if seen[match.channel_id]:
            found.append(row)
        if len(found) == sounds.LISTED:
            break
    return found


async def _member(
    guild: discord.Guild, user: discord.User | discord.Member
) -> discord.Member | None:
    """Return somebody as a member of a server; None if they are none."""
    if isinstance(user, discord.Member):
        return user
    try:
        return await guild.fetch_member(user.id)
    except discord.NotFound:
        return None


async def _match_here(interaction: discord.Interaction) -> Scene | None:
    """Return the match of this place; None where there is none.

    Raises `Refusal` in direct messages, where no server is left to speak of.
    """
    try:
        return await scene_here(client_of(interaction), interaction, GAME.key)
    except Refusal:
        if interaction.guild_id is None:
            raise
        return None
