"""Reminders of time that passes, and nudges by those who wait.

The channel reads the same whatever anybody wishes: half of the time is told in private, to whom
direct messages call; what comes later on the board, too. Nothing is told of time that is over later
than its clock says, since its person is away by then, nor of time that does not run yet. What is
told names no moment: clocks move, and a message goes on saying what it said.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TypeAlias

from msgspec.structs import replace

from engines.core import MatchOver, Player, Seat, Text, Verbatim, decode, encode, text
from store import Changes, Deadline, DeadlineTaken, Store
from tables.attempts import until_first
from tables.calling import Calling
from tables.errors import Paused, TableRefusal
from tables.limits import Allowance
from tables.match.banks import extra
from tables.match.consequences import ANEW, PUBLIC_FROM, TIME_UP, next_reminder
from tables.match.live import Live
from tables.match.moves import seat_of
from tables.match.position import Position
from tables.notice import BOARD, Notice, outgoing
from tables.options import DAY, HOUR

Lately: TypeAlias = tuple[tuple[Seat, float], ...]
"""Who has nudged, and until when they may not again."""
NUDGED = "nudged"
"""The deadline of a match until which those its payload names have nudged lately."""
EVERY = DAY
"""Seconds between two nudges of one person in one match."""
SLACK = 1.0
"""Seconds by which a reminder may come too soon."""


class Reminders:
    """Reminds people whose time passes, and lets others nudge them.

    `after_commit` is called with each notice.
    """

    def __init__(
        self,
        store: Store,
        live: Live,
        calling: Calling,
        allowance: Allowance,
        now: Callable[[], float],
        after_commit: Callable[[], None],
    ) -> None:
        self._store = store
        self._live = live
        self._calling = calling
        self._allowance = allowance
        self._now = now
        self._after_commit = after_commit

    async def remind(self, deadline: Deadline) -> None:
        """Remind whose time is running out, unless it is over too, as after the bot was down.

        Of two processes one does it. Raises `Paused`.
        """
        seat, now = deadline.seat, self._now()
        position = await self._live.unpaused(deadline.match_id)
        rows = await self._store.deadlines.of_match(deadline.match_id)
        clock = next((r for r in rows if (r.kind, r.seat) == (TIME_UP, seat)), None)
        changes = Changes().taken(deadline)
        if seat in called_in_public(position) and clock is not None and clock.due_at > now:
            await self._remind(changes, position, deadline, clock)
        with suppress(DeadlineTaken):
            await self._store.commit(changes)

    async def _remind(
        self, changes: Changes, position: Position, deadline: Deadline, clock: Deadline
    ) -> None:
        """Add what is told of a clock that runs, if anything is, and when it is looked at next."""
        seconds, now = position.seconds(clock.seat), self._now()
        assert seconds is not None, "a clock runs"
        waits = await self._waits(position, clock)
        if not waits:
            await self._tell(changes, position, deadline, clock, seconds)
        again = clock.due_at - HOUR
        if waits and extra(clock) and again > now:
            changes.deadline(replace(deadline, due_at=again, payload=ANEW))
            return
        at = next_reminder(seconds, clock.due_at, now)
        if at is not None:
            changes.deadline(replace(deadline, due_at=at, payload=b""))

    async def _waits(self, position: Position, clock: Deadline) -> bool:
        """Tell whether a time is over later than its clock says by now, or does not run yet."""
        now, ends = self._now(), await self._calling.dues(position)
        begins = max(clock.begins, position.starts(now))
        return begins > now or ends.get(clock.seat, clock.due_at) > clock.due_at

    async def _tell(
        self,
        changes: Changes,
        position: Position,
        deadline: Deadline,
        clock: Deadline,
        seconds: float,
    ) -> None:
        """Add what is true of the time that is left of so many seconds: most of it may be."""
        seat, left = clock.seat, clock.due_at - self._now()
        if left <= seconds * (1 - PUBLIC_FROM) + SLACK:
            said = text("table-reminder", who=Player(seat))
            await self._call(changes, position, frozenset({seat}), said)
        elif deadline.payload == ANEW:
            said = text("table-reminder-anew", who=Player(seat))
            await self._call(changes, position, frozenset({seat}), said)
        elif left <= seconds / 2 + SLACK and not extra(clock):
            await self._calling.whisper(changes, position, seat, text("table-half"))

    async def nudge(self, match_id: int, user_id: int) -> tuple[Player, ...]:
        """Let somebody call those whom all wait for, and return whom.

        Raises `TableRefusal` for who does so a second time within a day or is waited for, and if
        nobody is waited for who can be called; and whatever keeps a person from acting.
        """
        whom = await until_first(lambda: self._nudged(match_id, user_id), quicker=(DeadlineTaken,))
        self._after_commit()
        return tuple(Player(one) for one in sorted(whom))

    async def _nudged(self, match_id: int, user_id: int) -> frozenset[Seat]:
        """Write that somebody calls others, and return their seats."""
        position = await self._live.position(match_id)
        whom = nudged_by(position, user_id)
        seat, now = seat_of(position, user_id), self._now()
        row = next(
            (r for r in await self._store.deadlines.of_match(match_id) if r.kind == NUDGED), None
        )
        lately = {} if row is None else dict(decode(row.payload, Lately))
        if lately.get(seat, now) > now:
            when = Verbatim(f"<t:{int(lately[seat])}:R>")
            raise TableRefusal(text("refusal-nudged", when=when))
        self._allowance.check("invitations", user_id, len(whom))
        until = {one: at for one, at in lately.items() if at > now} | {seat: now + EVERY}
        later = Deadline(match_id, NUDGED, -1, now + EVERY, encode(tuple(until.items())))
        changes = Changes() if row is None else Changes().taken(row)
        changes.first_deadline(later)
        players = tuple(Player(one) for one in sorted(whom))
        said = text("table-nudged", who=Player(seat), whom=players)
        await self._call(changes, position, whom, said)
        await self._store.commit(changes)
        self._allowance.note("invitations", user_id, len(whom))
        return whom

    async def _call(
        self, changes: Changes, position: Position, seats: frozenset[Seat], said: Text
    ) -> None:
        """Add that some people are called by the board, or as they wish in its place."""
        notice = Notice((said,), new=True, ping=position.users(seats))
        changes.post(outgoing(position.match.id, BOARD, notice, self._now()))
        for seat in sorted(seats):
            await self._calling.remind(changes, position, seat, said)


def called_in_public(position: Position) -> frozenset[Seat]:
    """Return the people whom all know to be waited for: of responses the public learns nothing."""
    return (position.asked & position.people) - position.responding


def nudged_by(position: Position, user_id: int) -> frozenset[Seat]:
    """Return whom somebody may nudge. Raises `Refusal` where that is nobody."""
    if position.match.paused:
        raise Paused(text("refusal-paused"))
    if not position.going:
        raise MatchOver(text("refusal-match-over"))
    seat = seat_of(position, user_id)
    if position.match.rests_until is not None:
        raise TableRefusal(text("refusal-nudge-rests"))
    if seat in position.out:
        raise TableRefusal(text("refusal-out"))
    called = called_in_public(position)
    if seat in called:
        raise TableRefusal(text("refusal-nudge-yourself"))
    if not called:
        raise TableRefusal(text("refusal-nudge-nobody"))
    return called
