"""What hardships and kills brought is told as tables, at the end of a run."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests import tally
from tests.tally import Tally


def pytest_terminal_summary(terminalreporter: Any) -> None:
    reports = [r for kind in ("passed", "failed") for r in terminalreporter.stats.get(kind, ())]
    properties = (pair for r in reports for pair in getattr(r, "user_properties", ()))
    for line in tally.tables(tally.told(properties)):
        terminalreporter.write_line(line)


@pytest.fixture
def tell(record_property: Any) -> Callable[[Tally], None]:
    """Give what puts a row into a table."""
    return lambda row: record_property(tally.PROPERTY, msgspec.to_builtins(row))
