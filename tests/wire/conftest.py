"""What hardships and kills brought, and what was asked, is told as tables at the end of a run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator
from typing import Any

import msgspec
import pytest

from tests import tally
from tests.tally import Tally
from tests.wire.description.held import published


def pytest_terminal_summary(terminalreporter: Any) -> None:
    reports = [r for kind in ("passed", "failed") for r in terminalreporter.stats.get(kind, ())]
    properties = (pair for r in reports for pair in getattr(r, "user_properties", ()))
    for line in tally.tables(tally.told(properties)):
        terminalreporter.write_line(line)


@pytest.fixture
def tell(record_property: Any) -> Callable[[Tally], None]:
    """Give what puts a row into a table."""
    return lambda row: record_property(*_property(row))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Tell how many requests of each route a test held against Discord's description."""
    before = published().held.copy()
    try:
        return (yield)
    finally:
        item.user_properties += map(_property, _held(published().held - before))


def _held(counts: Counter[str]) -> list[Tally]:
    table = "held against Discord's description"
    return [Tally(table, route, {"requests": n}, {}) for route, n in sorted(counts.items())]


def _property(row: Tally) -> tuple[str, Any]:
    return tally.PROPERTY, msgspec.to_builtins(row)
