"""Answers to an interaction that only the person who acted can see: how they are sent."""

from __future__ import annotations

from typing import Any

import discord

from cogs.chat.answer import Answer
from cogs.chat.services import client_of
from cogs.chat.shown import Shown

CONTENT = 2000
_ANSWER = "answer"


def is_private(interaction: discord.Interaction) -> bool:
    """Tell whether an interaction comes from a message that nobody else sees."""
    message = interaction.message
    return message is not None and (interaction.guild_id is None or message.flags.ephemeral)


def is_whisper(interaction: discord.Interaction) -> bool:
    """Tell whether an interaction comes from a private answer, of which delivery knows nothing."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def answer_to(interaction: discord.Interaction) -> Answer:
    """Return the one answer to an interaction."""
    extras: dict[str, Any] = interaction.extras
    if _ANSWER not in extras:
        standings = client_of(interaction).services.standings
        extras[_ANSWER] = Answer(interaction, standings, private=is_private(interaction))
    return extras[_ANSWER]


async def acknowledge(interaction: discord.Interaction, *, thinking: bool = False) -> None:
    """Tell Discord that a private answer follows (`thinking`) or that none is needed.

    Nothing if that was told before, or cannot arrive any more.
    """
    await answer_to(interaction).defer(thinking=thinking)


def hasten(interaction: discord.Interaction, *, thinking: bool = False) -> None:
    """Tell Discord soon what `acknowledge` would tell it now, unless the answer comes before."""
    answer_to(interaction).hasten(thinking=thinking)


async def whisper(
    interaction: discord.Interaction, content: str | None = None, **parts: Any
) -> None:
    """Answer in private, whether or not the interaction was deferred before.

    What was done stands, whether or not Discord lets us tell of it.
    """
    if content is not None:
        parts["content"] = content[:CONTENT]
    await answer_to(interaction).whisper(**parts)


async def amend(interaction: discord.Interaction, content: str, **parts: Any) -> None:
    """Tell something in private, in place of what was told in private before."""
    await answer_to(interaction).amend(content=content[:CONTENT], **parts)


async def whisper_shown(interaction: discord.Interaction, shown: Shown) -> None:
    """Answer in private with a message of pictures and controls."""
    await whisper(interaction, view=shown.view, files=shown.files)


async def renew(interaction: discord.Interaction, view: discord.ui.LayoutView, **more: Any) -> None:
    """Put a message in place of the one that was pressed; `files` are its pictures."""
    await answer_to(interaction).renew(view, **more)


async def turn(interaction: discord.Interaction, view: discord.ui.LayoutView, **more: Any) -> None:
    """Put a page in place of the private answer that was pressed; `files` are its pictures.

    What stands for a match is no page, whatever was pressed there: it stays, and the page comes
    besides.
    """
    if is_whisper(interaction):
        await renew(interaction, view, **more)
    else:
        await whisper(interaction, view=view, **more)
