"""What of a draft is submitted, and what that leaves out."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core import IllegalAction
from engines.imperium.actions import Action, Commit, End, Ready
from engines.imperium.advice.draft import draft
from engines.imperium.board import Phase
from engines.imperium.plan.following import Plan, follow, possible
from engines.imperium.plan.places import in_turn, index_of, is_laying, place_of
from engines.imperium.questions import Stage
from engines.imperium.state import View
from engines.imperium.telling import refuse


def of_phase(plan: Plan, phase: Phase) -> tuple[tuple[Action, ...], tuple[Action, ...]]:
    """Return what of a plan belongs to a phase, its end included, and the rest.

    With combats go the cards at them.
    """
    if phase is Phase.COMBAT:
        return to_the_end(plan), ()
    last = (index_of(Stage(phase.value)), True)
    mine = tuple(order for order in plan.ready if place_of(order) <= last)
    rest = tuple(order for order in plan.ready if place_of(order) > last)
    return (mine if End(phase) in mine else (*mine, End(phase))), rest


def to_the_end(plan: Plan) -> tuple[Action, ...]:
    """Return a plan's orders with the ends of all phases that are left of the turn.

    Where its player has chosen cards for its combats, or has none, no more are laid.
    """
    orders, view = list(plan.ready), plan.view
    while not plan.complete and in_turn(view):
        end = End(view.board.phase)
        step = draft(view, (end,))
        if step.refusal is not None:
            raise IllegalAction(step.refusal)
        orders.append(end)
        if not step.done:
            break
        view = step.view
    chosen = plan.laying or (is_laying(view) and not can_lay(view))
    return (*orders, Ready()) if chosen else tuple(orders)


def can_lay(view: View) -> bool:
    """Tell whether the viewer has a card for one of the combats that are asked about."""
    window, own = view.board.window, view.own
    if window is None or own is None:
        return False
    tried = (Commit(at, card) for at in window.combats for card in dict.fromkeys(own.hand))
    return any(possible(view, order) for order in tried)


def at_combats(plan: Plan) -> View | None:
    """Return the view in which cards can be laid once the turn is submitted; None if in none."""
    view = plan.view
    while not plan.complete and in_turn(view):
        step = draft(view, (End(view.board.phase),))
        if not step.done:
            break
        view = step.view
    return view if is_laying(view) and can_lay(view) else None


def skipped(plan: Plan) -> tuple[View, ...]:
    """Return the boards of the phases that a turn submitted now would leave out.

    The phase that the plan has come to is none of them: see `is_untouched`.
    """
    views: list[View] = []
    view, ahead = plan.view, not plan.complete
    while ahead:
        step = draft(view, (End(view.board.phase),))
        view, ahead = step.view, bool(step.done) and in_turn(step.view)
        if ahead:
            views.append(view)
    return tuple(views)


def is_untouched(plan: Plan) -> bool:
    """Tell whether a plan has no order in the phase that it has come to."""
    now = index_of(plan.stage)
    return not any(place_of(order)[0] == now for order in plan.ready)


def submitted(
    view: View, drafted: Sequence[Action], how: str
) -> tuple[tuple[Action, ...], tuple[Action, ...]]:
    """Return what is submitted of a draft: its orders, one phase, or the whole turn; and the rest.

    Raises `IllegalAction` if one of its orders is not allowed (any more).
    """
    plan = follow(view, drafted)
    if not in_turn(view):
        refuse("not-your-turn")
    if plan.refused:
        first = plan.refused[0]
        assert first.refusal is not None
        refuse("draft", order=first.words, reason=first.refusal)
    if how == "phase":
        return of_phase(plan, view.board.phase)
    if how == "turn":
        return to_the_end(plan), ()
    if not plan.ready:
        refuse("draft-empty")
    laid = any(isinstance(order, Commit) for order in plan.ready)
    return (to_the_end(plan) if laid else plan.ready), ()
