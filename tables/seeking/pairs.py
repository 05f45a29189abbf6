"""The lobby of two who were brought together: each says yes by one press, or it comes to nothing.

It is a lobby as any other, but that both sit there from the start, that nobody else comes and
nothing is changed, and that it begins with the second yes. Whoever says no, or nothing in time,
looks for nobody any more; the other goes on looking, where they stood, and is not brought together
with that person again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from random import Random

from msgspec.structs import replace

import engines
from engines.core import Seat, Text, decode, text
from engines.options import preset
from store import (
    Changes,
    ChannelTaken,
    Deadline,
    DeadlineTaken,
    Match,
    MatchChanged,
    Seek,
    SeekTaken,
    Status,
    Store,
)
from store import Seat as SeatRow
from tables.abroad import is_abroad
from tables.admission import check_company
from tables.agreement import CONFIRM, SOUGHT, Gathering, confirmed_until
from tables.attempts import until_first
from tables.calling_off import call_off
from tables.deadlines import drop, postpone
from tables.errors import NoMatch, TableRefusal
from tables.fairness import new_secret, salted
from tables.lobby import Place, lobby_of
from tables.match.live import Live
from tables.notice import LOBBY, Notice, call_to_lobby, outgoing, seat_of_found
from tables.notice import found as surface_of
from tables.options import DAY, NEW, timed
from tables.parting import part, tell_found
from tables.people import People
from tables.seating import Guest, person
from tables.seeking.wanted import Found
from tables.starting import starting
from tables.wishes import Calls, How

STANDS = 2 * DAY
"""Seconds for which that is."""
QUICKER = (MatchChanged, SeekTaken)
"""What a commit meets where the other, or another process, has said something meanwhile."""


class Pairs:
    """Opens such lobbies, and hears what the two say; `after_commit` is called with each notice."""

    def __init__(
        self,
        store: Store,
        live: Live,
        people: People,
        now: Callable[[], float],
        chance: Random,
        after_commit: Callable[[], None],
    ) -> None:
        self._store = store
        self._live = live
        self._people = people
        self._now = now
        self._chance = chance
        self._after_commit = after_commit

    async def open(
        self, elder: Seek, younger: Seek, found: Found, at: Seek, channel_id: int
    ) -> bool:
        """Bring two together in a channel of where one of them is `at`, and call them.

        Tells whether that could be. It cannot where a match is in that channel, or where one of
        them looks for nobody by now, or is called to another lobby.
        """
        now, order = self._now(), [elder, younger]
        self._chance.shuffle(order)
        hours = [await self._people.hours(seek.user_id) for seek in order]
        calls = [
            await self._calls(seek.user_id, abroad=seek.guild_id != at.guild_id) for seek in order
        ]
        seats = [
            replace(
                person(0, seat, Guest(seek.user_id, seek.name), self._chance, hours[seat]),
                orders=SOUGHT,
            )
            for seat, seek in enumerate(order)
        ]

        def opening(match_id: int) -> Changes:
            changes = Changes()
            for seek in order:
                changes.in_line(seek.user_id)
                changes.seek_unchanged(seek).seek(replace(seek, match_id=match_id))
            changes.deadline(Deadline(match_id, CONFIRM, -1, now + STANDS, b""))
            _call_both(changes, match_id, order, calls, now)
            return changes

        place = Place(at.guild_id, channel_id, at.locale)
        try:
            await self._store.create_match(self._lobby(elder, order, found, place), seats, opening)
        except (ChannelTaken, SeekTaken):
            return False
        self._after_commit()
        return True

    def _lobby(self, elder: Seek, order: list[Seek], found: Found, place: Place) -> Match:
        config = preset(engines.load(found.game).meta, found.setup)
        table = replace(timed(NEW, found.setup), clock=found.clock, welcome=found.welcome)
        away = [seat for seat, seek in enumerate(order) if seek.guild_id != place.guild_id]
        table = replace(table, abroad=away[0]) if away else table
        host = next(seek for seek in (elder, *order) if seek.guild_id == place.guild_id)
        secret = new_secret(self._chance)
        return lobby_of(found.game, host.user_id, place, config, table, secret, self._now())

    async def _calls(self, user_id: int, *, abroad: bool) -> Calls:
        """Return how somebody is called, whom no channel of another server can call."""
        calls = await self._people.calls(user_id)
        return calls.in_private if abroad else calls

    async def until(self, match_id: int) -> float | None:
        """Return until when both may say yes; None where nothing is asked."""
        return confirmed_until(await self._store.deadlines.of_match(match_id))

    async def confirm(self, match_id: int, guest: Guest) -> bool:
        """Let one of the two say yes; tell whether the match begins by that.

        Raises `TableRefusal` for everybody else, where nothing is asked any more, and if one of
        them has blocked the other since.
        """
        async with self._live.hold(match_id, load=False):
            begins = await until_first(partial(self._say_yes, match_id, guest), quicker=QUICKER)
        self._after_commit()
        return begins

    async def _say_yes(self, match_id: int, guest: Guest) -> bool:
        """Write a yes by how things stand now. Raises what comes of others, who may say it too."""
        stands = await self._stands(match_id)
        mine = _own(stands, guest.user_id)
        if mine.orders != SOUGHT:
            raise TableRefusal(text("refusal-sought-said"))
        await self._check_company(guest.user_id, stands.people)
        sat = replace(salted(mine, guest.interaction_id), orders=b"", name=guest.name)
        seats = tuple(sat if row is mine else row for row in stands.seats)
        begins = not Gathering(stands.match, seats).sought
        await self._store.commit(await self._confirmed(stands, seats, begins=begins))
        return begins

    async def _confirmed(
        self, stands: Gathering, seats: tuple[SeatRow, ...], *, begins: bool
    ) -> Changes:
        match, now = stands.match, self._now()
        if begins:
            changes = starting(stands, seats, now)
            for seek in await self._store.seeks.brought_to(match.id):
                changes.drop_seek(seek.id)
        else:
            changes = Changes().unchanged(match, stands.seats)
            for row in seats:
                changes.seat(row)
        changes.post(outgoing(match.id, LOBBY, Notice(), now))
        for row in seats:
            await tell_found(self._store, changes, row, now)
        return changes

    async def refuse(self, match_id: int, user_id: int) -> None:
        """Let one of the two say no, whatever they said before. Raises `TableRefusal`."""

        async def say_no() -> None:
            stands = await self._stands(match_id)
            _own(stands, user_id)
            await self._part(stands, {user_id}, Changes())

        async with self._live.hold(match_id, load=False):
            await until_first(say_no, quicker=QUICKER)
        self._after_commit()

    async def expire(self, deadline: Deadline) -> None:
        """Let a lobby come to nothing in which not both have said yes in time.

        So it does where one of them cannot be reached (`tables.outbox.refusals.found_shut`).
        """

        async def come_to_nothing() -> None:
            try:
                stands = await self._stands(deadline.match_id)
            except TableRefusal:  # it was settled by itself
                await drop(self._store, deadline)
                return
            with suppress(DeadlineTaken):  # by another process
                await self._part(stands, _silent(stands, deadline), Changes().taken(deadline))

        async with self._live.hold(deadline.match_id, load=False):
            await until_first(come_to_nothing, quicker=QUICKER)
        self._after_commit()

    async def _part(self, stands: Gathering, gone: set[int], changes: Changes) -> None:
        """Call a lobby off; those who are `gone` look for nobody any more, the other goes on."""
        match, now = stands.match, self._now()
        changes.unchanged(match, stands.seats)
        call_off(changes, match, text("lobby-sought-off"), now)

        def said(user_id: int) -> Text:
            return text("sought-ended" if user_id in gone else "sought-again")

        await part(self._store, changes, stands, gone, said, now)
        await self._store.commit(changes)

    async def displaced(self, match_id: int) -> None:
        """Let two part whose lobby has lost its place, and tell them.

        Whoever looks in that place looks there no more. Nothing happens where the lobby stands, or
        where that is settled.
        """
        known = await self._store.roster(match_id)
        if known is None or known[0].status is not Status.CANCELLED:
            return
        stands, changes, now = Gathering(*known), Changes(), self._now()
        place = stands.match.channel_id
        seeks = await self._store.seeks.brought_to(match_id)
        gone = {seek.user_id for seek in seeks if seek.channel_id == place}

        def said(user_id: int) -> Text:
            return text("sought-gone" if user_id in gone else "sought-gone-again")

        await part(self._store, changes, stands, gone, said, now, unread=True)
        with suppress(*QUICKER):  # another process was quicker
            await self._store.commit(changes)
        self._after_commit()

    async def call(self, deadline: Deadline) -> None:
        """Tell somebody that another was found for them, as they wish it; that had waited.

        If these are quiet hours by now, since the bot was down, it waits for their end.
        """
        seat, match_id = seat_of_found(deadline.kind), deadline.match_id
        changes = Changes().taken(deadline)
        try:
            stands = await self._stands(match_id)
            row = stands.seats[seat or 0]
        except TableRefusal:
            stands = row = None
        if stands and row and row.user_id is not None and row.orders == SOUGHT:
            abroad = is_abroad(stands.match, row)
            calls = await self._calls(row.user_id, abroad=abroad)
            later = calls.after_quiet(self._now(), await self.until(match_id))
            if later is not None:
                await postpone(self._store, deadline, later)
                return
            if calls.mentions:
                changes.post(call_to_lobby(match_id, row.user_id, self._now()))
            if calls.how is not How.MENTION:
                _write(changes, match_id, row.seat, row.user_id, self._now())
        try:
            await self._store.commit(changes)
        except DeadlineTaken:
            return
        self._after_commit()

    async def _stands(self, match_id: int) -> Gathering:
        """Return a lobby in which not both have said yes. Raises `TableRefusal` otherwise."""
        found = await self._store.roster(match_id)
        if found is None:
            raise NoMatch(text("refusal-no-such-match"))
        stands = Gathering(*found)
        if stands.match.status is not Status.LOBBY or not stands.sought:
            raise TableRefusal(text("refusal-sought-over"))
        return stands

    async def _check_company(self, user_id: int, people: Iterable[int]) -> None:
        others = [other for other in people if other != user_id]
        blocked = await self._people.blocked_among(user_id, others)
        check_company(others, blocked, await self._people.who_blocked(user_id, others))


def _call_both(
    changes: Changes, match_id: int, order: list[Seek], calls: list[Calls], now: float
) -> None:
    """Add that two are called to their lobby, each as they wish it, and at an hour they wish."""
    pinged: set[int] = set()
    for seat, (seek, wish) in enumerate(zip(order, calls, strict=True)):
        later = wish.later(now, now + STANDS)
        if later is not None:
            changes.deadline(Deadline(match_id, surface_of(seat), -1, later, b""))
            continue
        if wish.mentions:
            pinged.add(seek.user_id)
        if wish.how is not How.MENTION:
            _write(changes, match_id, seat, seek.user_id, now)
    changes.post(outgoing(match_id, LOBBY, Notice(new=True, ping=frozenset(pinged)), now))


def _write(changes: Changes, match_id: int, seat: Seat, user_id: int, now: float) -> None:
    notice = Notice(new=True, ping=frozenset({user_id}))
    changes.post(outgoing(match_id, surface_of(seat), notice, now))


def _own(stands: Gathering, user_id: int) -> SeatRow:
    for row in stands.seats:
        if row.user_id == user_id:
            return row
    raise TableRefusal(text("refusal-sought-others"))


def _silent(stands: Gathering, deadline: Deadline) -> set[int]:
    """Return who has not said yes; of two of whom one cannot be reached, that one."""
    rows = [row for row in stands.seats if row.orders == SOUGHT]
    if deadline.payload:
        rows = [stands.seats[decode(deadline.payload, int)]]
    return {row.user_id for row in rows if row.user_id is not None}
