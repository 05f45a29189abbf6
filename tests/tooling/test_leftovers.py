"""A run of tests that is killed leaves a server behind: the next run ends it, and no other."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests import postgres
from tests.guests import ROOT

RESERVED = """
import sys
from pathlib import Path
from tests import postgres
postgres.reserve(Path(sys.argv[1]))
"""
STARTED = f"{RESERVED}postgres.Server()\n"
WAITING = "print('ready', flush=True)\nsys.stdin.read()\n"


@contextmanager
def running(script: str, where: Path) -> Iterator[subprocess.Popen[str]]:
    """Run a script that waits in the end, and give its process once it does."""
    place = {key: value for key, value in os.environ.items() if key != postgres.PLACE}
    with subprocess.Popen(
        [sys.executable, "-c", script + WAITING, str(where)],
        cwd=ROOT,
        env=place,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        try:
            yield process
        finally:
            process.kill()


def of_servers(where: Path) -> set[Path]:
    """Return the folders of servers that lie somewhere."""
    return set(where.glob(f"{postgres.PREFIX}*"))


def test_what_a_killed_run_has_left_is_ended_and_removed(disk: Path) -> None:
    """What a living run holds stays, though its server has not begun."""
    psycopg = pytest.importorskip("psycopg")
    postgres.need()
    disk.chmod(0o755)
    with running(STARTED, disk) as process:
        (left,) = of_servers(disk)
        process.send_signal(signal.SIGKILL)
        process.wait()
    address = f"postgresql://{postgres.OWNER}@/postgres?host={left}"
    with closing(psycopg.connect(address)) as there, running(RESERVED, disk):
        assert not left.exists()
        with pytest.raises(psycopg.OperationalError):
            there.execute("SELECT 1")
        kept = of_servers(disk)
        postgres.clear(disk)
        assert of_servers(disk) == kept
        assert len(kept) == 1
