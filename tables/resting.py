"""Pauses by agreement: the clocks of a match rest until a moment that all have agreed on.

Everybody who plays must agree, and to going on sooner as well. Meanwhile who likes plays on: what
is wound then begins to run when the pause is over. It ends by itself, and its length is bounded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from enum import StrEnum

from engines.core import MatchOver, Player, Seat, Text, Verbatim, encode, text
from store import (
    Changes,
    Deadline,
    DeadlineTaken,
    Entry,
    EntryTaken,
    InteractionRepeated,
    MatchChanged,
    Status,
    Store,
)
from tables.errors import Paused, TableRefusal
from tables.limits import Allowance
from tables.match import rests
from tables.match.consequences import PUT_OFF
from tables.match.live import Live, begun
from tables.match.log import REST, RESTS
from tables.match.moves import By, seat_of
from tables.match.position import Position
from tables.match.rests import REST_OVER, Question, Rests, Wanted
from tables.match.seals import sealed
from tables.notice import BOARD, Notice, outgoing
from tables.notice import REST as REST_SURFACE
from tables.options import DAY
from tables.reminders import called_in_public


class Came(StrEnum):
    """What came of it that somebody agreed."""

    ASKED = "asked"
    AGREED = "agreed"
    RESTS = "rests"
    OVER = "over"


class Resting:
    """Lets the people of a match agree on a pause; `after_commit` is called with each notice."""

    def __init__(
        self,
        store: Store,
        live: Live,
        allowance: Allowance,
        now: Callable[[], float],
        after_commit: Callable[[], None],
    ) -> None:
        self._store = store
        self._live = live
        self._allowance = allowance
        self._now = now
        self._after_commit = after_commit

    async def agree(self, match_id: int, by: By, days: int, *, asking: bool) -> Came:
        """Let a person agree that clocks rest for so many days, or (0) that they run again.

        `asking`: the first to agree asks the others; otherwise that is refused, since nothing of
        the kind is asked any more. Raises `TableRefusal` and what keeps a person from acting.
        """
        async with self._live.hold(match_id) as table:
            entries = await self._store.entries(match_id)
            if begun(table).number != entries[-1].number:
                await self._live.reload(table, match_id)
            position, now = begun(table), self._now()
            seat = _seat(position, by, days)
            _check(position, seat, days, rests.rested(entries, now), now)
            asked = _asked(rests.question(entries, now), days, asking=asking)
            left = position.people - asked - {seat}
            if seat in asked and left:
                raise TableRefusal(text("refusal-rest-agreed", who=_named(left)))
            assert by.user_id is not None
            self._allowance.check("invitations", by.user_id, 0 if asked else len(left))
            changes = Changes().expect(match_id, status=Status.PLAYING)
            came = self._agreed(changes, position, by, (seat, days, asked, left))
            await _commit(self._store, changes)
            table.position = None
            self._allowance.note("invitations", by.user_id, 0 if asked else len(left))
        self._after_commit()
        return came

    def _agreed(
        self,
        changes: Changes,
        position: Position,
        by: By,
        agreement: tuple[Seat, int, frozenset[Seat], frozenset[Seat]],
    ) -> Came:
        """Add what follows where a seat agrees to so many days; return what came of it.

        Of those who play some had agreed before, and some are left.
        """
        seat, days, asked, left = agreement
        now, match = self._now(), position.match
        agreed = _entry(position, 1, REST, now, encode(Wanted(days)), seat, by)
        if left:
            _append(changes, position, agreed)
            said = _asking(position, seat, days, asked, left)
            changes.post(outgoing(match.id, REST_SURFACE, said, now))
            return Came.AGREED if asked else Came.ASKED
        until = now + days * DAY
        _append(changes, position, agreed, _entry(position, 2, RESTS, now, encode(Rests(until))))
        if days:
            changes.move_deadlines(match.id, days * DAY, but=PUT_OFF)
            changes.deadline(Deadline(match.id, REST_OVER, -1, until, b""))
            changes.update_match(match.id, rests_until=until)
            said = Notice((text("table-rests", when=moment(until)),))
            changes.post(outgoing(match.id, BOARD, said, now))
        else:
            changes.drop_deadlines(match.id, kind=REST_OVER)
            changes.move_deadlines(match.id, now - position.starts(now), but=PUT_OFF)
            _go_on(changes, position, now)
            said = Notice((text("table-rest-over"),))
        changes.post(outgoing(match.id, REST_SURFACE, said, now))
        return Came.RESTS if days else Came.OVER

    async def end(self, deadline: Deadline) -> None:
        """Let the clocks of a match run again whose pause is over by itself."""
        async with self._live.hold(deadline.match_id) as table:
            await self._live.reload(table, deadline.match_id)  # another process may have agreed
            position, now = begun(table), self._now()
            until, changes = position.match.rests_until, Changes().taken(deadline)
            if until is not None and until <= now and position.going:
                _append(changes, position, _entry(position, 1, RESTS, now, encode(Rests(until))))
                _go_on(changes, position, now)
            table.position = None
            with suppress(DeadlineTaken, EntryTaken):  # another process was quicker
                await self._store.commit(changes)
        self._after_commit()


def moment(at: float) -> Verbatim:
    """Return a moment as everybody's own clock shows it."""
    return Verbatim(f"<t:{int(at)}:f>")


def _go_on(changes: Changes, position: Position, now: float) -> None:
    """Add that the clocks run again, and that those are called for whom all wait."""
    match_id, called = position.match.id, position.users(called_in_public(position))
    changes.update_match(match_id, rests_until=None)
    said = Notice((text("table-rest-over"),), new=True, ping=called)
    changes.post(outgoing(match_id, BOARD, said, now))


def _seat(position: Position, by: By, days: int) -> Seat:
    if position.match.status is not Status.PLAYING:
        raise MatchOver(text("refusal-match-over"))
    if position.match.paused:
        raise Paused(text("refusal-paused"))
    if not 0 <= days <= rests.LONGEST:
        raise TableRefusal(text("refusal-rest-days", most=rests.LONGEST))
    return seat_of(position, by.user_id)


def _check(position: Position, seat: Seat, days: int, rested: float, now: float) -> None:
    """Raise `TableRefusal` if clocks cannot rest so long, or run again."""
    until = position.starts(now)
    if not days:
        if until <= now:
            raise TableRefusal(text("refusal-rest-none"))
        return
    if until > now:
        raise TableRefusal(text("refusal-rest-already", when=moment(until)))
    if position.options.clock.seconds is None:
        raise TableRefusal(text("refusal-rest-no-clock"))
    if position.people == frozenset({seat}):
        raise TableRefusal(text("refusal-rest-alone"))
    if rested + days * DAY > rests.ALL:
        left = max(0, int((rests.ALL - rested) // DAY))
        raise TableRefusal(text("refusal-rest-enough", days=left))


def _asked(question: Question | None, days: int, *, asking: bool) -> frozenset[Seat]:
    """Return who had agreed to this before. Raises `TableRefusal` if nothing of it is asked."""
    if question is not None and question.days == days:
        return question.agreed
    if not asking:
        raise TableRefusal(text("refusal-rest-stale"))
    return frozenset()


def _asking(
    position: Position, seat: Seat, days: int, asked: frozenset[Seat], left: frozenset[Seat]
) -> Notice:
    """Return the question to the others, or the line that one of them agrees."""
    if asked:
        said = text("table-rest-agreed", who=Player(seat), left=_named(left), days=days)
        return Notice((said,))
    called = position.users(left)
    mentions = tuple(Verbatim(f"<@{user_id}>") for user_id in sorted(called))
    key = "table-rest-asked" if days else "table-rest-end-asked"
    said = text(key, who=Player(seat), left=mentions, days=days)
    return Notice((said,), new=True, ping=called)


def asks(said: Iterable[Text]) -> int | None:
    """Return what a question's message asks by its last line: days, or (0) to go on.

    None: nothing any more.
    """
    last = next(reversed(tuple(said)), None)
    days = None if last is None else last.args.get("days")
    return days if isinstance(days, int) else None


def _named(seats: Iterable[Seat]) -> tuple[Player, ...]:
    return tuple(Player(seat) for seat in sorted(seats))


def _append(changes: Changes, position: Position, *entries: Entry) -> None:
    secret, chain, shown = position.match.seed, position.chain, position.shown
    for entry in sealed(secret, chain, shown, entries, noticed=True):
        changes.append(entry)


def _entry(
    position: Position,
    more: int,
    kind: str,
    at: float,
    action: bytes,
    seat: Seat | None = None,
    by: By | None = None,
) -> Entry:
    """Return the entry of the log so many after the last."""
    return Entry(
        match_id=position.match.id,
        number=position.number + more,
        kind=kind,
        seat=seat,
        action=action,
        actor_id=None if by is None else by.user_id,
        interaction_id=None if by is None else by.interaction_id,
        ply=position.ply,
        at=at,
    )


async def _commit(store: Store, changes: Changes) -> None:
    try:
        await store.commit(changes)
    except InteractionRepeated:
        return
    except (EntryTaken, MatchChanged) as error:
        raise TableRefusal(text("refusal-crowded")) from error
