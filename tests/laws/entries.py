"""Entries of a log, as a match that is played writes them."""

from __future__ import annotations

from engines.core import Seat
from store import Entry
from tables.match.log import ACTION


def made_by(seat: Seat, ply: int) -> Entry:
    """Return the entry of a person's action."""
    return Entry(
        match_id=1,
        number=ply + 1,
        kind=ACTION,
        seat=seat,
        action=b"",
        actor_id=1,
        interaction_id=None,
        ply=ply,
        at=0.0,
    )
