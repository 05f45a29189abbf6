"""Moves: the only way from a person, a computer or a clock to the log."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from msgspec.structs import replace

from engines.core import MatchOver, NotAsked, Seat, encode, text
from store import Changes, Deadline, Draft, Store
from tables.errors import StaleDecision, StaleDraft
from tables.limits import Allowance
from tables.match import orders
from tables.match.ahead import Carried, carried_out, chosen, with_plan
from tables.match.at_once import next_of
from tables.match.log import ACTION, ORDERS, RESIGN, SIT, UNDO, effective
from tables.match.making import Making, Receipt
from tables.match.moves import (
    By,
    Line,
    Move,
    by_default,
    own_seat,
    seat_of,
    someone_asked,
    step,
    voiced,
)
from tables.match.planned import Planned, kept
from tables.match.position import Position
from tables.match.scene import Scene
from tables.match.sitting import comes_back, out_of_time, sits_out, stands_in
from tables.match.undo import last_noticed, take_back
from tables.notice import Notice, absent, outgoing


class Play:
    """Submits, undoes and resigns: says which line of moves is to be made."""

    def __init__(
        self, store: Store, making: Making, now: Callable[[], float], allowance: Allowance
    ) -> None:
        self._allowance = allowance
        self._store = store
        self._making = making
        self._now = now

    async def submit(
        self, match_id: int, by: By, raw: object, question: int | None = None
    ) -> Receipt:
        """Make a person's move and return what the person is told.

        `raw` is an action or plain data for one; `question` is what the button was made for
        (None: a typed command). Raises `NoMatch`, `NotSeated`, `StaleDecision`,
        `MalformedAction`, `IllegalAction`, `NotAsked`, `MatchOver`; then nothing happened.
        The same interaction twice is applied once.
        """

        async def line(position: Position) -> Line:
            seat = _asked(position, by, question)
            made = step(position, seat, raw, ACTION)
            self._count_change(position, seat)
            return Line((made,))

        return await self._making.make(match_id, by, line)

    def _count_change(self, position: Position, seat: Seat) -> None:
        """Raise `LimitReached` if an answer that was given is changed once too often.

        Nothing else is counted: no move, no first answer, nothing that one may do besides.
        """
        whose = (position.match.id, seat)
        if seat in position.asked:
            self._allowance.forget_changes(whose)
        elif seat in position.engine.changing(position.state):
            self._allowance.change(whose, None)

    async def submit_draft(
        self,
        scene: Scene,
        by: By,
        orders: Sequence[object],
        rest: Sequence[object],
        question: int | None = None,
    ) -> Receipt:
        """Make several moves of a person, one after the other, as `carried_out` says.

        `scene` holds the draft that they come from; what is left over, and `rest`, stay as the
        draft. Raises what `submit` raises for the first of them, and `StaleDraft`; then nothing
        happened.
        """

        async def line(position: Position) -> Line:
            seat = _asked(position, by, question)
            made = carried_out(position, seat, orders)
            draft = Draft(position.match.id, seat, encode((*made.left, *rest)))
            return Line(_planning(made, seat), draft, encode(scene.drafted))

        return await self._making.make(scene.match.id, by, line)

    async def choose_ahead(
        self,
        match_id: int,
        by: By,
        actions: Sequence[object],
        was: tuple[Planned, ...] | None = None,
    ) -> Receipt:
        """Let these actions be done for a person who waits, as soon as it is time for each.

        They stand in place of what was chosen ahead before, which must still be what it `was`,
        if that is said. Raises what `chosen` raises, and `StaleDraft`; then nothing happened.
        Nobody else hears or sees anything of it.
        """

        async def line(position: Position) -> Line:
            seat = seat_of(position, by.user_id)
            if was is not None and was != kept(position.seats[seat]):
                raise StaleDraft(text("refusal-draft-changed"))
            return Line((chosen(position, seat, actions),))

        return await self._making.make(match_id, by, line)

    async def submit_for(
        self, match_id: int, seat: Seat, actions: Sequence[bytes], question: int
    ) -> Receipt:
        """Make the encoded moves of a seat that no person makes, all of them or none.

        `question` is `Position.question` of the position in which they were thought of.
        """

        async def line(position: Position) -> Line:
            _still_computers(position, seat, question)
            return Line(voiced(position, seat, actions))

        return await self._making.make(match_id, By(), line)

    async def submit_default(self, match_id: int, seat: Seat, question: int) -> Receipt:
        """Make a computer's move without a thought. Raises also what the rules raise."""

        async def line(position: Position) -> Line:
            _still_computers(position, seat, question)
            return Line((by_default(position, seat, ACTION),))

        return await self._making.make(match_id, By(), line)

    async def time_out(self, deadline: Deadline, question: int) -> Receipt:
        """Let happen what was agreed on for whose time is over.

        Raises `DeadlineTaken` if it does not end then any more, and what the rules raise.
        """

        async def line(position: Position) -> Line:
            _still_asked(position, deadline.seat, question)
            stands = Changes().taken(deadline).deadline(deadline)  # and is noted with the entry
            return Line((out_of_time(position, deadline.seat, self._now()),), besides=stands)

        return await self._making.make(deadline.match_id, By(), line)

    async def come_back(self, match_id: int, by: By) -> Receipt:
        """Let a person play again where a computer sits in. Raises `TableRefusal` if none does."""

        async def line(position: Position) -> Line:
            seat = own_seat(position, by.user_id)
            entries = await self._store.log.entries(match_id)
            return Line((comes_back(position, seat, entries, self._now()),))

        return await self._making.make(match_id, by, line)

    async def sit_out(self, match_id: int, by: By, level: str) -> Receipt:
        """Let a computer of a level play for a person until they come back.

        Raises what `seat_of` raises, and `TableRefusal` if nobody else plays, or if the person
        comes and goes too often within a turn.
        """

        async def line(position: Position) -> Line:
            seat = seat_of(position, by.user_id)
            made = sits_out(position, seat, level, self._now())
            self._allowance.change((match_id, seat, SIT), position.decision(seat))
            return Line((made,))

        return await self._making.make(match_id, by, line)

    async def stand_in(self, match_id: int, by: By, seat: Seat) -> None:
        """Let a computer play for a person who has left the server, as another who plays wishes.

        Raises what `seat_of` raises, and `TableRefusal`. The entry is nobody's, as where time ran
        out.
        """

        async def line(position: Position) -> Line:
            made = stands_in(position, seat, seat_of(position, by.user_id), self._now())
            said = Notice(tuple(event.text for event in made.events))
            besides = Changes().post(outgoing(match_id, absent(seat), said, self._now()))
            return Line((made,), besides=besides)

        await self._making.make(match_id, By(None, by.interaction_id), line)

    async def take_over(
        self, match_id: int, by: By, line: Callable[[Position], Awaitable[Line]]
    ) -> Receipt:
        """Let a person take over a seat by a line of moves. Raises what that raises."""
        return await self._making.make(match_id, by, line)

    async def rehearse(self, position: Position) -> None:
        """Let all happen that is forced on a match, and write nothing. Raises what fails."""
        for seat in (None, *(row.seat for row in position.seats)):
            position.scene(seat)
        for seat in sorted(someone_asked(position)):
            await self._making.changes(position, Line((by_default(position, seat, ACTION),)), By())

    async def undo(self, match_id: int, by: By, asked: int | None = None) -> Receipt:
        """Take back one's own last action, if nobody has learned anything from it (see `undo`).

        If all others agree to that of a ply which they were `asked` about, it is that one. Else it
        is counted until the seat has noticed that somebody else did something: whatever moves are
        taken back, and made again, those who are called by them are called only so often.
        Raises `TableRefusal` with the reason where that cannot be.
        """

        async def line(position: Position) -> Line:
            seat = seat_of(position, by.user_id)
            made = await take_back(self._store, position, seat, self._now(), asked)
            if asked is None:  # how often they changed their mind has no part in what all agree to
                since = await last_noticed(self._store, position, seat)
                line = effective(await self._store.log.entries(match_id))
                own = sum(entry.seat == seat for entry in line)
                self._allowance.take_back((match_id, seat, UNDO), since, own)
            return Line((made,))

        return await self._making.make(match_id, by, line)

    async def resign(self, match_id: int, by: By, question: int | None = None) -> Receipt:
        """Give up one's seat.

        The match ends when no opponent or no person is left; otherwise a computer plays on.
        `question` is what stood when the person was asked (None: they were not). Raises what
        `own_seat` raises, `MatchOver`, and `StaleDecision` where the match has gone on since.
        """

        async def line(position: Position) -> Line:
            seat = own_seat(position, by.user_id)
            _still_stands(position, seat, question)
            return Line((Move(seat, RESIGN),))

        return await self._making.make(match_id, by, line)

    async def order(self, match_id: int, by: By, field: str, value: str) -> Receipt:
        """Change one of a person's standing orders; what they answer now is answered at once.

        `value` is written as in a menu (see `option_value`). Raises `TableRefusal` for what
        cannot be ordered, and what `submit` raises. The public sees nothing of it.
        """

        async def line(position: Position) -> Line:
            seat = seat_of(position, by.user_id)
            return Line((Move(seat, ORDERS, after=orders.changed(position, seat, field, value)),))

        return await self._making.make(match_id, by, line)

    async def obey(self, match_id: int) -> bool:
        """Let orders answer where they have not yet, as at a start; tell whether any did."""

        async def line(position: Position) -> Line:
            first = next_of(position)
            if first is None:
                raise NotAsked(text("refusal-not-asked"))
            return Line((first,))

        try:
            await self._making.make(match_id, By(), line)
        except (NotAsked, MatchOver):
            return False
        return True


def _planning(made: Carried, seat: Seat) -> tuple[Move, ...]:
    """Return the moves that are made; with the last one others are chosen ahead."""
    *moves, last = made.moves
    assert last.after is not None
    if not made.ahead:
        return made.moves
    return (*moves, replace(last, after=with_plan(last.after, seat, made.ahead)))


def _still_asked(position: Position, seat: Seat, question: int) -> None:
    """Raise `StaleDecision` if a seat is not waited for with that question any more."""
    if question != position.question(seat) or seat not in position.asked:
        raise StaleDecision(text("refusal-stale"))


def _still_computers(position: Position, seat: Seat, question: int) -> None:
    """Raise `StaleDecision` if that is not asked of a computer any more.

    So it is where something was taken back, or where a person has come back to the seat.
    """
    stale = question != position.question(seat) or seat not in position.asked
    if stale or seat in position.people:
        raise StaleDecision(text("refusal-stale"))


def _asked(position: Position, by: By, question: int | None) -> Seat:
    """Return whose move it is that a person makes. Raises `NotSeated`, `StaleDecision`."""
    seat = seat_of(position, by.user_id)
    _still_stands(position, seat, question)
    return seat


def _still_stands(position: Position, seat: Seat, question: int | None) -> None:
    """Raise `StaleDecision` if a question has passed that a seat was asked (None: it was not)."""
    if question is not None and question != position.question(seat):
        raise StaleDecision(text("refusal-stale"))
