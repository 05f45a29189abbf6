"""Who plays from another server: the person on that seat sees nothing of the one of the match.

The options of a match name the seat, and are part of what was agreed on, so they go on naming it
once its person has handed it over. Whoever takes a seat does so in the server: then nobody there is
abroad any more.
"""

from __future__ import annotations

from store import Match
from store import Seat as SeatRow
from tables.fairness import is_salted_by_owner
from tables.options import seat_abroad


def is_abroad(match: Match, row: SeatRow) -> bool:
    """Tell whether on a seat of a match sits somebody of another server."""
    return seat_abroad(match.options) == row.seat and is_salted_by_owner(row)
