"""The panel of standing orders, made from what a game's orders are: the same for every game.

Each order is one menu that shows what stands: two taps change it. Its words are
`<game>-order-<field>` and, for a value, `<game>-<kind of value>-<value>`; what they do is
explained in `<game>-orders-about`. Where a game says which are changed most (`Meta.first_orders`)
the others stand on a page of their own, below `<game>-orders-further`. Where a switch of that page
is on, `<game>-order-<field>-on` says on the first what that takes from what is promised there.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Any, NamedTuple

import engines
from cogs.panels.panel import MOST_CHOICES, Button, Choice, Menu
from engines.core import Text, text
from engines.options import Option, choices
from tables.options import option_value

ORDERS = "orders"
"""The verb of the button that opens the panel."""
FURTHER = "further"
"""The page of the orders that are seldom changed; the other page has no name."""
IN_A_ROW = 16
"""How many of very many values a menu has without a gap: the smallest are given most."""
ORDER = "order"
"""The verb of the menus; each carries the field that it changes."""


def orders_button() -> Button:
    """Return the button that opens the panel."""
    return Button(ORDERS, text("button-orders"), anyone=True)


def has_orders(game: str) -> bool:
    """Tell whether people give standing orders in a game."""
    return engines.load(game).meta.orders is not None


def orders_about(game: str) -> tuple[Text, ...]:
    """Return what whoever gives a game's orders must know of them, page by page."""
    further = (text(f"{game}-orders-further"),) if engines.load(game).meta.first_orders else ()
    return (text(f"{game}-orders-about"), *further)


class Page(NamedTuple):
    """A page of orders: what is said of them, a menu for each, and the way to the others."""

    about: tuple[Text, ...]
    menus: tuple[Menu, ...]
    ways: tuple[Button, ...] = ()


def orders_page(game: str, orders: Any, page: str) -> Page:
    """Return a page of a game's orders, those that are changed most unless the others are named."""
    menus, first = orders_panel(game, orders), engines.load(game).meta.first_orders
    if not first:
        return Page((text("orders-what"), *orders_about(game)), menus)
    usual, further = orders_about(game)
    if page == FURTHER:
        others = tuple(menu for menu in menus if menu.extra not in first)
        return Page((further,), others, (Button(ORDERS, text("orders-first"), anyone=True),))
    by_field = {menu.extra: menu for menu in menus}
    more = Button(ORDERS, text("orders-further"), extra=FURTHER, anyone=True)
    about = (text("orders-what"), usual, *_switched_on(game, orders))
    return Page(about, tuple(by_field[field] for field in first), (more,))


def _switched_on(game: str, orders: Any) -> tuple[Text, ...]:
    """Return what switches that stand on the further page and are on do to the usual orders."""
    fields = (option.field for option in choices(type(orders)))
    on = (one for one in fields if page_of(game, one) == FURTHER and getattr(orders, one) is True)
    return tuple(text(f"{game}-order-{one.replace('_', '-')}-on") for one in on)


def page_of(game: str, field: str) -> str:
    """Return the page on which an order is given."""
    first = engines.load(game).meta.first_orders
    return FURTHER if first and field not in first else ""


def orders_panel(game: str, orders: Any) -> tuple[Menu, ...]:
    """Return a menu for each order; what stands now is chosen in it."""
    kind = engines.load(game).meta.orders
    return () if kind is None else tuple(_menu(game, o, orders) for o in choices(kind))


def order_menu(game: str, field: str, orders: Any) -> Menu:
    """Return the menu of one order."""
    return next(menu for menu in orders_panel(game, orders) if menu.extra == field)


def _menu(game: str, option: Option, orders: Any) -> Menu:
    name, stands = order_name(game, option.field), getattr(orders, option.field)
    return Menu(
        ORDER,
        name,
        tuple(
            Choice(
                option_value(value),
                order_text(game, option.field, value),
                chosen=value == stands,
            )
            for value in offered(option.values, stands)
        ),
        extra=option.field,
        anyone=True,
    )


def offered(values: tuple[Any, ...], stands: Any) -> tuple[Any, ...]:
    """Return what fits into a menu: all values, or the first, every so many, and what stands."""
    if len(values) <= MOST_CHOICES:
        return values
    first, rest = values[:IN_A_ROW], values[IN_A_ROW:-1]
    every = -(-len(rest) // (MOST_CHOICES - IN_A_ROW - 2))
    kept = {*first, *rest[::every], values[-1], stands}
    return tuple(value for value in values if value in kept)


def order_name(game: str, field: str) -> Text:
    """Return what an order is called."""
    return text(f"{game}-order-{field.replace('_', '-')}")


def order_text(game: str, field: str, value: Any) -> Text:
    """Return what a value of an order is called."""
    if isinstance(value, bool):
        return text(f"orders-{option_value(value)}")
    if isinstance(value, StrEnum):
        kind = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(value).__name__).lower()
        return text(f"{game}-{kind}-{value.replace('_', '-')}")
    if value is None:
        return text(f"{game}-order-{field.replace('_', '-')}-none")
    return text("option-number", value=value)
