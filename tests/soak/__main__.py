"""Run what is marked `soak`, a piece at a time, and go on at the next call where this one ends.

`python -m tests.soak --minutes 30 [PATH …]` tries the tests one after the other, in the order of
their files, and ends after the one during which the time ran out. What passed is kept in
`.soak.jsonl` and not tried again while the code stays as it is. Exit code 1 says that something
failed, 2 that the tests cannot be run, 3 that there is more to try.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

import pytest

from tests.ledger import Ledger
from tests.soak.plugin import Continued, Soaked, state_of

FAILED, BROKEN, MORE = 1, 2, 3
RAN = (
    pytest.ExitCode.OK,
    pytest.ExitCode.TESTS_FAILED,
    pytest.ExitCode.INTERRUPTED,
    pytest.ExitCode.NO_TESTS_COLLECTED,
)
"""How pytest exits where tests were collected, were they run or not."""
MATCHES = "2"
"""How many matches of each way to set up a game the laws look at."""


def main(arguments: list[str] | None = None) -> int:
    """Go on soaking for some minutes; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("paths", nargs="*", help="tests; all, unless some are named")
    given = parser.parse_args(arguments)
    root = Path.cwd()
    os.environ.setdefault("LAW_MATCHES", MATCHES)  # before the laws are read
    ledger = Ledger(root / ".soak.jsonl", Soaked)
    run = Continued(ledger, state_of(root), time.monotonic() + given.minutes * 60)
    code = pytest.main(["-vv", "-m", "soak", "--benchmark-disable", *given.paths], plugins=[run])
    if run.broken or code not in RAN:
        return BROKEN
    print("\n".join(run.told()))
    if run.failed:
        return FAILED
    return MORE if run.left else 0


if __name__ == "__main__":
    sys.exit(main())
