"""What can be pressed below every board, and below every hand."""

from __future__ import annotations

from cogs.panels.chronicle import news_button
from cogs.panels.hint import hint_button
from cogs.panels.in_words import words_button
from cogs.panels.nudging import nudge_button
from cogs.panels.orders import has_orders, orders_button
from cogs.panels.panel import ACT, Button, Panel, Style, in_rows
from cogs.panels.replay import replay_button
from cogs.panels.review import review_button
from cogs.panels.sitting import back_panel
from cogs.panels.taking_back import taking_back
from engines.core import text
from tables import Scene


def public_panel(scene: Scene) -> Panel:
    """Return what can be pressed below every board."""
    rules = Button("rules", text("button-rules"), extra=scene.match.game, anyone=True)
    if scene.over:
        again = Button("again", text("button-again"), Style.MAIN, anyone=True)
        looks = (replay_button(), *review_button(scene), news_button(), rules, words_button())
        return in_rows((again, *looks))
    act = Button(ACT, text("button-act"), Style.MAIN, anyone=True)
    hand = Button("hand", text("button-hand"), anyone=True)
    return ((act, hand, news_button(), rules, words_button()), *back_panel(scene))


def private_buttons(scene: Scene, *, pictured: bool, news: bool) -> tuple[Button, ...]:
    """Return what stands under every hand.

    One without a picture, as whoever sees all on the board has none, has a button that brings the
    board, in place of that which explains signs, and one that tells only a part of the `news` a
    button that tells all. Where its owner has something to take back there is a button for that;
    where they wait for a person, one that calls them, and where they decide against computers
    alone, one that asks for a hint. Whoever is out, or gave up, has no orders to give, and calls
    nobody.
    """
    verb, seen = ("legend", "legend") if pictured else ("hand", "board-here")
    look = Button(verb, text(f"button-{seen}"), anyone=True)
    rules = Button("rules", text("button-rules"), extra=scene.match.game, anyone=True)
    ordered = has_orders(scene.match.game) and not (scene.over or scene.is_out or scene.gave_up)
    told = (news_button(),) if news else ()
    orders = (orders_button(),) if ordered else ()
    undo = (taking_back(),) if scene.back else ()
    return (
        *told,
        *orders,
        rules,
        look,
        words_button(),
        *undo,
        *nudge_button(scene),
        *hint_button(scene),
    )
