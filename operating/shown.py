"""What is shown of a match under examination: its rows of the outbox, and its messages."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engines.core import decode, encode
from operating.finding import Finding, Mend
from store import Changes, Message, Outgoing
from store.inspection import Record
from tables.notice import (
    BOARD,
    CALL,
    LOBBY,
    Notice,
    Old,
    Standing,
    hand,
    is_old,
    is_roll_call,
    outgoing,
    seat_of_hand,
)
from tables.outbox.request import CLOSED, Request
from tables.votes.ballots import VERDICT


def of_the_outbox(record: Record) -> Iterator[Finding]:
    """Yield the rows of the outbox that cannot be read."""
    for post in record.posts:
        if _readable(post):
            continue
        fresh = _fresh(post)
        instead = ", and a fresh one put in its place" if fresh else ""
        yield Finding(
            f"row {post.id} of the outbox, for the surface {_surface(post.surface)}, is unreadable",
            _shown_anew(post, fresh),
            f"row {post.id} of the outbox, which was unreadable, was removed{instead}",
        )


def _readable(post: Outgoing) -> bool:
    try:
        seat_of_hand(post.surface)
        kind: type[Old | Notice] = Old if is_old(post.surface) else Notice
        decode(post.payload, kind)
        if post.request is not None:
            decode(post.request, Request)
    except (ValueError, msgspec.MsgspecError):
        return False
    return True


def _fresh(post: Outgoing) -> str | None:
    """Return the surface that is shown anew in place of an unreadable row.

    An old message stays as it is; a call and a verdict cannot be said without what they told.
    """
    if is_old(post.surface) or is_roll_call(post.surface) or post.surface in (CALL, VERDICT):
        return None
    try:
        seat_of_hand(post.surface)
    except ValueError:
        return BOARD
    return post.surface


def _shown_anew(post: Outgoing, surface: str | None) -> Mend:
    def mend(changes: Changes, now: float) -> None:
        changes.delivered(post.id)
        if surface is not None:
            fresh = outgoing(post.match_id, surface, Notice(new=True), now)
            changes.post(msgspec.structs.replace(fresh, behind=post.behind))

    return mend


def of_messages(record: Record) -> Iterator[Finding]:
    """Yield the messages of which cannot be read what they show."""
    for message in record.messages:
        try:
            if message.payload != CLOSED:
                decode(message.payload, Standing)
        except (UnicodeDecodeError, msgspec.MsgspecError):
            surface = _surface(message.surface)
            yield Finding(
                f"what the message of the surface {surface} shows cannot be read",
                _told_anew(message),
                f"the message of the surface {surface} counts as one that tells nothing",
            )


def _told_anew(message: Message) -> Mend:
    def mend(changes: Changes, now: float) -> None:
        changes.message(msgspec.structs.replace(message, payload=encode(Standing())))
        if message.surface in (BOARD, LOBBY) or message.surface.startswith(hand(0)[:-1]):
            changes.post(outgoing(message.match_id, message.surface, Notice(), now))

    return mend


def _surface(name: str) -> str:
    """Return a surface as part of a line, whatever stands in its place."""
    return name if name.isascii() and name.isprintable() and len(name) < 50 else "?"
