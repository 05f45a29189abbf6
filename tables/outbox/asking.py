"""Who is asked otherwise: in private what no channel asks them, and the other way round.

Whom a mention does not call, or who does not see the channel, is asked by direct message; who takes
none is called in the channel, also in place of a list of all that waits for them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from engines.core import Seat, decode, encode
from store import Changes, Deadline, Match, Message, Outgoing, Status, Store
from store import Seat as SeatRow
from tables.abroad import is_abroad
from tables.calling import put_off_question
from tables.calling_off import players
from tables.notice import (
    Notice,
    asked_in_private,
    hand,
    merged,
    offered,
    outgoing,
    question_on,
    still_asks,
)
from tables.offers import offering
from tables.outbox import refusals
from tables.outbox.loudness import Unheard
from tables.outbox.packing import Parcel
from tables.outbox.transport import Delivery
from tables.questions import Question, Questions


class Asking:
    """Tells how people are asked who cannot be asked where it was meant."""

    def __init__(self, store: Store, questions: Questions, now: Callable[[], float]) -> None:
        self._store = store
        self._questions = questions
        self._now = now

    async def in_private(self, parcel: Parcel) -> Changes | None:
        """Return that those are asked by direct message whom the newest question calls in vain.

        Each of them once; None if nobody is. It may wait behind an earlier one, which is repeated
        as it was written down.
        """
        match, surface = parcel.delivery.scene.match, parcel.delivery.surface
        waiting = await self._store.outbox.posts(match.id, surface)
        asking = [at for at, row in enumerate(waiting) if decode(row.payload, Notice).new]
        if not asking:
            return None
        row, said = waiting[asking[-1]], _notice(waiting[asking[-1] :])
        asks = await self._questions.standing(match, surface, said.events)
        if asks is None or said.aside:
            return None
        marked = msgspec.structs.replace(decode(row.payload, Notice), aside=True)
        changes = Changes().rewrite(row.id, encode(marked))
        for seat in _called(parcel.delivery, said, asks):
            private = asked_in_private(surface, seat)
            changes.post(outgoing(match.id, private, said, self._now()))
        return changes

    async def in_public(self, parcel: Parcel) -> Changes:
        """Return that a question which cannot be asked in private is asked anew in the channel.

        Where it waits to be asked there it will call who takes no direct messages.
        """
        delivery, now = parcel.delivery, self._now()
        seat, public = delivery.seat, question_on(delivery.surface)
        assert seat is not None
        assert public is not None
        match_id, row = delivery.scene.match.id, delivery.scene.seats[seat]
        shown = await self._store.outbox.message(match_id, hand(seat))
        asks = parcel.notice.new and delivery.open and not is_abroad(delivery.scene.match, row)
        if refusals.is_closed(shown) or not asks:  # that it is closed has called them
            return refusals.delivered(parcel.posts)
        if await self._standing(match_id, public) is None:
            return refusals.closes(refusals.delivered(parcel.posts), match_id, seat, shown, now)
        return refusals.question_shut(parcel.posts, delivery, public, shown, now)

    async def _standing(self, match_id: int, public: str) -> Message | None:
        """Return the message that asks something in the channel; None if none does.

        Nor does one in whose place a newer one waits which could not stand there yet.
        """
        stands = await self._store.outbox.message(match_id, public)
        waiting = await self._store.outbox.posts(match_id, public)
        aside = any(decode(row.payload, Notice).aside for row in waiting)
        return None if aside or stands is None or not still_asks(stands) else stands

    async def roll_call_shut(self, parcel: Parcel) -> Changes:
        """Return that who was to read what waits for them is called in the channels instead.

        Where it is their turn their hand is tried: it tells first whether they take direct
        messages, and what asks them to agree waits for that.
        """
        delivery, told = parcel.delivery, parcel.notice
        scene, seat = delivery.scene, delivery.seat
        assert seat is not None
        changes = refusals.roll_call_shut(parcel.posts, delivery, self._now())
        for place in sorted({*told.turns, *told.asking}):
            match, row = await self._seat(*place)
            if match is None or row is None or row.reaches != scene.seats[seat].reaches:
                continue  # somebody else sits there by now
            own = place == (scene.match.id, seat)
            tried = seat in scene.asked if own else self._call_by_hand(changes, match, row, told)
            if place in told.asking:
                await self._ask_anew(changes, match, row, hand(row.seat) if tried else None)
        return changes

    def _call_by_hand(self, changes: Changes, match: Match, row: SeatRow, told: Notice) -> bool:
        """Add that a hand calls its owner, if a list named a turn of theirs there; tell whether."""
        named = (match.id, row.seat) in told.turns and match.status is Status.PLAYING
        if named and row.reaches is not None:
            call = refusals.call_by_hand(match.id, row.seat, row.reaches, self._now())
            changes.post(call)
        return named

    async def _seat(self, match_id: int, seat: Seat) -> tuple[Match | None, SeatRow | None]:
        """Return a match and who sits somewhere in it; None for what is not there any more."""
        rows = await self._store.seats(match_id)
        return await self._store.match(match_id), next((r for r in rows if r.seat == seat), None)

    async def _ask_anew(
        self, changes: Changes, match: Match, row: SeatRow, behind: str | None
    ) -> None:
        """Add that all that is asked of somebody stands anew in the channel, and calls them.

        What has stood there since they take no direct messages has called them, and what cannot
        stand there now will.
        """
        asked, now = await self._questions.of_seat(match, row.seat), self._now()
        if not asked or is_abroad(match, row) or row.reaches is None:
            return
        shown = await self._store.outbox.message(match.id, hand(row.seat))
        if behind is None:
            refusals.closes(changes, match.id, row.seat, shown, now)
        for public in asked:
            stands = await self._standing(match.id, public)
            if stands is None:
                continue
            if shown is None or not refusals.is_closed(shown) or stands.posted_at < shown.posted_at:
                events, called = decode(stands.payload, Notice).events, frozenset({row.reaches})
                asks = outgoing(match.id, public, Notice(events, new=True, ping=called), now)
                changes.post(msgspec.structs.replace(asks, behind=behind))


def call_otherwise(changes: Changes, delivery: Delivery, unheard: Unheard, now: float) -> None:
    """Add that somebody is called whom a question, or an offer, in the channel does not."""
    match, seat, said = delivery.scene.match, unheard.seat, delivery.said
    to, later = unheard.offered_to, unheard.later
    if later is not None and to is not None:
        changes.deadline(Deadline(match.id, offered(seat), -1, later, b""))
    elif later is not None:
        changes.deadline_unless_due(put_off_question(match.id, seat, later), now)
    elif to is not None:
        told = offering(match, seat, to)
        changes.post(outgoing(match.id, offered(seat), told, now))
    else:
        called = said.ping & {delivery.scene.seats[seat].reaches}
        told = Notice(said.events, new=True, ping=frozenset(called))
        private = asked_in_private(delivery.surface, seat)
        changes.post(outgoing(match.id, private, told, now))


def _notice(posts: Sequence[Outgoing]) -> Notice:
    """Return what some posts say together."""
    return merged([decode(row.payload, Notice) for row in posts])


def _called(delivery: Delivery, said: Notice, asks: Question) -> list[Seat]:
    """Return the seats whose people a question calls who have not agreed, and see the channel."""
    match, seats = delivery.scene.match, delivery.scene.seats
    left = players(seats) - asks.agreed
    called = [row for row in seats if row.seat in left and row.reaches in said.ping]
    return [row.seat for row in called if not is_abroad(match, row)]
