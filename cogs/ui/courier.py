"""Delivery's hands: notices become messages in Discord."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from cogs.ui.showing import Shown
from tables import Delivered, Delivery, Gone, Later, Shut
from tables.notice import LOBBY

if TYPE_CHECKING:
    from cogs.ui.house import Client

UNKNOWN_MESSAGE = 10008
ARCHIVED_THREAD = 50083
SERVER_TROUBLE = 500
LOOK_BACK = 100
"""How many messages of a channel are looked through for one that may have been sent."""


class DiscordCourier:
    """Sends, edits and finds messages. Raises `Later`, `Shut` and `Gone` as delivery asks."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def send(self, delivery: Delivery) -> Delivered:
        """Post a new message; the nonce keeps Discord from making two of one."""
        async with _troubles():
            channel = await self._channel(delivery)
            shown = await self._shown(delivery)
            ping = [discord.Object(user_id) for user_id in sorted(delivery.ping)]
            try:
                message = await channel.send(
                    view=shown.view,
                    files=shown.files,
                    nonce=delivery.nonce,
                    allowed_mentions=discord.AllowedMentions(
                        everyone=False, roles=False, replied_user=False, users=ping
                    ),
                )
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
                return Delivered(channel.id, 0)  # created, and deleted by somebody since
        return Delivered(channel.id, message.id)

    async def edit(self, delivery: Delivery) -> Delivered:
        """Change the message that is shown; in an archived thread that cannot be done."""
        standing = delivery.shown
        assert standing is not None
        async with _troubles():
            channel = await self._channel(delivery)
            shown = await self._shown(delivery)
            message = channel.get_partial_message(standing.message_id)
            try:
                await message.edit(
                    view=shown.view,
                    attachments=shown.files,
                    allowed_mentions=discord.AllowedMentions.none(),
                )
            except discord.HTTPException as error:
                if error.code == ARCHIVED_THREAD:
                    raise Gone from error  # a new message opens the thread again
                raise
        return Delivered(standing.channel_id, standing.message_id)

    async def find(self, delivery: Delivery, since: float) -> Delivered | None:
        """Look for our message with this nonce among those sent after `since`.

        Where we may not read what was written nothing is found: better twice than never.
        """
        async with _troubles():
            channel = await self._channel(delivery)
            after = datetime.fromtimestamp(since - 5, UTC)
            with suppress(discord.Forbidden):
                async for message in channel.history(limit=LOOK_BACK, after=after):
                    if message.author == self._client.user and _carries(message, delivery.nonce):
                        return Delivered(channel.id, message.id)
        return None

    async def _channel(self, delivery: Delivery) -> Any:
        if delivery.seat is None:
            channel_id = delivery.scene.match.channel_id
            known = self._client.get_channel(channel_id)
            return known or await self._client.fetch_channel(channel_id)
        if delivery.shown is not None and delivery.shown.channel_id:
            return self._client.get_partial_messageable(delivery.shown.channel_id)
        user_id = delivery.scene.seats[delivery.seat].user_id
        assert user_id is not None
        user = self._client.get_user(user_id) or await self._client.fetch_user(user_id)
        return user.dm_channel or await user.create_dm()

    async def _shown(self, delivery: Delivery) -> Shown:
        house = self._client.house
        scene, said, nonce = delivery.scene, delivery.said, delivery.nonce
        if delivery.seat is not None:
            row = scene.seats[delivery.seat]
            assert row.user_id is not None
            locale = await house.languages.of_person(row.user_id, scene.match.locale)
            public = await house.tables.scene(scene.match.id, None)
            return await house.showing.hand(scene, public, said.events, locale, nonce)
        call = " ".join(f"<@{user_id}>" for user_id in sorted(said.ping))
        if delivery.surface == LOBBY:
            return await house.showing.lobby(scene, said.events, scene.match.locale, nonce, call)
        return await house.showing.board(scene, said.events, scene.match.locale, nonce, call)


def _carries(message: discord.Message, nonce: str) -> bool:
    """Tell whether a message was sent with a nonce: its files or buttons are named after it."""
    if any(nonce in attachment.filename for attachment in message.attachments):
        return True
    return any(nonce in custom_id for custom_id in _custom_ids(message.components))


def _custom_ids(components: Any) -> list[str]:
    found: list[str] = []
    for component in components:
        custom_id = getattr(component, "custom_id", None)
        if custom_id:
            found.append(custom_id)
        found += _custom_ids(getattr(component, "children", ()))
    return found


@asynccontextmanager
async def _troubles() -> AsyncGenerator[None]:
    """Say in delivery's words what Discord or the network answered."""
    try:
        yield
    except discord.NotFound as error:
        raise Gone from error
    except discord.Forbidden as error:
        raise Shut from error
    except discord.HTTPException as error:
        if error.status >= SERVER_TROUBLE or error.status == 429:
            raise Later from error
        if error.code == ARCHIVED_THREAD:
            raise Shut from error
        raise
    except (TimeoutError, aiohttp.ClientError, OSError) as error:
        raise Later from error
