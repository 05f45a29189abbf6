"""What a seat has heard since its person last acted: told again from the log, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from engines.core import Dice, Event, Seat, Text
from store import Entry, Snapshot, Status, Store
from tables.match.log import ACTION, effective
from tables.match.position import Position, config_of
from tables.match.undo import beginning, played, stood


async def heard_since(store: Store, position: Position, seat: Seat | None) -> tuple[Text, ...]:
    """Return what a seat (None: a spectator) heard since its last action, oldest first.

    What was done for it meanwhile, by orders or because its time was over, is told too. Without
    an action of its own everything is told that it heard since the match began.
    """
    line = effective(await store.entries(position.match.id))
    own = None
    if seat is not None:
        own = next((one for one in reversed(line) if (one.seat, one.kind) == (seat, ACTION)), None)
    kept = None if own is None else await store.snapshot_before(position.match.id, own.ply + 1)
    events = await asyncio.to_thread(_events, position, line, own, kept)
    return tuple(event.text for event in events if event.heard_by(seat))


def _events(
    position: Position, line: Sequence[Entry], own: Entry | None, kept: Snapshot | None
) -> list[Event]:
    """Return all that happened after an entry (None: from the start on)."""
    # Whose answer is late is told of nobody who answers; in a match that is over nobody would.
    going = position.with_match(status=Status.PLAYING, paused_at=None)
    after = 0 if own is None else own.ply
    base = beginning(going) if kept is None or kept.ply > after else stood(going, kept)
    told = list(_opening(position)) if own is None else []
    for made in played(base, line):
        if made.entry.ply > after:
            told.extend(made.move.events)
    return told


def _opening(position: Position) -> tuple[Event, ...]:
    seats = len(position.seats)
    return position.engine.start(config_of(position.match), seats, Dice(position.seed, 0)).events
