"""What goes wrong between the bot and Discord: which requests, how often, and how.

A storm hits a share of the requests of a kind, before or after they are carried out; a trap
waits for one request and does whatever it was set for. Both are changed while all runs.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any

from tests.wire.asked import Asked
from tests.wire.interactions import Answer

Concerns = Callable[[Asked], bool]
CALLBACK = re.compile(r"/interactions/\d+/[^/]+/callback")
_MESSAGE = re.compile(r"/channels/\d+/messages(/\d+)?")
_THREAD = re.compile(r"/channels/\d+/messages/\d+/threads")
_POSSIBLE = re.compile(r"/(channels|interactions|webhooks)/.*")


class When(Enum):
    """Whether something happens before a request is carried out, or when it has been."""

    BEFORE = "before"
    AFTER = "after"


@dataclass(frozen=True)
class Trouble:
    """What becomes of a request: an answer (`status`), seconds of waiting, or a dropped line.

    With `status` 429 the seconds in `retry_after` are told; with none of all it is late.
    """

    status: int = 0
    code: int = 0
    when: When = When.BEFORE
    hangs: float = 0.0
    drops: bool = False
    retry_after: float = 1.0
    everywhere: bool = False

    @property
    def name(self) -> str:
        """A word for it."""
        what = "drop" if self.drops else str(self.status or "hang")
        return f"{what} {self.code or ''} {self.when.value}".replace("  ", " ")


def anything(asked: Asked) -> bool:
    """Tell of requests that a bot repeats or gets over: all but those of its start."""
    return _POSSIBLE.fullmatch(asked.path) is not None


def callbacks(asked: Asked) -> bool:
    """Tell of first answers to deeds."""
    return CALLBACK.fullmatch(asked.path) is not None


def later_answers(asked: Asked) -> bool:
    """Tell of answers to deeds that were acknowledged before."""
    return asked.method == "PATCH" and asked.path.startswith("/webhooks/")


def changes_what_was_used(asked: Asked) -> bool:
    """Tell of answers that change the message that was used, at once or later."""
    at_once = callbacks(asked) and (asked.json or {}).get("type") == Answer.EDIT
    return at_once or later_answers(asked)


def sends(asked: Asked) -> bool:
    """Tell of new messages, but polls."""
    return _is(asked, "POST") and not (asked.json or {}).get("poll")


def edits(asked: Asked) -> bool:
    """Tell of changed messages."""
    return _is(asked, "PATCH")


def keeps_files(asked: Asked) -> bool:
    """Tell of changes of messages that let them keep files."""
    body = asked.json if isinstance(asked.json, dict) else {}
    listed: list[Any] = body.get("data", body).get("attachments") or []
    return len(listed) > len(asked.files)


def new_threads(asked: Asked) -> bool:
    """Tell of threads that are opened at a message."""
    return asked.method == "POST" and _THREAD.fullmatch(asked.path) is not None


def new_polls(asked: Asked) -> bool:
    """Tell of new polls."""
    return _is(asked, "POST") and bool((asked.json or {}).get("poll"))


def _is(asked: Asked, method: str) -> bool:
    return asked.method == method and _MESSAGE.fullmatch(asked.path) is not None


@dataclass(frozen=True)
class Storm:
    """That a share (0 … 1) of certain requests meets a trouble; at most so many, unless 0."""

    trouble: Trouble
    share: float
    concerns: Concerns = anything
    most: int = 0


@dataclass
class Trap:
    """What is done once, at the next request of a kind; the request is answered no more."""

    concerns: Concerns
    when: When
    spring: Callable[[], Any]


class Weather:
    """Decides of each request what becomes of it. The same seed decides the same."""

    def __init__(self, seed: str = "calm") -> None:
        self.storms: list[Storm] = []
        self.repeats = 0.0
        """How often a deed is told to the bot twice."""
        self.met: Counter[str] = Counter()
        self._traps: list[Trap] = []
        self._chance = random.Random(seed)

    def calm(self) -> None:
        """Let all be well from now on."""
        self.storms.clear()
        self._traps.clear()
        self.repeats = 0.0

    def set_trap(self, trap: Trap) -> None:
        """Wait for a request."""
        self._traps.append(trap)

    def springs(self, asked: Asked, when: When) -> bool:
        """Tell whether a trap was set for this request, and let it snap."""
        for trap in self._traps:
            if trap.when is when and trap.concerns(asked):
                self._traps.remove(trap)
                trap.spring()
                return True
        return False

    def of(self, asked: Asked) -> Trouble | None:
        """Return what becomes of a request; None if nothing does."""
        for storm in self.storms:
            over = bool(storm.most) and self.met[storm.trouble.name] >= storm.most
            if not over and storm.concerns(asked) and self._chance.random() < storm.share:
                self.met[storm.trouble.name] += 1
                return storm.trouble
        return None

    def twice(self) -> bool:
        """Tell whether the next deed is told to the bot twice."""
        return self._chance.random() < self.repeats
