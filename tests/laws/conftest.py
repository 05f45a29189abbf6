"""The laws look at one way to set up a game after the other, so that its matches are at hand."""

from __future__ import annotations

import pytest

LAWS = "tests/laws/"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Bring the laws of each case together; what is no law stays where it is."""
    places = [place for place, item in enumerate(items) if item.nodeid.startswith(LAWS)]
    in_order = sorted((items[place] for place in places), key=_case)
    for place, item in zip(places, in_order, strict=True):
        items[place] = item


def _case(item: pytest.Item) -> str:
    """Return the name of the case that an item looks at; "" if it looks at none."""
    callspec = getattr(item, "callspec", None)
    case = callspec.params.get("case") if callspec is not None else None
    return getattr(case, "name", "")
