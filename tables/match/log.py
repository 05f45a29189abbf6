"""The log of a match, and the line of actions that is in force."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec import Struct

from engines.core import decode
from store import Entry

DEAL = "deal"
"""The match was dealt, as the entry's `Deal` says; the first entry, nobody's, and no action."""
ACTION = "action"
"""A person or a computer moved."""
CLOCK = "clock"
"""Time ran out and the default was played."""
ORDER = "order"
"""A seat's standing orders answered."""
PLANNED = "planned"
"""What a person had chosen ahead for the seat was done."""
FORESEEN = "foreseen"
"""The same, where others have had a turn since it was chosen: all are told that it was."""
PAST = "past"
"""An action was done in the match from which this one was taken; it stands right after the deal."""
ACTIONS = frozenset((ACTION, CLOCK, ORDER, PLANNED, FORESEEN, PAST))
"""The kinds of entries that are actions of the game; each is one ply."""
ORDERS = "orders"
"""A seat's standing orders were changed, to those that the entry holds; no action."""
AHEAD = "ahead"
"""What is chosen ahead for a seat was changed, to what the entry holds; no action."""
OF_THE_OWNER = frozenset((ORDERS, AHEAD))
"""The kinds of entries that hold what stands in a seat's row, and nobody's but its owner's."""
UNDO = "undo"
"""An action was taken back: the one that the entry's `Undone` names, or the last if it is empty."""
RESIGN = "resign"
"""A seat gave up; no action of the game."""
SIT = "sit"
"""A computer sits in for the person of a seat; no action of the game.

Their time ran out, or they have left the server and another wished it.
Where the person wished it, the entry's `Chosen` says how well that computer plays.
"""
BACK = "back"
"""The person of a seat plays there again, and no computer; no action of the game.

By their press, or nobody's where no person played any more.
"""
OFFER = "offer"
"""The person of a seat offers it to somebody else, or to anybody; no action of the game."""
TAKEN = "taken"
"""Another person plays on a seat from here on, whose salt the entry's `Taken` tells; no action."""
REST = "rest"
"""A person agreed to let clocks rest, or run again, as the entry's `Wanted` says; no action."""
RESTS = "rests"
"""Clocks rest from here on until the moment of the entry's `Rests`; nobody's, and no action."""
OFF = "off"
"""A seat agreed to call the match off; no action of the game."""
DRAW = "draw"
"""A seat offered to end the match, or agreed to it, as the entry's `Offer` says; no action."""
CONSENT = "consent"
"""A seat agreed that an action is taken back, as the entry's `Consent` says; no action."""
PAUSE = "pause"
"""The program failed at the match, which stands still from here on; nobody's, and no action."""
RESUME = "resume"
"""It goes on after a pause; nobody's, and no action."""

FORGET = "forget"
"""The person of a seat was forgotten; nobody's, and no action."""


class Undone(Struct, frozen=True):
    """What an entry took back: a ply, and those later ones that could not stand without it.

    Or that are of the same seat, where others agreed to the first and saw nothing of what followed.
    """

    ply: int
    dropped: tuple[int, ...] = ()


class Chosen(Struct, frozen=True):
    """How well a computer plays that somebody lets sit in."""

    level: str


class Taken(Struct, frozen=True):
    """Who took over a seat, by a salt that names nobody."""

    salt: str


def effective(entries: Iterable[Entry]) -> list[Entry]:
    """Return the actions that are in force, in order: those that no undo took back."""
    line: list[Entry] = []
    for entry in entries:
        if entry.kind in ACTIONS:
            line.append(entry)
        elif entry.kind == UNDO:
            line = _without(line, entry)
    return line


def _without(line: list[Entry], undo: Entry) -> list[Entry]:
    """Return a line without what an entry took back. The first versions named no ply."""
    if not undo.action:
        return line[:-1]
    gone = undone_by(undo)
    return [entry for entry in line if entry.ply not in gone]


def undone_by(undo: Entry) -> frozenset[int]:
    """Return the plies that an entry took back which names them."""
    undone = decode(undo.action, Undone)
    return frozenset((undone.ply, *undone.dropped))


def number_before(ply: int, own: Collection[int]) -> int:
    """Return the last number of an action that is given, of `ply`, once a seat's `own` are gone.

    Those at the end are given anew, so that what is made anew rolls what it rolled. No other
    number is: what somebody did in between may have rolled it.
    """
    while ply in own:
        ply -= 1
    return ply
