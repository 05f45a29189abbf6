"""Copies of the project in which a change is tried, one for each worker."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import accumulate
from pathlib import Path
from queue import SimpleQueue
from types import TracebackType

import msgspec

from tests.mutants.beside import Beside
from tests.mutants.blocks import block_of, users_of
from tests.mutants.sites import Mutant
from tests.mutants.warm import Answer, Request

PASSED = 0
NOTICED = (1, 2, 3, 4)
"""Exit codes of pytest: a test failed, or a module could not be imported, or ended it all, or what
all tests import could not be imported."""
NO_TESTS = 5
ALL_IMPORT = "what all tests import"
MOST_SECONDS = 15.0
"""How long the quickest tests of a folder may take together, which are run first."""


class Broken(Exception):
    """The tests could not be run at all; the message is what they said."""


class Copy:
    """One copy, and the process that runs tests in it."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(root, folder, ignore=shutil.ignore_patterns(".*", "__pycache__", "*.db"))
        command = [sys.executable, "-m", "tests.mutants.warm"]
        environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
        self._output = folder.with_suffix(".output")
        self._warm = subprocess.Popen(
            command,
            cwd=folder,
            env=environment | {"PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def close(self) -> None:
        """End the process."""
        self._warm.communicate()

    def run(self, folder: str, game: str, chosen: dict[str, float] | None) -> Answer:
        """Run tests; what they are is told in `Request`. Raises `Broken`."""
        assert self._warm.stdin is not None and self._warm.stdout is not None
        request = Request(folder, game, chosen, str(self._output))
        self._warm.stdin.write(msgspec.json.encode(request).decode() + "\n")
        self._warm.stdin.flush()
        line = self._warm.stdout.readline()
        answer = msgspec.json.decode(line, type=Answer) if line else Answer(-1)
        if answer.code not in (PASSED, NO_TESTS, *NOTICED):
            raise Broken(self._output.read_text(encoding="utf-8", errors="replace"))
        return answer

    @contextmanager
    def changed(self, mutant: Mutant) -> Iterator[ast.Module]:
        """Have the change made meanwhile; give the tree of the source without it.

        Compiled modules are told from old ones by time and size, so they are put aside.
        """
        path = self.folder / mutant.path
        source, times = path.read_text(encoding="utf-8"), path.stat()
        compiled = path.parent / "__pycache__"
        aside = [(c, c.with_suffix(".aside")) for c in compiled.glob(f"{path.stem}.*.pyc")]
        for old, new in aside:
            old.rename(new)
        try:
            path.write_text(mutant.applied(source), encoding="utf-8")
            yield ast.parse(source)
        finally:
            path.write_text(source, encoding="utf-8")
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
            for old, new in aside:
                new.rename(old)


class Copies:
    """As many copies as there are workers; each is used by one at a time."""

    def __init__(self, root: Path, workers: int) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="mutants-"))
        self._copies = [Copy(root, self._folder / str(number)) for number in range(workers)]
        self._confirmed: set[str] = set()
        self._learned: dict[tuple[str, str], Answer] = {}
        self._free: SimpleQueue[Copy] = SimpleQueue()
        for copy in self._copies:
            self._free.put(copy)

    def __enter__(self) -> Copies:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for copy in self._copies:
            copy.close()
        shutil.rmtree(self._folder, ignore_errors=True)

    @contextmanager
    def _one(self) -> Iterator[Copy]:
        copy = self._free.get()
        try:
            yield copy
        finally:
            self._free.put(copy)

    def learn(self, beside: Beside) -> None:
        """Learn what the tests of a place run, where that is not known. Raises `Broken`.

        Tests that stand beside several places are run once for all of them.
        """
        with self._one() as copy:
            for tests in list(beside.unknown()):
                known = tests, beside.game
                if known not in self._learned:
                    self._learned[known] = copy.run(tests, beside.game, None)
                answer = self._learned[known]
                if answer.code in NOTICED:
                    raise Broken(f"{answer.failed or ALL_IMPORT} fails without any change")
                beside.learn(tests, answer)

    def tried(self, beside: Beside, mutant: Mutant) -> tuple[str, float]:
        """Return the test that noticed a change ("" where none did), and the seconds it took.

        Raises `Broken`.
        """
        seconds = 0.0
        with self._one() as copy, copy.changed(mutant) as tree:
            for folder, tests in _to_run(beside, mutant, tree):
                answer = copy.run(folder, beside.game, tests)
                seconds += answer.seconds
                if answer.code in NOTICED:
                    noticed = folder, answer.failed
                    break
            else:
                return "", seconds
        self._confirm(beside, *noticed)
        return noticed[1] or ALL_IMPORT, seconds

    def _confirm(self, beside: Beside, folder: str, test: str) -> None:
        """Raise `Broken` if the test that noticed a change fails without it too."""
        if "::" in test and test not in self._confirmed:
            with self._one() as copy:
                if copy.run(folder, beside.game, {test: 60.0}).code in NOTICED:
                    raise Broken(f"{test} fails without any change")
            self._confirmed.add(test)


def _to_run(
    beside: Beside, mutant: Mutant, tree: ast.Module
) -> Iterator[tuple[str, dict[str, float]]]:
    """Yield the tests to run on a change: all that run its block, or a block that uses what it is.

    What stands in no function concerns all tests besides: of those only the quickest are run.
    """
    block = block_of(tree, mutant.line)
    blocks = users_of(tree, mutant.line) if block is None else {block}
    if blocks:
        yield from portions(list(beside.running(mutant.path, blocks)))
    if block is None:
        yield from portions(list(beside.running(mutant.path, ())), others=False)


def portions(
    beside: list[tuple[str, dict[str, float]]], *, others: bool = True
) -> Iterator[tuple[str, dict[str, float]]]:
    """Yield tests to run one after the other: of every folder the quickest, then the `others`."""
    for later in (False, True) if others else (False,):
        for folder, chosen in beside:
            quickest = _quickest(chosen)
            tests = {t: s for t, s in chosen.items() if (t not in quickest) is later}
            if tests:
                yield folder, tests


def _quickest(chosen: dict[str, float]) -> dict[str, float]:
    in_order = sorted(chosen.items(), key=lambda item: item[1])
    spent = accumulate(seconds for _, seconds in in_order)
    return dict(item for item, so_far in zip(in_order, spent, strict=True) if so_far < MOST_SECONDS)
