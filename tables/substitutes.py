"""A seat handed to another person: offered to one, or in the channel to whoever presses first.

The offer is an entry of its owner's and a deadline, by which it is over; until then its owner plays
on. Whoever takes the seat knows all that it knows, and its clock goes on as it stands, but not what
an absence of the one before has put off. Nobody takes one who knows another hand of the match, be
it that they sit there, gave up, or handed it on. Where one who knew another hand was forgotten, who
that was cannot be told from anybody: nobody takes it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random

from msgspec.structs import replace

from engines.core import MatchOver, Player, Seat, Text, decode, encode, text
from store import (
    FORMER,
    Changes,
    Deadline,
    DeadlineTaken,
    Entry,
    InteractionRepeated,
    Status,
    Store,
)
from tables.admission import check_company
from tables.attempts import until_first
from tables.calling import put_off, put_off_question
from tables.deadlines import postpone
from tables.errors import Paused, TableRefusal
from tables.limits import Allowance
from tables.match.consequences import PUT_OFF, QUESTION_PUT_OFF, Advance
from tables.match.live import Live, Table, begun
from tables.match.log import OFFER, TAKEN, Taken
from tables.match.making import Receipt
from tables.match.moves import By, Line, Move, own_seat
from tables.match.play import Play
from tables.match.position import Position
from tables.match.retold import retold
from tables.match.seals import Said, spoken
from tables.match.sitting import dues_of, left_by
from tables.match.tenures import Tenure, tenures
from tables.mentions import mentioned
from tables.notice import (
    Notice,
    found,
    free_seat,
    hand,
    offered,
    outgoing,
    put_away,
    roll_call,
    seat_of_asked,
    seat_of_offer,
    seat_of_offered,
)
from tables.offers import Offer, offered_to, offering, standing, tell_no_more
from tables.options import DAY
from tables.people import People
from tables.reliability import Reliability
from tables.seating import Guest, substitute

STANDS = 7 * DAY
"""Seconds for which an offer stands."""


class Substitutes:
    """Lets people hand over their seats; `after_commit` is called with each notice."""

    def __init__(
        self,
        store: Store,
        live: Live,
        play: Play,
        allowance: Allowance,
        people: People,
        reliability: Reliability,
        now: Callable[[], float],
        chance: Random,
        after_commit: Callable[[], None],
    ) -> None:
        self._store = store
        self._live = live
        self._play = play
        self._allowance = allowance
        self._people = people
        self._reliability = reliability
        self._now = now
        self._chance = chance
        self._after_commit = after_commit

    async def offered(self, match_id: int, seat: Seat) -> Deadline | None:
        """Return the deadline of the offer of a seat that stands."""
        return await standing(self._store, match_id, seat)

    async def offer(self, match_id: int, by: By, to: int | None) -> None:
        """Offer the own seat to a person, or (None) to whoever takes it first.

        Raises `TableRefusal` where that cannot be, and what keeps a person from acting.
        """
        async with self._live.hold(match_id) as table:
            await until_first(
                lambda: self._offer(table, match_id, by, to),
                lambda: self._live.reload(table, match_id),
            )
            table.position = None
        self._after_commit()

    async def _offer(self, table: Table, match_id: int, by: By, to: int | None) -> None:
        """Write an offer, as the match stands. Raises what comes of others."""
        entries = await self._store.log.entries(match_id)
        if begun(table).number != entries[-1].number:
            await self._live.reload(table, match_id)
        position, now = _played(begun(table)), self._now()
        seat = own_seat(position, by.user_id)
        assert by.user_id is not None
        if position.match.guild_id is None:
            raise TableRefusal(text("refusal-seat-private"))
        if await self.offered(match_id, seat) is not None:
            raise TableRefusal(text("refusal-seat-offered"))
        over = tenures(entries)
        _check_known(position, seat, over)
        if to is not None:
            await self._check_offered(position, seat, to, over)
        self._allowance.check("invitations", by.user_id, 1)
        (entry,) = spoken(position.match, entries, now, Said(OFFER, seat=seat, by=by))
        made = sum(one.kind == OFFER for one in entries)
        held = encode(Offer(made + 1, to))
        changes = Changes().expect(match_id, status=Status.PLAYING).append(entry)
        tell_no_more(changes, match_id, seat)
        changes.deadline(Deadline(match_id, free_seat(seat), -1, now + STANDS, held))
        changes.post(outgoing(match_id, free_seat(seat), offering(position.match, seat, to), now))
        with suppress(InteractionRepeated):  # it was written before
            await self._store.commit(changes)
        self._allowance.note("invitations", by.user_id, 1)

    async def withdraw(self, match_id: int, by: By) -> None:
        """Take back the offer of the own seat. Raises `TableRefusal` if it is offered no more."""
        seat = own_seat(await self._live.position(match_id), by.user_id)
        deadline = await self.offered(match_id, seat)
        if deadline is None or not await self._end(deadline, "table-seat-kept"):
            raise TableRefusal(text("refusal-seat-gone"))
        self._after_commit()

    async def expire(self, deadline: Deadline) -> None:
        """Let an offer be over that nobody has taken."""
        await self._end(deadline, "table-seat-unwanted")
        self._after_commit()

    async def call(self, deadline: Deadline) -> None:
        """Tell somebody in private of the seat that they are offered; that had waited.

        If these are quiet hours by now, it waits for their end. Who could not be offered it any
        more is not told.
        """
        seat, match_id, now = seat_of_offered(deadline.kind), deadline.match_id, self._now()
        assert seat is not None
        to, changes = await offered_to(self._store, match_id, seat), Changes().taken(deadline)
        if to is not None:
            later = (await self._people.calls(to)).after_quiet(now, None)
            if later is not None:
                await postpone(self._store, deadline, later)
                return
            position = await self._live.position(match_id)
            over = tenures(await self._store.log.entries(match_id))
            with suppress(TableRefusal):
                await self._check_offered(position, seat, to, over)
                told = offering(position.match, seat, to)
                changes.post(outgoing(match_id, offered(seat), told, now))
        with suppress(DeadlineTaken):  # another process was quicker
            await self._store.commit(changes)
        self._after_commit()

    async def _end(self, deadline: Deadline, said: str) -> bool:
        """End an offer; tell whether it stood as it was read."""
        seat = seat_of_offer(deadline.kind)
        assert seat is not None
        told = Notice((text(said, who=Player(seat)),))
        changes = Changes().taken(deadline)
        tell_no_more(changes, deadline.match_id, seat)
        changes.post(outgoing(deadline.match_id, deadline.kind, told, self._now()))
        with suppress(DeadlineTaken):
            await self._store.commit(changes)
            return True
        return False

    async def take(self, match_id: int, guest: Guest, seat: Seat, offer: str) -> Receipt:
        """Let a person take over a seat by the `offer` of that mark, and return what they see.

        Raises `TableRefusal` if it is offered no more, or not to this person; if they know
        another hand, sit in too many matches or with somebody whom one of them has blocked; or
        if only who is more reliable is welcome.
        """

        async def line(position: Position) -> Line:
            deadline = await self.offered(match_id, seat)
            if deadline is None or mark_of(deadline) != offer:
                raise TableRefusal(text("refusal-seat-gone"))
            to = decode(deadline.payload, Offer).to
            if to not in (None, guest.user_id):
                who = mentioned(to) if to else text("player-former")
                raise TableRefusal(text("refusal-seat-other", who=who))
            entries = await self._store.log.entries(match_id)
            over = tenures(entries)
            _check_known(position, seat, over)
            _check_new(position, seat, guest.user_id, over)
            made = self._taken(position, seat, guest, entries)
            return Line((made,), besides=await self._besides(position, deadline, seat, made))

        async with self._allowance.gate:
            position = await self._live.position(match_id)
            others = tuple(r.reaches for r in position.seats if r.reaches and r.seat != seat)
            await self._check_company(guest.user_id, others)
            self._allowance.check_joining(await self._allowance.crowd(guest.user_id, None))
            await self._reliability.check(guest.user_id, position.options.welcome)
            by = By(guest.user_id, guest.interaction_id)
            try:
                return await self._play.take_over(match_id, by, line)
            except DeadlineTaken as error:
                raise TableRefusal(text("refusal-seat-gone")) from error

    def _taken(
        self, position: Position, seat: Seat, guest: Guest, entries: Sequence[Entry]
    ) -> Move:
        """Return that a person plays a seat from here on, with what was left of its time."""
        row = position.seats[seat]
        salt, mine = substitute(row, guest, self._chance)
        seats = (*position.seats[:seat], mine, *position.seats[seat + 1 :])
        after = replace(position, seats=seats, number=position.number + 1)
        left = None if row.sat_in_at is None else left_by(entries, row)
        dues = dues_of(position, seat, left, self._now())
        said = _over(position, seat).event
        return Move(seat, TAKEN, Taken(salt), after, (said,), dues=dues)

    async def _besides(
        self, position: Position, deadline: Deadline, seat: Seat, made: Move
    ) -> Changes:
        """Return what else changes: nothing private of the one before is the next one's.

        What messages told of the seat was of the one before, and stays so: where it was sent since
        it was read all is read again.
        """
        match_id, now = position.match.id, self._now()
        changes = Changes().taken(deadline)
        tell_no_more(changes, match_id, seat)
        changes.drop_deadlines(match_id, kind=PUT_OFF, seat=seat)
        changes.drop_draft(match_id, seat)
        over = (_over(position, seat),)
        traces = await self._store.kept.traces_in_match(match_id)
        changes.traces_as_read(match_id, traces)
        for trace in traces:
            if (then := retold(trace.value, over)) != trace.value:
                changes.replace_trace(trace, then)
        shown = await self._store.outbox.message(match_id, hand(seat))
        changes.drop_message(match_id, hand(seat)).drop_posts(match_id, hand(seat))
        if shown is not None and shown.message_id:
            changes.post(put_away(shown, now))
        await self._call_elsewhere(changes, match_id, seat)
        for surface in (found(seat), roll_call(seat)):
            changes.drop_message(match_id, surface).drop_posts(match_id, surface)
        assert made.after is not None
        await self._ask_the_next(changes, position, made.after, seat)
        said = Notice(tuple(event.text for event in made.events))
        return changes.post(outgoing(match_id, free_seat(seat), said, now))

    async def _call_elsewhere(self, changes: Changes, match_id: int, seat: Seat) -> None:
        """Add that the one before is called anew to what a list named that waits to be sent.

        It goes with the seat, but it called them in other matches, too.
        """
        now = self._now()
        for row in await self._store.outbox.posts(match_id, roll_call(seat)):
            told = decode(row.payload, Notice)
            turns = [put_off(other, at, now) for other, at in told.turns if other != match_id]
            asked = [put_off_question(one, at, now) for one, at in told.asking if one != match_id]
            for deadline in (*turns, *asked):
                changes.deadline(deadline)

    async def _ask_the_next(
        self, changes: Changes, before: Position, after: Position, seat: Seat
    ) -> None:
        """Add that whoever takes a seat is asked in private what the one before was."""
        match_id, now = before.match.id, self._now()
        for message in await self._store.outbox.messages(match_id):
            if seat_of_asked(message.surface) == seat:
                asked = decode(message.payload, Notice).events
                lines = (_asking_the_next(line, before, after, seat) for line in asked)
                said = Notice(tuple(lines), new=True)
                changes.drop_message(match_id, message.surface)
                changes.drop_posts(match_id, message.surface)
                changes.drop_deadlines(match_id, kind=f"{QUESTION_PUT_OFF}{seat}")
                changes.post(put_away(message, now))
                changes.post(outgoing(match_id, message.surface, said, now))

    async def follow(self, changes: Changes, advance: Advance) -> None:
        """Add that an offer is over with its match, or since its owner gives up."""
        before, after = advance.before, advance.after
        if before is None or not (advance.ended or before.owners - after.owners):
            return
        for row in await self._store.deadlines.of_match(after.match.id):
            seat = seat_of_offer(row.kind)
            if seat is not None and (advance.ended or seat not in after.owners):
                changes.drop_deadlines(row.match_id, kind=row.kind)
                tell_no_more(changes, row.match_id, seat)
                said = Notice((text("table-seat-over"),))
                changes.post(outgoing(row.match_id, row.kind, said, advance.now))

    async def _check_offered(
        self, position: Position, seat: Seat, to: int, over: Sequence[Tenure]
    ) -> None:
        """Raise `TableRefusal` if a person cannot be offered a seat by whoever has it."""
        owner = position.seats[seat].user_id
        assert owner is not None
        await self._check_invited(owner, to)
        _check_new(position, seat, to, over)

    async def _check_invited(self, user_id: int, to: int) -> None:
        """Raise `TableRefusal` if one of two has blocked the other."""
        who = (mentioned(to),)
        if await self._people.blocked_among(user_id, (to,)):
            raise TableRefusal(text("refusal-blocked-here", who=who))
        if await self._people.who_blocked(user_id, (to,)):
            raise TableRefusal(text("refusal-not-invited", who=who))

    async def _check_company(self, user_id: int, others: Sequence[int]) -> None:
        """Raise `TableRefusal` if a person and one of these would not meet."""
        blocked = await self._people.blocked_among(user_id, others)
        check_company(others, blocked, await self._people.who_blocked(user_id, others))


def mark_of(deadline: Deadline) -> str:
    """Return what a button carries to tell which offer it takes."""
    return str(decode(deadline.payload, Offer).mark)


def _played(position: Position) -> Position:
    if position.match.paused:
        raise Paused(text("refusal-paused"))
    if not position.going:
        raise MatchOver(text("refusal-match-over"))
    return position


def _over(position: Position, seat: Seat) -> Tenure:
    """Return that the person of a seat, which is offered, plays it until the next entry."""
    owner = position.seats[seat].user_id
    assert owner is not None
    return Tenure(seat, owner, position.number + 1)


def _check_known(position: Position, seat: Seat, over: Sequence[Tenure]) -> None:
    """Raise `TableRefusal` if somebody who knew another hand of a match was forgotten."""
    sits = any(row.user_id == FORMER and row.seat != seat for row in position.seats)
    if sits or any(not one.user_id and one.seat != seat for one in over):
        raise TableRefusal(text("refusal-seat-forgotten"))


def _check_new(position: Position, seat: Seat, user_id: int, over: Sequence[Tenure]) -> None:
    """Raise `TableRefusal` if a person knows another hand of a match, or has this very seat."""
    if position.seats[seat].user_id == user_id:
        raise TableRefusal(text("refusal-seat-own"))
    sits = any(row.user_id == user_id for row in position.seats)
    sat = any(one.user_id == user_id and one.seat != seat for one in over)
    if sits or sat:
        raise TableRefusal(text("refusal-seat-knows", who=mentioned(user_id)))


def _asking_the_next(line: Text, before: Position, after: Position, seat: Seat) -> Text:
    """Return a line of a question, in which whoever plays a seat now is named to agree."""
    was, now = before.seats[seat].reaches, after.seats[seat].reaches
    left = line.args.get("left")
    if was is None or now is None or not isinstance(left, tuple):
        return line
    named = tuple(mentioned(now) if one == mentioned(was) else one for one in left)
    return replace(line, args={**line.args, "left": named})
