"""Menus of any length, and what has been chosen so far of an order; no Discord."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from cogs.games.imperium.choices import Choices
from cogs.games.imperium.codec import written
from cogs.panels.panel import Choice, Menu
from engines.core import Text, text
from engines.imperium.actions import Action

PAGE = 24
"""How many choices stand on a page of a menu; one more line turns the page."""
MORE = "more "
PICK, ORDER, ORDERS = "pick", "add", "add-all"
"""Verbs: choose on, add one order, add several."""


class Chosen(NamedTuple):
    """What has been chosen of an order: of what kind, and what; `page` is that of a menu.

    It travels in controls as `what/of/page`, at most 60 characters.
    """

    what: str = ""
    of: str = ""
    page: int = 0

    def __str__(self) -> str:
        return f"{self.what}/{self.of}/{self.page}"


def chosen_of(words: str) -> Chosen:
    """Return what a control carries; nothing for what was never written by us."""
    what, _, rest = words.partition("/")
    of, _, page = rest.rpartition("/")
    return Chosen(what, of, int(page) if page.isdecimal() and len(page) < 3 else 0)


def picks(title: Text, choices: Choices, chosen: Chosen, what: str, name: str) -> Menu:
    """Return a menu whose choices are chosen on: `what` says of what kind they are."""

    def value(choice: Choice) -> str:
        return str(Chosen(what, choice.value))

    return _menu(PICK, title, choices, chosen, name, value, chosen.of)


def orders(
    title: Text, choices: Choices, chosen: Chosen, name: str, order_of: Callable[[str], Action]
) -> Menu:
    """Return a menu whose choices are orders."""
    return _menu(ORDER, title, choices, chosen, name, lambda c: written(order_of(c.value)), "")


def listed(
    verb: str, title: Text, found: Sequence[tuple[Action, Choice]], chosen: Chosen, name: str
) -> Menu:
    """Return a menu of actions, each with how it is shown."""
    lines = tuple(replace(choice, value=written(action)) for action, choice in found)
    return _menu(verb, title, lines, chosen, name, lambda choice: choice.value, "")


def several(title: Text, choices: Choices, aim: str, most: int) -> Menu:
    """Return a menu of which up to `most` can be chosen at once, for one aim."""
    shown = choices[: PAGE + 1]
    return Menu(ORDERS, title, shown, least=1, most=min(most, len(shown)), extra=aim)


def _menu(
    verb: str,
    title: Text,
    choices: Sequence[Choice],
    chosen: Chosen,
    name: str,
    value: Callable[[Choice], str],
    marked: str,
) -> Menu:
    if len(choices) <= PAGE + 1:
        page, shown, more = 0, choices, ()
    else:
        pages = (len(choices) + PAGE - 1) // PAGE
        page = _page(chosen, name, choices, marked) % pages
        shown = choices[page * PAGE : (page + 1) * PAGE]
        more = (_more(chosen, name, page, pages),)
    lines = tuple(
        Choice(value(c), c.label, c.about, bool(marked) and c.value == marked) for c in shown
    )
    return Menu(verb, title, (*lines, *more), extra=name)


def _page(chosen: Chosen, name: str, choices: Sequence[Choice], marked: str) -> int:
    """Return the page that was turned to, or that with what has been chosen."""
    if chosen.what.endswith("." + name) or chosen.what == name:
        return chosen.page
    at = next((n for n, choice in enumerate(choices) if choice.value == marked), 0)
    return at // PAGE


def _more(chosen: Chosen, name: str, page: int, pages: int) -> Choice:
    """Return the line that turns the page, and keeps what has been chosen."""
    what = chosen.what.split(".")[0]
    turned = Chosen(f"{what}.{name}", chosen.of, (page + 1) % pages)
    words = text("imperium-more", page=(page + 1) % pages + 1, pages=pages)
    return Choice(f"{MORE}{turned}", words)
