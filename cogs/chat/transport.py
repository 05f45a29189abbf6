"""Delivery's hands: notices become messages in Discord."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import aiohttp
import discord

from cogs.chat import ballots, chronicle
from cogs.chat.absence import has_left
from cogs.chat.asking import ARCHIVED_THREAD, TOO_MANY_EDITS, troubles, within
from cogs.chat.private import SERVER_TROUBLE
from cogs.chat.services import Client
from cogs.chat.shown import Shown
from cogs.chat.standing import Standings, pictures, within_components
from cogs.chat.waiting import roll_call
from cogs.panels.agreeing import QUESTIONS, agree_button
from cogs.panels.away import away_lines, counts
from cogs.panels.ids import mark
from cogs.panels.panel import Button
from cogs.panels.substitutes import absent_button, take_button
from cogs.words.leniency import get_over
from cogs.words.strings import speaker
from engines.core import Seat, Text, Verbatim, text
from engines.retelling import Ending
from tables import Delivered, Delivery, Fixed, Gone, Later, Poll, Scene
from tables.notice import (
    BOARD,
    CALL,
    CHRONICLE,
    ENDING,
    LOBBY,
    Attached,
    Old,
    is_roll_call,
    left_channel,
    seat_of_absent,
    seat_of_hand,
    seat_of_offer,
)
from tables.reliability import Tier
from tables.rows import ShownMessage
from tables.substitutes import mark_of
from tables.votes.ballots import VERDICT, VOTING, Question, question_of
from tables.votes.chatter import CHATTER

log = logging.getLogger(__name__)

UNKNOWN_MESSAGE = 10008
NO_POLL = (400, 403)
"""What Discord answers where the bot may not make polls, or a place has none."""
PATIENCE = 10.0
"""Seconds after which an old message is left as it is: Discord lets few of them be changed."""
LOOK_BACK = 500
"""How many messages of a channel are looked through for one that may have been sent, the oldest
first: more than the few that come after it, since the clock here may be behind Discord's."""


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

    def below(self, shown: ShownMessage) -> int:
        """Return how many messages are known to stand below one in its channel."""
        last = self._last_in(shown.channel_id)
        return self._client.services.below.of(shown.channel_id, shown.message_id, last)

    def _last_in(self, channel_id: int) -> int | None:
        """Return the id of a channel's last message, if that is known."""
        return getattr(self._client.get_channel(channel_id), "last_message_id", None)

    async def send(self, delivery: Delivery) -> Delivered:
        """Post a new message; the nonce keeps Discord from making two of one."""
        question = question_of(delivery.surface)
        async with troubles():
            channel = await self._channel(delivery)
            if question is not None:
                return await self._ask(channel, delivery, question)
            if is_roll_call(delivery.surface):
                return await self._call_the_roll(channel, delivery)
            shown = await self._shown(delivery)
            post = self._post(channel, delivery, view=shown.view, files=shown.files)
            posted = await within(self._client, delivery.patience, post)
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
        shown = await self._shown(delivery)
        post = self._post(channel, delivery, view=shown.view)
        return await within(self._client, delivery.patience, post)

    async def _call_the_roll(self, channel: Any, delivery: Delivery) -> Delivered:
        """Tell a person all that waits for them; nothing, if nothing does by now."""
        assert delivery.seat is not None
        services, scene = self._client.services, delivery.scene
        user_id = scene.seats[delivery.seat].user_id or 0
        awaiting = await services.tables.calling.awaiting(user_id)
        if not awaiting:
            return Delivered(channel.id, 0)
        locale = await services.languages.of_person(user_id, scene.match.locale)
        lines = await roll_call(self._client, awaiting)
        shown = services.messages.words(scene, lines, locale, delivery.nonce)
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
            channel = await self._channel(delivery, standing=True)
            shown = await self._shown(delivery)
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
        return Delivered(
            standing.channel_id, standing.message_id, shown.pictures, timeless=shown.timeless
        )

    async def put_away(self, scene: Scene, old: Old) -> None:
        """Take off a superseded message what can be pressed, and what it says of the present.

        A board keeps its picture, which is not sent again. A hand keeps none: it may show a
        draft that came to nothing.
        """
        services = self._client.services
        seat = seat_of_hand(old.surface)
        locale = scene.match.locale
        if seat is not None:
            locale = await services.languages.of_person(scene.seats[seat].user_id or 0, locale)
        parts: dict[str, Any] = {} if seat is None else {"attachments": []}
        channel = self._client.get_partial_messageable(old.channel_id)
        try:
            message = channel.get_partial_message(old.message_id)
            view = services.messages.past(scene, old, locale)
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
            channel = await self._channel(delivery, standing=True)
            fetched = channel.fetch_message(standing.message_id)
            with suppress(discord.Forbidden, discord.NotFound):
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
            channel = await self._channel(delivery)
            looked_for = self._look_through(channel, delivery, since)
            with suppress(discord.Forbidden):
                return await within(self._client, delivery.patience, looked_for)
        return None

    async def _look_through(
        self, channel: Any, delivery: Delivery, since: float
    ) -> Delivered | None:
        after = datetime.fromtimestamp(since - 5, UTC)
        async for message in channel.history(limit=LOOK_BACK, after=after):
            if message.author == self._client.user and _is_of(message, delivery):
                return _delivered(channel, message)
        return None

    async def _channel(self, delivery: Delivery, *, standing: bool = False) -> Any:
        """Return where a message belongs, or where the one is that is `standing`."""
        client, patience = self._client, delivery.patience
        if delivery.surface == CHRONICLE:
            return await self._thread(delivery)
        if delivery.seat is None:
            return await self._public(delivery, standing=standing)
        if delivery.shown is not None and delivery.shown.channel_id:
            return client.get_partial_messageable(delivery.shown.channel_id)
        user_id = delivery.scene.seats[delivery.seat].reaches
        if user_id is None:  # forgotten since this was posted
            raise Gone
        user = client.get_user(user_id)
        user = user or await within(client, patience, client.fetch_user(user_id))
        return user.dm_channel or await within(client, patience, user.create_dm())

    async def _public(self, delivery: Delivery, *, standing: bool = False) -> Any:
        client, left = self._client, left_channel(delivery.surface)
        channel_id = delivery.scene.match.channel_id if left is None else left
        if standing and delivery.shown is not None and delivery.shown.message_id:
            channel_id = delivery.shown.channel_id  # the match may have moved since
        known = client.get_channel(channel_id)
        return known or await within(client, delivery.patience, client.fetch_channel(channel_id))

    async def _thread(self, delivery: Delivery) -> Any:
        """Return the thread of a chronicle; before anything stands there it is opened."""
        shown = delivery.shown
        assert shown is not None
        if not shown.message_id:
            board = (await self._public(delivery)).get_partial_message(shown.channel_id)
            opening = chronicle.open_at(board, delivery.scene)
            await within(self._client, delivery.patience, opening)
        return self._client.get_partial_messageable(shown.channel_id)

    async def _shown(self, delivery: Delivery) -> Shown:
        services = self._client.services
        scene, said, nonce = delivery.scene, delivery.said, delivery.nonce
        if delivery.seat is not None:
            row = scene.seats[delivery.seat]
            assert row.user_id is not None
            locale = await services.languages.of_person(row.user_id, scene.match.locale)
            public = await services.tables.scenes.beside(scene)
            head = await services.heads.of_hand(delivery, services.telling(scene))
            return await services.messages.hand(
                scene, public, said.events, locale, nonce, head=head, direct=True
            )
        call = " ".join(f"<@{user_id}>" for user_id in sorted(said.ping))
        if delivery.surface == LOBBY:
            notes = await services.tables.ballots.lobby_notes(scene.match)
            lines = (*said.events, *notes, *await self._absences(scene))
            tiers = await self._tiers(scene)
            return await services.messages.lobby(
                scene, lines, scene.match.locale, nonce, call, tiers
            )
        if delivery.surface == CALL:
            lines = (*said.events, *await self._way_to_the_lobby(scene))
            return services.messages.words(scene, lines, scene.match.locale, nonce)
        if delivery.surface in QUESTIONS:
            agree = await agree_button(services.tables, scene, delivery.surface, said)
            return services.messages.question(scene, said.events, scene.match.locale, nonce, agree)
        if (free := seat_of_offer(delivery.surface)) is not None:
            take = await self._taking(scene, free)
            return services.messages.question(scene, said.events, scene.match.locale, nonce, take)
        if (away := seat_of_absent(delivery.surface)) is not None:
            let = absent_button(scene, away)
            return services.messages.question(scene, said.events, scene.match.locale, nonce, let)
        if delivery.surface == ENDING:
            return await services.messages.ending(
                scene, await self._ending(scene), said.events, nonce
            )
        told = (VERDICT, CHATTER, CHRONICLE)
        if delivery.surface in told or left_channel(delivery.surface) is not None:
            return services.messages.words(scene, said.events, scene.match.locale, nonce)
        question = question_of(delivery.surface)
        if question is not None:
            return await self._menu(delivery, question)
        head = await services.heads.of_board(delivery, services.telling(scene))
        below = await chronicle.line_to(services.tables.records, scene)
        return await services.messages.board(
            scene, said.events, scene.match.locale, nonce, call, head, below
        )

    async def _tiers(self, scene: Scene) -> dict[int, Tier]:
        """Return how reliable the people of a lobby have shown to be, before it begins."""
        if not scene.in_lobby:
            return {}
        reliability = self._client.services.tables.reliability
        people = [row.reaches for row in scene.seats if row.reaches is not None]
        return {user_id: await reliability.tier(user_id) for user_id in people}

    async def _taking(self, scene: Scene, seat: Seat) -> Button | None:
        """Return the button that takes over a seat; None if it is offered no more."""
        offer = await self._client.services.tables.substitutes.offered(scene.match.id, seat)
        return None if offer is None else take_button(seat, mark_of(offer))

    async def _absences(self, scene: Scene) -> tuple[Text, ...]:
        """Return when the people of a lobby are away, where that counts."""
        if not (scene.in_lobby and counts(scene)):
            return ()
        absences = self._client.services.tables.absences
        people = [row.reaches for row in scene.seats if row.reaches is not None]
        wished = {user_id: await absences.wished(user_id) for user_id in people}
        return tuple(away_lines(scene, wished, scene.match.locale))

    async def _ending(self, scene: Scene) -> Ending | None:
        """Return what a match is remembered by; None where that cannot be worked out."""
        try:
            return await self._client.services.tables.endings.of(scene.match.id)
        except Exception as fault:  # whatever a game counts: the result is told without
            get_over(fault, "what a match is remembered by", scene.match.id)
            return None

    async def _way_to_the_lobby(self, scene: Scene) -> tuple[Text, ...]:
        """Return the line with a link to the message that shows the lobby, if one stands."""
        match = scene.match
        shown = await self._client.services.tables.records.shown(match.id, LOBBY)
        if shown is None or not shown.message_id:
            return ()
        place = f"{match.guild_id or '@me'}/{shown.channel_id}/{shown.message_id}"
        return (text("lobby-there", link=Verbatim(f"https://discord.com/channels/{place}")),)

    async def _menu(self, delivery: Delivery, question: Question) -> Shown:
        """Return the menu that stands for a poll, closed once the votes are counted."""
        records = self._client.services.tables.records
        candidates = await records.candidates(delivery.scene.match.id)
        closes_at = None
        if candidates and candidates[0].best is None:
            closes_at = discord.utils.utcnow().timestamp() + VOTING
        view = ballots.menu(delivery.scene, question, candidates, delivery.nonce, closes_at)
        return Shown(view, [])


def _is_of(message: discord.Message, delivery: Delivery) -> bool:
    """Tell whether a message is what a delivery sent.

    A component of mere words is numbered after its nonce, controls are named after it, and a
    poll asks what no other poll asks.
    """
    nonce, question = delivery.nonce, question_of(delivery.surface)
    if message.poll is not None and question is not None:
        asks = speaker(delivery.scene.match.locale)(ballots.asked(delivery.scene, question))
        return message.poll.question == asks
    return any(
        _named_after(nonce, component) for component in within_components(message.components)
    )


def _delivered(channel: Any, message: discord.Message) -> Delivered:
    """Return that a message stands, with the pictures that it shows."""
    shown = tuple(Attached(picture.name, picture.words) for picture in pictures(message))
    return Delivered(channel.id, message.id, shown)


def _named_after(nonce: str, component: Any) -> bool:
    custom_id = getattr(component, "custom_id", None) or ""
    return nonce in custom_id or getattr(component, "id", None) == mark(nonce)
