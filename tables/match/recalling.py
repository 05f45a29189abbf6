"""What has happened lately in a match that was just read: told again from its log."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

from msgspec.structs import replace

from engines.core import Refusal
from store import Entry, Store
from tables.match.lately import Lately
from tables.match.log import effective
from tables.match.position import Position
from tables.match.since import while_played
from tables.match.undo import Played, beginning, left_to_take_back, played

log = logging.getLogger(__name__)


async def recalled(store: Store, position: Position) -> Position:
    """Return a match with what has happened lately in it."""
    if position.lately is not None:
        return position
    line = effective(await store.log.entries(position.match.id))
    return replace(position, lately=await asyncio.to_thread(_of, position, line))


def _of(position: Position, line: list[Entry]) -> Lately:
    """Return what the log tells; nothing where it does not lead to where the match stands."""
    try:
        base = beginning(while_played(position))
        made = tuple(played(base, line))
    except Refusal:  # the state was set by hand: nobody knows what happened before
        return Lately()
    except Exception:  # a board without marks is better than none
        log.warning("match %s: its log cannot be played again", position.match.id, exc_info=True)
        return Lately()
    last = made[-1].after if made else base
    return lately_of(made) if last.state == position.state else Lately()


def lately_of(line: Iterable[Played]) -> Lately:
    """Return what has happened lately after a line of actions that begins with the first."""
    lately = Lately()
    for one in line:
        lately = remembered(lately, one)
    return lately


def remembered(lately: Lately, made: Played) -> Lately:
    """Return what has happened lately, once one more action was made."""
    back = left_to_take_back(lately.back, made)
    return replace(lately.after(made.entry, made.move.events), back=back)
