"""Standard input, output and error: whoever starts the program may have closed them.

What is said aside, on standard error, is never a reason to break off what is done.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import IO, TextIO

NAMES = ("stdin", "stdout", "stderr")
"""What Python calls them, by their numbers."""


def fill() -> None:
    """Let those that are closed lead nowhere.

    A file that is opened would be given their number, and be written to by whoever speaks.
    """
    for number, name in enumerate(NAMES):
        if not _is_open(number):
            opened = os.open(os.devnull, os.O_RDWR)  # the lowest number that is free: this one
            os.set_inheritable(opened, True)  # processes that are started have such streams too
        if getattr(sys, name) is None:
            setattr(sys, name, _nowhere("w" if number else "r"))


def _nowhere(mode: str) -> IO[str]:
    return open(os.devnull, mode, encoding="utf-8")  # noqa: PTH123 - loads nothing


def _is_open(number: int) -> bool:
    try:
        os.fstat(number)
    except OSError:
        return False
    return True


def aside(words: str, to: TextIO | None = None) -> None:
    """Say something on standard error, or on `to`, if it can be heard."""
    stream = sys.stderr if to is None else to
    if stream is not None:
        with suppress(OSError):
            stream.write(words)
            stream.flush()


def let_go_of_the_unsaid() -> None:
    """Let Python try nothing more at its end, which would change the exit code."""
    try:
        sys.stderr.flush()
    except OSError:
        hush(sys.stderr)


def hush(stream: TextIO) -> None:
    """Let all that is still said on a stream lead nowhere."""
    with suppress(OSError, ValueError), _nowhere("w") as nowhere:
        os.dup2(nowhere.fileno(), stream.fileno())
