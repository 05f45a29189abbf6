"""What all people of a match are asked, and whether it still is: by that a message has its button.

An agreement lapses by a move, by time, by another question or by the end, and none of these knows
which messages ask. So whatever is shown of a match finds those that ask no more by then.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from engines.core import Seat, Text, decode
from store import Changes, Deadline, DeadlineTaken, Entry, Match, Message, Status, Store
from store import Seat as SeatRow
from tables import calling_off
from tables.calling_off import players
from tables.errors import TableRefusal
from tables.match import consent, draws, rests
from tables.match.live import Live
from tables.match.log import ACTIONS, CONSENT, UNDO
from tables.match.position import Position
from tables.match.undo import would_be_taken_back
from tables.notice import (
    DRAW,
    OFF,
    REST,
    TAKE_BACK,
    Notice,
    asked_in_private,
    outgoing,
    question_on,
    seat_of_asked,
    still_asks,
)

PAIR = 2
"""How many people it takes to agree on anything but that a match is called off."""


class Question(NamedTuple):
    """What is asked, as everybody sees it: the `mark` that its button carries, and who agrees."""

    mark: int
    agreed: frozenset[Seat]

    def asks(self, seat: Seat | None, seats: Iterable[SeatRow]) -> bool:
        """Tell whether a message has the button that a seat reads in private (None: everybody).

        Whoever has agreed needs it no more, unless all others have gone.
        """
        return seat is None or seat not in self.agreed or players(seats) <= self.agreed


Find: TypeAlias = Callable[[Match, Sequence[Entry], float], Awaitable[Question | None]]
"""Finds what is asked in the log of a match, at a moment."""


class Questions:
    """Tells what is asked; `after_commit` is called with each notice."""

    def __init__(
        self, store: Store, live: Live, now: Callable[[], float], after_commit: Callable[[], None]
    ) -> None:
        self._store = store
        self._live = live
        self._now = now
        self._after_commit = after_commit
        self._find: Mapping[str, Find] = {
            OFF: self._off,
            REST: self._rest,
            DRAW: self._draw,
            TAKE_BACK: self._back,
        }

    async def standing(
        self, match: Match, surface: str, said: Sequence[Text] = ()
    ) -> Question | None:
        """Return what is asked on a surface, by a message that says so much; None: nothing more."""
        question = question_on(surface)
        if question is None or match.status is not Status.PLAYING:
            return None
        entries = await self._store.log.entries(match.id)
        found = await self._find[question](match, entries, self._now())
        if question == REST and found is not None and found.mark != rests.asks(said):
            return None  # it asks for as long as was asked before
        return None if found is not None and await self._alone(question, match) else found

    async def _alone(self, surface: str, match: Match) -> bool:
        """Tell whether nobody is left who could agree with whoever asked, where it takes two."""
        if surface == OFF or match.paused:
            return False
        return len(to_agree(surface, await self._live.position(match.id))) < PAIR

    async def of_seat(self, match: Match, seat: Seat) -> tuple[str, ...]:
        """Return the surfaces of what is asked of whoever sits somewhere, and waits for them."""
        if match.status is not Status.PLAYING or match.paused:
            return ()
        position = await self._live.position(match.id)
        entries, now = await self._store.log.entries(match.id), self._now()
        found = {surface: await find(match, entries, now) for surface, find in self._find.items()}
        return tuple(
            surface
            for surface, asked in found.items()
            if asked is not None and seat in to_agree(surface, position) - asked.agreed
        )

    async def _off(self, match: Match, entries: Sequence[Entry], now: float) -> Question | None:
        agreed = calling_off.standing(entries)
        return Question(0, agreed) if agreed else None

    async def _rest(self, match: Match, entries: Sequence[Entry], now: float) -> Question | None:
        found = rests.question(entries, now)
        return None if found is None else Question(found.days, found.agreed)

    async def _draw(self, match: Match, entries: Sequence[Entry], now: float) -> Question | None:
        found = draws.offered(entries, now)
        return None if found is None else Question(found.mark, found.agreed)

    async def _back(self, match: Match, entries: Sequence[Entry], now: float) -> Question | None:
        """Return what is to be taken back; what nobody could notice shows in nothing."""
        asked = consent.asked_back(entries)
        if asked is None:
            return None
        stands = not _gone_on(entries) or match.paused or await self._possible(match, asked, now)
        return Question(asked.mark, asked.agreed) if stands else None

    async def _possible(self, match: Match, asked: consent.Question, now: float) -> bool:
        """Tell whether what is asked could still be taken back if all agreed."""
        try:
            position = await self._live.position(match.id)
        except TableRefusal:
            return False
        return await would_be_taken_back(self._store, position, asked, now)

    async def lapsed(self, match: Match, messages: Iterable[Message]) -> tuple[str, ...]:
        """Return the surfaces of messages with a button whose question is asked no more.

        Those for which something waits are not among them: they will be shown anyway.
        """
        found = list[str]()
        for message in messages:
            if not still_asks(message) or await self._asks(match, message):
                continue
            if not await self._store.outbox.posts(match.id, message.surface):
                found.append(message.surface)
        return tuple(found)

    async def _asks(self, match: Match, message: Message) -> bool:
        """Tell whether what a message asks is still asked, of whoever reads it."""
        said = decode(message.payload, Notice).events
        question = await self.standing(match, message.surface, said)
        if question is None:
            return False
        seat = seat_of_asked(message.surface)
        return seat is None or question.asks(seat, await self._store.seats(match.id))

    async def open_in(self, match: Match) -> tuple[Message, ...]:
        """Return the messages of a match's channel that ask what is still asked."""
        rows = await self._store.outbox.messages(match.id)
        public = [row for row in rows if seat_of_asked(row.surface) is None and still_asks(row)]
        return tuple([row for row in public if await self._asks(match, row)])

    async def ask_aside(self, changes: Changes, match: Match, seats: Iterable[SeatRow]) -> None:
        """Add that in private is asked, once each, what a channel asks in which nobody can be.

        Whoever was asked so before, as they wish it, has a message of their own already.
        """
        said = {
            row.surface: decode(row.payload, Notice).events for row in await self.open_in(match)
        }
        for row in seats if said else ():
            for surface in await self.of_seat(match, row.seat):
                private = asked_in_private(surface, row.seat)
                if row.reaches and surface in said and not await self._is_asked(match, private):
                    told = Notice(said[surface], new=True, ping=frozenset({row.reaches}))
                    changes.post(outgoing(match.id, private, told, self._now()))

    async def _is_asked(self, match: Match, surface: str) -> bool:
        """Tell whether a message asks what is still asked, or one waits to ask it."""
        if await self._store.outbox.posts(match.id, surface):
            return True
        shown = await self._store.outbox.message(match.id, surface)
        return shown is not None and still_asks(shown) and await self._asks(match, shown)

    async def expire(self, deadline: Deadline) -> None:
        """Let messages lose their button that have asked for too long; look again at the next."""
        match_id, now = deadline.match_id, self._now()
        changes, match = Changes().taken(deadline), await self._store.match(match_id)
        if match is not None:
            rows = await self._store.outbox.messages(match_id)
            for surface in await self.lapsed(match, rows):
                changes.post(outgoing(match_id, surface, Notice(), now))
            until = _until(await self._store.log.entries(match_id), now)
            if until is not None:
                changes.deadline(replace(deadline, due_at=until))
        with suppress(DeadlineTaken):  # another process was quicker
            await self._store.commit(changes)
        self._after_commit()


def to_agree(surface: str, position: Position) -> frozenset[Seat]:
    """Return the seats whose people must agree to what a surface asks."""
    return _WHO[surface](position)


def _until(entries: Sequence[Entry], now: float) -> float | None:
    """Return when the next thing may be asked no more, by its time alone; None: never."""
    asked = (rests.question(entries, now), draws.offered(entries, now))
    return min((one.at + rests.ANSWERED for one in asked if one is not None), default=None)


def _gone_on(entries: Sequence[Entry]) -> bool:
    """Tell whether all could notice that play has gone on since somebody last asked or agreed."""
    gone_on, shown = False, None
    for entry in entries:
        if entry.kind == CONSENT:
            gone_on = False
        elif entry.kind in ACTIONS or entry.kind == UNDO:
            gone_on = gone_on or entry.shown is None or entry.shown != shown
        shown = entry.shown
    return gone_on


def _owners(position: Position) -> frozenset[Seat]:
    return position.owners


def _agreeing(position: Position) -> frozenset[Seat]:
    return position.agreeing


_WHO: Mapping[str, Callable[[Position], frozenset[Seat]]] = MappingProxyType(
    {OFF: _owners, REST: _agreeing, DRAW: _owners, TAKE_BACK: _agreeing}
)
"""Who must agree to that, as its `Agreement` says."""
