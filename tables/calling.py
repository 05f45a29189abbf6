"""Calls that were put off: to the end of somebody's quiet hours, or to their next digest.

Each is a deadline of its match, so it is gone as soon as the match waits no more for that seat.
What is due of one person becomes one direct message, which lists all that waits for them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

from msgspec import Struct
from msgspec.structs import replace

from engines.core import Seat, Text
from store import Changes, Deadline, DeadlineTaken, Match, Outgoing, Person, Status, Store
from tables.abroad import is_abroad
from tables.absences import Absences
from tables.agreement import confirmed_until
from tables.match.consequences import PUT_OFF, QUESTION_PUT_OFF
from tables.match.live import Live, left_out
from tables.match.position import Position
from tables.notice import FOUND, Notice, hand, outgoing, roll_call
from tables.offers import offers_to, told_at
from tables.people import People, preferences
from tables.questions import Questions
from tables.wishes import Calls, How


class Awaited(Struct, frozen=True):
    """A match that waits for somebody: on which seat, for an answer or a turn, and until when.

    While its channel is shut its clocks stand still (`stands`): `due` is as if it opened now.
    """

    match: Match
    seat: Seat
    responding: bool
    due: float | None
    stands: bool = False


def put_off(match_id: int, seat: Seat, until: float) -> Deadline:
    """Return that whoever sits there is called at `until`, if the match waits for them then."""
    return Deadline(match_id, PUT_OFF, seat, until, b"")


class Unanswered(Struct, frozen=True):
    """What the people of a match are asked to agree to, on which surface, and a seat has not."""

    match: Match
    seat: Seat
    surface: str


def put_off_question(match_id: int, seat: Seat, until: float) -> Deadline:
    """Return that whoever sits there is called at `until`, if something is asked of them then.

    It is no clock of the seat: who moves has not agreed.
    """
    return Deadline(match_id, f"{QUESTION_PUT_OFF}{seat}", -1, until, b"")


def _list(called: Sequence[Awaited | Unanswered], now: float) -> Outgoing:
    """Return that a list calls somebody: to their turns, and to agree to what they are asked."""
    first, asked, turns = called[0], list[tuple[int, Seat]](), list[tuple[int, Seat]]()
    for one in called:
        places = asked if isinstance(one, Unanswered) else turns
        places.append((one.match.id, one.seat))
    told = Notice(new=True, asking=tuple(asked), turns=tuple(turns))
    return outgoing(first.match.id, roll_call(first.seat), told, now)


def _seat_of(deadline: Deadline) -> Seat:
    """Return whose call waits until a deadline."""
    if deadline.kind == PUT_OFF:
        return deadline.seat
    return int(deadline.kind.removeprefix(QUESTION_PUT_OFF))


def _wait_anew(changes: Changes, row: Deadline, until: float | None, now: float) -> None:
    """Add that a call waits `until` then (None: no longer); one that is due already does not."""
    if row.due_at > now:
        changes.taken(row).deadline(replace(row, due_at=now if until is None else until))


class Calling:
    """Calls people about all that waits for them."""

    def __init__(
        self,
        store: Store,
        live: Live,
        people: People,
        absences: Absences,
        questions: Questions,
        now: Callable[[], float],
    ) -> None:
        self._absences = absences
        self._questions = questions
        self._store = store
        self._live = live
        self._people = people
        self._now = now

    async def call(self, deadline: Deadline) -> None:
        """Call the person of a deadline that is due, about all of theirs that are due by now.

        If these are quiet hours by now, calls wait for their end. Of two processes one does it.
        Raises `OtherRules`, and whatever else is wrong with the match.
        """
        await self._read(deadline.match_id)
        user_id = await self._person(deadline)
        changes, called = Changes().taken(deadline), list[Awaited | Unanswered]()
        if user_id is not None:
            called = await self._follow(changes, deadline, user_id)
        if called:
            changes.post(_list(called, self._now()))
        with suppress(DeadlineTaken):
            await self._store.commit(changes)

    async def _follow(
        self, changes: Changes, deadline: Deadline, user_id: int
    ) -> list[Awaited | Unanswered]:
        """Take up all calls of a person that are due, and return what they are to be called about.

        Those that wait once more are written down anew.
        """
        calls, now = await self._people.calls(user_id), self._now()
        waiting = {(one.match.id, one.seat): one for one in await self.awaiting(user_id)}
        asked = {(one.match.id, one.seat): one for one in await self.unanswered(user_id)}
        called: list[Awaited | Unanswered] = []
        for row in await self._due(deadline, user_id):
            if row != deadline:
                changes.taken(row)
            place, turn = (row.match_id, _seat_of(row)), row.kind == PUT_OFF
            one = waiting.get(place) if turn else asked.get(place)
            if one is None:
                continue
            due = one.due if isinstance(one, Awaited) else None
            until = calls.after_quiet(now, due)
            if until is None:
                called.append(one)
                until = calls.later(now, due) if turn and calls.how is How.DIGEST else None
            if until is not None:
                changes.deadline(replace(row, due_at=until))
        return called

    async def awaiting(self, user_id: int) -> tuple[Awaited, ...]:
        """Return the matches that wait for a person, first what is over soonest."""
        found: list[Awaited] = []
        for match in await self._store.matches.of_person(user_id):
            if match.status is Status.PLAYING and not match.paused:
                with left_out(match.id):
                    found += await self._awaited(match, user_id)
        return tuple(sorted(found, key=lambda one: (one.due is None, one.due or 0.0)))

    async def unanswered(self, user_id: int) -> tuple[Unanswered, ...]:
        """Return what is asked of a person, in all matches, that waits for their agreement."""
        found: list[Unanswered] = []
        for match in await self._store.matches.of_person(user_id):
            if match.status is Status.PLAYING and not match.paused:
                with left_out(match.id):
                    for row in await self._store.seats(match.id):
                        if row.user_id == user_id:
                            asked = await self._questions.of_seat(match, row.seat)
                            found += [Unanswered(match, row.seat, surface) for surface in asked]
        return tuple(found)

    async def remind(
        self, changes: Changes, position: Position, seat: Seat, said: Text, sooner: float = 0.0
    ) -> None:
        """Add how somebody hears what a board says to them, if no board may call them now.

        Their time is over so many seconds `sooner` than clocks still say.
        """
        await self._tell(changes, position, seat, said, lambda calls: not calls.mentions, sooner)

    async def hasten(self, changes: Changes, position: Position, seat: Seat, sooner: float) -> None:
        """Add that a call which was put off still comes in time, if it was to come too late.

        Time is over so many seconds `sooner` than clocks still say.
        """
        rows = await self._store.deadlines.of_match(position.match.id)
        row = next((row for row in rows if (row.kind, row.seat) == (PUT_OFF, seat)), None)
        calls, due = await self._wishes(position, seat), (await self.dues(position)).get(seat)
        if row is None or calls is None or due is None:
            return
        now = self._now()
        later = calls.later(now, due - sooner)
        if later is None or later < row.due_at:
            hastened = replace(row, due_at=now if later is None else later)
            changes.taken(row).deadline(hastened)

    async def whisper(self, changes: Changes, position: Position, seat: Seat, said: Text) -> None:
        """Add that somebody hears something in private alone, if direct messages call them."""
        calls = await self._wishes(position, seat)
        if calls is not None and calls.how in (How.BOTH, How.DIRECT):
            await self._tell(changes, position, seat, said, lambda _: True)

    async def _tell(
        self,
        changes: Changes,
        position: Position,
        seat: Seat,
        said: Text,
        direct: Callable[[Calls], bool],
        sooner: float = 0.0,
    ) -> None:
        """Add a hand that calls its owner, if `direct` says so; or that the call is put off."""
        match_id, calls, now = position.match.id, await self._wishes(position, seat), self._now()
        if calls is None:
            return
        due = (await self.dues(position)).get(seat)
        later = calls.later(now, None if due is None else due - sooner)
        if later is not None:
            changes.deadline_unless_due(put_off(match_id, seat, later), now)
        elif direct(calls):
            ping = position.users(frozenset({seat}))
            notice = Notice((said,), new=True, ping=ping, turn=True)
            changes.post(outgoing(match_id, hand(seat), notice, now))

    async def _wishes(self, position: Position, seat: Seat) -> Calls | None:
        """Return how a seat's person wishes to be called; None if nobody can be reached there."""
        user_id = position.seats[seat].reaches
        if user_id is None:
            return None
        calls = await self._people.calls(user_id)
        abroad = is_abroad(position.match, position.seats[seat])
        return calls.in_private if abroad else calls

    async def wish(self, user_id: int, how: Callable[[Calls], Calls]) -> Calls:
        """Change how a person wishes to be called, and return how that is from now on.

        What waits for them is noted for the digest, and what was put off by what they wished
        before comes when it would be put off to by now, or at once. What is due already comes.
        """
        return await self._people.wish_calls(user_id, how, self._put_off_anew)

    async def _put_off_anew(self, changes: Changes, person: Person) -> None:
        """Add until when what waits for a person is put off from now on."""
        user_id, calls, now = person.user_id, preferences(person).calls, self._now()
        asked = await self._questions_put_off(user_id)
        for row in (*asked, *await self._offers_put_off(user_id)):
            _wait_anew(changes, row, calls.later(now, None), now)
        for row in await self._put_off_by_name(user_id, FOUND):
            until = confirmed_until(await self._store.deadlines.of_match(row.match_id))
            _wait_anew(changes, row, calls.later(now, until), now)
        known = await self._store.deadlines.of_person(user_id, PUT_OFF)
        rows = {(row.match_id, row.seat): row for row in known}
        for one in await self.awaiting(user_id):
            row, later = rows.get((one.match.id, one.seat)), calls.later(now, one.due)
            if row is not None:
                _wait_anew(changes, row, later, now)
            elif later is not None and calls.how is How.DIGEST:
                changes.first_deadline(put_off(one.match.id, one.seat, later))

    async def _awaited(self, match: Match, user_id: int) -> list[Awaited]:
        position = await self._live.position(match.id)
        asked = sorted(position.asked & position.people)
        seats = [seat for seat in asked if position.seats[seat].user_id == user_id]
        if not seats:
            return []
        dues, stands = await self.dues(position), await self._absences.stands_still(match.id)
        return [Awaited(match, s, s in position.responding, dues.get(s), stands) for s in seats]

    async def dues(self, position: Position) -> dict[Seat, float]:
        """Return when the time of each seat of a match is really over."""
        rows = await self._store.deadlines.of_match(position.match.id)
        return await self._absences.really(position, rows)

    async def _person(self, deadline: Deadline) -> int | None:
        """Return who sits where a call was put off; None if nobody can be called there."""
        rows = await self._store.seats(deadline.match_id)
        return next((row.reaches for row in rows if row.seat == _seat_of(deadline)), None)

    async def _due(self, deadline: Deadline, user_id: int) -> list[Deadline]:
        """Return a deadline that is due, and all others of its person that are due with it.

        Those of matches that cannot be read here are left as they are.
        """
        turns = await self._store.deadlines.of_person(user_id, PUT_OFF)
        rows = (*turns, *await self._questions_put_off(user_id))
        found = [deadline]
        for row in rows:
            if row.due_at <= self._now() and row != deadline:
                with left_out(row.match_id):
                    await self._read(row.match_id)
                    found.append(row)
        return found

    async def _read(self, match_id: int) -> None:
        """Read a match if it is played. Raises whatever keeps it from being read here."""
        match = await self._store.match(match_id)
        if match is not None and match.status is Status.PLAYING and not match.paused:
            await self._live.position(match_id)

    async def _questions_put_off(self, user_id: int) -> list[Deadline]:
        """Return until when calls of a person for their agreement wait, but in paused matches."""
        return await self._put_off_by_name(user_id, QUESTION_PUT_OFF)

    async def _put_off_by_name(self, user_id: int, begins: str) -> list[Deadline]:
        """Return until when calls of a person wait whose kind so `begins`, before their seat."""
        found = list[Deadline]()
        for match in await self._store.matches.of_person(user_id):
            if match.paused:
                continue
            seats = [
                row.seat for row in await self._store.seats(match.id) if row.user_id == user_id
            ]
            kinds = {f"{begins}{seat}" for seat in seats}
            rows = await self._store.deadlines.of_match(match.id)
            found += [row for row in rows if row.kind in kinds]
        return found

    async def _offers_put_off(self, user_id: int) -> list[Deadline]:
        """Return until when telling a person of seats waits that they are offered, likewise."""
        found = list[Deadline]()
        for offer in await offers_to(self._store, user_id):
            match, waits = (
                await self._store.match(offer.match_id),
                await told_at(self._store, offer),
            )
            if match is not None and not match.paused and waits is not None:
                found.append(waits)
        return found
