"""The panels of a turn that is being drafted: one for each phase; no Discord."""

from __future__ import annotations

from cogs.games.imperium import choices, fights
from cogs.games.imperium.aims import card_menu, card_panel
from cogs.games.imperium.menus import ORDER, Chosen, listed, orders, picks, several
from cogs.games.imperium.plan import Plan, possible, skipped
from cogs.panels.panel import MOST_CHOICES, Button, Choice, Menu, Panel, Row, Style
from engines.core import text
from engines.imperium.actions import (
    Action,
    Build,
    Buy,
    Discard,
    End,
    First,
    Load,
    Move,
    Repair,
    Save,
    Sow,
    Unload,
    Withdraw,
)
from engines.imperium.advice.loading import loads, unloads
from engines.imperium.board import Phase
from engines.imperium.cards import HAND_LIMIT, Card
from engines.imperium.questions import Stage
from engines.imperium.state import View
from engines.imperium.units import Kind

BUYING = (1, 2, 3)
"""How many cards the buttons buy."""
ENDING = Chosen("end-turn")
"""What is chosen while it is asked whether the phases that are left are to be passed over."""


def turn_panel(plan: Plan, chosen: Chosen, now: Phase) -> Panel:
    """Return what can be pressed while a turn is drafted; `now` is the match's own phase."""
    if chosen == ENDING and passed_over(plan):
        return _asked_to_end()
    rows: list[Row] = []
    if not plan.complete:
        rows += _phase_rows(plan, chosen)
        rows += _cards(plan.view, chosen)
    rows += _draft_rows(plan)
    rows += _ends(plan, now)
    return tuple(rows)


def passed_over(plan: Plan) -> tuple[Phase, ...]:
    """Return the phases with something to do that a turn submitted now would pass over."""
    return tuple(view.board.phase for view in skipped(plan) if _offers_anything(view))


def _offers_anything(view: View) -> bool:
    return bool(_phase_rows(Plan(view), Chosen()) or card_menu(view, Chosen()))


def _asked_to_end() -> Panel:
    """Return the question whether to end the turn though there is more to do."""
    yes = Button("submit", text("imperium-end-anyway"), Style.DANGER, "turn-now")
    return ((yes,), (Button("plan", text("imperium-plan-on"), Style.MAIN),))


def _phase_rows(plan: Plan, chosen: Chosen) -> list[Row]:
    view = plan.view
    match plan.stage:
        case Stage.CARDS:
            return _purchase(view, chosen)
        case Stage.SUPPLY:
            title = text("imperium-choose-save")
            return _menu(orders(title, choices.savings(view), chosen, "save", Save))
        case Stage.REPAIR:
            title = text("imperium-choose-repair")
            return _menu(orders(title, choices.repairs(view), chosen, "repair", Repair))
        case Stage.CONSTRUCTION:
            return _construction(view, chosen)
        case Stage.MOVEMENT:
            return _movement(view, chosen)
        case Stage.COMBAT:
            return _combat(view, chosen)
        case Stage.INITIATIVE | Stage.COMMIT | Stage.LOSSES | Stage.OVER | None:
            return []


def _menu(menu: Menu) -> list[Row]:
    return [menu] if menu.choices else []


def _purchase(view: View, chosen: Chosen) -> list[Row]:
    title = text("imperium-choose-discard", most=HAND_LIMIT)
    excess = choices.discards(view)
    rows = _menu(orders(title, excess, chosen, "discard", lambda card: Discard(Card(card))))
    price = view.board.scenario.price
    buttons = tuple(
        Button("buy", text("imperium-buy", count=n, price=n * price), extra=str(n))
        for n in BUYING
        if possible(view, Buy(n))
    )
    return [*rows, buttons] if buttons else rows


def _construction(view: View, chosen: Chosen) -> list[Row]:
    rows = _menu(picks(text("imperium-choose-kind"), choices.kinds(view), chosen, "kind", "kinds"))
    rows += _menu(
        picks(text("imperium-choose-layer"), choices.layers(view), chosen, "layer", "layers")
    )
    what = chosen.what.split(".")[0]
    if what == "kind" and chosen.of in tuple(Kind):
        kind = Kind(chosen.of)
        places = choices.sites(view, kind)
        title = text("imperium-choose-site")
        rows += _menu(orders(title, places, chosen, "sites", lambda at: Build(kind, at)))
    if what == "layer":
        fields = choices.fields(view, chosen.of)
        title = text("imperium-choose-field")
        rows += _menu(orders(title, fields, chosen, "fields", lambda at: Sow(chosen.of, at)))
    return rows


def _movement(view: View, chosen: Chosen) -> list[Row]:
    movers = choices.movers(view)
    rows = _menu(picks(text("imperium-choose-unit"), movers, chosen, "unit", "units"))
    if chosen.what.split(".")[0] != "unit":
        return rows
    unit = chosen.of
    ways = choices.destinations(view, unit)
    title = text("imperium-choose-way")
    rows += _menu(orders(title, ways, chosen, "ways", lambda to: Move(unit, to)))
    return rows + _menu(_cargo(view, chosen))


def _cargo(view: View, chosen: Chosen) -> Menu:
    found: tuple[Load | Unload, ...] = (*loads(view, chosen.of), *unloads(view, chosen.of))
    lines = tuple(Choice(str(n), choices.cargo_words(order)) for n, order in enumerate(found))
    return orders(
        text("imperium-choose-cargo"), lines, chosen, "cargo", lambda number: found[int(number)]
    )


def _combat(view: View, chosen: Chosen) -> list[Row]:
    rows = _menu(picks(text("imperium-choose-target"), fights.targets(view), chosen, "aim", "aims"))
    if chosen.what.split(".")[0] == "aim":
        able = fights.fighters(view, chosen.of)
        if able:
            most = len(able) if fights.is_joint(view, chosen.of) else 1
            rows.append(several(text("imperium-choose-fighters"), able, chosen.of, most))
        rows += _menu(_parts(view, chosen))
    changes = _changes(fights.declared(view))
    title = text("imperium-choose-change")
    return rows + _menu(listed(ORDER, title, changes, chosen, "changes"))


def _parts(view: View, chosen: Chosen) -> Menu:
    """Return the menu of landings that are less than all that is aboard."""
    found = fights.parts(view, chosen.of)
    return listed(ORDER, text("imperium-choose-part"), found, chosen, "parts")


def _changes(declared: choices.Choices) -> list[tuple[Action, Choice]]:
    """Return what can be changed of what is declared: called off, or put first."""
    found: list[tuple[Action, Choice]] = []
    for number, line in enumerate(declared):
        if number:
            words = text("imperium-put-first", target=line.label)
            found.append((First(line.value), Choice("", words)))
        off = text("imperium-call-off", target=line.label)
        found.append((Withdraw(line.value), Choice("", off)))
    return found


def _cards(view: View, chosen: Chosen) -> list[Row]:
    if chosen.what.split(".")[0] == "card":
        return [*card_menu(view, chosen), *card_panel(view, chosen)]
    return card_menu(view, chosen)


def _draft_rows(plan: Plan) -> list[Row]:
    if not plan.orders:
        return []
    undo = Button("undo", text("imperium-undo"))
    clear = Button("clear", text("imperium-clear"), Style.DANGER)
    lines = tuple(
        Choice(str(n), text("imperium-drop-line", number=n + 1, order=order.words))
        for n, order in enumerate(plan.orders)
    )
    if len(lines) < 2:
        return [(undo, clear)]
    newest = tuple(reversed(lines))[:MOST_CHOICES]
    return [Menu("drop", text("imperium-choose-drop"), newest, extra="drop"), (undo, clear)]


def _ends(plan: Plan, now: Phase) -> list[Row]:
    """Return the buttons that go on: in the draft, or for good.

    What ends the turn at once stands in a row of its own, away from what goes on planning.
    """
    if plan.refused:
        return [(Button("tidy", text("imperium-tidy"), Style.MAIN),)]
    if plan.complete:
        label = text("imperium-submit-orders" if plan.interrupted else "imperium-submit-all")
        return [(Button("submit", label, Style.GOOD, "turn"),)]
    if not possible(plan.view, End(plan.view.board.phase)):
        return []
    on = Button("done", text(f"imperium-done-{plan.stage}"), Style.MAIN)
    if plan.view.board.phase is Phase.COMBAT and not plan.ready:
        return [(_turn(Style.MAIN),)]
    if not plan.ready:
        return [(on,), (_turn(Style.PLAIN),)]
    part = Button("submit", text("imperium-submit-phase"), Style.GOOD, "phase")
    return [(on, part), (_turn(Style.GOOD),)]


def _turn(style: Style) -> Button:
    return Button("submit", text("imperium-submit-turn"), style, "turn")
