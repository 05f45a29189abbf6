"""Discord's limits on how often: so many requests of a kind in so many seconds."""

from __future__ import annotations

import re
from collections import deque
from dataclasses import dataclass, field

from tests.wire.asked import Asked

_MESSAGES = re.compile(r"/channels/(\d+)/messages(/\d+)?")
PER_CHANNEL, PER_CHANNEL_SECONDS = 5, 5.0
GLOBAL, GLOBAL_SECONDS = 50, 1.0


@dataclass
class Bucket:
    """What was asked lately: `most` requests are taken in `seconds`."""

    most: int
    seconds: float
    taken: deque[float] = field(default_factory=deque[float])

    def take(self, now: float) -> float:
        """Count a request. Return 0.0, or after how many seconds it may be asked again."""
        while self.taken and now - self.taken[0] >= self.seconds:
            self.taken.popleft()
        if len(self.taken) >= self.most:
            return self.taken[0] + self.seconds - now
        self.taken.append(now)
        return 0.0

    def headers(self, name: str, now: float) -> dict[str, str]:
        """Return what Discord tells of a limit with each answer."""
        ends = (self.taken[0] if self.taken else now) + self.seconds
        return {
            "X-RateLimit-Limit": str(self.most),
            "X-RateLimit-Remaining": str(self.most - len(self.taken)),
            "X-RateLimit-Reset": f"{ends:.3f}",
            "X-RateLimit-Reset-After": f"{max(ends - now, 0.0):.3f}",
            "X-RateLimit-Bucket": name,
        }


@dataclass
class TooOften:
    """That a request comes too early, by so many seconds."""

    seconds: float
    everywhere: bool


class Rates:
    """Counts requests, unless `kept` is False. `exceeded` is how many came too early."""

    def __init__(self, *, kept: bool = True) -> None:
        self.kept = kept
        self.exceeded = 0
        self._everything = Bucket(GLOBAL, GLOBAL_SECONDS)
        self._channels: dict[tuple[str, str], Bucket] = {}

    def take(self, asked: Asked, now: float) -> TooOften | None:
        """Count a request, and tell if it is one too many. Answers to deeds are not limited."""
        if not self.kept or asked.is_answer:
            return None
        wait = self._everything.take(now)
        if wait:
            self.exceeded += 1
            return TooOften(wait, everywhere=True)
        bucket = self._bucket(asked)
        if bucket is not None and (wait := bucket[1].take(now)):
            self.exceeded += 1
            return TooOften(wait, everywhere=False)
        return None

    def headers(self, asked: Asked, now: float) -> dict[str, str]:
        """Return what is told of the limits with the answer to a request."""
        bucket = self._bucket(asked) if self.kept else None
        return {} if bucket is None else bucket[1].headers(bucket[0], now)

    def _bucket(self, asked: Asked) -> tuple[str, Bucket] | None:
        found = _MESSAGES.fullmatch(asked.path)
        if found is None or asked.method not in ("POST", "PATCH"):
            return None
        key = asked.method, found[1]
        if key not in self._channels:
            self._channels[key] = Bucket(PER_CHANNEL, PER_CHANNEL_SECONDS)
        return f"{asked.method.lower()}-messages", self._channels[key]
