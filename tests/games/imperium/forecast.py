"""What is shown of a draft of Imperium Galáctica: the board to which its orders lead."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.panels.panel import Act, Preview, Submit
from engines.core import Refusal
from engines.imperium.advice.draft import draft
from engines.imperium.plan import follow
from tables.match.log import ACTION
from tables.match.moves import step
from tests.laws.panels import Desk


def faults(desk: Desk, shown: Preview, answer: Act | Submit) -> Iterator[str]:
    """Yield what of the draft turned out otherwise, unless chance or the enemy intervenes."""
    plan = follow(desk.scene.view, desk.drafted)
    if shown.picture != "draft" or plan.refused or plan.interrupted:
        return
    (drawn, _) = shown.args
    if not isinstance(answer, Submit) or answer.orders[: len(drawn)] != drawn:
        return
    foretold = draft(desk.scene.view, drawn)
    position, supposed = desk.position, foretold.supposed
    try:
        for order in drawn:
            made = step(position, desk.seat, order, ACTION)
            assert made.after is not None
            position, supposed = made.after, supposed or made.revealed
    except Refusal as refusal:
        yield from () if supposed else (f"{drawn} is refused: {refusal.text}",)
        return
    if (
        not supposed
        and position.engine.view(position.state, desk.seat).board != foretold.view.board
    ):
        yield f"the board after {drawn} is another"
    if not plan.laying and plan.view.board != foretold.view.board:
        yield f"the board on which more is drafted after {drawn} is another"
    headed = len(plan.orders) + 1 if plan.orders else 0
    if len(shown.lines) != headed:
        yield f"{len(shown.lines)} lines for {len(plan.orders)} orders"
