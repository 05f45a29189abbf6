"""What follows from a move: who is told, who is pinged, which clocks run.

All of it goes into the same transaction as the move.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engines.core import Event, Seat, Text, encode, text
from store import Changes, Deadline, Snapshot
from tables.match.dues import Due
from tables.match.once import once
from tables.match.position import Position
from tables.notice import BOARD, CHRONICLE, Notice, hand, in_portions, outgoing
from tables.options import HOUR

TIME_UP = "clock"
"""The deadline by which a seat must have answered."""
REMINDER = "reminder"
CLOCKS = (TIME_UP, REMINDER)
"""What stands still while clocks rest by agreement."""
PUT_OFF = "put-off"
"""The deadline by which somebody is called whose call waits (see `tables/calling.py`)."""
QUESTION_PUT_OFF = "unanswered-"
"""What the deadlines begin with until which a call for an agreement waits, before the seat."""
ANEW = b"anew"
"""What the deadline of a reminder holds that comes out of turn: the public hears it."""
REMIND_AT = (0.5, 0.8, 0.95)
"""The parts of its time after which a seat is reminded."""
PUBLIC_FROM = 0.8
"""The part of a seat's time from which on the public hears the reminder."""
APART = 600.0
"""Seconds that lie between two reminders at least, and before the first."""
UNDOABLE = 64
"""How many steps back snapshots are kept for undo."""


class Advance(Struct, frozen=True, dict=True):
    """A match going from one position to the next (`before` None: it begins).

    `actor` is the seat whose move it was (None: a clock's or an order's). It is not called,
    nor is the seat that `after` says is still watching. Where a ply was taken back, `undone`
    says which, and `dues` when whose time is over again: nobody's begins anew. `called` tells
    that a message stands already which has called everybody.
    """

    before: Position | None
    after: Position
    events: tuple[Event, ...]
    actor: Seat | None
    now: float
    undone: int | None = None
    dues: dict[Seat, Due] = {}
    called: bool = False

    def noted(self, after: Position) -> Advance:
        """Return this advance with what `Position.noted` has made of its end."""
        made = replace(self, after=after)
        vars(made).update(vars(self))
        return made

    @once
    def newly_asked(self) -> frozenset[Seat]:
        """The seats that are waited for with a question they were not asked before."""
        before, after = self.before, self.after
        if before is None:
            return after.asked
        return frozenset(
            seat
            for seat in after.asked
            if seat not in before.asked or before.question(seat) != after.question(seat)
        )

    @property
    def computer(self) -> Seat | None:
        """The seat that a computer moved for; None where no computer made the move."""
        before = self.before
        if before is None or before.ply == self.after.ply or self.actor in before.people:
            return None
        return self.actor

    @property
    def to_wind(self) -> frozenset[Seat]:
        """The seats whose time begins: of what nobody notices no clock may tell either."""
        was_asked = self.before.asked if self.before is not None else frozenset[Seat]()
        newly = self.newly_asked if self.is_noticed else self.newly_asked - was_asked
        return newly | (self._returned & self.after.asked)

    @property
    def put_off(self) -> frozenset[Seat]:
        """The seats whose time runs on that an absence had put off before it stopped."""
        wound = frozenset[Seat]() if self.ended else self.to_wind & self.after.people
        return frozenset(seat for seat in wound & self.dues.keys() if self.dues[seat].extra)

    @property
    def stopped(self) -> frozenset[Seat]:
        """The seats whose clocks stop, though some may be wound anew at once."""
        return _let_go(self.before, self.after) | self.to_wind

    @property
    def sat_in(self) -> frozenset[Seat]:
        """The seats at which a computer sits in from now on for their persons."""
        if self.before is None or self.ended:
            return frozenset()
        return (self.before.people - self.after.people) & self.after.owners

    @once
    def newly_out(self) -> frozenset[Seat]:
        """The seats that are out from now on, while others play on."""
        return self.after.out - (frozenset() if self.before is None else self.before.out)

    @once
    def taken_over(self) -> frozenset[Seat]:
        """The seats that another person plays from now on."""
        before = self.before.seats if self.before is not None else self.after.seats
        pairs = zip(before, self.after.seats, strict=True)
        return frozenset(row.seat for was, row in pairs if was.user_id != row.user_id)

    @property
    def _returned(self) -> frozenset[Seat]:
        """The seats whose persons have come back, so that no computer sits in any more."""
        return frozenset() if self.before is None else self.after.people - self.before.people

    @once
    def to_ping(self) -> frozenset[Seat]:
        """The people who must learn that it is their turn, or that the match is over."""
        turns = (self._turns & self.after.people) | self.sat_in | self._returned
        concerned = self.after.owners if self.ended else turns
        return concerned - self._watching

    @once
    def to_ask(self) -> frozenset[Seat]:
        """The people who must respond: called in private, for how they answer is their own."""
        return (self.newly_asked & self.after.responding & self.after.people) - self._watching

    @property
    def _turns(self) -> frozenset[Seat]:
        return self.newly_asked - self.after.responding

    @property
    def _watching(self) -> frozenset[Seat | None]:
        return frozenset({self.actor, self.after.watching})

    @property
    def turn_passed(self) -> bool:
        """Whether what comes now deserves a board of its own, where each turn has one.

        It does when a person is asked anew and not only whoever just moved: a turn of many
        small moves, and a computer's part of it, stay on one board, and so do responses.
        """
        return bool(self._turns & self.after.people) and bool(self._turns - self._watching)

    @property
    def ended(self) -> bool:
        """Whether the match is over now."""
        return self.after.outcome is not None

    def told(self, seat: Seat) -> tuple[Text, ...]:
        """What only some may hear, `seat` among them.

        Whoever is called reads there what has happened meanwhile, and no aside besides.
        """
        summed_up = seat not in self.called_back
        return tuple(
            [
                event.told_to(seat)
                for event in self.events
                if event.audience is not None and seat in event.audience
                if summed_up or not event.aside
            ]
        )

    def whispered(self, seat: Seat) -> tuple[Text, ...]:
        """What only some may hear, `seat` among them, and are told also later on."""
        return tuple(
            [
                event.told_to(seat)
                for event in self.events
                if event.audience is not None and event.kept_by(seat)
            ]
        )

    @once
    def called_back(self) -> frozenset[Seat]:
        """The seats whose hands call their persons to a match that goes on."""
        if self.ended:
            return frozenset()
        return self.to_ping | self.to_ask | self.taken_over

    def answer(self, seat: Seat) -> tuple[Text, ...]:
        """What `seat` is told in answer to its own move: all that it hears, and nothing twice.

        Whoever takes a move back is answered elsewhere.
        """
        if self.undone is not None:
            return self.told(seat)
        return tuple([event.told_to(seat) for event in self.events if event.kept_by(seat)])

    @once
    def looks_otherwise(self) -> bool:
        """Whether everyone must see the match otherwise than before."""
        before, after = self.before, self.after
        if before is None or self.ended or before.waited_for != after.waited_for:
            return True
        if self._turns - {self.actor}:
            return True
        view = after.engine.view
        return bool(view(before.state, None) != view(after.state, None))

    @once
    def public(self) -> tuple[Text, ...]:
        """What everyone hears."""
        return tuple([event.text for event in self.events if event.audience is None])

    @once
    def is_noticed(self) -> bool:
        """Whether everyone hears or sees anything of it; else not even a clock may tell of it."""
        return bool(self.public) or self.looks_otherwise

    def stands_otherwise(self, seat: Seat) -> bool:
        """Tell whether a hand's panel must change though its person did nothing."""
        before, after = self.before, self.after
        if before is None or self.ended:
            return True
        return (
            seat in self._returned
            or (seat in before.asked) != (seat in after.asked)
            or before.question(seat) != after.question(seat)
            or before.may_move(seat) != after.may_move(seat)
            or (seat in before.out) != (seat in after.out)
        )


def follow(changes: Changes, advance: Advance) -> None:
    """Add to `changes` all that follows from a match's advance.

    The hand of whoever moved goes first: it is the answer that its owner waits for.
    """
    hands = [row.seat for row in advance.after.seats if row.reaches is not None]
    if advance.actor in hands:
        _tell_a_hand(changes, advance, advance.actor)
        hands.remove(advance.actor)
    _tell_the_board(changes, advance)
    for seat in hands:
        _tell_a_hand(changes, advance, seat)
    wind_clocks(changes, advance)


def _tell_the_board(changes: Changes, advance: Advance) -> None:
    """Let the board show what everyone may know; even an edit without news would tell."""
    if not advance.is_noticed:
        return
    ping = advance.after.users(advance.to_ping)
    notice = Notice(advance.public, advance.ended, ping, turn=advance.turn_passed)
    if advance.called:
        notice = Notice(advance.public)
    for portion in in_portions(notice):
        changes.post(outgoing(advance.after.match.id, BOARD, portion, advance.now))
    if advance.public and advance.after.options.has_chronicle:
        _go_on_with_the_chronicle(changes, advance)


def _go_on_with_the_chronicle(changes: Changes, advance: Advance) -> None:
    """Let the thread tell what everybody heard; it hangs on the first board, so that goes first."""
    notice = Notice(advance.public, turn=advance.turn_passed)
    for portion in in_portions(notice):
        post = outgoing(advance.after.match.id, CHRONICLE, portion, advance.now)
        changes.post(replace(post, behind=BOARD))


def _tell_a_hand(changes: Changes, advance: Advance, seat: Seat) -> None:
    """Let a hand tell its owner what only they hear, or all of what put them out of the match."""
    own = seat == advance.actor and seat in advance.after.people
    out = seat in advance.newly_out
    told = advance.answer(seat) if own or out else advance.told(seat)
    if told or seat == advance.actor or advance.stands_otherwise(seat):
        wanted = advance.before is None or seat in advance.called_back or (out and not own)
        alone = advance.to_ping if advance.ended else advance.to_ask
        anew = advance.turn_passed and seat in advance.newly_asked
        ping = advance.after.users(alone & {seat})
        notice = Notice(
            told,
            new=wanted,
            ping=ping,
            turn=anew,
            own=own,
            undone=advance.undone is not None,
            dealt=advance.before is None,
            whispered=() if own else advance.whispered(seat),
        )
        for portion in in_portions(notice):
            changes.post(outgoing(advance.after.match.id, hand(seat), portion, advance.now))


def wind_clocks(changes: Changes, advance: Advance) -> None:
    """Let everyone's time run, or stop, as the advance of a match wants it."""
    match_id, after, now = advance.after.match.id, advance.after, advance.now
    if advance.ended:
        changes.drop_deadlines(match_id)
        return
    for seat in sorted(_let_go(advance.before, after)):
        changes.drop_deadlines(match_id, seat=seat)
    for seat in sorted(advance.to_wind & after.people):
        wind(changes, after, seat, now, advance.dues.get(seat))


def wind(
    changes: Changes, position: Position, seat: Seat, now: float, due: Due | None = None
) -> None:
    """Let a seat's time begin now, in place of what ran for it before; or be over as `due` says."""
    match_id, seconds = position.match.id, position.seconds(seat)
    if seconds is None:
        changes.drop_deadlines(match_id, seat=seat)
        return
    due = Due(position.starts(now) + seconds) if due is None else due
    remind = next_reminder(seconds, due.at, now)
    changes.deadline(due.deadline(match_id, TIME_UP, seat, now))
    if seat in position.responding or remind is None:
        # a reminder in public would tell who has not answered
        changes.drop_deadlines(match_id, kind=REMINDER, seat=seat)
    else:
        changes.deadline(Deadline(match_id, REMINDER, seat, remind, b"", now))


def next_reminder(seconds: float, due: float, now: float) -> float | None:
    """Return when a seat is reminded next whose time of so many seconds is over at `due`."""
    last = 0.0
    for part in REMIND_AT:
        if seconds * part - last >= APART:
            last = seconds * part
            if due - seconds + last > now:
                return due - seconds + last
    return None


def _let_go(before: Position | None, after: Position) -> frozenset[Seat]:
    """Return the seats whose clocks stop: no longer asked, or no longer a person's."""
    if before is None:
        return frozenset()
    return (before.asked - after.asked) | (before.people - after.people)


def clocks_moved(seconds: float) -> tuple[Text, ...]:
    """Return what those are told who wait, once clocks have stood still; little is not told."""
    hours = round(seconds / HOUR)
    return (text("table-clocks-moved", hours=hours),) if seconds >= HOUR else ()


def keep_snapshot(changes: Changes, before: Position, after: Position, *, revealed: bool) -> None:
    """Keep the new state, and of the earlier ones those from which undo is likely to be asked.

    Past what was revealed that is only the last, which tells that it was.
    """
    match_id = after.match.id
    changes.snapshot(Snapshot(match_id, after.ply, encode(after.state)))
    changes.forget_snapshots(match_id, below=before.ply if revealed else after.ply - UNDOABLE)
