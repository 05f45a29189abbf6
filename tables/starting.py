"""The start of a match: it is committed undealt, told to everybody, and dealt once that stands.

The seed of the dice hangs on the message that tells of the start, so the deal waits until that is
confirmed. What happened until then can be read from the database at any moment: the message stands,
or it waits in the outbox, or, if neither, the channel does not take it, and the match is dealt
without.
"""

from __future__ import annotations

from typing import NamedTuple

import engines
from engines.core import Event, decode, text
from store import Changes, Match, Store
from store import Seat as SeatRow
from tables.agreement import Gathering
from tables.errors import TableRefusal
from tables.match.consequences import Advance, follow, keep_snapshot
from tables.match.dealing import by_newest_rules, dealt
from tables.match.position import Position
from tables.notice import BOARD, LOBBY, Notice, Standing, outgoing


class Start(NamedTuple):
    """The message that began a match (None: the channel took none), and how often it was sent."""

    message: int | None
    sent: int


def starting(stands: Gathering, seats: tuple[SeatRow, ...], now: float) -> Changes:
    """Return what lets a match begin that was a lobby until now; `seats` have all their salt.

    Raises `TableRefusal` with too few seats taken, and `IllegalConfig` if the options do not fit
    the number of seats.
    """
    meta = engines.load(stands.match.game).meta
    if len(seats) not in meta.seats:
        raise TableRefusal(text("refusal-too-few", least=meta.seats[0]))
    match = by_newest_rules(stands.match)
    dealt(match, seats, None, 0, now)  # whatever the rules refuse is refused now
    changes = Changes().unchanged(stands.match, stands.seats)
    changes.update_match(
        match.id, starting_at=now, rules_version=match.rules_version, options=match.options
    )
    for row in seats:
        changes.seat(row)
    changes.drop_deadlines(match.id)
    called = frozenset(row.user_id for row in seats if row.user_id is not None)
    return changes.post(outgoing(match.id, BOARD, Notice(new=True, ping=called), now))


async def start_of(store: Store, match_id: int) -> Start | None:
    """Return how a match that is to be dealt was begun; None while that is not known."""
    message = await store.outbox.message(match_id, BOARD)
    if message is not None:
        return Start(message.message_id, decode(message.payload, Standing).sent)
    waits = await store.outbox.posts(match_id, BOARD)
    if not waits:  # it may have arrived between the two looks
        message = await store.outbox.message(match_id, BOARD)
        return Start(None, 0) if message is None else await start_of(store, match_id)
    return None


def dealing(match: Match, seats: tuple[SeatRow, ...], start: Start, now: float) -> _Dealing:
    """Return what deals a match, once, and where it stands then."""
    position, entry, events = dealt(match, seats, start.message, start.sent, now)
    after = position.match
    changes = Changes().unchanged(match, seats)
    changes.update_match(
        match.id, status=after.status, started_at=now, starting_at=None, chance=after.chance
    )
    changes.append(entry)
    changes.post(outgoing(match.id, LOBBY, Notice(), now))
    keep_snapshot(changes, position, position, revealed=True)
    told = (*_told(start), *events)
    called = start.message is not None
    follow(changes, Advance(None, position, told, None, now, called=called))
    return _Dealing(changes, position)


class _Dealing(NamedTuple):
    changes: Changes
    position: Position


def _told(start: Start) -> tuple[Event, ...]:
    """Return what is told of a start that did not go as it should."""
    if start.message is None:
        return (Event(text("table-start-unposted")),)
    if start.sent > 1:
        return (Event(text("table-start-again", many=start.sent)),)
    return ()
