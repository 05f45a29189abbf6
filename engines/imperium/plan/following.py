"""Orders followed on one's own copy of the board, one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from engines.core import Text, text
from engines.imperium import rules
from engines.imperium.actions import Action, Build, End, Ready
from engines.imperium.advice.draft import draft, is_blind
from engines.imperium.names import id_short
from engines.imperium.plan.places import (
    FOUGHT,
    in_turn,
    index_of,
    is_laying,
    place_of,
    stage_of,
)
from engines.imperium.questions import Stage, stage
from engines.imperium.state import View
from engines.imperium.wording import order_words


class Order(Struct, frozen=True):
    """A drafted order in words; `refusal` says why it cannot be carried out (any more)."""

    action: Action
    words: Text
    refusal: Text | None = None


class Plan(Struct, frozen=True):
    """What a draft comes to.

    `view` is the board after it, `ready` what can be submitted. `supposed` is true when a
    cloud may drift or a secret order of the enemy come in between; `complete` when nothing more
    can be drafted but cards: the draft ends the turn, or leads to a question that comes first.
    What lies beyond the end of the turn (combats, the enemy's turn, the next bidding) is not
    foretold.
    """

    view: View
    orders: tuple[Order, ...] = ()
    ready: tuple[Action, ...] = ()
    supposed: bool = False
    complete: bool = False

    @property
    def drafted(self) -> tuple[Action, ...]:
        """The orders as they are kept."""
        return tuple(order.action for order in self.orders)

    @property
    def stage(self) -> Stage:
        """Where the draft has come to."""
        return stage(self.view.board)

    @property
    def interrupted(self) -> bool:
        """Whether the draft leads to a question in the middle of the turn."""
        return self.complete and not in_turn(self.view) and not self.laying

    @property
    def laying(self) -> bool:
        """Whether cards can be laid at the combats that the draft declares."""
        return self.complete and is_laying(self.view)

    @property
    def drawn(self) -> tuple[Action, ...]:
        """What of the plan is shown on the map: all but the end of the turn, and cards."""
        if self.laying:
            return tuple(order for order in self.ready if place_of(order) < FOUGHT)
        over = self.complete and not self.interrupted
        return self.ready[:-1] if over else self.ready

    @property
    def refused(self) -> tuple[Order, ...]:
        """The orders that cannot be carried out."""
        return tuple(order for order in self.orders if order.refusal is not None)


def follow(view: View, orders: Sequence[Action]) -> Plan:
    """Return what orders lead to from a view; those that are not allowed are passed over.

    Ends of phases are added where they are missing, and left out where the phase is over.
    """
    plan = Plan(view)
    for order in orders:
        if not isinstance(order, Ready):  # it is said with the submission
            plan = _followed(plan, order)
    return plan


def _worded(plan: Plan, order: Action, after: View) -> Text:
    """Return what a drafted order does; of what is built also how its token is called."""
    words, seat = order_words(plan.view, order), plan.view.seat or 0
    if not isinstance(order, Build) or order.at in plan.view.board.sides[seat].units:
        return words
    built = after.board.sides[seat].units.get(order.at)
    if built is None:
        return words
    return text("imperium-order-built", order=words, unit=id_short(built.id))


def _followed(plan: Plan, order: Action) -> Plan:
    step = draft(plan.view, (order,))
    words = _worded(plan, order, step.view)
    if step.done and (not plan.complete or plan.laying):
        ends = tuple(Order(end, order_words(plan.view, end)) for end in step.orders[:-1])
        complete = not in_turn(step.view)
        over = complete and isinstance(order, End) and not is_laying(step.view)
        return Plan(
            view=plan.view if over else step.view,
            orders=(*plan.orders, *ends, Order(order, words)),
            ready=(*plan.ready, *step.orders),
            supposed=plan.supposed or step.supposed,
            complete=complete,
        )
    if isinstance(order, End):
        return plan
    refusal = step.refusal or _why_not(plan, order)
    orders = (*plan.orders, Order(order, words, refusal))
    return Plan(plan.view, orders, plan.ready, plan.supposed, plan.complete)


def _why_not(plan: Plan, order: Action) -> Text:
    """Return why an order that no rule forbids cannot be drafted here."""
    moment = stage_of(order)
    if is_blind(order) or moment is None or plan.interrupted:
        return text("imperium-draft-waits")
    if moment is Stage.COMMIT:
        now, needed = rules.stage_name(plan.stage), rules.stage_name(moment)
        return text("imperium-refusal-other-stage", now=now, needed=needed)
    return text("imperium-draft-passed-over", phase=rules.stage_name(moment))


def seen_in(view: View, drafted: Sequence[Action], moment: Stage) -> View:
    """Return the board as it would be in a phase, after all that is drafted for it."""
    before = [one for one in drafted if place_of(one) <= (index_of(moment), False)]
    return advanced(follow(view, before).view, moment)


def advanced(view: View, moment: Stage) -> View:
    """Return the board with phases ended up to `moment`, as far as they can be."""
    while in_turn(view) and index_of(stage(view.board)) < index_of(moment):
        step = draft(view, (End(view.board.phase),))
        if not step.done:
            break
        view = step.view
    return view


def possible(view: View, order: Action) -> bool:
    """Tell whether an order is allowed on a board."""
    return refusal_of(view, order) is None


def refusal_of(view: View, order: Action) -> Text | None:
    """Return why an order is not allowed on a board; None if it is."""
    return draft(view, (order,)).refusal
