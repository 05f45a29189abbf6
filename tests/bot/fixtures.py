"""The club, its people, and the rule that an ERROR in the log fails a test."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.bot.club import Club
from tests.bot.player import Player


class ErrorLog(logging.Handler):
    """Keeps what is logged as an ERROR, and what a test expects of that."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a record with its traceback."""
        self.lines.append(logging.Formatter("%(name)s: %(message)s").format(record))

    def expect(self, pattern: str) -> str:
        """Return the logged error that `pattern` is found in, and let it pass."""
        for line in self.lines:
            if re.search(pattern, line):
                self.lines.remove(line)
                return line
        raise AssertionError(f"no error like {pattern!r} was logged, but {self.lines}")

    def check(self) -> None:
        """Raise what was logged and not expected."""
        lines, self.lines = self.lines, []
        assert not lines, "logged as an error:\n" + "\n".join(lines)


@pytest.fixture(autouse=True)
def error_log() -> Iterator[ErrorLog]:
    log = ErrorLog()
    logging.getLogger().addHandler(log)
    yield log
    logging.getLogger().removeHandler(log)
    log.check()


@pytest_asyncio.fixture
async def club(
    request: pytest.FixtureRequest, tmp_path: Path, error_log: ErrorLog
) -> AsyncIterator[Club]:
    marker = request.node.get_closest_marker("club")
    names = marker.args if marker and marker.args else ("alice", "bob")
    async with Club(tmp_path, names, **(marker.kwargs if marker else {})) as opened:
        yield opened


@pytest.fixture
def alice(club: Club) -> Player:
    return club["alice"]


@pytest.fixture
def bob(club: Club) -> Player:
    return club["bob"]
