"""What is answered in private, in the person's own language: deeds, choices, refusals."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.chat.components import Message, paragraph, rows
from cogs.chat.meant import SeveralMatches, menu_of, name_of
from cogs.chat.private import CONTENT, is_whisper, renew, whisper
from cogs.chat.services import Client
from cogs.panels.panel import Button
from cogs.panels.spoken import spoken_to
from cogs.panels.telling import gathered_turns
from cogs.words.names import chat_voice, plain_voice
from cogs.words.strings import speaker
from engines.core import Refusal, Say, Text, text
from tables import Receipt, Scene, StoreError
from tables.watch import wrote

log = logging.getLogger(__name__)


async def whisper_said(client: Client, interaction: discord.Interaction, said: Text) -> None:
    """Answer in private with a sentence that names no seat."""
    say = speaker(await client.services.languages.of(interaction))
    await whisper(interaction, "\n".join(_said(interaction, say, (said,))))


def _said(interaction: discord.Interaction, say: Say, told: Sequence[Text]) -> list[str]:
    """Return sentences below the name of their match, where they could be about another."""
    lines = [say(line) for line in told]
    return [*name_of(interaction, say, lines), *lines]


async def whisper_texts(
    client: Client, interaction: discord.Interaction, scene: Scene, told: Sequence[Text]
) -> None:
    """Answer in private with what a move told its own seat, or with a plain "done"."""
    locale = await client.services.languages.of(interaction)
    say = chat_voice(scene.seats, locale)
    lines = _said(interaction, say, told or (text("reply-done"),))
    await whisper(interaction, paragraph(lines, CONTENT))


def done(client: Client, receipt: Receipt) -> tuple[Text, ...]:
    """Return what a move did, as its seat may hear and told to it, and what is asked next."""
    scene = receipt.scene
    told = gathered_turns(receipt.told, client.services.games[scene.match.game].telling)
    did = spoken_to(scene.seat, told) or (text("reply-done"),)
    return (*did, client.services.messages.asked_next(scene))


async def whisper_done(client: Client, interaction: discord.Interaction, receipt: Receipt) -> None:
    """Answer in private with what a move did, and what is asked next."""
    await whisper_texts(client, interaction, receipt.scene, done(client, receipt))


async def whisper_choice(
    client: Client,
    interaction: discord.Interaction,
    scene: Scene,
    said: Text | Sequence[Text],
    buttons: tuple[Button, ...],
) -> None:
    """Answer in private with sentences and buttons that belong to a scene's match."""
    await whisper(interaction, view=await _choice(client, interaction, scene, said, buttons))


async def renew_choice(
    client: Client,
    interaction: discord.Interaction,
    scene: Scene,
    said: Text | Sequence[Text],
    buttons: tuple[Button, ...],
) -> None:
    """Put such an answer in place of the private one that the interaction came from."""
    await renew(interaction, await _choice(client, interaction, scene, said, buttons))


async def _choice(
    client: Client,
    interaction: discord.Interaction,
    scene: Scene,
    said: Text | Sequence[Text],
    buttons: tuple[Button, ...],
) -> Message:
    told = (said,) if isinstance(said, Text) else said
    locale = await client.services.languages.of(interaction)
    say = chat_voice(scene.seats, locale)
    shown = ui.TextDisplay[Any](paragraph(_said(interaction, say, told)))
    row = rows((buttons,) if buttons else (), scene, plain_voice(scene.seats, locale))
    return Message([shown, *row])


async def answer_choice(
    client: Client,
    interaction: discord.Interaction,
    said: Text,
    scene: Scene | None = None,
    buttons: tuple[Button, ...] = (),
) -> None:
    """Put a sentence in place of the private choice that was pressed, with buttons or without."""
    near = scene or await client.services.scene_near(interaction)
    seats = near.seats if near else ()
    locale = await client.services.languages.of(interaction)
    if not is_whisper(interaction):  # no choice of ours: that message is not to be changed
        await whisper(interaction, chat_voice(seats, locale)(said))
        return
    items: list[ui.Item[Any]] = [ui.TextDisplay(chat_voice(seats, locale)(said))]
    if scene is not None:
        items += rows((buttons,), scene, plain_voice(seats, locale))
    await renew(interaction, Message(items))


async def refuse(client: Client, interaction: discord.Interaction, refusal: Refusal) -> None:
    """Tell in private why something was not done; of several matches one can be chosen."""
    locale = await client.services.languages.of(interaction)
    scene = await client.services.scene_near(interaction)
    say = chat_voice(scene.seats, locale) if scene else chat_voice((), locale)
    several = refusal if isinstance(refusal, SeveralMatches) else None
    menu = several and menu_of(interaction, several, plain_voice((), locale))
    if several is None or menu is None:
        await whisper(interaction, "\n".join(_said(interaction, say, (refusal.text,))))
        return
    shown: ui.TextDisplay[Any] = ui.TextDisplay(say(several.choose))
    await whisper(interaction, view=Message([shown, menu]))


async def apologise(client: Client, interaction: discord.Interaction) -> None:
    """Tell in private that something went wrong on our side, and what became of the deed."""
    await whisper_said(client, interaction, text(await _what_became(client, interaction)))


async def _what_became(client: Client, interaction: discord.Interaction) -> str:
    """Return the words for what an interaction has changed: the log knows, and nobody else."""
    try:
        made = await client.services.tables.records.was_done(interaction.id)
    except StoreError as error:
        log.warning("the log cannot be asked what became of it (%s)", error)
        return "reply-unsure"
    if made:
        return "reply-made"
    return "reply-unsure" if wrote() else "reply-broken"
