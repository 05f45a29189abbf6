"""What stands above the controls: the phase, what there is to do, what is drafted; no Discord."""

from __future__ import annotations

from cogs.games.imperium.fights import combat_lines
from cogs.games.imperium.menus import Chosen
from cogs.games.imperium.moments import losses_words
from cogs.games.imperium.panels import ENDING, passed_over
from cogs.games.imperium.plan import Order, Plan, follow, in_turn
from engines.core import Text, text
from engines.imperium.cards import Card
from engines.imperium.names import card_effect, card_name, phase_name
from engines.imperium.questions import Stage, stage, to_act
from engines.imperium.state import View
from engines.imperium.victory import last_turn
from tables import Scene

MOST_LINES = 60
"""How many orders are listed one by one."""


def hints(scene: Scene, chosen: Chosen) -> tuple[Text, ...]:
    """Return what there is to do for whoever may act."""
    view: View = scene.view
    if view.seat not in to_act(view.board):
        return ()
    if in_turn(view):
        plan = follow(view, scene.drafted)
        return _ending_hint(plan, chosen) or (*_turn_hints(plan), *_card_hint(chosen))
    match stage(view.board):
        case Stage.INITIATIVE:
            return (
                text("imperium-hint-initiative", points=view.board.sides[view.seat or 0].points),
            )
        case Stage.COMMIT:
            asked = view.board.window.combats if view.board.window else ()
            return (text("imperium-hint-commit"), *combat_lines(view.board, asked))
        case Stage.LOSSES:
            return losses_words(view.board)
        case (
            Stage.CARDS
            | Stage.SUPPLY
            | Stage.REPAIR
            | Stage.CONSTRUCTION
            | Stage.MOVEMENT
            | Stage.COMBAT
            | Stage.OVER
        ):
            return ()


def waits(view: View) -> Text | None:
    """Return what there is to do while the enemy is asked; None for who is asked."""
    if view.seat in to_act(view.board):
        return None
    hand = view.own.hand if view.own else ()
    secret = not {Card.COUNTER_INTELLIGENCE, Card.FORCED_TRUCE}.isdisjoint(hand)
    return text("imperium-hint-secret" if secret else "imperium-hint-wait")


def _turn_hints(plan: Plan) -> tuple[Text, ...]:
    board = plan.view.board
    if plan.interrupted:
        return (text("imperium-hint-interrupted"), *losses_words(board))
    if plan.complete:
        return (text("imperium-hint-complete"), *combat_lines(board))
    head = text(
        "imperium-now",
        phase=phase_name(board.phase),
        turn=board.turn,
        last=last_turn(board),
        points=board.sides[plan.view.seat or 0].points,
    )
    done = Text(f"imperium-done-{plan.stage}")
    lines = (head, text(f"imperium-hint-{plan.stage}", button=done), *combat_lines(board))
    return (*lines, text("imperium-hint-supposed")) if plan.supposed and board.clouds else lines


def _ending_hint(plan: Plan, chosen: Chosen) -> tuple[Text, ...]:
    """Return the question whether the turn is to end now, where it is asked."""
    phases = passed_over(plan) if chosen == ENDING else ()
    if not phases:
        return ()
    return (text("imperium-hint-ending", phases=tuple(map(phase_name, phases))),)


def _card_hint(chosen: Chosen) -> tuple[Text, ...]:
    name = chosen.of.split("+")[0]
    if chosen.what.split(".")[0] != "card" or name not in tuple(Card):
        return ()
    card = Card(name)
    return (text("imperium-card-does", card=card_name(card), effect=card_effect(card)),)


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
