"""What follows when Discord will not have a message: where we may not write, or nothing is."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core import Player, Seat, encode, text
from store import Changes, Deadline, Match, Message, Outgoing, Status
from tables.abroad import is_abroad
from tables.agreement import CONFIRM
from tables.match.closing import closed
from tables.notice import (
    BOARD,
    LOBBY,
    Notice,
    absent,
    call_to_lobby,
    free_seat,
    hand,
    outgoing,
    seat_of_offered,
    superseded,
)
from tables.outbox.boards import keeps_one_board
from tables.outbox.request import CLOSED
from tables.outbox.transport import Delivery


def delivered(posts: Sequence[Outgoing]) -> Changes:
    """Return that posts wait no more."""
    changes = Changes()
    for row in posts:
        changes.delivered(row.id)
    return changes


def supersede(changes: Changes, earlier: Message, now: float) -> None:
    """Let a message that no longer stands for its surface be put away, some time."""
    if (row := superseded(earlier, now)) is not None:
        changes.post(row, waking=False)


def hand_shut(
    posts: Sequence[Outgoing],
    notice: Notice,
    delivery: Delivery,
    now: float,
    *,
    alone: bool,
    left: bool,
) -> Changes:
    """Return that a hand which cannot be sent is said once in the channel, with its button.

    If its owner has `left` the server, that is said in its place whenever they are called. Where it
    `alone` would have called, its owner is asked in the channel: in time boards learn by
    themselves that they have to call for a turn.
    """
    changes = delivered(posts)
    match_id, seat = delivery.scene.match.id, delivery.seat
    assert seat is not None
    first = not is_closed(delivery.shown)
    if left:
        said = Notice((text("table-absent", who=Player(seat)),), new=True)
        return changes.post(outgoing(match_id, absent(seat), said, now))
    if first:
        said = Notice((text("table-hand-closed", who=Player(seat)),))
        if notice.new and keeps_one_board(delivery.scene.match):  # the channel has not called
            ping = (delivery.scene.asked - delivery.scene.responding) & {seat}
            said = Notice(said.events, new=bool(ping), ping=_users(delivery, ping))
            alone = alone and not ping
        changes.post(outgoing(match_id, BOARD, said, now))
        changes.message(Message(match_id, delivery.surface, 0, 0, now, CLOSED))
        if delivery.shown is not None:
            supersede(changes, delivery.shown, now)
    if notice.new and alone and (first or seat in delivery.scene.responding):
        changes.post(_call_for_answer(delivery, seat, now))
    return changes


def roll_call_shut(posts: Sequence[Outgoing], delivery: Delivery, now: float) -> Changes:
    """Return that who takes no direct messages any more is called as such people are."""
    seat = delivery.seat
    assert seat is not None
    user_id = delivery.scene.seats[seat].reaches
    changes = delivered(posts)
    if user_id is not None and seat in delivery.scene.asked:
        changes.post(call_by_hand(delivery.scene.match.id, seat, user_id, now))
    return changes


def call_by_hand(match_id: int, seat: Seat, user_id: int, now: float) -> Outgoing:
    """Return that somebody's hand calls them: where it is shut, they are called in the channel."""
    called = Notice(new=True, ping=frozenset({user_id}), turn=True)
    return outgoing(match_id, hand(seat), called, now)


def found_shut(posts: Sequence[Outgoing], delivery: Delivery, now: float) -> Changes:
    """Return that who takes no direct messages is told below the lobby that somebody was found.

    Where they could not read that either, which is in another server, nothing comes of it at once.
    """
    match, seat = delivery.scene.match, delivery.seat
    assert seat is not None
    user_id = delivery.scene.seats[seat].reaches
    changes = delivered(posts)
    if user_id is None or match.status is not Status.LOBBY or delivery.shown is not None:
        return changes
    if is_abroad(match, delivery.scene.seats[seat]):
        return changes.deadline(Deadline(match.id, CONFIRM, -1, now, encode(seat)))
    return changes.post(call_to_lobby(match.id, user_id, now))


def question_shut(
    posts: Sequence[Outgoing], delivery: Delivery, public: str, shown: Message | None, now: float
) -> Changes:
    """Return that who takes no direct messages any more is asked by a mention in the channel.

    That they take none is said there, and stands for their hand, so it calls them from then on.
    """
    match_id, seat = delivery.scene.match.id, delivery.seat
    assert seat is not None
    changes = closes(delivered(posts), match_id, seat, shown, now)
    asks = Notice(delivery.said.events, new=True, ping=_users(delivery, frozenset({seat})))
    return changes.post(outgoing(match_id, public, asks, now))


def closes(
    changes: Changes, match_id: int, seat: Seat, shown: Message | None, now: float
) -> Changes:
    """Add that somebody takes no direct messages: that is said, and stands for their hand.

    Where it stood already nothing is said again.
    """
    if is_closed(shown):
        return changes
    said = Notice((text("table-hand-closed", who=Player(seat)),))
    changes.post(outgoing(match_id, BOARD, said, now))
    changes.message(Message(match_id, hand(seat), 0, 0, now, CLOSED))
    if shown is not None:
        supersede(changes, shown, now)
    return changes


def is_closed(shown: Message | None) -> bool:
    """Tell whether a hand, as it is shown, says that its owner takes no direct messages."""
    return shown is not None and shown.payload == CLOSED


def offer_shut(posts: Sequence[Outgoing], delivery: Delivery, now: float) -> Changes:
    """Return that who takes no direct messages is offered a seat by a mention in the channel."""
    match_id, seat = delivery.scene.match.id, seat_of_offered(delivery.surface)
    assert seat is not None
    changes = delivered(posts)
    changes.message(Message(match_id, delivery.surface, 0, 0, now, CLOSED))
    said = Notice(delivery.said.events, new=True, ping=delivery.said.ping)
    return changes.post(outgoing(match_id, free_seat(seat), said, now))


def _call_for_answer(delivery: Delivery, seat: Seat, now: float) -> Outgoing:
    """Ask in the channel who can be asked nowhere else: it tells that they are asked."""
    ping = _users(delivery, frozenset({seat}))
    said = Notice((text("table-asked", who=Player(seat)),), new=True, ping=ping)
    return outgoing(delivery.scene.match.id, BOARD, said, now)


def _users(delivery: Delivery, seats: frozenset[Seat]) -> frozenset[int]:
    """Return the ids of the people on some seats, whom a message can name."""
    users = (delivery.scene.seats[seat].reaches for seat in seats)
    return frozenset(user for user in users if user is not None)


def channel_shut(delivery: Delivery, now: float, said_of_it: str) -> Changes:
    """Return that the players are told that the channel is closed to us, or gone.

    A match that is played waits for it.
    """
    changes, match = Changes(), delivery.scene.match
    if match.status is Status.PLAYING:
        closed(changes, match.id, now)
    for row in delivery.scene.seats:
        if row.reaches is not None:
            called = frozenset({row.reaches})
            said = Notice((text(said_of_it),), new=True, ping=called)
            changes.post(outgoing(row.match_id, hand(row.seat), said, now))
    return changes


def place_gone(posts: Sequence[Outgoing], delivery: Delivery, match: Match, now: float) -> Changes:
    """Return that what had a place is dropped with it; a lobby without a place is over.

    Unless it has begun meanwhile: if the `match`, as it was read, does not stand so any more it is
    to be asked again what becomes of it (`MatchChanged`).
    """
    changes = delivered(posts).drop_message(match.id, delivery.surface)
    if delivery.surface == LOBBY and match.status is Status.LOBBY and not match.starting:
        changes.as_read(match)
        changes.update_match(match.id, status=Status.CANCELLED, ended_at=now)
    return changes
