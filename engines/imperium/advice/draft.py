"""The board as it would be after one's own orders, worked out from one's own view.

The engine's own checks and rules run on a position made of the view; what nobody can know
is left as it is: clouds stay where they are, and the enemy does nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from engines.core import Dice, IllegalAction, Seat, Text
from engines.imperium import asking, rules
from engines.imperium.actions import Action, Buy, End, Play
from engines.imperium.board import Phase, enemy_of
from engines.imperium.cards import Card
from engines.imperium.knowledge import view as view_of
from engines.imperium.state import Hidden, State, View
from engines.imperium.telling import Run

BLIND = (Card.SPIES, Card.INFILTRATION)
"""Cards whose effect nobody can foretell."""


class Draft(Struct, frozen=True):
    """How far some orders could be followed.

    `view` is the position after the first `done` of them. `refusal` says why the next is
    not allowed; `waits` is true when it has to wait for chance or for the other side.
    `supposed` is true when a cloud may drift, or a secret order of the enemy may come,
    before the last of the orders that were done.
    """

    view: View
    done: int
    refusal: Text | None = None
    waits: bool = False
    supposed: bool = False


def draft(view: View, orders: Sequence[Action]) -> Draft:
    """Return what the viewer's orders lead to if nothing comes in between."""
    seat = view.seat
    if seat is None:
        return Draft(view, 0, waits=True)
    state, supposed = _supposition(view, seat), False
    for done, order in enumerate(orders):
        before = view_of(state, seat)
        if not _can_be_foretold(state, seat, order):
            return Draft(before, done, waits=True, supposed=supposed)
        try:
            rules.check(state, seat, order)
        except IllegalAction as refusal:
            return Draft(before, done, refusal=refusal.text, supposed=supposed)
        state, uncertain = _followed(state, seat, order)
        supposed = supposed or uncertain
    return Draft(view_of(state, seat), len(orders), supposed=supposed)


def _can_be_foretold(state: State, seat: Seat, order: Action) -> bool:
    """Tell whether it is this seat's turn, and the order needs no luck and no look at cards."""
    if seat not in asking.to_act(state.board) and not isinstance(order, rules.SECRET_ORDERS):
        return False
    return not isinstance(order, Buy) and not (isinstance(order, Play) and order.card in BLIND)


def _followed(state: State, seat: Seat, order: Action) -> tuple[State, bool]:
    """Carry an order out while the clouds stand still; tell whether that is a supposition."""
    run, clouds = Run(Dice("draft", 0)), state.board.clouds
    if order == End(Phase.CONSTRUCTION) and clouds:
        still = state.with_board(replace(state.board, clouds=()))
        moved = rules.carry_out(still, seat, order, run)
        return moved.with_board(replace(moved.board, clouds=clouds)), True
    return rules.carry_out(state, seat, order, run), run.revealed


def _supposition(view: View, seat: Seat) -> State:
    """Return a position that looks like the view; unknown cards are any cards."""
    blank = Card.SMUGGLING
    unknown = view.hand_sizes[enemy_of(seat)] - len(view.enemy_known)
    theirs = Hidden(hand=(*view.enemy_known, *(blank,) * unknown))
    own = view.own or Hidden()
    hidden = (own, theirs) if seat == 0 else (theirs, own)
    piles = tuple((blank,) * size for size in view.pile_sizes)
    return State(view.board, hidden, piles)
