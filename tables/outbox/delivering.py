"""One delivery: the posts that wait together for a surface become one message, once.

Before a request that could tell something twice, what is asked is written down. A request that
was not confirmed may have been carried out: it is repeated as it was, with the same nonce, or
found in the channel, before anything is added to it.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple

import msgspec

from engines.core import decode, encode
from store import (
    Changes,
    DeadlineTaken,
    MatchChanged,
    Message,
    Outgoing,
    PostTaken,
    SeatTaken,
    Status,
    Store,
)
from tables.abroad import is_abroad
from tables.absences import Absences
from tables.calling import put_off, put_off_question
from tables.errors import NoMatch
from tables.match.closing import may_wait, opened, place_in
from tables.match.tenures import tenures
from tables.notice import (
    BOARD,
    CHRONICLE,
    Notice,
    Old,
    Standing,
    is_roll_call,
    is_sent_once,
    left_channel,
    outgoing,
    question_on,
    seat_of_found,
    seat_of_hand,
    seat_of_offered,
)
from tables.outbox import chronicle, refusals
from tables.outbox.asking import Asking, call_otherwise
from tables.outbox.packing import Packing, Parcel, SceneOf
from tables.outbox.patience import commit
from tables.outbox.request import Request, anew, tells_more
from tables.outbox.transport import Delivered, Delivery, Fixed, Gone, Later, Shut, Transport
from tables.people import People
from tables.questions import Questions
from tables.reached import reached

log = logging.getLogger(__name__)

NONCE_HOLDS = 60.0
"""Seconds in which Discord takes a repeated nonce for the same message."""
TRIES = 3
"""How often a superseded message is tried to be put away, while the other side has trouble."""

Deal = Callable[[int], Awaitable[None]]
"""Deals a match whose start stands, or cannot; raises nothing."""


class Arrived(NamedTuple):
    """What became of a delivery: whether the other side answered, and when there is more."""

    answered: bool
    next_at: float | None


class Delivering:
    """Delivers posts that `owner` has claimed; of each start that stands `deal` is told."""

    def __init__(
        self,
        store: Store,
        transport: Transport,
        scene_of: SceneOf,
        now: Callable[[], float],
        owner: str,
        deal: Deal,
        people: People,
        absences: Absences,
        questions: Questions,
    ) -> None:
        self._packing = Packing(store, transport, scene_of, now, owner, people, absences, questions)
        self._asking = Asking(store, questions, now)
        self._questions = questions
        self._store = store
        self._transport = transport
        self._scene_of = scene_of
        self._now = now
        self._owner = owner
        self._deal = deal

    async def deliver(self, post: Outgoing) -> Arrived:
        """Deliver a post and what waits behind it.

        Raises `Later`, `Shut` if that is not the end of it, and `PostTaken`.
        """
        while True:
            with suppress(SeatTaken):  # what was to be asked for names somebody else by now
                return await self._deliver(post)

    async def _deliver(self, post: Outgoing) -> Arrived:
        """Deliver as `deliver` does. Raises `SeatTaken` too, as long as nothing was asked for."""
        parcel = await self._packing.parcel(post)
        if parcel is None:
            return Arrived(False, await commit(self._store, Changes().delivered(post.id)))
        try:
            parcel, done = await self._hand_over(parcel)
        except Shut:
            next_at = await self._shut(parcel)
        except Gone:
            if _is_played(parcel.delivery):
                await self._closed(parcel, "table-channel-gone")
                raise Shut from None
            if _asks_all(parcel):
                await self._ask_in_private(parcel)
                raise Shut from None  # it is asked where the match goes on
            where = (parcel.delivery.scene.match.id, parcel.delivery.surface)
            log.warning("match %s: the place of %s is gone", *where)
            next_at = await self._gone(parcel)
        else:
            next_at = await self._done(parcel, done)
        if _starts(parcel.delivery):
            await self._deal(parcel.delivery.scene.match.id)
        return Arrived(True, next_at)

    async def put_away(self, post: Outgoing) -> Arrived:
        """Take off an old message what is true no more, if that can be done without fuss.

        Raises `Later`.
        """
        answered = True
        try:
            due = await self._store.due(post.match_id, post.surface, None)
            scene = await self._scene_of(due, None)
            await self._transport.put_away(scene, decode(post.payload, Old))
        except Later:
            if post.attempts + 1 < TRIES:
                raise
            answered = False
        except NoMatch:
            answered = False
        except (Gone, Shut):
            pass  # its buttons stay; whoever presses one is told what stands now
        except Exception:
            log.exception("an old message of match %s stays as it is", post.match_id)
            answered = False
        return Arrived(answered, await commit(self._store, Changes().delivered(post.id)))

    async def _hand_over(self, parcel: Parcel) -> tuple[Parcel, Delivered]:
        """Ask for what is to be done; return it as it was done. Raises what transports raise."""
        delivery, since = parcel.delivery, parcel.first.attempted_at
        if parcel.request.edits:
            if since is None and tells_more(delivery.said, delivery.shown):
                await self._note(parcel, parcel.request)
            try:
                return parcel, await self._edit(delivery)
            except Gone:  # somebody has deleted it, with all that it told
                if parcel.only_renews and not delivery.open:  # nor is it asked any more
                    raise
                parcel = parcel.asking(msgspec.structs.replace(parcel.request, edits=False))
            except Fixed:
                if done := await self._transport.stands(delivery):
                    return parcel, done  # changed before it could be no more: a client repeats
                if parcel.only_renews:
                    raise Shut from None  # until what is new opens the thread again
                parcel = parcel.asking(anew(parcel.notice))
            delivery = parcel.delivery
            await self._note(parcel, parcel.request)
        elif since is None:
            await self._note(parcel, parcel.request)
        elif not 0 <= self._now() - since < NONCE_HOLDS:
            found = await self._transport.find(delivery, min(since, self._now() - NONCE_HOLDS))
            if found is not None:
                return parcel, found
            if since > self._now():  # the clock was set back: what follows is sent earlier
                await self._note(parcel, parcel.request)
            if _starts(delivery):
                parcel = await self._count(parcel, since)
        return parcel, await self._transport.send(delivery)

    async def _edit(self, delivery: Delivery) -> Delivered:
        """Change the message that stands. Raises what transports raise.

        In a channel that its match has left, and that is shut, it can be changed no more: what it
        was to tell goes into a message where the match goes on.
        """
        try:
            return await self._transport.edit(delivery)
        except Shut:
            if _is_left_behind(delivery):
                raise Fixed from None
            raise

    async def _count(self, parcel: Parcel, since: float) -> Parcel:
        """Write down that a start is sent as one message more; nobody may choose among them."""
        request = msgspec.structs.replace(parcel.request, sent=parcel.request.sent + 1)
        changes = Changes().attempted(parcel.first.id, since, encode(request))
        await self._commit(parcel, changes)
        return msgspec.structs.replace(parcel, request=request)

    async def _note(self, parcel: Parcel, request: Request) -> None:
        """Write down what is asked, and make one row of what becomes one message."""
        first, *rest = parcel.posts
        changes = Changes().attempted(first.id, self._now(), encode(request))
        if rest:
            changes.rewrite(first.id, encode(parcel.notice))
        for row in rest:
            changes.delivered(row.id)
        await self._commit(parcel, _as_named(parcel, changes))

    async def _done(self, parcel: Parcel, done: Delivered) -> float | None:
        """Write down what stands, with the names of those who played when it happened."""
        while True:
            try:
                return await self._arrived(parcel, done)
            except SeatTaken:
                match_id = parcel.delivery.scene.match.id
                over = tenures(await self._store.log.seat_changes(match_id))
                parcel = parcel.named([one for one in over if one.until > parcel.number])

    async def _arrived(self, parcel: Parcel, done: Delivered) -> float | None:
        """Write down what stands. Raises `SeatTaken` if it names who was to be another."""
        delivery, earlier = parcel.delivery, parcel.delivery.shown
        same = earlier is not None and earlier.message_id == done.message_id
        message = Message(
            match_id=delivery.scene.match.id,
            surface=delivery.surface,
            channel_id=done.channel_id,
            message_id=done.message_id,
            posted_at=earlier.posted_at if same and earlier else self._now(),
            payload=encode(_standing(delivery, done, parcel.request.sent)),
        )
        changes = refusals.delivered(parcel.posts)
        if not is_sent_once(message.surface):
            changes.message(message)
        later = parcel.loudness.later
        if later is not None and delivery.seat is not None:
            waits = put_off if question_on(message.surface) is None else put_off_question
            row = waits(message.match_id, delivery.seat, later)
            changes.deadline_unless_due(row, self._now())
        for unheard in parcel.loudness.unheard:
            call_otherwise(changes, delivery, unheard, self._now())
        if earlier is not None and not same:
            refusals.supersede(changes, earlier, self._now())
        called = seat_of_hand(message.surface)
        if called is not None and parcel.notice.new:
            await reached(self._store, changes, message.match_id, called, self._now())
        if delivery.open:
            await self._look_again(changes, message)
        if parcel.retold and not is_sent_once(message.surface):
            changes.post(outgoing(message.match_id, message.surface, Notice(), self._now()))
        _as_named(parcel, changes)
        opens = delivery.surface == BOARD and parcel.first.attempts > 0
        try:
            return await (self._commit_opened if opens else self._commit)(parcel, changes)
        except PostTaken:
            if parcel.request.edits:  # it may stand over what another process has told since
                again = outgoing(message.match_id, message.surface, Notice(), self._now())
                await commit(self._store, Changes().post(again))
            raise

    async def _look_again(self, changes: Changes, message: Message) -> None:
        """Add that a question is shown anew which was answered, or lapsed, while it was sent."""
        match = await self._store.match(message.match_id)
        if match is not None and await self._questions.lapsed(match, (message,)):
            changes.post(outgoing(match.id, message.surface, Notice(), self._now()))

    async def _commit_opened(self, parcel: Parcel, changes: Changes) -> float | None:
        """Commit, as `_commit` does, also that a match waits for its channel no more, if it did."""
        match_id = parcel.delivery.scene.match.id
        while True:
            shut = place_in(await self._store.deadlines.of_match(match_id))
            both = Changes() if shut is None else opened(shut, self._now())
            both.statements += changes.statements
            with suppress(DeadlineTaken):  # others have put clocks off meanwhile
                return await self._commit(parcel, both)

    async def _shut(self, parcel: Parcel) -> float | None:
        delivery, now = parcel.delivery, self._now()
        if is_roll_call(delivery.surface):
            return await self._commit(parcel, await self._asking.roll_call_shut(parcel))
        if seat_of_found(delivery.surface) is not None:
            return await self._commit(parcel, refusals.found_shut(parcel.posts, delivery, now))
        if question_on(delivery.surface) is not None:
            return await self._question_shut(parcel)
        if seat_of_offered(delivery.surface) is not None:
            return await self._commit(parcel, refusals.offer_shut(parcel.posts, delivery, now))
        if delivery.seat is not None:
            return await self._commit(parcel, await self._hand_shut(parcel))
        if delivery.surface == CHRONICLE:
            return await self._commit(parcel, chronicle.thread_shut(parcel.posts, delivery, now))
        if _starts(delivery):  # it is dealt without
            return await self._commit(parcel, refusals.delivered(parcel.posts))
        if left_channel(delivery.surface) is not None:  # nobody needs to read it
            return await self._commit(parcel, refusals.delivered(parcel.posts))
        if delivery.surface == BOARD:
            await self._closed(parcel, "table-channel-shut")
        raise Shut

    async def _hand_shut(self, parcel: Parcel) -> Changes:
        """Return what follows where a hand cannot be sent.

        If another call waits behind, that finds out by itself that the hand is shut: the board of
        its turn did not know it either, so it is still to be called for.
        """
        delivery = parcel.delivery
        if not refusals.is_closed(delivery.shown) and await self._calls_behind(parcel):
            return refusals.delivered(parcel.posts)
        return refusals.hand_shut(
            *(parcel.posts, parcel.notice, delivery, self._now()),
            alone=parcel.loudness.alone,
            left=parcel.notice.new and await self._has_left(delivery),
        )

    async def _calls_behind(self, parcel: Parcel) -> bool:
        """Tell whether something calls on the same surface that came later."""
        delivery, last = parcel.delivery, parcel.posts[-1]
        waiting = await self._store.outbox.posts(delivery.scene.match.id, delivery.surface)
        notices = [decode(row.payload, Notice) for row in waiting if row.id > last.id]
        return any(notice.new or notice.ping for notice in notices)

    async def _question_shut(self, parcel: Parcel) -> float | None:
        """Ask in private what cannot be asked in public; the other way round where it stands there
        and has not called whom it asks."""
        tired = parcel.only_renews and parcel.first.attempts + 1 >= TRIES
        if parcel.delivery.seat is not None:
            return await self._commit(parcel, await self._asking.in_public(parcel))
        if tired:
            return await self._commit(parcel, refusals.delivered(parcel.posts))
        await self._ask_in_private(parcel)
        raise Shut

    async def _ask_in_private(self, parcel: Parcel) -> None:
        """Ask by direct message whom a question of a channel calls in vain."""
        changes = await self._asking.in_private(parcel)
        if changes is not None:
            await self._commit(parcel, changes)

    async def _has_left(self, delivery: Delivery) -> bool:
        """Tell whether a person for whom all wait has left the server, and others play there.

        Somebody of another server never was in this one.
        """
        scene, seat = delivery.scene, delivery.seat
        others = any(row.reaches and row.seat != seat for row in scene.seats)
        if seat is None or seat not in scene.asked or not others:
            return False
        row = scene.seats[seat]
        if row.sat_in_at is not None or is_abroad(scene.match, row):
            return False
        return await self._transport.has_left(delivery)

    async def _closed(self, parcel: Parcel, said: str) -> None:
        """Let the players be told once why no board comes, and their match wait for it.

        What they are asked to agree to they are asked in private: there they press.

        The attempt counts from that moment: whoever delivers it next looks whether a match waits,
        also if this process ends before it could put the board off.
        """
        if await self._is_news(parcel):
            scene = parcel.delivery.scene
            shut = refusals.channel_shut(parcel.delivery, self._now(), said)
            await self._questions.ask_aside(shut, scene.match, scene.seats)
            await self._commit(parcel, shut.tried(parcel.first.id))

    async def _is_news(self, parcel: Parcel) -> bool:
        """Tell whether nobody was told yet that the channel is shut.

        A match that is played waits for its channel from then on, though not for ever.
        """
        match, first = parcel.delivery.scene.match, parcel.first
        if match.status is not Status.PLAYING:
            return first.attempts == 0
        rows = await self._store.deadlines.of_match(match.id)
        return place_in(rows) is None and may_wait(first.created_at, self._now())

    async def _gone(self, parcel: Parcel) -> float | None:
        delivery, now = parcel.delivery, self._now()
        if delivery.surface == CHRONICLE:
            return await self._commit(parcel, chronicle.thread_shut(parcel.posts, delivery, now))
        while True:
            match = await self._store.match(delivery.scene.match.id)
            if match is None:  # nor is anything left of it that waits
                raise PostTaken
            gone = refusals.place_gone(parcel.posts, delivery, match, now)
            with suppress(MatchChanged):  # it has begun, or gone on otherwise, meanwhile
                return await self._commit(parcel, gone)

    async def _commit(self, parcel: Parcel, changes: Changes) -> float | None:
        """Commit unless another process has taken over meanwhile. Raises `PostTaken`.

        Return when there is a post to be delivered next.
        """
        ours = Changes().held(parcel.first.id, self._owner)
        ours.statements += changes.statements
        return await commit(self._store, ours)


def _as_named(parcel: Parcel, changes: Changes) -> Changes:
    """Add that nobody has taken a seat since a parcel was packed; `SeatTaken` otherwise."""
    match = parcel.delivery.scene.match
    if match.status is Status.PLAYING:
        changes.no_seat_taken(match.id, parcel.number)
    return changes


def _is_played(delivery: Delivery) -> bool:
    """Tell whether a message is the board of a match that is being played."""
    return delivery.surface == BOARD and delivery.scene.match.status is Status.PLAYING


def _is_left_behind(delivery: Delivery) -> bool:
    """Tell whether the message to be changed stands in a channel that its match has left."""
    shown = delivery.shown
    if shown is None or delivery.seat is not None or delivery.surface == CHRONICLE:
        return False
    return shown.channel_id not in (0, delivery.scene.match.channel_id)


def _asks_all(parcel: Parcel) -> bool:
    """Tell whether a message asks all people of a match that is being played."""
    delivery = parcel.delivery
    return delivery.open and delivery.seat is None and parcel.notice.new


def _starts(delivery: Delivery) -> bool:
    """Tell whether a message is the start of a match, on which its deal hangs."""
    return delivery.surface == BOARD and delivery.scene.match.starting


def _standing(delivery: Delivery, done: Delivered, sent: int) -> Standing:
    asks = question_on(delivery.surface)
    said, shown = delivery.said, delivery.scene.shown if delivery.surface == BOARD else None
    return Standing(
        said.events,
        said.new,
        said.ping,
        own=said.own,
        pictures=done.pictures,
        shown=shown,
        sent=sent,
        timeless=done.timeless or (asks is not None and not delivery.open),
        whispered=said.whispered,
    )
