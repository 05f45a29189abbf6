"""What of a view of Imperium Galáctica its words leave out, and why."""

from __future__ import annotations

from engines.imperium.board import Reason
from engines.imperium.state import View

SOMETIMES = {
    "board.active": "while the two bid nobody has the turn",
    "board.bidding.amount": "nobody has bid anything yet",
}

TO_COME = frozenset({"combats", "current", "window", "choice", "battle"})
"""What of a board is only about what is still to come in a turn."""
FALLEN = frozenset({"planets", "terrain", "radiation"})
"""What of a board the fall of a home planet changes, which the result tells alone."""


def moot(fact: str, view: View) -> bool:
    """Tell whether a fact says nothing any more, since a match has ended so."""
    result, (_, _, inner) = view.board.result, fact.partition("board.")
    what = inner.partition(".")[0]
    if result is None:
        return False
    fell = result.reason in (Reason.HOME_CONQUERED, Reason.HOME_DESTROYED)
    return what in TO_COME or (fell and what in FALLEN)
