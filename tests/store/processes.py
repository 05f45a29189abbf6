"""A second process at the same database."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Protocol

ROOT = Path(__file__).parents[2]


class Process:
    """Runs a program of `tests.store.programs`, led line by line."""

    def __init__(self, program: str, *arguments: object) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.store.programs", program, *map(str, arguments)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdin and self._process.stdout
        self._stdin, self._stdout = self._process.stdin, self._process.stdout

    def hear(self) -> str:
        """Return the next line the program says; empty when it has ended."""
        return self._stdout.readline().strip()

    def tell(self, line: str = "") -> None:
        self._stdin.write(line + "\n")
        self._stdin.flush()

    def end(self) -> list[str]:
        """Wait until the program ends by itself, well, and return what it still said."""
        self._stdin.close()
        assert self._process.wait(timeout=120) == 0
        return self._rest()

    def kill(self) -> list[str]:
        """End it at once (SIGKILL), and return what it had still said."""
        self._process.kill()
        self._process.wait()
        return self._rest()

    def _rest(self) -> list[str]:
        said: str = "" if self._stdout.closed else self._stdout.read()
        self._stdin.close()
        self._stdout.close()
        return said.split()


class Start(Protocol):
    def __call__(self, program: str, *arguments: object) -> Process: ...
