"""What one request makes a message tell: worked out once, written down, repeated as it was."""

from __future__ import annotations

from itertools import accumulate
from typing import Any
from zlib import crc32

import msgspec
from msgspec import Struct

from engines.core import decode, encode
from store import Message, Outgoing
from tables.notice import Notice, seat_of_hand
from tables.outbox.boards import Counts, rolled

CLOSED = b"closed"
"""Marks a hand whose person does not accept direct messages; said once."""


class Request(Struct, frozen=True):
    """What is asked of Discord: that the message which stands, or a new one, tells `said`.

    `sent` is how often a new one was sent, as far as each may be a message of its own.
    """

    said: Notice
    edits: bool
    sent: int = 1

    def marked(self, nonce: str) -> str:
        """Return the nonce of a post as this request bears it, to be known again.

        A change that tells nothing more is not written down, and one that tells more may follow it
        for the same post: each is marked by what it tells.
        """
        return f"{nonce}{crc32(encode(self.said.events)):08x}" if self.edits else nonce


def tells_more(said: Notice, shown: Message | None) -> bool:
    """Tell whether a message says other lines than the one that stands: it could say them twice.

    There must be one.
    """
    assert shown is not None
    return said.events != decode(shown.payload, Notice).events


def fitting(holds: Counts, posts: list[Outgoing]) -> list[Outgoing]:
    """Return as many of the posts as one message can tell, and at least one."""
    if len(posts) == 1:
        return posts
    told = [decode(row.payload, Notice).events for row in posts]
    room = holds([event for events in told for event in events])
    lines = accumulate(len(events) for events in told)
    return posts[: max(1, sum(so_far <= room for so_far in lines))]


def anew(notice: Notice) -> Request:
    """Return that a message of its own tells a notice, and nothing besides."""
    return Request(_asked(notice, new=True, own=notice.own), edits=False)


def _asked(notice: Notice, **changes: Any) -> Notice:
    """Return what a message tells of a notice, without what says how it is to be told."""
    plain = {"turn": False, "own": False, "undone": False, "dealt": False}
    return msgspec.structs.replace(notice, **{**plain, **changes})


def planned(
    holds: Counts,
    surface: str,
    notice: Notice,
    shown: Message | None,
    lasts: Counts | None = None,
) -> Request:
    """Return how a notice is to be told: an edited message keeps what it told before.

    Where it cannot hold both (`holds`) there is a new message, below. A board that goes on is given
    what it `lasts`: there what it told before makes room. A hand speaks of its owner's latest move
    alone, even where that says nothing, until they are asked anew: what came before was read, and
    is on the board. What was whispered since that move is remembered, for nothing else tells it.
    """
    if shown is None or shown.payload == CLOSED:
        return anew(notice)
    earlier = decode(shown.payload, Notice)
    if seat_of_hand(surface) is not None:
        whispered = notice.after(earlier).whispered
        if notice.new:
            return anew(msgspec.structs.replace(notice, whispered=whispered))
        if notice.events or notice.turn or notice.own:
            return Request(_asked(notice, whispered=whispered), edits=True)
        stays = _asked(notice, events=earlier.events, own=earlier.own, whispered=whispered)
        return Request(stays, edits=True)
    if notice.new:
        return anew(notice)
    both = msgspec.structs.replace(notice.after(earlier), turn=False)
    if lasts is not None:
        events = rolled(holds, lasts, earlier.events, notice)
        return Request(msgspec.structs.replace(both, events=events, new=False), edits=True)
    if notice.events and holds(both.events) < len(both.events):
        return anew(notice)
    return Request(msgspec.structs.replace(both, new=False), edits=True)
