"""What is told of a match that was taken from another: what led there is nobody's here."""

from __future__ import annotations

from engines.core import Event, Text, text
from tables.fairness import commitment
from tables.match.position import Position
from tables.match.tenures import as_called
from tables.options import Origin


def taken_from(position: Position) -> Event:
    """Return what everybody is told where a match goes on that was taken from another."""
    origin = position.options.origin
    assert isinstance(origin, Origin)
    promise = commitment(position.match.seed)
    return Event(text("table-taken", number=origin.match, step=origin.ply, promise=promise))


def as_past(said: Text, position: Position) -> Text:
    """Return what was told in that other match, where others sat, by the numbers of their seats."""
    seats = range(len(position.seats))
    return as_called(said, {seat: text("player-seat", number=seat + 1) for seat in seats})
