"""What is shown anew at a start, because messages may show what is not so.

After a backup was put back that is everything. Otherwise it is the hands of matches that moved just
before the bot ended: what answered a press may have covered the question that followed on it.
"""

from __future__ import annotations

import math

from engines.core import Verbatim, text
from store import RESTORED, Changes, Match, SettingChanged, Status, Store
from tables.match.log import DEAL
from tables.notice import BOARD, LOBBY, Notice, hand, outgoing

MOMENT = 120.0
"""Seconds before the last sign of life since which an answer may not have come to its end: as long
as a request is waited for, and as long as no sign of life may have been written."""


async def tell_restored(store: Store, now: float) -> None:
    """Let every lobby and match be shown anew, once, if the database is a backup's since then.

    `now` is in seconds since the epoch.
    """
    of = await store.setting(RESTORED)
    if not of:
        return
    said = Notice((text("table-restored", when=Verbatim(f"<t:{int(float(of))}:f>")),), new=True)
    changes = Changes().swap_setting(RESTORED, "", of)
    for match in await store.matches.live():
        for surface in await _surfaces(store, match):
            changes.post(outgoing(match.id, surface, said, now))
    try:
        await store.commit(changes)
    except SettingChanged:
        return  # another process was quicker


async def renew_hands(store: Store, now: float, began: float | None) -> None:
    """Let the hands of the matches that moved last be drawn anew where they stand.

    To be done before a new sign of life is written, or, where somebody was quicker to move, with
    the moment of that as `began`: what has moved since answers as ever. Both are in seconds since
    the epoch.
    """
    signs = await store.shards.signs()
    if not signs:
        return
    changes, alive = Changes(), max(sign.at for sign in signs)
    until = math.inf if began is None else began
    for match_id in await store.matches.moved_since(alive - MOMENT, until, DEAL):
        for row in await store.seats(match_id):
            if row.reaches is not None:
                changes.post(outgoing(match_id, hand(row.seat), Notice(), now))
    await store.commit(changes)


async def _surfaces(store: Store, match: Match) -> list[str]:
    if match.status is Status.LOBBY:
        return [LOBBY]
    people = [row.seat for row in await store.seats(match.id) if row.reaches is not None]
    return [BOARD, *map(hand, people)]
