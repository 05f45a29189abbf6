"""Answers to an interaction that only the person who acted can see: how they are sent."""

from __future__ import annotations

import logging
from typing import Any

import discord

from cogs.chat.showing import Shown

log = logging.getLogger(__name__)

CONTENT = 2000
SERVER_TROUBLE = 500
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
        let_pass(interaction, error)


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
        let_pass(interaction, error)


def let_pass(interaction: discord.Interaction, error: discord.HTTPException) -> None:
    """Note that somebody cannot be answered; raise `error` if that is our own fault."""
    if error.code not in _LATE and error.status < SERVER_TROUBLE:
        raise error
    log.warning("could not answer interaction %s (%s)", interaction.id, error)


async def whisper_shown(interaction: discord.Interaction, shown: Shown) -> None:
    """Answer in private with a message of pictures and controls."""
    await whisper(interaction, view=shown.view, files=shown.files)
