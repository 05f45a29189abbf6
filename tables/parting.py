"""How two part who were found for each other, once their lobby comes to nothing.

Whoever looks no more is out of the line; the other goes back to their place in it, and is not
brought together with the same person again. Both are told in private, where anything was.
"""

from __future__ import annotations

from collections.abc import Callable, Container

from msgspec.structs import replace

from engines.core import Text, decode, encode
from store import Changes, Seek, Store
from store import Seat as SeatRow
from tables.agreement import Gathering
from tables.notice import Notice, found, outgoing
from tables.options import DAY

Said = Callable[[int], Text]
"""What somebody is told of it, by their id."""


async def part(
    store: Store,
    changes: Changes,
    stands: Gathering,
    gone: Container[int],
    said: Said,
    now: float,
    *,
    unread: bool = False,
) -> None:
    """Add that two part: those who are `gone` look for nobody any more, whoever else goes on.

    Where the lobby cannot be read any more (`unread`), those are told though nothing was before.
    """
    match_id = stands.match.id
    for seek in await store.seeks.brought_to(match_id):
        changes.seek_unchanged(seek)
        if seek.user_id in gone:
            changes.drop_seek(seek.id)
        else:
            others = sorted(user_id for user_id in stands.people if user_id != seek.user_id)
            changes.seek(_back_in_line(seek, others, now))
    for row in stands.seats:
        if row.reaches is not None:
            told, anew = (said(row.reaches),), unread and row.reaches in gone
            await tell_found(store, changes, row, now, *told, anew=anew)


async def tell_found(
    store: Store, changes: Changes, row: SeatRow, now: float, *said: Text, anew: bool = False
) -> None:
    """Add that somebody's private message tells how things stand, if one stands or waits.

    Otherwise one is written `anew`, or none.
    """
    match_id, surface = row.match_id, found(row.seat)
    known = await store.outbox.message(match_id, surface)
    if (known is not None and known.message_id) or await store.outbox.posts(match_id, surface):
        changes.post(outgoing(match_id, surface, Notice(said), now))
    elif anew and row.reaches is not None:
        notice = Notice(said, new=True, ping=frozenset({row.reaches}))
        changes.post(outgoing(match_id, surface, notice, now))


def _back_in_line(seek: Seek, others: list[int], now: float) -> Seek:
    """Return that somebody goes on looking, at their place, for a day at least."""
    passed = decode(seek.passed, tuple[int, ...])
    return replace(
        seek,
        match_id=None,
        passed=encode([*passed, *others]),
        until=max(seek.until, now + DAY),
    )
