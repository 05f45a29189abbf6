"""Runs tests again and again, each time in a fresh process that need not begin from nothing.

`python -m tests.mutants.warm` imports what is not the project's, and then forks for every
request, a line of JSON on its input: `Request`. It answers each with a line, `Answer`.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import resource
import signal
import sys
import time
from collections.abc import Generator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.mutants.watching import Watch

LIBRARIES = (
    "PIL.Image",
    "PIL.ImageDraw",
    "PIL.ImageFont",
    "aiosqlite",
    "babel.numbers",
    "discord.app_commands",
    "discord.ext.commands",
    "fluent.runtime",
    "fluent.syntax",
    "hypothesis.stateful",
    "hypothesis.strategies",
    "openskill.models",
    "simcord",
    "sqlite3",
)
MEMORY = 4 << 30
"""Bytes that a process may have: what loops and grows ends early."""
LEAST_SECONDS = 10.0
TIMES_AS_LONG = 10.0
"""A test may work so many times as long as usual, and `LEAST_SECONDS` more, before it is ended."""
WAITS = 60.0
"""Seconds more that it may wait, for other processes or on a machine that has much to do."""
ENDED = "a test that was ended"


class Request(msgspec.Struct):
    """The tests to run: a folder, those with a name in them, and of those the chosen.

    `chosen` tells how long each usually takes; None chooses all, in their order, and learns
    what each runs. `output` is the file for what pytest says.
    """

    folder: str
    game: str
    chosen: dict[str, float] | None
    output: str


class Ran(msgspec.Struct):
    """One test: the seconds that it took, and the blocks that it ran."""

    seconds: float
    blocks: list[str]


class Answer(msgspec.Struct):
    """How it went: pytest's exit code, the first test that failed, and what was learned.

    `seconds` is the processor time that it took.
    """

    code: int
    failed: str = ""
    seconds: float = 0.0
    ran: dict[str, Ran] = {}
    shared: list[str] = []


class Chosen:
    """Runs the chosen tests, the quickest first, and none for ever."""

    def __init__(self, request: Request, answer: Answer) -> None:
        self._request, self._answer = request, answer
        self._chosen = request.chosen or {}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self._request.chosen is not None:
            items[:] = [item for item in items if item.nodeid in self._chosen]
            items.sort(key=lambda item: self._chosen[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        usual = self._chosen.get(item.nodeid, 60.0)
        most = LEAST_SECONDS + TIMES_AS_LONG * usual
        signal.setitimer(signal.ITIMER_PROF, most)
        signal.setitimer(signal.ITIMER_REAL, WAITS + most)
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._answer.failed = self._answer.failed or report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self._answer.failed = self._answer.failed or report.nodeid


class _Learning:
    """Learns what each test runs."""

    def __init__(self, watch: Watch, answer: Answer) -> None:
        self._watch, self._answer = watch, answer

    def pytest_collection_finish(self) -> None:
        self._watch.shared |= self._watch.ran

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        self._watch.ran.clear()
        begun = time.process_time()
        result = yield
        seconds = time.process_time() - begun
        self._answer.ran[item.nodeid] = Ran(seconds, sorted(self._watch.ran))
        return result


def _in_child(request: Request) -> Answer:
    answer, watch = Answer(-1), Watch()
    plugins: list[object] = [Chosen(request, answer)]
    if request.chosen is None:
        watch.install(Path.cwd())
        plugins += [watch, _Learning(watch, answer)]
        files = [request.folder]
    else:
        files = sorted({name.partition("::")[0] for name in request.chosen})
        sys.dont_write_bytecode = True
    only = ["-k", request.game] if request.game else []
    quick = ["-x", "-q", "--assert=plain", "--tb=short", "-p", "no:xdist", "--benchmark-disable"]
    temporary = [f"--basetemp={request.output}.tmp"]
    answer.code = int(pytest.main([*quick, *temporary, *only, *files], plugins))
    answer.shared = sorted(watch.shared)
    return answer


def _forked(request: Request) -> Answer:
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.setsid()
        os.close(reading)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        output = os.open(request.output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(output, 1)
        os.dup2(output, 2)
        answer = msgspec.json.encode(_in_child(request))
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(answer)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        answer = pipe.read()
    usage = os.wait4(child, 0)[2]
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)  # what its tests may have left running
    done = msgspec.json.decode(answer, type=Answer) if answer else Answer(1, ENDED)
    done.seconds = usage.ru_utime + usage.ru_stime
    return done


def main() -> None:
    """Answer requests until there are no more."""
    for library in LIBRARIES:
        importlib.import_module(library)
    for line in sys.stdin:
        answer = _forked(msgspec.json.decode(line, type=Request))
        print(msgspec.json.encode(answer).decode(), flush=True)


if __name__ == "__main__":
    main()
