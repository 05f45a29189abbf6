"""Discord's limits on how often sessions begin: by bucket in so many seconds, and in a day."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

DAY = 86_400.0
SPACING = 5.0
"""Seconds between two sessions of one bucket, as Discord wants it."""
TOO_MANY = 2500
"""More servers than that are not served by one shard."""


class Starting:
    """What bots are told before they identify, and whether they keep to it.

    `concurrency` is how many buckets there are: shard `n` is of the bucket `n % concurrency`. They
    are kept apart by `spacing` seconds; with 0, as usual here, none is ever too early. `too_soon`
    counts those that were, `told_of` who asked.
    """

    def __init__(self, address: Callable[[], str]) -> None:
        self._address = address
        self.recommended = 1
        self.concurrency = 1
        self.spacing = 0.0
        self.most = TOO_MANY
        self.total = 1000
        self.resets_after = DAY
        self.begun = 0
        self.too_soon = 0
        self.told_of = 0
        self._last: dict[int, float] = {}

    @property
    def remaining(self) -> int:
        """How many sessions may still begin."""
        return max(self.total - self.begun, 0)

    def told(self) -> dict[str, Any]:
        """Return what `/gateway/bot` tells."""
        self.told_of += 1
        limit = {
            "total": self.total,
            "remaining": self.remaining,
            "reset_after": int(self.resets_after * 1000),
            "max_concurrency": self.concurrency,
        }
        return {"url": self._address(), "shards": self.recommended, "session_start_limit": limit}

    def begins(self, shard: int) -> bool:
        """Count a session that is to begin; false if it comes too early."""
        now, bucket = time.monotonic(), shard % self.concurrency
        early = now - self._last.get(bucket, -DAY) < self.spacing
        self.too_soon += early
        if not early:
            self._last[bucket] = now
            self.begun += 1
        return not early
