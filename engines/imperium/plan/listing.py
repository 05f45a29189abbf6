"""A draft in words."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core import Text, text
from engines.imperium.actions import Action
from engines.imperium.plan.following import Order, Plan

MOST_LINES = 60
"""How many orders are listed one by one."""


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
