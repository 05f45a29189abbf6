"""Private answers to an interaction: what only the person who acted can see."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from cogs.chat.components import Message, paragraph, rows
from cogs.panels.panel import Button
from cogs.words.names import chat_voice, plain_voice
from cogs.words.strings import speaker
from engines.core import Refusal, Text, text
from tables import Receipt, Scene

if TYPE_CHECKING:
    from cogs.chat.house import Client
    from cogs.chat.showing import Shown

log = logging.getLogger(__name__)

CONTENT = 2000
SERVER_TROUBLE = 500
"""From this status on it is Discord that fails, not what was asked of it."""
_LATE = (10062, 10015, 40060)
"""Discord's codes for an interaction that cannot be answered any more."""


def is_private(interaction: discord.Interaction) -> bool:
    """Tell whether an interaction comes from a message that nobody else sees."""
    message = interaction.message
    return message is not None and (interaction.guild_id is None or message.flags.ephemeral)


def is_whisper(interaction: discord.Interaction) -> bool:
    """Tell whether an interaction comes from a private answer, of which delivery knows nothing."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def acknowledge(interaction: discord.Interaction, **how: Any) -> None:
    """Tell Discord that an answer follows or that none is needed, unless it is too late."""
    if interaction.response.is_done():
        return
    try:
        await interaction.response.defer(**how)
    except discord.HTTPException as error:
        _let_pass(interaction, error)


async def whisper(
    interaction: discord.Interaction, content: str | None = None, **parts: Any
) -> None:
    """Answer in private, whether or not the interaction was deferred before.

    What was done stands, whether or not Discord lets us tell of it.
    """
    if content is not None:
        parts["content"] = content[:CONTENT]
    parts.setdefault("allowed_mentions", discord.AllowedMentions.none())
    try:
        if interaction.response.is_done():
            await interaction.followup.send(ephemeral=True, **parts)
        else:
            await interaction.response.send_message(ephemeral=True, **parts)
    except discord.HTTPException as error:
        _let_pass(interaction, error)


def _let_pass(interaction: discord.Interaction, error: discord.HTTPException) -> None:
    """Note that somebody cannot be answered; raise `error` if that is our own fault."""
    if error.code not in _LATE and error.status < SERVER_TROUBLE:
        raise error
    log.warning("could not answer interaction %s (%s)", interaction.id, error)


async def whisper_shown(interaction: discord.Interaction, shown: Shown) -> None:
    """Answer in private with a message of pictures and controls."""
    await whisper(interaction, view=shown.view, files=shown.files)


async def whisper_texts(
    client: Client, interaction: discord.Interaction, scene: Scene, told: Sequence[Text]
) -> None:
    """Answer in private with what a move told its own seat, or with a plain "done"."""
    locale = await client.house.languages.of(interaction)
    say = chat_voice(scene.seats, locale)
    lines = [say(line) for line in told] or [say(text("reply-done"))]
    await whisper(interaction, paragraph(lines, CONTENT))


async def whisper_done(client: Client, interaction: discord.Interaction, receipt: Receipt) -> None:
    """Answer in private with what a move did, as its seat may hear, and what is asked next."""
    scene, showing = receipt.scene, client.house.showing
    done = receipt.told or receipt.heard or (text("reply-done"),)
    await whisper_texts(client, interaction, scene, (*done, showing.asked_next(scene)))


async def whisper_choice(
    client: Client,
    interaction: discord.Interaction,
    scene: Scene,
    said: Text | Sequence[Text],
    buttons: tuple[Button, ...],
) -> None:
    """Answer in private with sentences and buttons that belong to a scene's match."""
    told = (said,) if isinstance(said, Text) else said
    locale = await client.house.languages.of(interaction)
    say = chat_voice(scene.seats, locale)
    shown = ui.TextDisplay[Any](paragraph([say(line) for line in told]))
    row = rows((buttons,), scene, plain_voice(scene.seats, locale))
    await whisper(interaction, view=Message([shown, *row]))


async def answer_choice(
    client: Client,
    interaction: discord.Interaction,
    said: Text,
    scene: Scene | None = None,
    buttons: tuple[Button, ...] = (),
) -> None:
    """Put a sentence in place of the private choice that was pressed, with buttons or without."""
    near = scene or await client.house.scene_near(interaction)
    seats = near.seats if near else ()
    locale = await client.house.languages.of(interaction)
    if not is_whisper(interaction):  # no choice of ours: that message is not to be changed
        await whisper(interaction, chat_voice(seats, locale)(said))
        return
    items: list[ui.Item[Any]] = [ui.TextDisplay(chat_voice(seats, locale)(said))]
    if scene is not None:
        items += rows((buttons,), scene, plain_voice(seats, locale))
    await acknowledge(interaction)
    try:
        await interaction.edit_original_response(view=Message(items))
    except discord.HTTPException as error:
        _let_pass(interaction, error)


async def refuse(client: Client, interaction: discord.Interaction, refusal: Refusal) -> None:
    """Tell in private why something was not done."""
    locale = await client.house.languages.of(interaction)
    scene = await client.house.scene_near(interaction)
    say = chat_voice(scene.seats, locale) if scene else chat_voice((), locale)
    await whisper(interaction, say(refusal.text))


async def apologise(client: Client, interaction: discord.Interaction) -> None:
    """Tell in private that something went wrong on our side."""
    locale = await client.house.languages.of(interaction)
    await whisper(interaction, speaker(locale)(text("reply-broken")))
