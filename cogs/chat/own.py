"""Somebody's own panel: in a private answer, or in place of the one that was pressed."""

from __future__ import annotations

import discord

from cogs.chat.house import Client
from cogs.chat.private import acknowledge, is_private, whisper_shown
from cogs.chat.showing import Shown
from engines.core import Text
from tables import Scene
from tables.outbox.notice import hand


async def show_own(
    client: Client,
    interaction: discord.Interaction,
    scene: Scene,
    said: tuple[Text, ...] = (),
    draft: str = "",
) -> None:
    """Show what a person is asked: where it was asked for, if nobody else sees that message."""
    if is_private(interaction):
        await acknowledge(interaction)
        await renew_own(client, interaction, scene, said, draft)
    else:
        await whisper_own(client, interaction, scene, said, draft)


async def renew_own(
    client: Client,
    interaction: discord.Interaction,
    scene: Scene,
    said: tuple[Text, ...] = (),
    draft: str = "",
) -> None:
    """Let the message that was pressed, once acknowledged, show what its owner is asked."""
    shown = await _own(client, interaction, scene, said, draft)
    await interaction.edit_original_response(view=shown.view, attachments=shown.files)


async def whisper_own(
    client: Client,
    interaction: discord.Interaction,
    scene: Scene,
    said: tuple[Text, ...] = (),
    draft: str = "",
) -> None:
    """Show a person in a private answer what they are asked, with board and hand."""
    await acknowledge(interaction, ephemeral=True, thinking=True)  # drawing may take long
    await whisper_shown(interaction, await _own(client, interaction, scene, said, draft))


async def is_hand(client: Client, interaction: discord.Interaction, scene: Scene) -> bool:
    """Tell whether the message that was pressed is the one that delivery keeps up to date."""
    if interaction.message is None or interaction.guild_id is not None or scene.seat is None:
        return False
    shown = await client.house.tables.records.shown(scene.match.id, hand(scene.seat))
    return shown is not None and shown.message_id == interaction.message.id


async def _own(
    client: Client,
    interaction: discord.Interaction,
    scene: Scene,
    said: tuple[Text, ...],
    draft: str,
) -> Shown:
    house = client.house
    locale = await house.languages.of(interaction)
    public = await house.tables.scene(scene.match.id, None)
    return await house.showing.hand(scene, public, said, locale, str(interaction.id), draft)
