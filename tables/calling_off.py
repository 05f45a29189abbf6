"""How a match that is being played is called off: it counts for nobody then.

A moderator who does not sit in it may, and is named. Whoever sits in it, a moderator too, asks
the other people who still play: a lost match is not annulled by one of its sides. Who agrees is
an entry of the log; whoever moves after that plays on, and has not agreed any more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from engines.core import Player, Seat, Text, Verbatim, text
from store import (
    Changes,
    Entry,
    EntryTaken,
    InteractionRepeated,
    Match,
    MatchChanged,
    Status,
    Store,
)
from store import Seat as SeatRow
from tables.errors import NoMatch, NotSeated, TableRefusal
from tables.limits import Allowance
from tables.match.live import Live
from tables.match.log import ACTION, OFF
from tables.match.moves import By
from tables.match.seals import spoken
from tables.notice import BOARD, LOBBY, Notice, outgoing
from tables.notice import OFF as OFF_SURFACE


class SitsThere(TableRefusal):
    """Whoever sits in a match that is being played does not call it off alone."""


class CallingOff:
    """Lets the people of a match call it off; `after_commit` is called with each notice."""

    def __init__(
        self,
        store: Store,
        live: Live,
        now: Callable[[], float],
        after_commit: Callable[[], None],
        allowance: Allowance,
    ) -> None:
        self._allowance = allowance
        self._store = store
        self._live = live
        self._now = now
        self._after_commit = after_commit

    async def agree(self, match_id: int, by: By, *, asking: bool) -> bool:
        """Let a person who sits in a match agree to call it off; tell whether it is, by all.

        `asking`: the first to agree asks the others; otherwise that is refused, since whoever
        asked has played on. Raises `TableRefusal` where the match is over, the person has no
        seat or has agreed already.
        """
        async with self._live.hold(match_id, load=False) as table:
            found = await self._store.roster(match_id)
            if found is None:
                raise NoMatch(text("refusal-no-such-match"))
            match, seats = found
            seat = _seat_of(match, seats, by.user_id)
            assert by.user_id is not None
            entries = await self._store.entries(match_id)
            agreed = consents(entries)
            left = players(seats) - agreed - {seat}
            _check(seat, agreed, left, asking=asking)
            called = 0 if agreed else len(left)
            self._allowance.check("invitations", by.user_id, called)
            now = self._now()
            changes = Changes().expect(match_id, status=Status.PLAYING)
            changes.append(spoken(match, entries, OFF, seat, by, now))
            if left:
                said = _asking(seats, seat, agreed, left)
                changes.post(outgoing(match_id, OFF_SURFACE, said, now))
            else:
                call_off(changes, match, text("table-called-off-together"), now)
                if await self._store.message(match_id, OFF_SURFACE) is not None:
                    changes.post(outgoing(match_id, OFF_SURFACE, Notice(), now))
            await self._commit(changes)
            table.position = None
            self._allowance.note("invitations", by.user_id, called)
        self._after_commit()
        return not left

    async def _commit(self, changes: Changes) -> None:
        try:
            await self._store.commit(changes)
        except InteractionRepeated:
            return
        except (EntryTaken, MatchChanged) as error:
            raise TableRefusal(text("refusal-crowded")) from error


def call_off(changes: Changes, match: Match, said: Text, now: float) -> None:
    """Add to `changes` that a lobby or match is called off, and what is said of it."""
    changes.expect(match.id, status=match.status)
    changes.update_match(match.id, status=Status.CANCELLED, ended_at=now)
    changes.drop_deadlines(match.id)
    if match.starting:  # its start stands already, or will
        changes.post(outgoing(match.id, BOARD, Notice((said,)), now))
    surface = LOBBY if match.status is Status.LOBBY else BOARD
    shown = Notice((said,), new=match.status is Status.PLAYING)
    changes.post(outgoing(match.id, surface, shown, now))


def consents(entries: Iterable[Entry]) -> frozenset[Seat]:
    """Return the seats that have agreed to call a match off, and have not moved since.

    What a computer does for somebody who gave up is no move of theirs.
    """
    agreed: set[Seat] = set()
    for entry in entries:
        if entry.seat is None:
            continue
        if entry.kind == OFF:
            agreed.add(entry.seat)
        elif entry.kind == ACTION and entry.actor_id is not None:
            agreed.discard(entry.seat)
    return frozenset(agreed)


def players(seats: Iterable[SeatRow]) -> frozenset[Seat]:
    """Return the seats of the people who have not given up."""
    return frozenset(r.seat for r in seats if r.user_id is not None and r.resigned_at is None)


def called_off_by_all(match: Match, seats: Iterable[SeatRow], entries: Iterable[Entry]) -> bool:
    """Tell whether all who played a match to the last agreed to call it off."""
    return match.status is Status.CANCELLED and players(seats) <= consents(entries)


def check_may_cancel(
    match: Match, seats: Iterable[SeatRow], by: int | None, *, moderator: bool
) -> None:
    """Raise `TableRefusal` unless `by` alone may call off a lobby or match (None: the bot).

    That is a lobby's host, or a moderator; `SitsThere` if that moderator, or whoever else asks,
    has a seat in a match that is being played.
    """
    if match.status not in (Status.LOBBY, Status.PLAYING):
        raise TableRefusal(text("refusal-match-over"))
    if by is None:
        return
    if match.starting and not moderator:
        raise TableRefusal(text("refusal-starting"))
    if match.status is Status.PLAYING:
        if any(row.user_id == by for row in seats):
            raise SitsThere(text("refusal-off-seated"))
        if not moderator:
            raise TableRefusal(text("refusal-cancel-running"))
    elif not moderator and match.host_id != by:
        raise TableRefusal(text("refusal-host-only", host=Verbatim(f"<@{match.host_id}>")))


def _seat_of(match: Match, seats: Sequence[SeatRow], user_id: int | None) -> Seat:
    if match.status is not Status.PLAYING:
        raise TableRefusal(text("refusal-match-over"))
    for row in seats:
        if row.user_id is not None and row.user_id == user_id:
            return row.seat
    raise NotSeated(text("refusal-not-seated", players=tuple(Player(row.seat) for row in seats)))


def _check(seat: Seat, agreed: frozenset[Seat], left: frozenset[Seat], *, asking: bool) -> None:
    if seat in agreed:
        raise TableRefusal(text("refusal-off-agreed", who=_named(left)))
    if not (agreed or asking):
        raise TableRefusal(text("refusal-off-withdrawn"))


def _asking(
    seats: Sequence[SeatRow], seat: Seat, agreed: frozenset[Seat], left: frozenset[Seat]
) -> Notice:
    """Return the question to the others, or the line that one of them agrees."""
    if agreed:
        return Notice((text("table-off-agreed", who=Player(seat), left=_named(left)),))
    called = [row.user_id for row in seats if row.seat in left and row.user_id]
    mentions = tuple(Verbatim(f"<@{user_id}>") for user_id in called)
    said = text("table-off-asked", who=Player(seat), left=mentions)
    return Notice((said,), new=True, ping=frozenset(called))


def _named(seats: Iterable[Seat]) -> tuple[Player, ...]:
    return tuple(Player(seat) for seat in sorted(seats))
