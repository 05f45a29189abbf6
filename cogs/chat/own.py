"""Somebody's own panel: in a private answer, or in place of the one that was pressed."""

from __future__ import annotations

import logging

import discord

from cogs.chat.elsewhere import has_lost_its_place
from cogs.chat.in_line import line, stands_in_line
from cogs.chat.private import hasten, is_private, renew, whisper_shown
from cogs.chat.services import Client
from cogs.chat.shown import Shown
from engines.core import Text
from tables import Scene
from tables.notice import hand
from tables.rows import Sight

log = logging.getLogger(__name__)


def check_look(
    client: Client, interaction: discord.Interaction, scene: Scene | None = None
) -> None:
    """Note that somebody looks at pictures in private. Raises `TableRefusal` if too often.

    Whoever may act in `scene` looks as often as they like: that is how one plays.
    """
    if scene is None or not scene.legal:
        client.services.tables.allowance.spend("pictures", interaction.user.id)


async def show_own(
    client: Client,
    interaction: discord.Interaction,
    scene: Scene,
    said: tuple[Text, ...] = (),
    draft: str = "",
) -> None:
    """Show what a person is asked: where it was asked for, if nobody else sees that message."""
    if is_private(interaction):
        hasten(interaction)
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
    """Let the message that was pressed show what its owner is asked.

    In direct messages that may be one which delivery keeps up to date, perhaps without knowing
    yet that it stands. It may show what is newer before this arrives, and shows it again then.
    """
    direct = interaction.guild_id is None and scene.seat is not None
    shown = await shown_own(client, interaction, scene, said, draft)
    if direct and (now := await _newer(client, scene)) is not None:
        scene = now  # something happened while it was drawn
        shown = await shown_own(client, interaction, scene, said, "")
    if stands_in_line(interaction):
        await add_line(client, interaction, scene, shown)
    await renew(interaction, shown.view, files=shown.files)
    if direct and scene.seat is not None and await _newer(client, scene) is not None:
        await client.services.tables.renew_hand(scene.match.id, scene.seat)
    await _follow(client, interaction, scene, draft)


async def _follow(
    client: Client, interaction: discord.Interaction, scene: Scene, draft: str
) -> None:
    """Let a private answer that shows this to whoever waits show what they are asked next.

    In direct messages delivery does that on the message of the hand.
    """
    if draft or interaction.guild_id is None or scene.seat is None or not _waits(scene):
        return
    client.services.followed.note(scene.match.id, interaction)
    await look_again(client, scene.match.id, interaction.user.id)  # it may be asked already


async def look_again(client: Client, match_id: int, user_id: int) -> None:
    """Let the private answer by which somebody waits show what they are asked, if they are now.

    Raises nothing: nobody has asked for it, and the board's button opens the same.
    """
    try:
        scene = await client.services.tables.scene_for(match_id, user_id)
        interaction = None if _waits(scene) else client.services.followed.take(match_id, user_id)
        if interaction is not None:
            shown = await shown_own(client, interaction, scene, looks=True)
            await renew(interaction, shown.view, files=shown.files)
    except Exception:
        log.exception("what somebody waits by in match %s stays as it is", match_id)


def _waits(scene: Scene) -> bool:
    """Tell whether the viewer may yet be asked while others are, whatever they may do besides."""
    return not (scene.seat in scene.asked or scene.over or scene.paused or scene.is_out)


async def whisper_own(
    client: Client,
    interaction: discord.Interaction,
    scene: Scene,
    said: tuple[Text, ...] = (),
    draft: str = "",
) -> None:
    """Show a person in a private answer what they are asked, with board and hand."""
    hasten(interaction, thinking=True)  # drawing may take long
    shown = await shown_own(client, interaction, scene, said, draft, looks=True)
    await whisper_shown(interaction, shown)
    await _follow(client, interaction, scene, draft)


async def add_line(
    client: Client, interaction: discord.Interaction, scene: Scene, shown: Shown
) -> None:
    """Add to what a person is shown of a match how many others wait for them, and the way there."""
    services = client.services
    waiting = await services.tables.calling.awaiting(interaction.user.id)
    say = services.say(scene, await services.languages.of(interaction))
    for item in line(waiting, scene.match.id, say):
        shown.view.add_item(item)


def is_hand(sight: Sight | None, interaction: discord.Interaction, scene: Scene) -> bool:
    """Tell whether the message that was pressed is the one that delivery keeps up to date."""
    if sight is None or interaction.guild_id is not None or scene.seat is None:
        return False
    return sight.surface == hand(scene.seat)


async def _newer(client: Client, scene: Scene) -> Scene | None:
    """Return what a seat sees now if it is asked or has drafted something else; or None."""
    now = await client.services.tables.scene(scene.match.id, scene.seat)
    return None if _asks(now) == _asks(scene) else now


def _asks(scene: Scene) -> tuple[object, ...]:
    return scene.match.status, scene.paused, scene.legal, scene.question, scene.drafted


async def shown_own(
    client: Client,
    interaction: discord.Interaction,
    scene: Scene,
    said: tuple[Text, ...] = (),
    draft: str = "",
    *,
    looks: bool = False,
) -> Shown:
    """Return what shows a person what they are asked; the board too, where they `look` at it.

    Whoever looks for the first time since their last turn reads at its head what they missed.
    """
    services = client.services
    locale = await services.languages.of(interaction)
    public = await services.tables.scenes.beside(scene)
    head: tuple[Text, ...] = ()
    if looks and not (said or draft or scene.drafted):
        head = await services.heads.of_seat(scene, services.telling(scene))
    nonce = str(interaction.id)
    direct = interaction.guild_id is None and not await has_lost_its_place(client, scene.match)
    return await services.messages.hand(
        scene, public, said, locale, nonce, draft, looks=looks, head=head, direct=direct
    )
