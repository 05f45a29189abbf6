"""The thread in which the chronicle of a match stands: where it is, and what if it cannot be.

It hangs on the first board, so Discord gives it the id of that message: what was not confirmed
can be asked for again, and no match has two. Where it cannot be opened, or is gone, the board says
so once, and nothing is told there any more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeGuard

from msgspec.structs import replace

from engines.core import encode, text
from store import Changes, Match, Message, Outgoing, Store
from tables.notice import BOARD, CHRONICLE, Notice, Standing, outgoing
from tables.outbox.refusals import delivered
from tables.outbox.request import CLOSED
from tables.outbox.transport import Delivery


async def place(store: Store, match_id: int, now: float) -> Message:
    """Return where the chronicle of a match is to begin: at the board that stands.

    To be asked once, and written down before anything is asked of Discord: which board stands
    changes. Without any there is no place for it.
    """
    board = await store.outbox.message(match_id, BOARD)
    thread = 0 if board is None or not board.message_id else board.message_id
    return Message(match_id, CHRONICLE, thread, 0, now, encode(Standing()) if thread else CLOSED)


def is_kept(shown: Message | None) -> TypeGuard[Message]:
    """Tell whether a match has a thread for its chronicle, or will have it."""
    return shown is not None and shown.payload != CLOSED


def begins(shown: Message) -> bool:
    """Tell whether nothing stands in the thread yet, which may not be there either."""
    return not shown.message_id


def in_turns(notice: Notice, shown: Message | None) -> Notice:
    """Return a notice as the chronicle is to tell it: each turn in a message of its own."""
    first = shown is not None and begins(shown)
    return replace(notice, new=notice.new or notice.turn or first)


def thread_shut(posts: Sequence[Outgoing], delivery: Delivery, now: float) -> Changes:
    """Return that the board says once that no thread tells the chronicle any more."""
    match: Match = delivery.scene.match
    changes = delivered(posts).message(Message(match.id, CHRONICLE, 0, 0, now, CLOSED))
    if not delivery.scene.over:
        said = Notice((text("table-no-chronicle"),))
        changes.post(outgoing(match.id, BOARD, said, now))
    return changes
