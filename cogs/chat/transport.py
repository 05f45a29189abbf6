"""Delivery's hands: notices become messages in Discord."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import aiohttp
import discord
from msgspec.structs import replace

from cogs.chat import ballots
from cogs.chat.absence import has_left
from cogs.chat.asking import ARCHIVED_THREAD, TOO_MANY_EDITS, troubles, within
from cogs.chat.components import nodes
from cogs.chat.destinations import channel_of
from cogs.chat.elsewhere import has_others, messages_below
from cogs.chat.in_thread import put_away_after
from cogs.chat.services import Client
from cogs.chat.standing import Standings, pictures
from cogs.chat.surfaces import shown_of
from cogs.chat.trouble import SERVER_TROUBLE
from cogs.chat.waiting import roll_call, roll_shown
from cogs.panels.ids import mark
from cogs.panels.kept import worded
from cogs.words.strings import speaker
from engines.core import Text
from tables import Delivered, Delivery, Fixed, Gone, Later, Poll, Scene
from tables.notice import (
    BOARD,
    LOBBY,
    Attached,
    Old,
    is_roll_call,
    reader,
    seat_of_hand,
)
from tables.rows import ShownMessage
from tables.votes.ballots import Question, question_of

log = logging.getLogger(__name__)

UNKNOWN_MESSAGE = 10008
NO_POLL = (400, 403)
"""What Discord answers where the bot may not make polls, or a place has none."""
PATIENCE = 10.0
"""Seconds after which an old message is left as it is: Discord lets few of them be changed."""
LOOK_BACK = 500
"""How many messages of a channel are looked through for one that may have been sent, on either side
of when that was: more than the few that lie between, since Discord's clock is another than ours."""


class DiscordCourier:
    """Sends, edits and finds messages. Raises `Later`, `Shut` and `Gone` as delivery asks."""

    def __init__(self, client: Client) -> None:
        self._client = client

    @property
    def _standings(self) -> Standings:
        return self._client.services.standings

    def holds(self, scene: Scene, events: Sequence[Text]) -> int:
        """Return how many of these lines, from the first, one public message can tell."""
        return self._client.services.messages.holds(scene, events, scene.match.locale)

    def lasts(self, scene: Scene, events: Sequence[Text]) -> int:
        """Return how many of these lines, the last ones, a board tells on which a turn begins."""
        return self._client.services.messages.lasts(scene, events)

    async def below(self, shown: ShownMessage) -> int:
        """Return how many messages are known to stand below one in its channel.

        Of servers of which another process hears Discord tells the first few.
        """
        if has_others(self._client) and self._client.get_channel(shown.channel_id) is None:
            return await messages_below(self._client, shown.channel_id, shown.message_id)
        last = self._last_in(shown.channel_id)
        return self._client.services.below.of(shown.channel_id, shown.message_id, last)

    def _last_in(self, channel_id: int) -> int | None:
        """Return the id of a channel's last message, if that is known."""
        return getattr(self._client.get_channel(channel_id), "last_message_id", None)

    async def send(self, delivery: Delivery) -> Delivered:
        """Post a new message; the nonce keeps Discord from making two of one."""
        question = question_of(delivery.surface)
        async with troubles():
            channel = await channel_of(self._client, delivery)
            if question is not None:
                return await self._ask(channel, delivery, question)
            if is_roll_call(delivery.surface):
                return await self._call_the_roll(channel, delivery)
            shown = await shown_of(self._client, delivery)
            post = self._post(channel, delivery, view=shown.view, files=shown.files)
            posted = await within(self._client, delivery.patience, post)
            await self._close(channel, delivery)
            if delivery.surface == BOARD:
                last = self._last_in(posted.channel_id)
                self._client.services.below.posted(posted.channel_id, posted.message_id, last)
            return Delivered(
                posted.channel_id, posted.message_id, shown.pictures, timeless=shown.timeless
            )

    async def _ask(self, channel: Any, delivery: Delivery, question: Question) -> Delivered:
        """Post a poll; where Discord will not have one, the menu that stands for it."""
        if not delivery.said.new:
            raise Gone  # a menu to be put away that somebody has deleted
        candidates = await self._client.services.tables.records.candidates(delivery.scene.match.id)
        try:
            poll = ballots.poll(delivery.scene, question, candidates)
            post = self._post(channel, delivery, poll=poll)
            return await within(self._client, delivery.patience, post)
        except discord.HTTPException as error:
            if error.status not in NO_POLL:
                raise
            log.info("match %s: no poll (%s), but a menu", delivery.scene.match.id, error)
        shown = await shown_of(self._client, delivery)
        post = self._post(channel, delivery, view=shown.view)
        return await within(self._client, delivery.patience, post)

    async def _call_the_roll(self, channel: Any, delivery: Delivery) -> Delivered:
        """Tell a person all that waits for them; nothing, if nothing does by now."""
        assert delivery.seat is not None
        services, scene = self._client.services, delivery.scene
        user_id = scene.seats[delivery.seat].user_id or 0
        awaiting = await services.tables.calling.awaiting(user_id)
        unanswered = await services.tables.calling.unanswered(user_id)
        if not (awaiting or unanswered):
            return Delivered(channel.id, 0)
        locale = await services.languages.of_person(user_id, scene.match.locale)
        roll = await roll_call(self._client, awaiting, unanswered)
        shown = roll_shown(roll, speaker(locale), delivery.nonce)
        post = self._post(channel, delivery, view=shown.view)
        return await within(self._client, delivery.patience, post)

    async def _post(self, channel: Any, delivery: Delivery, **parts: Any) -> Delivered:
        ping = [discord.Object(user_id) for user_id in sorted(delivery.ping)]
        try:
            message = await channel.send(
                nonce=delivery.nonce,
                silent=delivery.silent,
                allowed_mentions=discord.AllowedMentions(
                    everyone=False, roles=False, replied_user=False, users=ping
                ),
                **parts,
            )
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return Delivered(channel.id, 0)  # created, and deleted by somebody since
        self._standings.note(message)
        return Delivered(channel.id, message.id)

    async def edit(self, delivery: Delivery) -> Delivered:
        """Change the message that is shown; in an archived thread that cannot be done."""
        standing = delivery.shown
        assert standing is not None
        async with troubles():
            channel = await channel_of(self._client, delivery, standing=True)
            shown = await shown_of(self._client, delivery)
            message = channel.get_partial_message(standing.message_id)
            change = self._standings.change(
                message.id,
                shown.files,
                lambda attached: self._standings.edit(
                    message, view=shown.view, attachments=attached
                ),
            )
            try:
                await within(self._client, delivery.patience, change)
            except discord.HTTPException as error:
                if error.code in (ARCHIVED_THREAD, TOO_MANY_EDITS):
                    raise Fixed from error  # a new message opens the thread again
                raise
            await self._close(channel, delivery)
        return Delivered(
            standing.channel_id, standing.message_id, shown.pictures, timeless=shown.timeless
        )

    async def _close(self, channel: Any, delivery: Delivery) -> None:
        """Put away the thread of a lobby that was called off, now that its message says so."""
        if delivery.surface == LOBBY:
            await put_away_after(self._client, channel, delivery.scene.match)

    async def put_away(self, scene: Scene, old: Old) -> None:
        """Take off a superseded message what can be pressed, and what it says of the present.

        A board keeps its picture, which is not sent again. A hand keeps none: it may show a
        draft that came to nothing.
        """
        services = self._client.services
        seat = reader(old.surface)
        locale = scene.match.locale
        if seat is not None:
            locale = await services.languages.of_person(scene.seats[seat].user_id or 0, locale)
        parts: dict[str, Any] = {} if seat_of_hand(old.surface) is None else {"attachments": []}
        channel = self._client.get_partial_messageable(old.channel_id)
        try:
            message = channel.get_partial_message(old.message_id)
            told = worded(old.told, scene, seat)
            view = services.messages.past(scene, replace(old, told=told), locale)
            change = self._standings.edit(message, view=view, **parts)
            await within(self._client, PATIENCE, change)
        except discord.HTTPException as error:
            raise (Later if error.status >= SERVER_TROUBLE else Gone) from error
        except TimeoutError as error:
            raise Gone from error
        except (aiohttp.ClientError, OSError) as error:
            raise Later from error

    async def read_poll(self, message: ShownMessage) -> Poll | None:
        """Return the votes of a poll; None if the message is a menu that stands for one."""
        if not message.message_id:
            raise Gone
        async with troubles():
            channel = self._client.get_partial_messageable(message.channel_id)
            fetched = channel.fetch_message(message.message_id)
            poll = (await within(self._client, PATIENCE, fetched)).poll
        if poll is None:
            return None
        return Poll(tuple(answer.vote_count for answer in poll.answers), poll.is_finalised())

    async def stands(self, delivery: Delivery) -> Delivered | None:
        """Return the message that is shown, if an edit that was not confirmed did change it.

        One that nobody can read, or that somebody has deleted, is not found.
        """
        standing = delivery.shown
        assert standing is not None
        async with troubles():
            with suppress(discord.Forbidden, discord.NotFound):
                channel = await channel_of(self._client, delivery, standing=True)
                fetched = channel.fetch_message(standing.message_id)
                message = await within(self._client, delivery.patience, fetched)
                if _is_of(message, delivery):
                    return _delivered(channel, message)
        return None

    async def has_left(self, delivery: Delivery) -> bool:
        """Tell whether whose message it is has left the server; where nobody knows, not."""
        client, scene = self._client, delivery.scene
        row = None if delivery.seat is None else scene.seats[delivery.seat]
        if row is None or row.reaches is None or scene.match.guild_id is None:
            return False
        return await has_left(client, scene.match.guild_id, row.reaches)

    async def find(self, delivery: Delivery, since: float) -> Delivered | None:
        """Look for our message with this nonce among those sent after `since`.

        Where we may not read what was written nothing is found: better twice than never.
        """
        async with troubles():
            channel = await channel_of(self._client, delivery)
            looked_for = self._look_through(channel, delivery, since)
            with suppress(discord.Forbidden):
                return await within(self._client, delivery.patience, looked_for)
        return None

    async def _look_through(
        self, channel: Any, delivery: Delivery, since: float
    ) -> Delivered | None:
        """Look from when it was sent on, and then before: the clock here may be ahead of Discord's.

        Nothing older than what is known to have been shown before can be it.
        """
        at = datetime.fromtimestamp(since - 5, UTC)
        async for message in channel.history(limit=LOOK_BACK, after=at):
            if self._is_ours(message, delivery):
                return _delivered(channel, message)
        known = delivery.shown.message_id if delivery.shown is not None else 0
        async for message in channel.history(limit=LOOK_BACK, before=at):
            if message.id <= known:
                break
            if self._is_ours(message, delivery):
                return _delivered(channel, message)
        return None

    def _is_ours(self, message: discord.Message, delivery: Delivery) -> bool:
        return message.author == self._client.user and _is_of(message, delivery)


def _is_of(message: discord.Message, delivery: Delivery) -> bool:
    """Tell whether a message is what a delivery sent.

    A component of mere words is numbered after its nonce, controls are named after it, and a
    poll asks what no other poll asks.
    """
    nonce, question = delivery.nonce, question_of(delivery.surface)
    if message.poll is not None and question is not None:
        asks = speaker(delivery.scene.match.locale)(ballots.asked(delivery.scene, question))
        return message.poll.question == asks
    return any(_named_after(nonce, component) for component in nodes(message))


def _delivered(channel: Any, message: discord.Message) -> Delivered:
    """Return that a message stands, with the pictures that it shows."""
    shown = tuple(Attached(picture.name, picture.words) for picture in pictures(message))
    return Delivered(channel.id, message.id, shown)


def _named_after(nonce: str, component: Any) -> bool:
    custom_id = getattr(component, "custom_id", None) or ""
    return nonce in custom_id or getattr(component, "id", None) == mark(nonce)
