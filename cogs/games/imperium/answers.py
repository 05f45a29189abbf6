"""What pressing a control of Imperium Galáctica leads to; no Discord."""

from __future__ import annotations

from cogs.games.imperium import fights
from cogs.games.imperium.codec import read
from cogs.games.imperium.menus import MORE, Chosen
from cogs.games.imperium.moments import bid_form
from cogs.games.imperium.panels import ENDING, passed_over
from cogs.games.imperium.parsing import number_of
from cogs.games.imperium.plan import (
    added,
    follow,
    in_turn,
    is_blind,
    of_phase,
    place_of,
    refusal_of,
    to_the_end,
)
from cogs.panels.panel import Answer, Filled, Keep, Show, Submit
from engines.core import IllegalAction, MalformedAction, Refusal, text
from engines.imperium.actions import (
    Action,
    Bid,
    Build,
    Buy,
    End,
    Load,
    Move,
    Pass,
    Play,
    Remove,
    Sow,
    Unload,
)
from engines.imperium.cards import Card
from engines.imperium.defaults import usual_losses
from engines.imperium.state import View
from engines.imperium.units import Kind
from tables import Scene


def answered(scene: Scene, verb: str, filled: Filled) -> Answer:
    """Return what pressing `verb` leads to. Raises `Refusal` for what cannot be read."""
    view: View = scene.view
    match verb:
        case "pick":
            return Show(turned(one(filled)))
        case "add":
            return _order(scene, filled)
        case "add-all":
            chosen = fights.orders_for(
                follow(view, scene.drafted).view, filled.extra, filled.pick()
            )
            return Keep(added(view, scene.drafted, *chosen), "")
        case "wave":
            return drafted(scene, Play(Card.SECOND_WAVE, filled.pick()))
        case "done" | "undo" | "clear" | "drop" | "tidy":
            return _edited(scene, verb, filled)
        case "submit":
            return _submitted(scene, filled.extra)
        case "buy":
            return bought(scene, number_of(filled.extra))
        case _:
            return _at_once(scene, verb, filled)


def _at_once(scene: Scene, verb: str, filled: Filled) -> Answer:
    """Return what is submitted without being drafted, or the form that asks for it."""
    view: View = scene.view
    match verb:
        case "act-now":
            return _act(scene, one(filled) if filled.pick() else filled.extra)
        case "pass":
            return at_once(scene, Pass())
        case "bid":
            return at_once(scene, Bid(number_of(filled.extra)))
        case "bid-form":
            return bid_form(view)
        case "bid-filled":
            return at_once(scene, _bid(filled))
        case "command":
            return at_once(scene, Play(Card.SUPREME_COMMAND))
        case "losses":
            return at_once(scene, Remove(tuple(map(_kind, filled.pick()))))
        case "usual":
            if view.board.choice is None:
                raise Refusal(text("refusal-stale"))
            return at_once(scene, Remove(usual_losses(view.board)))
        case _:
            raise Refusal(text("refusal-unknown-control"))


def _act(scene: Scene, value: str) -> Answer:
    return Show(turned(value)) if value.startswith(MORE) else at_once(scene, read(value))


def one(filled: Filled) -> str:
    """Return the one value that was chosen. Raises `MalformedAction`."""
    chosen = filled.pick()
    if len(chosen) != 1:
        raise MalformedAction(text("refusal-malformed"))
    return chosen[0]


def turned(value: str) -> str:
    """Return what has been chosen now: a line of a menu, or another of its pages."""
    return value.removeprefix(MORE)


def _order(scene: Scene, filled: Filled) -> Answer:
    value = one(filled) if filled.pick() else filled.extra
    if value.startswith(MORE):
        return Show(turned(value))
    return drafted(scene, read(value))


def drafted(scene: Scene, order: Action) -> Keep | Submit:
    """Return the draft with an order added, or, if nobody can foretell it, the submission.

    Raises `IllegalAction`; then the draft stays as it was.
    """
    if is_blind(order):
        return _interrupting(scene, order)
    orders = added(scene.view, scene.drafted, order)
    return Keep(orders, str(_next(order)))


def _next(order: Action) -> Chosen:
    """Return what stays chosen after an order: the same kind, or the ship with its cargo."""
    match order:
        case Build(kind):
            return Chosen("kind", kind)
        case Sow(unit):
            return Chosen("layer", unit)
        case Load(unit) | Unload(unit):
            return Chosen("unit", unit)
        case Move(unit):
            return Chosen("unit", unit)
        case _:
            return Chosen()


def bought(scene: Scene, count: int) -> Submit:
    """Return the submission of what is drafted before buying cards, and of that."""
    return _interrupting(scene, Buy(count))


def _interrupting(scene: Scene, order: Action) -> Submit:
    """Return the submission of an order whose effect nobody can foretell.

    What was drafted before it goes first, what belongs after it stays drafted. Raises
    `IllegalAction` if it is not allowed after that; then nothing goes.
    """
    plan = follow(scene.view, scene.drafted)
    before = tuple(one for one in plan.ready if place_of(one) <= place_of(order))
    refusal = refusal_of(follow(scene.view, before).view, order)
    if refusal is not None:
        raise IllegalAction(refusal)
    after = tuple(one for one in plan.drafted if place_of(one) > place_of(order))
    return Submit((*before, order), after)


def at_once(scene: Scene, action: Action) -> Submit:
    """Return the submission of an action that is no part of a draft."""
    return Submit((action,), scene.drafted)


def _edited(scene: Scene, verb: str, filled: Filled) -> Keep:
    view: View = scene.view
    plan = follow(view, scene.drafted)
    match verb:
        case "done":
            return Keep(added(view, scene.drafted, End(plan.view.board.phase)))
        case "undo":
            return Keep(follow(view, plan.drafted[:-1]).drafted)
        case "drop":
            return dropped(scene, number_of(one(filled)))
        case "tidy":
            return Keep(tuple(order.action for order in plan.orders if order.refusal is None))
        case _:
            return Keep(())


def dropped(scene: Scene, number: int) -> Keep:
    """Return the draft without the order of a number, counted from 0."""
    orders = follow(scene.view, scene.drafted).drafted
    if not 0 <= number < len(orders):
        raise IllegalAction(text("imperium-refusal-no-such-order", count=len(orders)))
    left = (*orders[:number], *orders[number + 1 :])
    return Keep(follow(scene.view, left).drafted)


def _submitted(scene: Scene, how: str) -> Show | Submit:
    """Return what a button submits; one that would pass over phases asks before."""
    if how == "turn" and in_turn(scene.view) and passed_over(follow(scene.view, scene.drafted)):
        return Show(str(ENDING))
    return submitted(scene, "turn" if how == "turn-now" else how)


def submitted(scene: Scene, how: str) -> Submit:
    """Return the submission of a draft: its orders, one phase of it, or the whole turn.

    Raises `IllegalAction` if one of its orders is not allowed (any more).
    """
    plan = follow(scene.view, scene.drafted)
    if not in_turn(scene.view):
        raise IllegalAction(text("imperium-refusal-not-your-turn"))
    if plan.refused:
        first = plan.refused[0]
        assert first.refusal is not None
        raise IllegalAction(text("imperium-refusal-draft", order=first.words, reason=first.refusal))
    if how == "phase":
        return Submit(*of_phase(plan, scene.view.board.phase))
    if how == "turn":
        return Submit(to_the_end(plan))
    if not plan.ready:
        raise IllegalAction(text("imperium-refusal-draft-empty"))
    return Submit(plan.ready)


def _bid(filled: Filled) -> Bid:
    amount = number_of(filled.line("amount"))
    limit = number_of(filled.line("limit")) if filled.line("limit") else 0
    cards = tuple(_card(value) for value in filled.pick("cards"))
    return Bid(amount, limit, cards)


def _card(value: str) -> Card:
    try:
        return Card(value.partition("/")[2])
    except ValueError as error:
        raise MalformedAction(text("refusal-malformed")) from error


def _kind(value: str) -> Kind:
    try:
        return Kind(value.partition("/")[2])
    except ValueError as error:
        raise MalformedAction(text("refusal-malformed")) from error
