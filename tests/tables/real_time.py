"""The clock of the running loop, for tables whose computers take their time."""

from __future__ import annotations

import asyncio

from tests.tables.house import Clock


class RealTime(Clock):
    """Seconds as the loop has them: real ones, or a test's that holds the loop's clock."""

    def __call__(self) -> float:
        return asyncio.get_running_loop().time()
