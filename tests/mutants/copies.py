"""Copies of the project in which a change is tried, one for each worker."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from enum import StrEnum
from pathlib import Path
from queue import SimpleQueue
from types import TracebackType

from tests.mutants.places import Place
from tests.mutants.sites import Mutant

LONGEST = 600.0
"""Seconds after which tests that do not end have noticed."""
PASSED = 0
NOTICED = (1, 2)
"""Exit codes of pytest: a test failed, or a module could not even be imported."""


class Verdict(StrEnum):
    """What the tests made of a change."""

    KILLED = "killed"
    SURVIVED = "survived"


class Broken(Exception):
    """The tests could not be run at all; the message is what they said."""


class Copies:
    """As many copies as there are workers; each is used by one at a time."""

    def __init__(self, root: Path, workers: int) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="mutants-"))
        self._free: SimpleQueue[Path] = SimpleQueue()
        for number in range(workers):
            copy = self._folder / str(number)
            shutil.copytree(root, copy, ignore=shutil.ignore_patterns(".*", "__pycache__", "*.db"))
            self._free.put(copy)

    def __enter__(self) -> Copies:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        shutil.rmtree(self._folder, ignore_errors=True)

    def tried(self, place: Place, mutant: Mutant) -> Verdict:
        """Return what the tests beside a change make of it. Raises `Broken`."""
        copy = self._free.get()
        path = copy / mutant.path
        source = path.read_text(encoding="utf-8")
        try:
            path.write_text(mutant.applied(source), encoding="utf-8")
            return _run(copy, place.tests)
        finally:
            path.write_text(source, encoding="utf-8")
            self._free.put(copy)

    def unchanged(self, place: Place) -> None:
        """Raise `Broken` unless the tests pass where nothing is changed."""
        copy = self._free.get()
        try:
            if _run(copy, place.tests) is Verdict.KILLED:
                raise Broken(f"the tests beside {place.folder} fail without any change")
        finally:
            self._free.put(copy)


def _run(copy: Path, tests: tuple[str, ...]) -> Verdict:
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--benchmark-disable", *tests]
    environment = os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(
            command, cwd=copy, env=environment, capture_output=True, timeout=LONGEST, check=False
        )
    except subprocess.TimeoutExpired:
        return Verdict.KILLED
    if done.returncode == PASSED:
        return Verdict.SURVIVED
    if done.returncode in NOTICED:
        return Verdict.KILLED
    raise Broken(done.stdout.decode() + done.stderr.decode())
