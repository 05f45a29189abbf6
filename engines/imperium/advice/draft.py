"""The board as it would be after one's own orders, worked out from one's own view.

The engine's own checks and rules run on a position made of the view; what nobody can know
is left as it is: clouds stay where they are, and the enemy does nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from engines.core import Dice, IllegalAction, Seat, Text
from engines.imperium import questions, rules
from engines.imperium.actions import Action, Buy, End, Play, Ready
from engines.imperium.board import Phase
from engines.imperium.cards import DESIGNS, Card
from engines.imperium.imagine import imagine
from engines.imperium.knowledge import view as view_of
from engines.imperium.questions import Stage
from engines.imperium.state import State, View
from engines.imperium.telling import Run

BLIND = (Card.SPIES, Card.INFILTRATION)
"""Cards whose effect nobody can foretell."""
IN_TURN = (
    Stage.CARDS,
    Stage.SUPPLY,
    Stage.REPAIR,
    Stage.CONSTRUCTION,
    Stage.MOVEMENT,
    Stage.COMBAT,
)
"""The stages of a Player Turn that its player goes through, in their order."""
DRAFTED = (*IN_TURN, Stage.COMMIT)
"""What a draft can hold: with the declared combats also the cards that are laid at them."""


class Draft(Struct, frozen=True):
    """How far some orders could be followed.

    `view` is the position after the first `done` of them; `orders` is what has to be
    submitted for that, the ends of phases included. `refusal` says why the next order is not
    allowed; `waits` is true when it has to wait for chance or for the other side. `supposed`
    is true when a cloud may drift, or a secret order of the enemy may come, in between.
    """

    view: View
    done: int
    orders: tuple[Action, ...] = ()
    refusal: Text | None = None
    waits: bool = False
    supposed: bool = False


def draft(view: View, orders: Sequence[Action]) -> Draft:
    """Return what the viewer's orders lead to if nothing comes in between.

    Phases that lie before an order's own are ended where the orders do not say so.
    """
    if view.seat is None:
        return Draft(view, 0, waits=True)
    followed = _Followed(view, view.seat)
    for done, order in enumerate(orders):
        try:
            possible = followed.follow(order)
        except IllegalAction as refusal:
            return followed.draft(done, refusal=refusal.text)
        if not possible:
            return followed.draft(done, waits=True)
    return followed.draft(len(orders))


class _Followed:
    """A position made of a view, on which orders are carried out one after the other."""

    def __init__(self, view: View, seat: Seat) -> None:
        self._seat = seat
        self._state = imagine(view)
        self._orders: list[Action] = []
        self._supposed = False

    def draft(self, done: int, *, refusal: Text | None = None, waits: bool = False) -> Draft:
        """Return what has come of the orders so far."""
        view = view_of(self._state, self._seat)
        return Draft(view, done, tuple(self._orders), refusal, waits, self._supposed)

    def follow(self, order: Action) -> bool:
        """Carry an order out, and the ends of phases before it; False if it has to wait.

        Raises `IllegalAction`.
        """
        while self._lies_ahead(order):
            if not self._one(End(self._state.board.phase)):
                return False
        return self._one(order)

    def _lies_ahead(self, order: Action) -> bool:
        """Tell whether an order belongs to a later phase of the turn."""
        now, needed = questions.stage(self._state.board), _stage_of(order)
        if now not in IN_TURN or needed not in DRAFTED:
            return False
        return DRAFTED.index(now) < DRAFTED.index(needed)

    def _one(self, order: Action) -> bool:
        if not self._is_asked_for(order):
            return False
        rules.check(self._state, self._seat, order)
        if is_blind(order):
            return False
        self._state = self._carried_out(order)
        self._orders.append(order)
        return True

    def _is_asked_for(self, order: Action) -> bool:
        """Tell whether this seat is asked, or may order it unasked."""
        asked = self._seat in questions.to_act(self._state.board)
        return asked or isinstance(order, rules.SECRET_ORDERS)

    def _carried_out(self, order: Action) -> State:
        run = Run(Dice("draft", 0))
        after = _while_clouds_stand(self._state, self._seat, order, run)
        self._supposed = self._supposed or run.revealed or _drifts(self._state, order)
        return after


def supposed(state: State, seat: Seat, order: Action) -> State | None:
    """Return where an order leads while the clouds stand still; None if it hangs on chance.

    Raises `IllegalAction`.
    """
    rules.check(state, seat, order)
    if is_blind(order) or isinstance(order, Ready):
        return None  # the enemy may have laid cards already
    dice = Dice("draft", 0)
    after = _while_clouds_stand(state, seat, order, Run(dice))
    return None if dice.used else after


def _while_clouds_stand(state: State, seat: Seat, order: Action, run: Run) -> State:
    if not _drifts(state, order):
        return rules.carry_out(state, seat, order, run)
    clouds = state.board.clouds
    still = state.with_board(replace(state.board, clouds=()))
    moved = rules.carry_out(still, seat, order, run)
    return moved.with_board(replace(moved.board, clouds=clouds))


def _drifts(state: State, order: Action) -> bool:
    """Tell whether clouds drift after an order: it ends the construction."""
    return order == End(Phase.CONSTRUCTION) and bool(state.board.clouds)


def is_blind(order: Action) -> bool:
    """Tell whether what an order leads to hangs on luck, or on cards that nobody has seen."""
    return isinstance(order, Buy) or (isinstance(order, Play) and order.card in BLIND)


def _stage_of(order: Action) -> Stage | None:
    """Return the stage in which an order can be given; None for one that has none."""
    if isinstance(order, Play):
        timing = DESIGNS[order.card].timing.value
        return Stage(timing) if timing in tuple(Stage) else None
    return rules.RULES[type(order)].stage
