"""Where tests have their files, and what the reports of all have: errors, and what happened."""

from __future__ import annotations

import contextlib
import gc
import importlib
import inspect
import os
import shutil
import tempfile
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis.internal.entropy import deterministic_PRNG

from tests import postgres
from tests.guests import lay_beside
from tests.sampled import left_out

pytest_plugins = ("tests.held", "tests.shaken")
MEMORY = Path("/dev/shm")
SEARCHES = (50_000, 20, 100)
"""How many new things there are, and younger searches, between two searches for garbage."""
ROOM = 2**30
"""Bytes that must be free there: several times what all tests have at once."""

lay_beside()  # every test finds one more game than the bot offers


def pytest_configure() -> None:
    """Search seldom for garbage, and let the folders of tests lie in memory.

    What is collected and compiled now stays, and so do matches that were played and pictures that
    were drawn: a search for each few hundred new things takes a tenth of the time of laws, and a
    fifth of that of compiling tests. In memory a commit waits for no disk; SQLite and the system do
    what they do on any disk. Tests of disks ask for `disk`.
    """
    gc.set_threshold(*SEARCHES)
    usable = MEMORY.is_dir() and _is_usable(MEMORY)
    if usable:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
    if "PYTEST_XDIST_WORKER" not in os.environ:
        postgres.reserve(MEMORY if usable else None)


def pytest_unconfigure() -> None:
    """End the server of all workers once they have ended."""
    if "PYTEST_XDIST_WORKER" not in os.environ:
        postgres.release()


@pytest.fixture(scope="session")
def server() -> postgres.Server:
    """Return the PostgreSQL server of this run of tests."""
    return postgres.Server()


def _is_usable(folder: Path) -> bool:
    """Tell whether there is room in a folder, and programs in it can be run."""
    may_run = not os.statvfs(folder).f_flag & os.ST_NOEXEC
    return may_run and os.access(folder, os.W_OK) and shutil.disk_usage(folder).free > ROOM


@pytest.fixture
def disk() -> Iterator[Path]:
    """Return a folder on the disk, where there is one."""
    with tempfile.TemporaryDirectory(prefix="broadside-") as folder:
        yield Path(folder)


def pytest_collection(session: pytest.Session) -> None:
    """Let the workers share the compiling of all tests: each begins with other modules.

    In a fresh clone none is compiled, and all workers would compile all of them, in one order.
    """
    number, workers = (os.environ.get(f"PYTEST_XDIST_WORKER{end}", "") for end in ("", "_COUNT"))
    if not number or not _is_of_all(session.config):
        return
    tests = Path(__file__).parent
    modules = sorted(
        path for path in tests.rglob("test_*.py") if tests / "guest" not in path.parents
    )
    for path in modules[int(number.removeprefix("gw")) :: int(workers)]:
        name = ".".join(path.relative_to(session.config.rootpath).with_suffix("").parts)
        with contextlib.suppress(pytest.skip.Exception):
            importlib.import_module(name)


def pytest_pycollect_makeitem(collector: pytest.Collector, obj: object) -> list[pytest.Item] | None:
    """Make none of the soak's many cases where all tests but these are run.

    Each worker would make every one of them, only to leave them out.
    """
    config = collector.config
    if config.option.markexpr != "not soak" or not _is_of_all(config):
        return None
    marks = getattr(obj, "pytestmark", ())
    return [] if inspect.isfunction(obj) and any(m.name == "soak" for m in marks) else None


def _is_of_all(config: pytest.Config) -> bool:
    """Tell whether a run is of all tests, and not of some that are named."""
    return config.args == config.getini("testpaths")


@pytest.hookimpl(tryfirst=True)  # before what is marked is chosen
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave to the soak most cases of long tests that have many, where all tests are run.

    Whoever names the tests to be run, as those beside a change, has all of their cases.
    """
    if _is_of_all(config) or config.option.markexpr == "soak":
        for item in left_out(items):
            item.add_marker(pytest.mark.soak)


def pytest_collection_finish() -> None:
    """Leave what was collected out of every search for garbage: it stays to the end.

    Hypothesis looks once who holds its own chance, and would not find what is left out.
    """
    with deterministic_PRNG():
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
