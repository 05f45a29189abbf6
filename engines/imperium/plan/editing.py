"""A draft with more orders, or fewer."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core import IllegalAction
from engines.imperium import rules
from engines.imperium.actions import Action, Commit, End
from engines.imperium.advice.draft import IN_TURN, is_blind
from engines.imperium.board import Phase
from engines.imperium.clashes import Combat
from engines.imperium.laid import relaid
from engines.imperium.plan.following import Order, Plan, follow, refusal_of
from engines.imperium.plan.places import in_turn, place_of, stage_of
from engines.imperium.questions import stage, to_act
from engines.imperium.state import View
from engines.imperium.telling import refuse

LAST = None
"""Names the last order of a draft, whatever its number."""


def added(view: View, drafted: Sequence[Action], *orders: Action) -> tuple[Action, ...]:
    """Return a draft with more orders, each at the end of its phase.

    Raises `IllegalAction` for the first that is not allowed there.
    """
    for order in orders:
        if isinstance(order, End) and order in follow(view, drafted).drafted:
            refuse("draft-over")
        before = [one for one in drafted if place_of(one) <= place_of(order)]
        after = [one for one in drafted if place_of(one) > place_of(order)]
        tried = follow(view, (*before, order))
        _must_stand(tried, order)
        drafted = _with_cards(view, drafted, (*tried.drafted, *after))
    return tuple(drafted)


def _with_cards(view: View, was: Sequence[Action], orders: Sequence[Action]) -> tuple[Action, ...]:
    """Return what is drafted now, with the cards at the combats where they were."""
    if any(isinstance(order, Commit) for order in orders):
        before, after = _combats(view, was), _combats(view, orders)
        orders = orders if before == after else relaid(orders, before, after)
    return follow(view, orders).drafted


def _combats(view: View, orders: Sequence[Action]) -> tuple[Combat, ...]:
    """Return the combats that orders declare, as they are resolved."""
    declared = (order for order in orders if not isinstance(order, Commit))
    return follow(view, (*declared, End(Phase.COMBAT))).view.board.combats


def _must_stand(plan: Plan, order: Action) -> None:
    """Raise `IllegalAction` if the last order of a plan is refused, or is not there at all."""
    last = plan.orders[-1] if plan.orders else None
    if last is not None and last.action == order and last.refusal is None:
        return
    if last is not None and last.refusal is not None:
        raise IllegalAction(last.refusal)
    refuse("draft-over")


def taken(
    view: View, drafted: Sequence[Action], orders: Sequence[Action]
) -> tuple[tuple[Action, ...], tuple[Action, ...]]:
    """Return what is submitted now that orders were chosen, and what is drafted then.

    What belongs to a turn is drafted, unless nobody can foretell what it leads to; only the last
    of the orders may be such. Raises `IllegalAction`; then the draft stays as it was.
    """
    *before, last = orders
    if stage_of(last) not in IN_TURN and not (in_turn(view) and isinstance(last, Commit)):
        return (last,), _with(view, drafted, before)
    must_be_in_turn(view)
    if is_blind(last):
        return _interrupting(view, _with(view, drafted, before), last)
    return (), added(view, drafted, *orders)


def _with(view: View, drafted: Sequence[Action], orders: Sequence[Action]) -> tuple[Action, ...]:
    """Return a draft with more orders, or as it was where there are none."""
    return added(view, drafted, *orders) if orders else tuple(drafted)


def must_be_in_turn(view: View) -> None:
    """Refuse to draft when it is not the viewer's turn, or something else is to be answered."""
    if in_turn(view):
        return
    if view.seat not in to_act(view.board):
        refuse("not-your-turn")
    refuse("interrupted", now=rules.stage_name(stage(view.board)))


def _interrupting(
    view: View, drafted: Sequence[Action], order: Action
) -> tuple[tuple[Action, ...], tuple[Action, ...]]:
    """Return the submission of an order whose effect nobody can foretell, and what stays.

    What was drafted before it goes first. If it is not allowed after that, nothing goes.
    """
    plan = follow(view, drafted)
    before = tuple(one for one in plan.ready if place_of(one) <= place_of(order))
    refusal = refusal_of(follow(view, before).view, order)
    if refusal is not None:
        raise IllegalAction(refusal)
    after = tuple(one for one in plan.drafted if place_of(one) > place_of(order))
    return (*before, order), after


def dropped(view: View, drafted: Sequence[Action], number: int | None) -> tuple[Action, ...]:
    """Return a draft without the order of a number, counted from 0; `LAST` (None): of the last."""
    plan = follow(view, drafted)
    orders = plan.drafted
    number = len(orders) - 1 if number is None else number
    if not 0 <= number < len(orders):
        refuse("no-such-order", count=len(orders))
    if number not in removable(plan):
        refuse("end-stays", order=plan.orders[number].words)
    return _with_cards(view, orders, (*orders[:number], *orders[number + 1 :]))


def removable(plan: Plan) -> tuple[int, ...]:
    """Return the numbers of the orders that can be taken out, counted from 0.

    The end of a phase would be added again as long as orders of a later phase follow it.
    """
    return tuple(
        n
        for n, order in enumerate(plan.orders)
        if not isinstance(order.action, End) or all(map(_ends_or_fails, plan.orders[n:]))
    )


def _ends_or_fails(order: Order) -> bool:
    return isinstance(order.action, End) or order.refusal is not None
