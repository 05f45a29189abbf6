"""Numbers that are left out after a backup was put back: messages may carry those given since.

Those are the ids of matches, and the numbers of questions (`Position.question`), which go by what
has happened in a match. What happened since the backup is lost, and may happen otherwise now: a
control of then must not answer another question. So all questions of the matches that are not over
have numbers from where on none was given, also in an earlier future of the same backup. Those go by
the time: it is later now.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from store.sql import matches

SKIPPED = 1000
"""Ids, and numbers that questions of a seat begin with, that are left out."""
BEGUN, STEP = 1_767_225_600, 60
"""The year 2026, and the seconds in which the numbers that questions begin with go on by one."""

Execute = Callable[[str, tuple[Any, ...]], object]
"""Runs a statement, in the words that files and servers have in common."""


class Given(Struct, frozen=True):
    """Numbers that were given in a database that is lost: the last ids, and what questions had."""

    ids: dict[str, int] = {}
    questions: int = 0


def beginning(now: float, given: Given) -> int:
    """Return from where on the numbers of questions go on."""
    return max(int(now - BEGUN) // STEP, given.questions + SKIPPED)


def skip_questions(execute: Execute, begins: int) -> None:
    """Let the numbers of all questions that may still be answered go on from there."""
    execute(matches.SKIP_QUESTIONS, (SKIPPED, begins, SKIPPED, begins))
