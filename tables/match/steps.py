"""A line of moves, one after the other, and the entries of the log that it makes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engines.core import Event
from store import Entry, Status
from tables.match.log import RESIGN
from tables.match.moves import By, Line, Move, closed, entry_of, resigned
from tables.match.position import Position
from tables.match.seals import sealed


class Step(NamedTuple):
    """One move of a line: where from and to, and what is told of it."""

    made: Move
    before: Position
    after: Position
    events: tuple[Event, ...]


def steps_of(before: Position, line: Line, now: float) -> Iterator[Step]:
    """Yield each move of a line with where it leads, up to one that ends the match."""
    for made in line.moves:
        if made.kind == RESIGN:
            after, given_up = resigned(before, made.seat, now)
            events = made.events + given_up
        else:
            assert made.after is not None
            after, events = closed(made.after, now), made.events
        yield Step(made, before, after, events)
        if after.match.status is Status.ENDED:
            return
        before = after


def entries_of(
    steps: Sequence[Step],
    answers: Sequence[Move],
    after: Position,
    now: float,
    by: By,
    *,
    noticed: bool,
) -> tuple[Entry, ...]:
    """Return the entries of a line of moves and of the answers that followed, up to `after`.

    `noticed` tells whether all could notice anything of it.
    """
    entries = list[Entry]()
    for step in steps:
        entries.append(entry_of(step.made, step.after, now, by))
        by = By(by.user_id)  # logged once by its id
    entries += [entry_of(answer, answer.after or after, now, By()) for answer in answers]
    before = steps[0].before
    chain, shown = before.chain, before.shown
    return tuple(sealed(before.match.seed, chain, shown, entries, noticed=noticed))
