"""A turn as it is drafted: orders followed on one's own copy of the board.

A draft holds orders in the order of the phases, the ends of phases among them. What it leads
to is worked out anew from the view at each look, so that it is never out of step with the
match.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from engines.core import IllegalAction, Text, text
from engines.imperium import rules
from engines.imperium.actions import Action, Build, Buy, Commit, End, Play, Ready
from engines.imperium.advice.draft import BLIND, DRAFTED, IN_TURN, draft
from engines.imperium.board import Phase
from engines.imperium.cards import DESIGNS
from engines.imperium.clashes import Combat
from engines.imperium.laid import relaid
from engines.imperium.names import id_short
from engines.imperium.questions import Stage, stage, to_act
from engines.imperium.state import View
from engines.imperium.telling import refuse
from engines.imperium.wording import order_words

BEYOND = len(DRAFTED)
LAST = -1
MOST_LINES = 60
"""How many orders are listed one by one."""


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
            return tuple(order for order in self.ready if place_of(order) < _FOUGHT)
        over = self.complete and not self.interrupted
        return self.ready[:-1] if over else self.ready

    @property
    def refused(self) -> tuple[Order, ...]:
        """The orders that cannot be carried out."""
        return tuple(order for order in self.orders if order.refusal is not None)


def in_turn(view: View) -> bool:
    """Tell whether the viewer is asked for what a draft can hold."""
    return view.seat in to_act(view.board) and stage(view.board) in IN_TURN


def is_laying(view: View) -> bool:
    """Tell whether the viewer is asked for cards at declared combats."""
    return stage(view.board) is Stage.COMMIT and view.seat in to_act(view.board)


def stage_of(order: Action) -> Stage | None:
    """Return the stage in which an order is given; None for one that no draft can hold."""
    if isinstance(order, End):
        return Stage(order.phase.value) if order.phase.value in tuple(Stage) else None
    if isinstance(order, Play):
        timing = DESIGNS[order.card].timing.value
        return Stage(timing) if timing in tuple(Stage) else None
    return rules.RULES[type(order)].stage


def place_of(order: Action) -> tuple[int, bool]:
    """Return where an order belongs in a draft: its phase, the phase's end after the rest."""
    found = stage_of(order)
    return BEYOND if found is None else _index(found), isinstance(order, End)


def _index(moment: Stage) -> int:
    return DRAFTED.index(moment) if moment in DRAFTED else BEYOND


_FOUGHT = (_index(Stage.COMBAT), True)
"""Where the end of the combat phase stands."""


def is_blind(order: Action) -> bool:
    """Tell whether nobody can foretell what an order leads to."""
    return isinstance(order, Buy) or (isinstance(order, Play) and order.card in BLIND)


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
    if step.done and (not plan.complete or (plan.laying and isinstance(order, Commit))):
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


def seen_in(view: View, drafted: Sequence[Action], moment: Stage) -> View:
    """Return the board as it would be in a phase, after all that is drafted for it."""
    before = [one for one in drafted if place_of(one) <= (_index(moment), False)]
    return advanced(follow(view, before).view, moment)


def advanced(view: View, moment: Stage) -> View:
    """Return the board with phases ended up to `moment`, as far as they can be."""
    while in_turn(view) and _index(stage(view.board)) < _index(moment):
        step = draft(view, (End(view.board.phase),))
        if not step.done:
            break
        view = step.view
    return view


def of_phase(plan: Plan, phase: Phase) -> tuple[tuple[Action, ...], tuple[Action, ...]]:
    """Return what of a plan belongs to a phase, its end included, and the rest.

    With combats go the cards at them.
    """
    if phase is Phase.COMBAT:
        return to_the_end(plan), ()
    last = (_index(Stage(phase.value)), True)
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

    The phase that the plan has come to is none of them.
    """
    views: list[View] = []
    view, ahead = plan.view, not plan.complete
    while ahead:
        step = draft(view, (End(view.board.phase),))
        view, ahead = step.view, bool(step.done) and in_turn(step.view)
        if ahead:
            views.append(view)
    return tuple(views)


def possible(view: View, order: Action) -> bool:
    """Tell whether an order is allowed on a board."""
    return refusal_of(view, order) is None


def refusal_of(view: View, order: Action) -> Text | None:
    """Return why an order is not allowed on a board; None if it is."""
    return draft(view, (order,)).refusal


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


def dropped(view: View, drafted: Sequence[Action], number: int) -> tuple[Action, ...]:
    """Return a draft without the order of a number, counted from 0; -1 is the last."""
    plan = follow(view, drafted)
    orders = plan.drafted
    number = len(orders) - 1 if number == LAST else number
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


def order_lines(plan: Plan) -> tuple[Text, ...]:
    """Return the drafted orders as a numbered list, with why some cannot be carried out."""
    if not plan.orders:
        return ()
    head = text("imperium-draft-title", count=len(plan.orders))
    lines = tuple(line(number, order) for number, order in enumerate(plan.orders, start=1))
    return (head, *lines[-MOST_LINES:])


def line(number: int, order: Order) -> Text:
    """Return a drafted order with its number, and why it cannot be carried out."""
    if order.refusal is None:
        return text("imperium-draft-line", number=number, order=order.words)
    return text(
        "imperium-draft-line-refused", number=number, order=order.words, reason=order.refusal
    )


def told(plan: Plan, orders: Sequence[Action]) -> tuple[Text, ...]:
    """Return what was added to a draft, and what of it cannot be carried out any more."""
    new = (text("imperium-added", order=o.words) for o in plan.orders if o.action in orders)
    numbered = enumerate(plan.orders, start=1)
    lost = (line(number, order) for number, order in numbered if order.refusal is not None)
    return (*new, text("imperium-drafted", total=len(plan.orders)), *lost)


def left(plan: Plan) -> tuple[Text, ...]:
    """Return what a submission left in a draft."""
    lines = order_lines(plan)[1:]
    return (text("imperium-left"), *lines) if lines else ()
