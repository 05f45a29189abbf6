"""A run of pytest that leaves out what has passed, and ends when its time is over."""

from __future__ import annotations

import hashlib
import os
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import pytest

from tests import tally
from tests.ledger import Ledger, Noted
from tests.tally import Tally

LEFT_OUT = ("__pycache__",)
NO_CODE = (".md", ".pyc", ".db", ".db-shm", ".db-wal")


class Soaked(Noted, frozen=True):
    """How a test ended at a state of the code, and what it told in numbers."""

    state: str
    passed: bool
    seconds: float
    told: tuple[Tally, ...] = ()


def state_of(root: Path) -> str:
    """Return what stands for the present state of the code: any change of it gives another."""
    found = hashlib.sha256()
    for folder, folders, files in os.walk(root):
        folders[:] = sorted(f for f in folders if not f.startswith(".") and f not in LEFT_OUT)
        for name in sorted(files):
            if not name.startswith(".") and not name.endswith(NO_CODE):
                path = Path(folder, name)
                found.update(f"{path.relative_to(root)}\0".encode())
                found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()[:16]


def in_rounds(names: Iterable[str]) -> Iterator[tuple[str, int]]:
    """Yield with each test the number of its round: the first case of a test, then the one in the
    middle, then those in the middle between these, and so on."""
    cases: dict[str, list[str]] = {}
    for name in names:
        cases.setdefault(name.partition("[")[0], []).append(name)
    for same in cases.values():
        halved = sorted(range(len(same)), key=lambda number: f"{number:032b}"[::-1])
        yield from ((same[case], number) for number, case in enumerate(halved))


class Continued:
    """A plugin for one call: it tries what is left until a time, in this order: what failed when
    the code was another, one case of each test, another of each, and so on, and what failed before.

    The cases of a test are taken from far apart, so that there is something of every game in
    whatever share of the soak there is time for. A test that has begun is let finish.
    """

    def __init__(self, ledger: Ledger[Soaked], state: str, until: float) -> None:
        self._ledger, self._state, self._until = ledger, state, until
        self._session: pytest.Session | None = None
        self._reports: list[pytest.TestReport] = []
        self._names: list[str] = []
        self.broken = False
        """Whether some tests could not even be read."""

    def ended(self, name: str) -> Soaked | None:
        """Return how a test ended at this state of the code; None where it was not tried."""
        found = self._ledger.found.get(name)
        return found if found is not None and found.state == self._state else None

    def pytest_sessionstart(self, session: pytest.Session) -> None:
        """Remember whom to tell that the time is over."""
        self._session = session

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Remember that there are tests which nobody can run."""
        self.broken = self.broken or report.failed

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        """Leave out what has passed, and sort what is left."""
        self._names = [item.nodeid for item in items]
        ends = {name: self.ended(name) for name in self._names}
        passed = [i for i in items if (end := ends[i.nodeid]) is not None and end.passed]
        config.hook.pytest_deselected(items=passed)
        left = [item for item in items if item not in passed]
        rounds = dict(in_rounds(self._names))
        items[:] = sorted(left, key=lambda item: self._turn(item.nodeid, rounds[item.nodeid]))

    def _turn(self, name: str, number: int) -> tuple[bool, bool, int]:
        """Return what a test is sorted by; what belongs to one module stays together."""
        before = self._ledger.found.get(name)
        failed = before is not None and not before.passed
        return self.ended(name) is not None, not failed, number

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note how a test ended, and end the run after it if the time is over."""
        self._reports.append(report)
        if report.when != "teardown":
            return
        passed = not any(each.failed for each in self._reports)
        seconds = round(sum(each.duration for each in self._reports), 1)
        self._reports.clear()
        told = tuple(tally.told(report.user_properties))
        self._ledger.note(Soaked(report.nodeid, self._state, passed, seconds, told))
        if self._session is not None and time.monotonic() >= self._until:
            self._session.shouldstop = "the time is over"

    def told(self) -> Iterator[str]:
        """Yield the totals, what has failed, what is left of which test, and what they told."""
        ends = [end for name in self._names if (end := self.ended(name))]
        failed = [end.name for end in ends if not end.passed]
        left = self.left
        minutes = sum(end.seconds for end in ends) / 60
        yield (
            f"{len(ends) - len(failed)} of {len(self._names)} passed, {len(failed)} failed, "
            f"{len(left)} left, {minutes:.0f} minutes so far"
        )
        yield from (f"  failed: {name}" for name in failed)
        for test, count in Counter(name.partition("[")[0] for name in left).items():
            yield f"  left: {count} of {test}"
        yield from tally.tables(one for end in ends for one in end.told)

    @property
    def left(self) -> Sequence[str]:
        """The tests that were not tried at this state of the code."""
        return [name for name in self._names if self.ended(name) is None]

    @property
    def failed(self) -> bool:
        """Whether any test has failed at this state of the code, and not passed since."""
        return any(not end.passed for name in self._names if (end := self.ended(name)))
