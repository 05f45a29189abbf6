"""A position as one side knows it: cards that it does not see are blank.

The rules ask the same of this as of the real position, so that whoever only has a view can
ask them what is possible.
"""

from __future__ import annotations

from typing import cast

from engines.core import Seat
from engines.imperium.board import enemy_of
from engines.imperium.cards import Card
from engines.imperium.state import Hidden, State, View

BLANK = cast(Card, "")
"""A card that the viewer does not see: none of the box's."""


def imagine(view: View) -> State:
    """Return the position that a view shows, with blanks for what it hides."""
    piles = tuple((BLANK,) * size for size in view.pile_sizes)
    return State(view.board, (_hidden(view, 0), _hidden(view, 1)), piles)


def _hidden(view: View, seat: Seat) -> Hidden:
    if seat == view.seat:
        return view.own or Hidden()
    known = view.enemy_known if view.seat == enemy_of(seat) else ()
    unseen = view.hand_sizes[seat] - len(known)
    return Hidden(hand=(*known, *(BLANK,) * unseen), known=known)
