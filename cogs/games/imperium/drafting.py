"""What can be pressed of a draft besides its orders: corrections, and what submits it."""

from __future__ import annotations

from cogs.panels import chooser
from cogs.panels.panel import (
    MOST_CHOICES,
    Answer,
    Button,
    Choice,
    Filled,
    Keep,
    Menu,
    Panel,
    Row,
    Show,
    Style,
    Submit,
)
from engines import imperium
from engines.core import text
from engines.imperium.actions import Action, End
from engines.imperium.board import Phase
from engines.imperium.state import View
from tables import Scene

ENDING = "end-turn"
"""The draft while it is asked whether the phases that are left are to be passed over."""
VERBS = ("plan", "undo", "clear", "drop", "tidy", "submit")
"""The verbs of these controls."""
SECRET = ("watch", "truce")
"""The ways that stand below all else."""
plans = imperium.plan


def panel(view: View, ways: imperium.ImperiumWays, draft: str) -> Panel:
    """Return what can be pressed: orders of the phase, the draft, what submits, secret orders."""
    rows = chooser.panel(ways, draft)
    secret = tuple(row for row in rows if isinstance(row, Menu) and row.verb in SECRET)
    asked = tuple(row for row in rows if row not in secret)
    if not plans.in_turn(view):
        return (*asked, *secret)
    asked = tuple(filter(None, map(_without_end, asked)))
    if draft == ENDING and ways.passed_over():
        return (*_asked_to_end(), *secret)
    return (*asked, *_draft_rows(ways.plan), *_ends(ways.plan, view.board.phase), *secret)


def _without_end(row: Row) -> Row:
    """Return a row without the end of the phase, which stands with the other ends."""
    return row if isinstance(row, Menu) else tuple(b for b in row if b.verb != "end")


def _asked_to_end() -> Panel:
    """Return the question whether to end the turn though there is more to do."""
    yes = Button("submit", text("imperium-end-anyway"), Style.DANGER, "turn-now")
    return ((yes,), (Button("plan", text("imperium-plan-on"), Style.MAIN),))


def _draft_rows(plan: plans.Plan) -> list[Row]:
    if not plan.orders:
        return []
    undo = Button("undo", text("imperium-undo"))
    clear = Button("clear", text("imperium-clear"), Style.DANGER)
    lines = tuple(
        Choice(str(n), text("imperium-drop-line", number=n + 1, order=plan.orders[n].words))
        for n in plans.removable(plan)
    )
    if len(plan.orders) < 2 or not lines:
        return [(undo, clear)]
    newest = tuple(reversed(lines))[:MOST_CHOICES]
    return [Menu("drop", text("imperium-choose-drop"), newest, extra="drop"), (undo, clear)]


def _ends(plan: plans.Plan, now: Phase) -> list[Row]:
    """Return the buttons that go on: in the draft, or for good.

    What ends the turn at once stands in a row of its own, away from what goes on planning.
    """
    if plan.refused:
        return [(Button("tidy", text("imperium-tidy"), Style.MAIN),)]
    if plan.complete:
        label = text("imperium-submit-orders" if plan.interrupted else "imperium-submit-all")
        return [(Button("submit", label, Style.GOOD, "turn"),)]
    if not plans.possible(plan.view, End(plan.view.board.phase)):
        return []
    on = Button("end", text(f"imperium-done-{plan.stage}"), Style.MAIN)
    if plan.view.board.phase is Phase.COMBAT and not plan.ready:
        return [(_turn(Style.MAIN),)]
    if not plan.ready:
        return [(on,), (_turn(Style.PLAIN),)]
    part = Button("submit", text("imperium-submit-phase"), Style.GOOD, "phase")
    return [(on, part), (_turn(Style.GOOD),)]


def _turn(style: Style) -> Button:
    return Button("submit", text("imperium-submit-turn"), style, "turn")


def beside(plan: plans.Plan, view: View) -> tuple[Button, ...]:
    """Return what stands below what a typed order did to the draft."""
    show = Button("plan", text("imperium-show-plan"), Style.MAIN)
    if not plan.orders or not plans.in_turn(view):
        return (show,)
    submit = Button("submit", text("imperium-submit-orders"), Style.GOOD, "orders")
    return (show, Button("undo", text("imperium-undo")), submit)


# -- What pressing leads to --------------------------------------------------------------------


def answered(scene: Scene, ways: imperium.ImperiumWays, verb: str, filled: Filled) -> Answer:
    """Return what pressing leads to: another draft, its submission, the question before it."""
    if verb == "plan":
        return Show()
    if verb == "drop":
        return Keep(plans.dropped(scene.view, scene.drafted, filled.number()))
    if verb != "submit":
        return Keep(_edited(scene.view, ways.plan, verb))
    how = filled.extra
    if how == "turn" and plans.in_turn(scene.view) and ways.passed_over():
        return Show(ENDING)
    return submitted(scene, how.removesuffix("-now"))


def _edited(view: View, plan: plans.Plan, verb: str) -> tuple[Action, ...]:
    match verb:
        case "undo":
            return plans.follow(view, plan.drafted[:-1]).drafted
        case "tidy":
            return tuple(order.action for order in plan.orders if order.refusal is None)
        case _:
            return ()


def submitted(scene: Scene, how: str) -> Submit:
    """Return the submission of a draft: its orders, one phase of it, or the whole turn."""
    return Submit(*plans.submitted(scene.view, scene.drafted, how))


def taken(scene: Scene, orders: tuple[Action, ...], draft: str = "") -> Keep | Submit:
    """Return what comes of orders: a longer draft, or a submission."""
    now, rest = plans.taken(scene.view, scene.drafted, orders)
    return Submit(now, rest) if now else Keep(rest, draft)
