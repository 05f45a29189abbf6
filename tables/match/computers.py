"""Computer seats: they think off the event loop and move through the same log as people.

An answer always takes the same time, so that it tells nothing about the hand behind it. Where
thinking fails, or does not end, the seat's default is played: no match waits for a computer.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from bots import choose
from engines.core import Dice, MatchOver, NotAsked, Seat
from store import StoreError
from tables.errors import TableRefusal
from tables.match.pauses import Pauses
from tables.match.play import Play
from tables.match.position import Position
from tables.match.thinking import Thoughts

log = logging.getLogger(__name__)

SUBSTITUTE = "normal"
"""The level of a computer that plays on for somebody who resigned."""
AT_ONCE = 1
"""Computers thinking at once: two threads would think no faster, and hold up the event loop."""
GRACE = 30.0
"""Seconds that a thought may take longer than it was given: ten times what any was seen to."""

Choose: TypeAlias = Callable[..., Any]
"""Chooses an action, as `bots.choose` does, of the same arguments."""


class Computers:
    """Lets the computer seats of every match move when they are asked."""

    def __init__(
        self,
        play: Play,
        pauses: Pauses,
        seconds: float,
        chance: Random,
        chooser: Choose | None = None,
        grace: float = GRACE,
    ) -> None:
        self._play = play
        self._pauses = pauses
        self._seconds = seconds
        self._chance = chance
        self._chooser = chooser
        self._grace = grace
        self._thoughts = Thoughts(AT_ONCE)
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

    async def _move(self, position: Position, seat: Seat, seconds: float) -> None:
        match_id = position.match.id
        try:
            async with self._pauses.guard(match_id):
                await self._think_or_default(position, seat, seconds)
        except (TableRefusal, NotAsked, MatchOver):
            pass  # the clock or another process was quicker
        except Exception:  # the watchdog asks again
            log.exception("computer of match %s, ply %s, seat %s", match_id, position.ply, seat)

    async def _think_or_default(self, position: Position, seat: Seat, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        ready_at = loop.time() + self._seconds
        match_id, decision = position.match.id, position.decision(seat)
        try:
            action = await self._thoughts.think(
                match_id, lambda: self._think(position, seat, seconds), seconds + self._grace
            )
            await asyncio.sleep(max(0.0, ready_at - loop.time()))
            await self._play.submit_for(match_id, seat, action, decision)
        except (TableRefusal, NotAsked, MatchOver, StoreError):
            raise
        except Exception:
            log.exception(
                "computer of match %s, ply %s, seat %s: its default is played",
                *(match_id, position.ply, seat),
            )
            await asyncio.sleep(max(0.0, ready_at - loop.time()))
            await self._play.submit_default(match_id, seat, decision)

    def _think(self, position: Position, seat: Seat, seconds: float) -> Any:
        """Think for some seconds: a share where many are asked, so that none is late."""
        until = time.monotonic() + seconds
        level = position.seats[seat].level or SUBSTITUTE
        return (self._chooser or choose)(
            position.engine,
            position.state,
            seat,
            Dice(self._chance.randbytes(16).hex(), position.ply),
            level,
            lambda: time.monotonic() < until,
        )
