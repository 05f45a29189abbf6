"""Offers to end a match, as they stand in the log: who made which, and who agrees.

An offer is about the match as everybody sees it: it stands until that changes, and for two days at
most. What others do unseen neither ends it nor shows in it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec import Struct

from engines.core import Seat, decode
from store import Entry
from tables.match.log import ACTIONS, DRAW, TAKEN, UNDO
from tables.match.rests import ANSWERED


class Offer(Struct, frozen=True):
    """What an entry agrees to: the offer that stands in an entry of the log (0: in this one)."""

    number: int = 0


class Question(NamedTuple):
    """An offer: by which entry and seat it was made, when, and which seats agree.

    Its `mark` is carried by its button: how many offers and agreements there were by then, which
    tells nothing of what others did unseen, as the number of its entry does.
    """

    mark: int
    number: int
    seat: Seat
    at: float
    agreed: frozenset[Seat]


def offered(entries: Iterable[Entry], now: float) -> Question | None:
    """Return the offer that stands; None if there is none, or not any more."""
    found, shown, mark = None, None, 0
    for entry in entries:
        if entry.kind in (DRAW, TAKEN) and entry.seat is not None:
            mark += entry.kind == DRAW
            found = _with(found, entry, mark)
        elif entry.kind in ACTIONS or entry.kind == UNDO:
            found = found if entry.shown == shown else None
        shown = entry.shown
    return None if found is None or now - found.at >= ANSWERED else found


def all_agreed(entries: Iterable[Entry]) -> frozenset[Seat]:
    """Return who has agreed to the offer that the last entry of a log is about."""
    found = None
    for entry in entries:
        found = found if entry.kind not in (DRAW, TAKEN) else _with(found, entry, 0)
    return frozenset() if found is None else found.agreed


def _with(found: Question | None, entry: Entry, mark: int) -> Question | None:
    """Return the offer that an entry makes, or agrees to, or leaves where a seat was taken over."""
    assert entry.seat is not None
    if entry.kind == TAKEN:
        left = frozenset[Seat]() if found is None else found.agreed - {entry.seat}
        return found._replace(agreed=left) if found is not None and left else None
    number = decode(entry.action, Offer).number
    if found is None or number != found.number:
        return Question(mark, entry.number, entry.seat, entry.at, frozenset({entry.seat}))
    return found._replace(agreed=found.agreed | {entry.seat})
