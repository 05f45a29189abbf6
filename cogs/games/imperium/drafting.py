"""What can be pressed of a draft besides its orders: corrections, and what submits it."""

from __future__ import annotations

from msgspec.structs import replace

from cogs.panels import chooser
from cogs.panels.drafts import Draft, code
from cogs.panels.orders import order_menu
from cogs.panels.panel import (
    MOST_CHOICES,
    Answer,
    Button,
    Choice,
    Filled,
    Keep,
    Menu,
    Order,
    Panel,
    Row,
    Show,
    Style,
    Submit,
)
from engines import imperium
from engines.choosing import Likely
from engines.core import MalformedAction, Text, encode, text
from engines.imperium.actions import Action, Commit, End, Move
from engines.imperium.board import Phase
from engines.imperium.state import View
from tables import Scene
from tables.latest import Latest

ENDING = "end-turn"
"""The draft while it is asked whether the phases that are left are to be passed over."""
ZOOM = "zoom"
"""The verb of the menu of areas to look at closely; with one of them, the draft that shows it."""
LIKELY, BID = "likely", "bid"
"""The verb of the menu of orders that are likely meant; the standing order about bids."""
VERBS = ("plan", "undo", "clear", "drop", "tidy", "submit", LIKELY, ZOOM, f"next-{BID}")
"""The verbs of these controls."""
SECRET = ("watch", "truce")
"""The ways that stand below all else."""
plans = imperium.plan
KEPT = 32
_WAYS = Latest[bytes, imperium.ImperiumWays](KEPT)
"""What can be done after a draft: a panel, its picture and its answer ask for the same."""


def ways_of(scene: Scene) -> imperium.ImperiumWays:
    """Return what the viewer of a scene, who sits in the match, may do after the draft."""
    assert scene.seat is not None
    key = encode((scene.seat, scene.view, scene.drafted))
    if key not in _WAYS:
        _WAYS[key] = imperium.ImperiumWays(scene.view, scene.seat, scene.drafted)
    return _WAYS[key]


def panel(scene: Scene, ways: imperium.ImperiumWays, draft: str) -> Panel:
    """Return what can be pressed: orders, the draft, what submits, what is ordered besides."""
    view, rows = scene.view, chooser.panel(ways, draft)
    secret = tuple(row for row in rows if isinstance(row, Menu) and row.verb in SECRET)
    asked = tuple(row for row in rows if row not in secret)
    if not plans.in_turn(view):
        return (*asked, *secret)
    asked = tuple(filter(None, map(_without_end, asked)))
    if draft == ENDING and ways.passed_over():
        return (*_asked_to_end(), *secret)
    drafted, ends = _draft_rows(ways.plan), _ends(ways.plan, view.board.phase)
    orders = (*_several(scene, ways.plan), *asked)
    return (*orders, *drafted, *ends, *_closer(ways.plan.view), *_next_bid(scene), *secret)


def _closer(view: View) -> Panel:
    """Return the menu of areas of the map that can be looked at closely."""
    lines = areas(view)
    return (Menu(ZOOM, text("imperium-choose-zoom"), lines, extra=ZOOM),) if lines else ()


def areas(view: View) -> tuple[Choice, ...]:
    """Return the areas of the map in which units are, those with the most first."""
    return tuple(
        Choice(sector, text("imperium-zoom-area", sector=sector, count=count))
        for sector, count in imperium.looking.busy_areas(view.board).items()
    )


def zoomed(view: View, draft: str) -> tuple[str, ...]:
    """Return the sectors of the area that a draft shows; none if it shows no area."""
    verb, _, sector = draft.partition("-")
    known = verb == ZOOM and sector in view.board.map.hexes
    return imperium.looking.area(view, sector) if known else ()


def _several(scene: Scene, plan: plans.Plan) -> Panel:
    """Return the menu of orders that are likely meant, where there are several.

    A lesson has none, for there each order is learnt where it is given.
    """
    lesson = scene.orders is None
    over = plan.complete and not plan.laying
    found = () if lesson or over or plan.refused else ways_of(scene).likely()
    if len(found) < 2:
        return ()
    lines = tuple(Choice(_code(one), one.words) for one in found[:MOST_CHOICES])
    title = text("imperium-choose-cards" if plan.laying else "imperium-choose-likely")
    return (Menu(LIKELY, title, lines, 1, len(lines), extra=LIKELY),)


def _code(one: Likely) -> str:
    return code(encode((one.action, one.again)).decode())


def _next_bid(scene: Scene) -> Panel:
    """Return the menu of what is bid in the biddings to come without being asked.

    What is chosen tells what it is: nothing else does where it stands in the menu. A lesson has no
    standing orders.
    """
    if scene.orders is None:
        return ()
    menu = order_menu(scene.match.game, BID, scene.orders)
    lines = tuple(
        replace(one, label=text("imperium-next-bid", most=one.label)) for one in menu.choices
    )
    return (replace(menu, verb=f"next-{BID}", choices=lines, anyone=False),)


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
        return [(Button("submit", _submits(plan), Style.GOOD, "turn"),)]
    if not plans.possible(plan.view, End(plan.view.board.phase)):
        return []
    on = Button("end", text(f"imperium-done-{plan.stage}"), Style.MAIN)
    if plan.view.board.phase is Phase.COMBAT and not plan.ready:
        return [(_turn(Style.MAIN),)]
    if not plan.ready:
        return [(on,), (_turn(Style.PLAIN),)]
    part = Button("submit", text("imperium-submit-phase"), Style.GOOD, "phase")
    return [(on, part), (_turn(Style.GOOD),)]


def _submits(plan: plans.Plan) -> Text:
    """Return what the button is called that submits a whole turn, or all up to a question."""
    if plan.laying:
        laid = sum(isinstance(order, Commit) for order in plan.ready)
        return text("imperium-submit-laid", count=laid)
    return text("imperium-submit-orders" if plan.interrupted else "imperium-submit-all")


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
    if verb == ZOOM:
        sector = "".join(filled.pick())
        imperium.looking.area(scene.view, sector)
        return Show(f"{ZOOM}-{sector}")
    if verb == LIKELY:
        return Keep(_with_likely(scene, filled.pick()))
    if verb == f"next-{BID}":
        return Order(BID, filled.pick()[0] if filled.pick() else "")
    if verb != "submit":
        return Keep(_edited(scene.view, ways.plan, verb))
    how = filled.extra
    if how == "turn" and plans.in_turn(scene.view) and ways.passed_over():
        return Show(ENDING)
    whole = how.startswith("turn") or scene.view.board.phase is Phase.COMBAT
    if whole and how != "orders" and _wants_cards(scene, ways.plan):
        return Keep(plans.added(scene.view, scene.drafted, End(Phase.COMBAT)))
    return submitted(scene, how.removesuffix("-now"))


def _wants_cards(scene: Scene, plan: plans.Plan) -> bool:
    """Tell whether cards are to be chosen before the turn is submitted, as its owner ordered."""
    if plan.laying or plan.refused or scene.orders is None or not plans.in_turn(scene.view):
        return False
    view = plans.at_combats(plan)
    return view is not None and imperium.orders.wants_cards(view, scene.orders)


def _with_likely(scene: Scene, picked: tuple[str, ...]) -> tuple[Action, ...]:
    """Return the draft with the orders that were picked. Refuses what is not offered any more."""
    found = {_code(one): one.action for one in ways_of(scene).likely()}
    if not picked or not found.keys() >= {*picked}:
        raise MalformedAction(text("refusal-malformed"))
    orders = [found[value] for value in picked]
    return imperium.likely.with_likely(scene.view, scene.drafted, orders)


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
    return Submit(now, rest) if now else Keep(rest, _onwards(scene, rest, orders[-1]) or draft)


def _onwards(scene: Scene, rest: tuple[Action, ...], last: Action) -> str:
    """Return the draft in which the next unit is moved, once one has moved and is done."""
    if not isinstance(last, Move):
        return ""
    unit = ways_of(replace(scene, drafted=rest)).moves_next(last.unit)
    return "" if unit is None else str(Draft("move", (code(unit),)))
