"""What a command says is heard, or one line says why not."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from typing import TextIO

from operating.settings import MAY_PASS, WrongSetting
from operating.streams import hush


class Unheard(Exception):
    """Standard output takes nothing; `by` says why."""

    def __init__(self, by: OSError) -> None:
        super().__init__(f"standard output: {by.strerror}")
        self.by = by


class Out(io.TextIOBase):
    """Standard output, whose errors are told from those of files. Raises `Unheard`."""

    def __init__(self, to: TextIO) -> None:
        self._to = to

    def write(self, text: str) -> int:
        """Say something."""
        try:
            return self._to.write(text)
        except OSError as error:
            raise Unheard(error) from error

    def flush(self) -> None:
        """Let what was said be heard."""
        try:
            self._to.flush()
        except OSError as error:
            raise Unheard(error) from error


def heard(command: Callable[[], int]) -> int:
    """Return the exit code of a command, once all that it says is written.

    Whoever hears no more, as `head` does after some lines, is told no more. Raises `WrongSetting`
    for what the system refuses.
    """
    out = Out(sys.stdout)
    try:
        with redirect_stdout(out):
            code = command()
            out.flush()
    except Unheard as unheard:
        hush(sys.stdout)
        if isinstance(unheard.by, BrokenPipeError):
            return MAY_PASS
        raise WrongSetting(str(unheard)) from unheard
    except OSError as error:
        raise WrongSetting(_told(error)) from error
    return code


def _told(error: OSError) -> str:
    said = error.strerror or " ".join(str(error).split()) or type(error).__name__
    return f"{error.filename}: {said}" if error.filename else said
