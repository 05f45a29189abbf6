"""Mag·Blast's commands that make noise."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.chat.commands import named, with_options
from cogs.chat.late import late
from cogs.chat.private import whisper
from cogs.chat.services import client_of
from cogs.chat.which import scene_here
from cogs.games.magblast.attack_commands import Noise
from cogs.games.magblast.base import GAME, GROUP, LONGEST_HECKLE
from cogs.words.names import chat_voice
from engines.core import Refusal, text
from tables import Scene

if TYPE_CHECKING:
    from cogs.games.magblast import sounds
    from engines.magblast import model
    from engines.magblast import sounds as noises
else:
    (sounds,) = late("cogs.games.magblast", "sounds")
    model, noises = late("engines.magblast", "model", "sounds")

Shout = app_commands.Range[str, 1, LONGEST_HECKLE]


@GROUP.command(**named("magblast-command-sound"))
@with_options("magblast-command-sound", "words")
async def sound(interaction: discord.Interaction, words: Noise) -> None:
    """Make the sound that the own shot waits for."""
    await GAME.act(interaction, lambda _: model.Sound(noises.fit_to_print(words)))


@GROUP.command(**named("magblast-command-heckle"))
@with_options("magblast-command-heckle", "words")
async def heckle(interaction: discord.Interaction, words: Shout) -> None:
    """Let an eliminated player be heard."""
    scene = await GAME.own_scene(interaction)
    said = sounds.heckle(scene, words)
    services = client_of(interaction).services
    await services.tables.chatter.say(scene.match.id, interaction.user.id, said)
    say = chat_voice((), await services.languages.of(interaction))
    await whisper(interaction, say(text("reply-heckled")))


@GROUP.command(**named("magblast-command-sounds"))
async def list_sounds(interaction: discord.Interaction) -> None:
    """List the best sounds of this match and of this server."""
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
        best = await services.tables.records.best_sounds(guild_id, sounds.LISTED)
        lines += map(chat_voice((), locale), sounds.of_server(best))
    await whisper(interaction, view=sounds.listed(lines))


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
