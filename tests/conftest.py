"""What the reports of all tests have: errors that were logged, and what happened in Discord."""

from __future__ import annotations

import gc
from collections.abc import Generator
from typing import Any

import pytest

from tests.guests import lay_beside

lay_beside()  # every test finds one more game than the bot offers


def pytest_collection_finish() -> None:
    """Leave what was collected out of every search for garbage: it stays to the end."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, Any, Any]:
    result = yield
    if log := getattr(item, "funcargs", {}).get("error_log"):
        log.check()
    return result


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, Any]:
    report = yield
    club = getattr(item, "funcargs", {}).get("club")
    if report.failed and club is not None:
        report.sections.append(("what happened in Discord", club.env.transcript()))
    return report
