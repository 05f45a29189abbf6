"""Standing orders as the laws look at them: every game that has some, any orders, their words."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import strategies as st

from cogs.panels.orders import order_name, order_text, orders_about
from engines import keys, load
from engines.options import Option, choices
from tests.laws.cases import cases, stated_by
from tests.sampled import some_of

ORDERED = tuple(key for key in keys() if load(key).meta.orders is not None)
some_ordered_cases = some_of(
    "case",
    [case for case in cases() if case.key in ORDERED],
    lambda case: case.key,
    lambda case: case.name,
)
every_ordered_game = pytest.mark.parametrize("key", ORDERED)


def kind_of(key: str) -> type[Any]:
    """Return the struct of a game's orders."""
    kind = load(key).meta.orders
    assert kind is not None
    return kind


def order_options(key: str) -> tuple[Option, ...]:
    """Return what can be ordered in a game."""
    return choices(kind_of(key))


def taught_in(key: str) -> dict[type[Any], tuple[int, ...]]:
    """Return in which sections of the rules each action is told that orders may do.

    It stands in `tests/games/<key>/ordered.py`.
    """
    stated = stated_by(key, "ordered")
    assert stated is not None, f"tests/games/{key}/ordered.py with TAUGHT is missing"
    return stated.TAUGHT


def any_orders(key: str) -> st.SearchStrategy[Any]:
    """Return all orders that somebody could give in a game."""
    fields = {option.field: st.sampled_from(option.values) for option in order_options(key)}
    return st.builds(kind_of(key), **fields)


def order_words(key: str) -> list[str]:
    """Return the keys of the words of a game's orders: about them, their names and values."""
    options = () if key not in ORDERED else order_options(key)
    names = [order_name(key, option.field).key for option in options]
    values = [order_text(key, option.field, v).key for option in options for v in option.values]
    about = [one.key for one in orders_about(key)] if key in ORDERED else []
    return [*about, *names, *values]
