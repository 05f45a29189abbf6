"""How a match that is being played is called off: it counts for nobody then.

A moderator who does not sit in it may, and is named. Whoever sits in it, a moderator too, asks
the other people who still play: a lost match is not annulled by one of its sides. Who agrees is
an entry of the log, and about the match as everybody sees it: once that has gone on, nobody has
agreed any more, so that none annuls what was lost in between. What nobody else notices changes
nothing of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.core import Player, Seat, Text, text
from store import Changes, Entry, Match, Status
from store import Seat as SeatRow
from tables.agreeing import Agreeing, Agreement, Asked, Came, Ground
from tables.errors import NotSeated, TableRefusal
from tables.match.log import ACTION, ACTIONS, OFF, TAKEN, UNDO
from tables.match.moves import By
from tables.mentions import mentioned
from tables.notice import BOARD, LOBBY, Notice, outgoing
from tables.notice import OFF as OFF_SURFACE


class SitsThere(TableRefusal):
    """Whoever sits in a match that is being played does not call it off alone."""


class CallingOff(Agreement):
    """That a match is called off. Also whoever has given up may ask, and that needs no rules."""

    kind, surface = OFF, OFF_SURFACE
    asks, agrees = "table-off-asked", "table-off-agreed"
    already, stale = "refusal-off-agreed", "refusal-off-withdrawn"
    unread = True

    def __init__(self, agreeing: Agreeing) -> None:
        self._agreeing = agreeing

    async def agree(self, match_id: int, by: By, *, asking: bool) -> bool:
        """Let a person who sits in a match agree to call it off; tell whether it is, by all.

        Raises what `Agreeing.agree` raises.
        """
        return await self._agreeing.agree(self, match_id, by, asking=asking) is Came.DONE

    def seat(self, ground: Ground, user_id: int | None) -> Seat:
        """Return the seat of whoever agrees."""
        return _seat_of(ground.match, ground.seats, user_id)

    def needed(self, ground: Ground) -> frozenset[Seat]:
        """Return the seats of all people who have not given up."""
        return players(ground.seats)

    async def asked(self, ground: Ground, seat: Seat) -> Asked:
        """Return who has agreed to it as it stands."""
        return Asked(agreed=standing(ground.entries))

    async def follow(self, changes: Changes, ground: Ground) -> None:
        """Call the match off."""
        call_off(changes, ground.match, text("table-called-off-together"), ground.now)


def call_off(changes: Changes, match: Match, said: Text, now: float) -> None:
    """Add to `changes` that a lobby or match is called off, and what is said of it."""
    changes.as_read(match)  # a start, too, leaves the status as it was
    changes.update_match(match.id, status=Status.CANCELLED, ended_at=now)
    changes.drop_deadlines(match.id)
    if match.starting:  # its start stands already, or will
        changes.post(outgoing(match.id, BOARD, Notice((said,)), now))
    surface = LOBBY if match.status is Status.LOBBY else BOARD
    shown = Notice((said,), new=match.status is Status.PLAYING)
    changes.post(outgoing(match.id, surface, shown, now))


def standing(entries: Iterable[Entry]) -> frozenset[Seat]:
    """Return the seats that agree to call a match off as everybody sees it now.

    What a computer does changes nothing of that: it may be to move at once. Nor does what somebody
    does in secret: who has still to agree is told to all, and must not tell of it.
    """
    since, shown = list[Entry](), None
    for entry in entries:
        by_computer = entry.kind == ACTION and entry.actor_id is None
        if entry.kind in (*ACTIONS, UNDO) and entry.shown != shown and not by_computer:
            since.clear()
        since.append(entry)
        shown = entry.shown
    return consents(since)


def consents(entries: Iterable[Entry]) -> frozenset[Seat]:
    """Return the seats that have agreed to call a match off, and made no move since that all saw.

    Nor has anybody else sat down there. What a computer does for somebody who gave up is no move of
    theirs. A match that was called off earlier may show no more than that, and where no entry tells
    what was shown, each move counts.
    """
    agreed, shown = set[Seat](), None
    for entry in entries:
        moved = entry.kind == ACTION and entry.actor_id is not None
        seen = entry.shown is None or entry.shown != shown
        if entry.seat is not None and entry.kind == OFF:
            agreed.add(entry.seat)
        elif entry.seat is not None and (entry.kind == TAKEN or (moved and seen)):
            agreed.discard(entry.seat)
        shown = entry.shown
    return frozenset(agreed)


def players(seats: Iterable[SeatRow]) -> frozenset[Seat]:
    """Return the seats of the people who have not given up."""
    return frozenset(r.seat for r in seats if r.user_id is not None and r.resigned_at is None)


def stays_hidden(match: Match, seats: Iterable[SeatRow], entries: Iterable[Entry]) -> bool:
    """Tell whether a match was called off, and not by all who played it to the last."""
    closed = match.status is Status.CANCELLED and not match.imported
    return closed and not players(seats) <= consents(entries)


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
        raise TableRefusal(text("refusal-host-only", host=mentioned(match.host_id)))


def _seat_of(match: Match, seats: Sequence[SeatRow], user_id: int | None) -> Seat:
    if match.status is not Status.PLAYING:
        raise TableRefusal(text("refusal-match-over"))
    for row in seats:
        if row.user_id is not None and row.user_id == user_id:
            return row.seat
    raise NotSeated(text("refusal-not-seated", players=tuple(Player(row.seat) for row in seats)))
