"""What is kept with a seat of the actions that were chosen ahead for it."""

from __future__ import annotations

import logging

import msgspec
from msgspec import Struct

from engines.core import Player, Seat, Text, decode, text
from store import Seat as SeatRow

log = logging.getLogger(__name__)

ANYWAY = "ahead-line-anyway"
"""The key of what is said of an action that hangs on nothing that others do."""


class PlannedReply(Struct, frozen=True):
    """What another seat must have done before an action that was chosen ahead, in words."""

    seat: Seat
    action: msgspec.Raw
    words: Text


class Planned(Struct, frozen=True):
    """An action chosen ahead, in words, and marks of what its owner was told.

    `promise` is a mark of all that was told of it, `before` of the ground that it was chosen on;
    it is None where others have a turn first, and nobody can tell how it will stand. `given` is
    what it hangs on that another does; `later` tells that others have a turn before it.
    """

    action: msgspec.Raw
    words: Text
    promise: str
    before: str | None = None
    given: PlannedReply | None = None
    later: bool = False


def kept(row: SeatRow) -> tuple[Planned, ...]:
    """Return what is chosen ahead for a seat; nothing where it is not to be read any more."""
    if not row.ahead:
        return ()
    try:
        return decode(row.ahead, tuple[Planned, ...])
    except msgspec.ValidationError:
        log.warning("what an earlier version chose ahead is not understood: %r", row.ahead)
        return ()


def in_words(one: Planned, *, apart: bool = False) -> Text:
    """Return an action that is left to be done with what it hangs on, as its owner reads it.

    Of one that stands `apart` nothing is said where it hangs on nothing that others do.
    """
    if one.given is not None:
        given = text("ahead-given", who=Player(one.given.seat), what=one.given.words)
        return text("ahead-line-given", given=given, action=one.words)
    if apart:
        return one.words
    return text(ANYWAY if one.before is None else "ahead-line-exactly", action=one.words)
