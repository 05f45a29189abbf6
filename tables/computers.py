"""Computer seats: they think off the event loop and move through the same log as people.

An answer always takes the same time, so that it tells nothing about the hand behind it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from bots import choose
from engines.core import Dice, MatchOver, NotAsked, Seat
from tables.errors import StaleDecision
from tables.play import Play
from tables.position import Position

log = logging.getLogger(__name__)

SUBSTITUTE = "normal"
"""The level of a computer that plays on for somebody who resigned."""
AT_ONCE = 1
"""Computers thinking at once: two threads would think no faster, and hold up the event loop."""


class Computers:
    """Lets the computer seats of every match move when they are asked."""

    def __init__(self, play: Play, seconds: float, chance: Random) -> None:
        self._play = play
        self._seconds = seconds
        self._chance = chance
        self._pool = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="computer")
        self._thinking: dict[tuple[int, Seat, int], asyncio.Task[None]] = {}

    async def look_at(self, position: Position) -> None:
        """Start thinking for each computer seat that is asked and not thinking already."""
        seats = sorted(position.asked - position.people)
        seconds = self._seconds * min(1.0, AT_ONCE / max(1, len(seats)))
        for seat in seats:
            key = (position.match.id, seat, position.decision(seat))
            if key not in self._thinking:
                task = asyncio.create_task(
                    self._move(position, seat, seconds), name=f"computer {key}"
                )
                self._thinking[key] = task
                task.add_done_callback(lambda _, key=key: self._thinking.pop(key, None))

    async def close(self) -> None:
        """Stop thinking; what was being thought about is thought again after a restart."""
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _move(self, position: Position, seat: Seat, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        asked_at = loop.time()
        try:
            action = await loop.run_in_executor(self._pool, self._think, position, seat, seconds)
            await asyncio.sleep(max(0.0, self._seconds - (loop.time() - asked_at)))
            await self._play.submit_for(position.match.id, seat, action, position.decision(seat))
        except (StaleDecision, NotAsked, MatchOver):
            pass  # the clock or another process was quicker
        except Exception:
            log.exception("computer of match %s, seat %s", position.match.id, seat)

    def _think(self, position: Position, seat: Seat, seconds: float) -> Any:
        """Think for some seconds: a share where many are asked, so that none is late."""
        until = time.monotonic() + seconds
        level = position.seats[seat].level or SUBSTITUTE
        return choose(
            position.engine,
            position.state,
            seat,
            Dice(self._chance.randbytes(16).hex(), position.ply),
            level,
            lambda: time.monotonic() < until,
        )
