"""The health line: once a minute, in one line of the log, whether all goes well.

What takes time is recorded where it costs next to nothing: the lateness of the event loop by
a task that sleeps, answers and requests by what aiohttp tells of each request.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any

import aiohttp
import discord
from msgspec import Struct

from cogs.chat.trouble import SERVER_TROUBLE, TOO_MANY
from operating.logs import tell
from store import Backlog
from thinking.thoughts import Load

log = logging.getLogger(__name__)

EVERY = 60.0
"""Seconds between two lines."""
STEP = 0.1
"""Seconds between two looks whether the event loop is late."""
DEADLINE = 3.0
"""Seconds after which Discord tells people that the bot did not answer."""
_CALLBACK = re.compile(r"/interactions/(\d+)/")
_MEMORY = Path("/proc/self/statm")
_PAGE = 4096


Fields = Callable[[], Awaitable[dict[str, Any]]]
"""Returns the fields that tell of this moment. May raise `StoreError`."""


class Outcome(StrEnum):
    """What became of a request to Discord; refusals count as done."""

    DONE = "done"
    LIMITED = "limited"
    FAILED = "failed"


class Meters:
    """What is told of each thing as it is recorded; this one takes no note of any."""

    def answered(self, seconds: float) -> None:
        """Take note of how long somebody waited for an answer."""

    def unanswered(self, people: int) -> None:
        """Take note that people were not answered in time."""

    def requested(self, outcome: Outcome) -> None:
        """Take note of what became of a request to Discord."""

    def late(self, seconds: float) -> None:
        """Take note of how late the event loop was."""


class Recorder:
    """What has happened since the last line. `now` gives seconds that never go back.

    `meters` are told of everything as well.
    """

    def __init__(
        self, now: Callable[[], float] = time.monotonic, meters: Meters | None = None
    ) -> None:
        self._now = now
        self._meters = Meters() if meters is None else meters
        self._asked: dict[int, float] = {}
        self._answers: list[float] = []
        self._late: list[float] = []
        self._requests = Counter[Outcome]()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Take note of what waits for an answer: a listener of discord.py."""
        self._asked[interaction.id] = self._now()

    def was_late(self, seconds: float) -> None:
        """Take note of how late the event loop was."""
        self._late.append(seconds)
        self._meters.late(seconds)

    def trace(self) -> aiohttp.TraceConfig:
        """Return what lets aiohttp tell of each request."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._answered)
        config.on_request_exception.append(self._broken)
        return config

    async def _answered(
        self, _session: Any, _context: Any, request: aiohttp.TraceRequestEndParams
    ) -> None:
        status = request.response.status
        self._count(_outcome(status))
        found = _CALLBACK.search(request.url.path)
        if found and status < 400 and (asked := self._asked.pop(int(found[1]), None)) is not None:
            self._answers.append(self._now() - asked)
            self._meters.answered(self._answers[-1])

    async def _broken(
        self, _session: Any, _context: Any, _request: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self._count(Outcome.FAILED)

    def _count(self, outcome: Outcome) -> None:
        self._requests[outcome] += 1
        self._meters.requested(outcome)

    def take(self) -> dict[str, Any]:
        """Return the fields of what was recorded, and begin anew."""
        overdue = [asked for asked, at in self._asked.items() if self._now() - at > DEADLINE]
        for asked in overdue:
            del self._asked[asked]
        self._meters.unanswered(len(overdue))
        fields = {
            "loop_p99_ms": _milliseconds(_high(self._late)),
            "loop_max_ms": _milliseconds(max(self._late, default=0.0)),
            "answers": len(self._answers),
            "answer_p99_ms": _milliseconds(_high(self._answers)),
            "answer_max_ms": _milliseconds(max(self._answers, default=0.0)),
            "unanswered": len(overdue),
            "requests": self._requests.total(),
            "requests_limited": self._requests[Outcome.LIMITED],
            "requests_failed": self._requests[Outcome.FAILED],
        }
        self._answers, self._late = [], []
        self._requests.clear()
        return fields


def _outcome(status: int) -> Outcome:
    if status == TOO_MANY:
        return Outcome.LIMITED
    return Outcome.FAILED if status >= SERVER_TROUBLE else Outcome.DONE


class Standing(Struct, frozen=True):
    """What the bot is like at one moment; `commits` and `pictures` are those since its start.

    `beat_age` says how many seconds ago deadlines were looked at last; None: not yet.
    """

    backlog: Backlog
    thoughts: Load
    matches_live: int
    commits: int
    pictures: int
    beat_age: float | None = None


def standing_fields(standing: Standing, now: float) -> dict[str, Any]:
    """Return the fields that tell of it."""
    since = standing.backlog.since
    return {
        "outbox_due": standing.backlog.due,
        "outbox_late_s": 0.0 if since is None else round(max(now - since, 0.0), 1),
        "outbox_later": standing.backlog.later,
        "thoughts": standing.thoughts.under_way,
        "thoughts_waiting": standing.thoughts.waiting,
        "thoughts_failed": standing.thoughts.failed,
        "thinkers": standing.thoughts.processes,
        "matches_live": standing.matches_live,
        "commits": standing.commits,
        "pictures": standing.pictures,
        **({} if standing.beat_age is None else {"beat_age_s": round(standing.beat_age, 1)}),
    }


def shard_fields(shards: int, away: int, *, standing_by: bool) -> dict[str, Any]:
    """Return the fields that tell of shards: how many are served, and cannot be reached now."""
    return {"shards": shards, "shards_away": away, "standing_by": standing_by}


async def feel_the_loop(recorder: Recorder) -> None:
    """Record how late the event loop is, until cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + STEP
        await asyncio.sleep(STEP)
        recorder.was_late(loop.time() - due)


async def tell_health(recorder: Recorder, fields: Fields) -> None:
    """Log a line every minute, until cancelled; `fields` is awaited for what else it says.

    While that cannot be read the line tells the rest: what was recorded must not pile up.
    """
    while True:
        await asyncio.sleep(EVERY)
        recorded, standing = recorder.take(), dict[str, Any]()
        try:
            standing = await fields()
        except Exception:
            log.exception("not all of the health can be told")
        tell(log, "health", **standing, **recorded, **_memory())


def _memory() -> dict[str, Any]:
    """Return how much memory the process holds, where the system tells."""
    try:
        pages = int(_MEMORY.read_text().split()[1])
    except OSError:
        return {}
    return {"memory_mb": round(pages * _PAGE / 1e6)}


def _high(values: Sequence[float]) -> float:
    """Return what 99 of 100 values do not exceed."""
    return sorted(values)[min(int(len(values) * 0.99), len(values) - 1)] if values else 0.0


def _milliseconds(seconds: float) -> int:
    return round(seconds * 1000)
