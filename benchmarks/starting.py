"""The start of a process until the bot could connect, against a bare discord.py bot."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks.results import Result

ROUNDS = 5

OURS, BARE = (f"benchmarks.processes.{name}" for name in ("ours", "bare"))


def measure() -> list[Result]:
    """Return how much longer our start takes: imports, database, cogs, commands.

    The shortest of each counts: whatever else a machine does makes any of them longer, by half at
    times, and none shorter.
    """
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "start.db")
        _seconds(OURS, database)  # the first start makes the database
        ours, bare = list[float](), list[float]()
        for _ in range(ROUNDS):
            ours.append(_seconds(OURS, database))
            bare.append(_seconds(BARE))
    floor = min(bare)
    return [
        Result(
            "start of the process until it could connect",
            min(ours) / floor,
            "×",
            f"a bare discord.py bot, {floor * 1000:.0f} ms",
            most=1.5,
        )
    ]


def _seconds(program: str, *arguments: str) -> float:
    """Return how long a process computes: what else the machine does counts less so.

    Each may keep its compiled modules, as installed packages have theirs.
    """
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    compiled = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    subprocess.run([sys.executable, "-m", program, *arguments], check=True, env=compiled)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
