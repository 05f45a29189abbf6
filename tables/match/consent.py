"""Who agrees that an action is taken back which revealed something.

Whoever made it asks, and all other people who still play must agree. Each says so in an entry of
the log, which names the action by its ply; made anew, it needs to be agreed to anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from msgspec import Struct

from engines.core import Seat, decode
from store import Entry
from tables.match.log import ACTIONS, CONSENT, TAKEN, UNDO, undone_by


class Consent(Struct, frozen=True):
    """What an entry agrees to: that the action of this ply is taken back."""

    ply: int


class Question(NamedTuple):
    """What was asked last and stands: by which seat, about which ply, and who agrees.

    Its `mark` is carried by its button: how many times by then somebody asked or agreed, which
    tells nothing of what others did unseen, as the number of its entry does.
    """

    mark: int
    seat: Seat
    ply: int
    agreed: frozenset[Seat]


def asked_back(entries: Iterable[Entry]) -> Question | None:
    """Return the question that stands; None if none was asked, or its action is in force no more.

    The first to agree is whoever made the action, who asks by that.
    """
    makers, asked = dict[int, Seat](), dict[int, Question]()
    last, mark = None, 0
    for entry in entries:
        if entry.kind in ACTIONS and entry.seat is not None:
            makers[entry.ply] = entry.seat
            asked.pop(entry.ply, None)
        elif entry.kind == UNDO and entry.action:
            for ply in undone_by(entry):
                asked.pop(ply, None)
        elif entry.kind == TAKEN and entry.seat is not None:
            asked = dict(_without(asked, entry.seat))
        elif entry.kind == CONSENT and entry.seat is not None:
            last, mark = decode(entry.action, Consent).ply, mark + 1
            first = Question(mark, makers[last], last, frozenset())
            so_far = asked.get(last, first)
            asked[last] = so_far._replace(agreed=so_far.agreed | {entry.seat})
    return None if last is None else asked.get(last)


def _without(asked: dict[int, Question], seat: Seat) -> Iterator[tuple[int, Question]]:
    """Yield what is asked once somebody else plays on a seat, who has agreed to nothing."""
    for ply, question in asked.items():
        if question.seat != seat:
            yield ply, question._replace(agreed=question.agreed - {seat})
