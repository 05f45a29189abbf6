"""What the reports of all tests have: errors that were logged, and what happened in Discord."""

from __future__ import annotations

import contextlib
import gc
import importlib
import os
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from tests.guests import lay_beside

lay_beside()  # every test finds one more game than the bot offers


def pytest_collection(session: pytest.Session) -> None:
    """Let the workers share the compiling of all tests: each begins with other modules.

    In a fresh clone none is compiled, and all workers would compile all of them, in one order.
    """
    number, workers = (os.environ.get(f"PYTEST_XDIST_WORKER{end}", "") for end in ("", "_COUNT"))
    if not number or session.config.args != session.config.getini("testpaths"):
        return
    tests = Path(__file__).parent
    modules = sorted(
        path for path in tests.rglob("test_*.py") if tests / "guest" not in path.parents
    )
    for path in modules[int(number.removeprefix("gw")) :: int(workers)]:
        name = ".".join(path.relative_to(session.config.rootpath).with_suffix("").parts)
        with contextlib.suppress(pytest.skip.Exception):
            importlib.import_module(name)


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
