"""What a line of moves writes: its entries, the seats that it changed, and the state."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core import Event
from store import Changes, Entry
from tables.match.consequences import TIME_UP, Advance, keep_snapshot, wind_clocks
from tables.match.lately import Lately
from tables.match.log import ACTIONS
from tables.match.moves import Move, actor_of
from tables.match.position import Position
from tables.match.recalling import remembered
from tables.match.steps import Step
from tables.match.undo import Played


def log_line(
    changes: Changes,
    steps: Sequence[Step],
    entries: Sequence[Entry],
    way: Sequence[Advance],
) -> None:
    """Log the moves of a line, with what follows from each but the last, and the answers."""
    for one, entry, advance in zip(steps, entries, (*way, None), strict=False):
        changes.append(entry, clocks=TIME_UP)
        if advance is not None:
            keep(changes, one.made, one.before, one.after, ())
            wind_clocks(changes, advance)
    for entry in entries[len(steps) :]:
        changes.append(entry, clocks=TIME_UP)


def keep(
    changes: Changes,
    made: Move,
    before: Position,
    after: Position,
    answers: Sequence[Move],
) -> None:
    """Keep the seats that changed, and the state."""
    if made.undone is not None:
        changes.forget_snapshots(after.match.id, above=made.undone.ply - 1)
    for row, was in zip(after.seats, before.seats, strict=True):
        if row != was:
            changes.seat(row)
    if answers or made.action is not None or made.undone is not None:
        revealed = made.revealed or any(answer.revealed for answer in answers)
        keep_snapshot(changes, before, after, revealed=revealed)


def lately_after(
    before: Position, steps: Sequence[Step], answers: Sequence[Move], entries: Sequence[Entry]
) -> Lately | None:
    """Return what has happened lately after a line of moves and the answers that followed.

    Nobody remembers what there was before an action that is taken back: the log is asked.
    """
    lately = before.lately
    if lately is None or any(one.made.undone is not None for one in steps):
        return None
    moves, before = (*(one.made for one in steps), *answers), steps[0].before
    for entry, move in zip(entries, moves, strict=True):
        if entry.kind in ACTIONS:
            assert move.after is not None
            lately, before = remembered(lately, Played(entry, before, move)), move.after
    return lately


def advances_of(
    before: Position,
    after: Position,
    steps: Sequence[Step],
    heard: tuple[Event, ...],
    made: Move,
    now: float,
) -> tuple[Advance, ...]:
    """Return what each move of a line led to, the last with the answers that followed."""
    return (*_on_the_way(steps, now), _advance(before, after, heard, made, now))


def _on_the_way(steps: Sequence[Step], now: float) -> list[Advance]:
    """Return what each move of a line but the last led to."""
    return [Advance(one.before, one.after, one.events, one.made.seat, now) for one in steps[:-1]]


def _advance(
    before: Position, after: Position, heard: tuple[Event, ...], made: Move, now: float
) -> Advance:
    """Return what a move led to, with the answers that followed."""
    if made.undone is None:
        return Advance(before, after, heard, actor_of(made), now, dues=made.dues)
    assert made.after is not None
    same = (s for s in made.dues if made.after.question(s) == after.question(s))
    dues = {seat: made.dues[seat] for seat in same}
    return Advance(before, after, heard, actor_of(made), now, made.undone.ply, dues)
