"""A process that runs beside the bot: what it is told of the bot's environment, and its limits."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).parents[1]
WITHHELD = ("DISCORD_TOKEN", "BROADSIDE_DATABASE", "PGPASSWORD", "PGPASSFILE")
"""What of it is nothing to such a process: secrets."""
NICE = 10
"""How much everything else on the machine goes before one that works for itself."""


def environment() -> dict[str, str]:
    """Return it without what is secret; our packages are found from wherever the process starts."""
    told = {name: value for name, value in os.environ.items() if name not in WITHHELD}
    return {**told, "PYTHONPATH": str(ROOT)}


def beside(module: str) -> subprocess.Popen[bytes]:
    """Start a module of ours as a process beside the bot, which it reads from and writes to.

    What ends the bot by its terminal leaves it alone, and what it complains of is told to nobody.
    """
    return subprocess.Popen(
        (sys.executable, "-m", module),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment(),
        start_new_session=True,
    )


def modest(memory: int, computing: int) -> None:
    """Let this process take so many bytes of memory and seconds of computing, and no more.

    Everything else on the machine goes before it. Elsewhere than on POSIX it runs like any other.
    """
    with suppress(OSError, AttributeError):
        os.nice(NICE)
    with suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415 - there is none on some systems

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        resource.setrlimit(resource.RLIMIT_CPU, (computing, computing))
