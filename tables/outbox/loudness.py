"""How loud a message is: whom it calls of those whom it concerns, by what they wish.

What it says never hangs on that, and that it is posted does not either, but for the hand of
somebody whom a board would have called. Boards mention nobody whom they would not have mentioned
otherwise, so a question that is asked in secret stays one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engines.core import Seat
from store import Deadline, Status, Store
from store import Seat as SeatRow
from tables.abroad import is_abroad
from tables.absences import Absences
from tables.match.closing import place_in
from tables.match.consequences import TIME_UP
from tables.match.position import Position
from tables.match.scene import Scene
from tables.notice import (
    BOARD,
    CHRONICLE,
    Notice,
    asked_in_private,
    hand,
    offered,
    question_on,
    seat_of_asked,
    seat_of_hand,
    seat_of_offer,
    seat_of_offered,
)
from tables.offers import offered_to
from tables.outbox.boards import keeps_one_board
from tables.outbox.request import CLOSED
from tables.people import People
from tables.wishes import Calls, How

Dues: TypeAlias = dict[Seat, float]
"""When the time of seats is really over, whoever is away."""


class Unheard(Struct, frozen=True):
    """That what is asked in the channel does not call whom it concerns: who sits on a seat, or is
    offered it (`offered_to`). They are called in private, or at a `later` time."""

    seat: Seat
    later: float | None = None
    offered_to: int | None = None


class Loudness(Struct, frozen=True):
    """Whom a message calls, whether it makes no sound, and until when a call is put off (None: it
    is not). `alone` tells that no board calls the reader of this hand, `unheard` who is to be
    called otherwise."""

    ping: frozenset[int] = frozenset()
    silent: bool = False
    later: float | None = None
    alone: bool = False
    unheard: tuple[Unheard, ...] = ()


def mentions(calls: Calls, scene: Scene, now: float, due: float | None) -> bool:
    """Tell whether the board that `scene` shows mentions somebody whom it concerns."""
    waits = calls.is_quiet(now) if scene.over else calls.later(now, due) is not None
    return calls.mentions and not waits


def of_hand(
    calls: Calls,
    scene: Scene,
    notice: Notice,
    now: float,
    due: float | None,
    *,
    shut: bool = False,
) -> Loudness:
    """Return how loud a hand is that tells a notice.

    A digest takes note of all that waits, quiet hours of what they kept from being heard. A board
    that is changed where it stands notifies nobody, so there the hand does, as where the channel
    is `shut`, in which none can be posted.
    """
    asked, called = scene.seat in scene.asked, bool(notice.ping)
    counts = asked and (notice.new or called or calls.how is How.DIGEST)
    later = calls.later(now, due) if counts else None
    quiet = later is not None or (not asked and calls.is_quiet(now)) or _is_late(scene, notice)
    unheard = shut or (keeps_one_board(scene.match) and not (scene.over or notice.dealt))
    mentioned = calls.how is How.MENTION and not called and not unheard
    alone = asked and (called or later is not None or not calls.mentions)
    return Loudness(silent=quiet or mentioned, later=later, alone=alone)


def _is_done(scene: Scene, seat: Seat) -> bool:
    """Tell whether nothing waits for somebody who plays themselves in a match that goes on.

    A board shows all who were asked for a response as asked, whoever has answered.
    """
    plays = scene.match.status is Status.PLAYING and scene.seats[seat].sat_in_at is None
    return plays and seat not in scene.asked


def _is_late(scene: Scene, notice: Notice) -> bool:
    """Tell whether a hand calls its owner to what they have done since. Being out is news."""
    if scene.seat is None or scene.is_out or not (notice.own or notice.turn):
        return False
    return _is_done(scene, scene.seat)


def as_wished(calls: Calls, notice: Notice) -> Notice:
    """Return a hand's notice as its owner is to have it.

    What calls the others by a board alone calls by a hand of its own whom no board calls.
    """
    called = calls.how is How.DIRECT and bool(notice.ping)
    return replace(notice, new=True, turn=True) if called else notice


class Wished:
    """Finds out how loud messages are."""

    def __init__(self, store: Store, people: People, absences: Absences) -> None:
        self._store = store
        self._people = people
        self._absences = absences

    async def hand(self, scene: Scene, notice: Notice) -> Notice:
        """Return a hand's notice as its owner is to have it."""
        if notice.new or not notice.ping:
            return notice
        return as_wished(await self._calls(scene, scene.seat), notice)

    async def loudness(self, scene: Scene, surface: str, notice: Notice, now: float) -> Loudness:
        """Return how loud a message is that tells a notice on a surface now."""
        seat = seat_of_hand(surface)
        if seat is not None:
            calls = await self._calls(scene, seat)
            due = (await self._dues(scene, (calls,), now)).get(seat)
            shut = calls.how is How.MENTION and await self._is_shut(scene)
            return of_hand(calls, scene, notice, now, due, shut=shut)
        asked = seat_of_asked(surface)
        if asked is not None:
            calls = await self._calls(scene, asked)
            later = calls.later(now, None)
            put_off = later if notice.new else None
            return Loudness(silent=later is not None, later=put_off)
        if question_on(surface) is not None:
            return await self._question(scene, surface, notice, now)
        free = seat_of_offer(surface)
        if free is not None:
            return await self._offer(scene, free, notice, now)
        if seat_of_offered(surface) is not None:  # it stands in direct messages
            return Loudness()
        if surface == CHRONICLE:  # whoever follows the thread reads it when they like
            return Loudness(silent=True)
        if surface != BOARD or not notice.ping:
            return Loudness(notice.ping)
        return Loudness(await self._mentioned(scene, notice.ping, now))

    async def _question(self, scene: Scene, surface: str, notice: Notice, now: float) -> Loudness:
        """Return how loud a question in the channel is. Who cannot see that is asked anyway."""
        if notice.aside:
            return await self._asked_before(scene, surface, notice)
        ping, unheard = set[int](), list[Unheard]()
        for row in scene.seats:
            if row.reaches is None or not _concerns(scene, row, notice):
                continue
            calls = await self._people.calls(row.reaches)
            later = calls.later(now, None)
            mentioned = calls.mentions and later is None
            if mentioned or await self._is_closed(scene, row.seat):
                ping.add(row.reaches)
            else:
                unheard.append(Unheard(row.seat, later))
        return Loudness(frozenset(ping), unheard=tuple(unheard))

    async def _asked_before(self, scene: Scene, surface: str, notice: Notice) -> Loudness:
        """Return that a question mentions whom it could not ask in private, as the others."""
        ping = set[int]()
        for row in scene.seats:
            if row.reaches is None or not _concerns(scene, row, notice):
                continue
            private = asked_in_private(surface, row.seat)
            asked = await self._store.outbox.message(scene.match.id, private)
            shown = await self._store.outbox.message(scene.match.id, hand(row.seat))
            if shown is None or shown.payload != CLOSED:
                continue
            if asked is None or asked.posted_at < shown.posted_at:
                ping.add(row.reaches)
        return Loudness(frozenset(ping))

    async def _offer(self, scene: Scene, seat: Seat, notice: Notice, now: float) -> Loudness:
        """Return how loud the offer of a seat is, which is for one person at most."""
        to = await offered_to(self._store, scene.match.id, seat)
        if to is None or to not in notice.ping:  # an earlier one calls nobody any more
            return Loudness()
        calls = await self._people.calls(to)
        later = calls.later(now, None)
        told = await self._store.outbox.message(scene.match.id, offered(seat))
        closed = told is not None and told.payload == CLOSED
        if closed or (calls.mentions and later is None):
            return Loudness(frozenset({to}))
        return Loudness(unheard=(Unheard(seat, later, offered_to=to),))

    async def _mentioned(self, scene: Scene, users: Iterable[int], now: float) -> frozenset[int]:
        """Return who is mentioned of those whom a board was to call when it was written.

        Who does not sit there any more is not, nor who has done since what it called them to.
        """
        found = {user: scene.seat_of(user) for user in users}
        seats = {u: s for u, s in found.items() if s is not None and not _is_done(scene, s)}
        wishes = {user: await self._calls(scene, seat) for user, seat in seats.items()}
        dues = await self._dues(scene, wishes.values(), now)
        called = set[int]()
        for user, seat in seats.items():
            mentioned = mentions(wishes[user], scene, now, dues.get(seat))
            if mentioned or await self._is_closed(scene, seat):
                called.add(user)
        return frozenset(called)

    async def _calls(self, scene: Scene, seat: Seat | None) -> Calls:
        user = None if seat is None else scene.seats[seat].reaches
        if seat is None or user is None:
            return Calls()
        calls = await self._people.calls(user)
        return calls.in_private if is_abroad(scene.match, scene.seats[seat]) else calls

    async def _dues(self, scene: Scene, wishes: Iterable[Calls], now: float) -> Dues:
        """Return when the time of those is over who are asked, if a call might wait for that."""
        if all(calls.later(now, None) is None for calls in wishes):
            return {}
        if scene.match.starting:
            return await self._first_dues(scene, now)
        if not scene.asked:
            return {}
        ends = await self._absences.ends(scene.match.id)
        return {seat: due for seat, due in ends.items() if seat in scene.asked}

    async def _first_dues(self, scene: Scene, now: float) -> Dues:
        """Return when everybody's time is over for a turn that begins as soon as it is dealt."""
        undealt = Position(scene.match, scene.seats, state=None, ply=0, number=0)
        seconds = undealt.options.seconds(responding=False)
        if seconds is None:
            return {}
        clocks = (Deadline(s.match_id, TIME_UP, s.seat, now + seconds, b"") for s in scene.seats)
        return await self._absences.really(undealt, tuple(clocks))

    async def _is_shut(self, scene: Scene) -> bool:
        """Tell whether the channel of a match is known to be shut or gone."""
        rows = await self._store.deadlines.of_match(scene.match.id)
        return place_in(rows) is not None

    async def _is_closed(self, scene: Scene, seat: Seat) -> bool:
        """Tell whether somebody takes no direct messages, and so can be called here alone."""
        shown = await self._store.outbox.message(scene.match.id, hand(seat))
        return shown is not None and shown.payload == CLOSED


def _concerns(scene: Scene, row: SeatRow, notice: Notice) -> bool:
    """Tell whether a question in the channel calls whoever sits somewhere, and sees it there."""
    return row.reaches in notice.ping and not is_abroad(scene.match, row)
