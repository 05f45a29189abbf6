"""What is done to the bot, one thing after the other, and what each of them shows."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Sequence
from pathlib import Path

from msgspec import Struct

from benchmarks.load.club import SEATS, Table, ledger
from benchmarks.load.driving import Crowd
from benchmarks.load.process import Probed, Seen
from tests.wire.fake import FakeDiscord
from tests.wire.player import until

SAMPLE = 0.25
"""Seconds between two looks at what waits to be shown."""
LONGEST = 30.0
"""Seconds for which anything is waited for."""
LEISURE, QUICK = 40.0, 120.0
"""Forms that are opened each second: before all are sent at once, and only to have been open."""


class Sample(Struct, frozen=True):
    """What there was at a moment: notices that wait, and bytes of memory, after so many moves."""

    at: float
    waiting: int
    moves: int
    memory: int


class Load(Struct, frozen=True):
    """What one phase showed.

    `took` are seconds until the first answers, `settled` those until all was shown once nobody
    pressed any more. `share` is how much of one core Discord and the people had, `cpu` the seconds
    that the bot computed, `early` the requests that Discord refused because too many came before,
    `asked` those that it counted.
    """

    seconds: float
    moves: int
    took: tuple[float, ...]
    unanswered: int
    idle: int
    samples: tuple[Sample, ...]
    settled: float
    seen: Seen
    share: float
    cpu: float
    early: int
    asked: int


class Stage:
    """The bot and its Discord, with the tables at which people sit."""

    def __init__(
        self, fake: FakeDiscord, bot: Probed, folder: Path, tables: Sequence[Table]
    ) -> None:
        self._fake, self._bot, self._tables = fake, bot, tables
        self._ledger = ledger(folder)
        self._fresh = list(tables)

    async def idle(self, seconds: float) -> Seen:
        """Let nothing happen; return what the probe sees then."""
        await self._shown()
        await self._bot.seen()
        await asyncio.sleep(seconds)
        return await self._bot.seen()

    async def touched(self) -> float:
        """Let everybody at each table open a form; return the bytes that a match then takes.

        The first quarter is not counted: with it comes what many have in common.
        """
        few = len(self._tables) // 4
        await self._touch(self._tables[:few])
        before = self._bot.memory()
        await self._touch(self._tables[few:])
        return (self._bot.memory() - before) / (len(self._tables) - few)

    async def _touch(self, tables: Sequence[Table]) -> None:
        await Crowd(self._fake, tables, "touching").open_forms(len(tables) * SEATS, QUICK)
        await self._shown()

    async def steadily(self, rate: float, seconds: float, tables: int, *, limits: bool) -> Load:
        """Let people at so many tables make so many moves each second."""
        crowd = Crowd(self._fake, self._tables[:tables], f"{rate} {limits}")
        self._fake.rates.kept = limits
        return await self._watched(crowd, crowd.press(rate, seconds))

    async def at_once(self, people: int, *, limits: bool) -> Load:
        """Let so many people, two at a table, make their moves in one moment.

        They sit at the last tables of which no such crowd has been yet.
        """
        tables = [self._fresh.pop() for _ in range(min(people // SEATS, len(self._fresh)))]
        crowd = Crowd(self._fake, tables, f"at once {limits}")
        self._fake.rates.kept = limits
        forms = await crowd.open_forms(len(tables) * SEATS, LEISURE)
        await self._shown()
        crowd.took.clear()
        return await self._watched(crowd, crowd.send_forms(forms))

    async def _watched(self, crowd: Crowd, doing: Awaitable[None]) -> Load:
        """Do something, then wait until all is shown."""
        before = await self._bot.seen()
        entries, cpu, began = self._entries(), time.process_time(), time.monotonic()
        samples = list[Sample]()
        early, asked = self._fake.rates.exceeded, self._fake.api.counted
        sampling = asyncio.create_task(self._sample(samples, entries, began))
        await doing
        ended = time.monotonic()
        await self._shown()
        settled = time.monotonic()
        sampling.cancel()
        seen = await self._bot.seen()
        within = [one for one in samples if one.at <= ended - began]
        return Load(
            seconds=ended - began,
            moves=self._entries() - entries,
            took=tuple(crowd.took),
            unanswered=crowd.unanswered,
            idle=crowd.idle,
            samples=tuple(within or samples[:1]),
            settled=settled - ended,
            seen=seen,
            share=(time.process_time() - cpu) / (settled - began),
            cpu=seen.cpu - before.cpu,
            early=self._fake.rates.exceeded - early,
            asked=self._fake.api.counted - asked,
        )

    async def _sample(self, samples: list[Sample], entries: int, began: float) -> None:
        while True:
            at, moves = time.monotonic() - began, self._entries() - entries
            samples.append(Sample(at, self._ledger.waiting(), moves, self._bot.memory()))
            await asyncio.sleep(SAMPLE)

    async def _shown(self) -> None:
        """Wait until all that was committed is shown, but not for ever."""
        await until(
            lambda: self._fake.api.under_way == 0 and self._ledger.waiting() == 0, LONGEST, 0.02
        )

    def _entries(self) -> int:
        return self._ledger.logged()
