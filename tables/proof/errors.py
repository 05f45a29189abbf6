"""What is wrong with a file that is not confirmed."""

from __future__ import annotations

from enum import StrEnum


class Wrong(StrEnum):
    """What of a file is wrong, in one word."""

    LOG = "log"
    STEPS = "steps"
    END = "end"
    GAME = "game"
    RULES = "rules"


class Mismatch(Exception):
    """The file does not hold together; the message says where, and `what` in one word."""

    def __init__(self, said: str, what: Wrong = Wrong.LOG) -> None:
        super().__init__(said)
        self.what = what
