"""Where a message belongs: its match's channel, a thread of that, or a person's own."""

from __future__ import annotations

from typing import Any

from cogs.chat import chronicle
from cogs.chat.asking import within
from cogs.chat.elsewhere import channel_at
from cogs.chat.services import Client
from tables import Delivery, Gone
from tables.notice import (
    CHRONICLE,
    left_channel,
    seat_of_offered,
)


async def channel_of(client: Client, delivery: Delivery, *, standing: bool = False) -> Any:
    """Return where a message belongs, or where the one is that is `standing`."""
    if delivery.surface == CHRONICLE:
        return await _thread(client, delivery)
    if seat_of_offered(delivery.surface) is not None:
        return await _direct(client, delivery, next(iter(delivery.said.ping), None))
    if delivery.seat is None:
        return await _public(client, delivery, standing=standing)
    if delivery.shown is not None and delivery.shown.channel_id:
        return client.get_partial_messageable(delivery.shown.channel_id)
    return await _direct(client, delivery, delivery.scene.seats[delivery.seat].reaches)


async def _direct(client: Client, delivery: Delivery, user_id: int | None) -> Any:
    """Return the direct messages of a person."""
    if user_id is None:  # forgotten since this was posted
        raise Gone
    user = client.get_user(user_id)
    user = user or await within(client, delivery.patience, client.fetch_user(user_id))
    return user.dm_channel or await within(client, delivery.patience, user.create_dm())


async def _public(client: Client, delivery: Delivery, *, standing: bool = False) -> Any:
    left = left_channel(delivery.surface)
    channel_id = delivery.scene.match.channel_id if left is None else left
    if standing and delivery.shown is not None and delivery.shown.message_id:
        channel_id = delivery.shown.channel_id  # the match may have moved since
    return await channel_at(client, delivery.patience, channel_id)


async def _thread(client: Client, delivery: Delivery) -> Any:
    """Return the thread of a chronicle; before anything stands there it is opened."""
    shown = delivery.shown
    assert shown is not None
    if not shown.message_id:
        board = (await _public(client, delivery)).get_partial_message(shown.channel_id)
        opening = chronicle.open_at(board, delivery.scene)
        await within(client, delivery.patience, opening)
    return client.get_partial_messageable(shown.channel_id)
