"""One match, examined: does all that is kept of it hold together, and what would mend it?

What is said names matches, plies, entries, seats and surfaces, and never what they hold.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from engines.core import decode, encode
from engines.versions import UnknownRules
from operating.finding import Finding, Mend
from operating.replaying import BrokenLog, Replayed, played_again
from operating.shown import of_messages, of_the_outbox
from store import Changes, Snapshot, Status
from store.inspection import Record
from tables.match.consequences import TIME_UP, wind
from tables.match.log import DRAW, RESIGN
from tables.match.moves import NobodyAsked, someone_asked
from tables.match.position import Position
from tables.notice import (
    BOARD,
    Notice,
    hand,
    outgoing,
)


def examine(record: Record) -> Iterator[Finding]:
    """Yield all that is wrong with a match."""
    yield from of_the_outbox(record)
    yield from of_messages(record)
    if record.match.started_at is None:
        return
    try:
        replayed = played_again(record)
    except BrokenLog as broken:
        yield Finding(str(broken))
    except UnknownRules:
        if record.match.status is Status.PLAYING:
            version = record.match.rules_version
            yield Finding(f"this program does not play version {version} of its rules any more")
    else:
        yield from _of_where_it_stands(record, replayed)


def _of_where_it_stands(record: Record, replayed: Replayed) -> Iterator[Finding]:
    """Look at what is kept beside the log; unless it knows of more than the log does."""
    ply, newest = replayed.position.ply, _newest(record)
    if newest is not None and newest > ply:
        yield Finding(f"its log ends at ply {ply}, but it stood at ply {newest}: entries are lost")
        return
    yield from _of_snapshots(record, replayed)
    yield from _of_the_position(record, replayed.position)


def _of_snapshots(record: Record, replayed: Replayed) -> Iterator[Finding]:
    """Compare what is kept with where the log leads."""
    ply = replayed.position.ply
    if _newest(record) != ply:
        yield Finding(
            f"the snapshot of ply {ply}, where it stands, is missing",
            _written_anew(replayed, ply),
            f"the snapshot of ply {ply} was written from the log",
        )
    state = replayed.position.engine.meta.state
    for snapshot in record.snapshots:
        wrong = _wrong_with(snapshot, state, replayed.states)
        if wrong:
            yield Finding(
                f"the snapshot of ply {snapshot.ply} {wrong}",
                _written_anew(replayed, snapshot.ply),
                f"the snapshot of ply {snapshot.ply} was written anew from the log",
            )


def _newest(record: Record) -> int | None:
    return max((snapshot.ply for snapshot in record.snapshots), default=None)


def _wrong_with(snapshot: Snapshot, state: Any, states: dict[int, bytes]) -> str:
    try:
        kept = encode(decode(snapshot.state, state))
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return "cannot be read"
    return "" if kept == states[snapshot.ply] else "is not what its log leads to"


def _written_anew(replayed: Replayed, ply: int) -> Mend:
    """Return what writes the snapshot of a ply; of the newest people see what it shows."""
    position = replayed.position
    match_id = position.match.id

    def mend(changes: Changes, now: float) -> None:
        changes.snapshot(Snapshot(match_id, ply, replayed.states[ply]))
        if ply != position.ply or position.match.status is not Status.PLAYING:
            return
        changes.post(outgoing(match_id, BOARD, Notice(new=True), now))
        for row in position.seats:
            if row.reaches is not None:
                changes.post(outgoing(match_id, hand(row.seat), Notice(), now))

    return mend


def _of_the_position(record: Record, position: Position) -> Iterator[Finding]:
    """Look at who is waited for, whose time runs, and how the match ended."""
    match = record.match
    try:
        if match.status is Status.ENDED:
            yield from _of_the_end(record, position)
        elif position.going:
            someone_asked(position)
            yield from _of_deadlines(record, position)
    except NobodyAsked:
        yield Finding(f"at ply {position.ply} nobody is asked, though it is not over")
    except Exception as error:  # whatever an engine makes of it
        yield Finding(f"the rules fail at ply {position.ply} ({type(error).__name__})")


def _of_the_end(record: Record, position: Position) -> Iterator[Finding]:
    if any(entry.kind in (RESIGN, DRAW) for entry in record.entries):
        return
    by_rules = position.engine.outcome(position.state)
    if position.outcome != by_rules:
        yield Finding("its outcome does not follow from its log")


def _of_deadlines(record: Record, position: Position) -> Iterator[Finding]:
    running = {row.seat for row in record.deadlines if row.kind == TIME_UP}
    for seat in sorted(position.timed - running):
        yield Finding(
            f"no clock runs for seat {seat}, whose time is limited",
            lambda changes, now, seat=seat: wind(changes, position, seat, now),
            f"the clock of seat {seat} was wound: its time begins now",
        )
