"""What a seat has heard since its person last acted: told again from the log, and nothing else."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engines.core import Event, Seat, Text
from store import Entry, Snapshot, Status, Store
from tables.match.log import ACTION, FORESEEN, ORDER, PAST, PLANNED, effective
from tables.match.position import Position, config_of
from tables.match.taken import as_past, taken_from
from tables.match.tenures import Tenure, as_then, tenures
from tables.match.undo import Played, beginning, played, stood

FOLLOWING = frozenset((ORDER, PLANNED, FORESEEN))
"""The kinds of what follows an action in its transaction."""


async def heard_since(
    store: Store, position: Position, seat: Seat | None, *, opening: bool = True
) -> tuple[Text, ...]:
    """Return what a seat (None: a spectator) heard since its last action, oldest first.

    What was done for it meanwhile, by orders or because its time was over, is told too. Without
    an action of its own everything is told that it heard since the match began, beginning with
    the `opening`, or since it was taken from another.
    """
    entries, kept = await store.log.line(position.match.id, seat, ACTION)
    line = effective(entries)
    own = last_own(line, seat)
    events = await asyncio.to_thread(_events, position, line, own, kept)
    taken = position.options.is_taken  # how that began is no news
    begun = opening_events(position) if opening and own is None and not taken else ()
    return tuple(event.told_to(seat) for event in (*begun, *events) if event.kept_by(seat))


def last_own(line: Sequence[Entry], seat: Seat | None) -> Entry | None:
    """Return where the last thing in a line ends that a seat's person did; None if there is none.

    What followed it at once, chosen ahead by whomever or done by orders, was told in answer to it.
    """
    last = next((at for at in reversed(range(len(line))) if _is_own(line[at], seat)), None)
    if last is None:
        return None
    own = line[last]
    for entry in line[last + 1 :]:
        if entry.kind not in FOLLOWING:
            break
        own = entry
    return own


def _is_own(entry: Entry, seat: Seat | None) -> bool:
    """Tell whether a seat's person did this, and no computer that sat in."""
    return (entry.seat, entry.kind) == (seat, ACTION) and entry.actor_id is not None


async def heard_ever(store: Store, position: Position, seat: Seat | None) -> tuple[Text, ...]:
    """Return all that a seat (None: a spectator) heard since the match began, oldest first."""
    entries = await store.log.entries(position.match.id)
    events = await asyncio.to_thread(_ever, position, entries)
    return tuple(event.text for event in events if event.kept_by(seat))


def _ever(position: Position, entries: Sequence[Entry]) -> list[Event]:
    """Return all that happened in a match, told of those who played then, and who took over.

    Of what led there from another match only what everybody there was told.
    """
    over, past = tenures(entries), position.options.is_taken
    told = list(_told(position, opening_events(position), over, 0, past=past))
    waiting = deque(over)
    for made in played(beginning(while_played(position)), effective(entries)):
        number = made.entry.number
        if past and made.entry.kind != PAST:
            told.append(taken_from(position))
            past = False
        while waiting and waiting[0].until < number:
            told.append(waiting.popleft().event)
        told += _told(position, made.move.events, over, number, past=past)
    if past:
        told.append(taken_from(position))
    return told + [one.event for one in waiting]


def _told(
    position: Position, events: Sequence[Event], over: Sequence[Tenure], number: int, *, past: bool
) -> Iterator[Event]:
    """Yield what an entry told; of what is past, nothing that only one of those there heard."""
    for event in events:
        if not past:
            yield replace(event, text=as_then(event.text, over, number))
        elif event.audience is None:
            yield replace(event, text=as_past(event.text, position))


async def seen_since(store: Store, position: Position, seat: Seat) -> tuple[Text, ...]:
    """Return what everybody heard since the last action that all know to be a seat's, or nothing.

    That hangs on nothing that is secret: neither on what the seat did unnoticed, nor on whose
    answer came last where several were asked, nor on whether a person gave it.
    """
    entries, kept = await store.log.line(position.match.id, seat, ACTION)
    return await asyncio.to_thread(seen_after_own, position, effective(entries), seat, kept)


def seen_after_own(
    position: Position, line: Sequence[Entry], seat: Seat, kept: Snapshot | None
) -> tuple[Text, ...]:
    """Return what everybody heard after a seat's own last action in a line, as all know it.

    `kept` is where to begin if the seat has acted since; there may be none, or a later one.
    """
    going, known = while_played(position), None
    if kept is not None:
        known = _after_own(played(stood(going, kept), line), seat)
    if known is None:
        known = _after_own(played(beginning(going), line), seat)
    return () if known is None else tuple(event.text for event in known if event.audience is None)


def _after_own(line: Iterator[Played], seat: Seat) -> list[Event] | None:
    """Return what happened after the last action that all know to be a seat's; None: there is none.

    It is that where nobody else was waited for, no answer was asked, and all noticed it.
    """
    told: list[Event] | None = None
    for made in line:
        if made.entry.seat == seat and _is_known(made, seat):
            told = []
        elif told is not None:
            told.extend(made.move.events)
    return told


def _is_known(made: Played, seat: Seat) -> bool:
    alone = made.before.waited_for == frozenset((seat,)) and seat not in made.before.responding
    return alone and made.noticed_by(None)


def _events(
    position: Position, line: Sequence[Entry], own: Entry | None, kept: Snapshot | None
) -> list[Event]:
    """Return all that happened after an entry (None: since the match began)."""
    going, after = while_played(position), max(0, position.options.taken)
    after = after if own is None else own.ply
    base = beginning(going) if kept is None or kept.ply > after else stood(going, kept)
    told: list[Event] = []
    for made in played(base, line):
        if made.entry.ply > after:
            told.extend(made.move.events)
    return told


def while_played(position: Position) -> Position:
    """Return a position as it was while the match was played.

    Whose answer is late is told of nobody who answers; in a match that is over nobody would.
    """
    return position.with_match(status=Status.PLAYING, paused_at=None, outcome=None)


def opening_events(position: Position) -> tuple[Event, ...]:
    """Return what was told when a match was dealt, to everybody and to single seats."""
    seats = len(position.seats)
    return position.engine.start(config_of(position.match), seats, position.dice(0)).events
