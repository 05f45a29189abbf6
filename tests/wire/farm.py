"""Very many matches on very many servers, of which several processes serve a slice each.

The matches are dealt by the tables before any process starts. People press at their time: one of
each two below their hand in direct messages, the other at the board in the channel.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple, cast

from benchmarks.load.club import GAME, Placing, Table
from benchmarks.load.driving import Presser
from benchmarks.submitting import begun, shown
from store import Store
from tables import Tables
from tables.limits import Limits
from tables.lobby import Guest, Place
from tables.options import NEW
from tests.wire.costs import cpu_seconds
from tests.wire.evening import Evening
from tests.wire.evidence import gather
from tests.wire.fake import FakeDiscord
from tests.wire.interactions import Interaction
from tests.wire.judge import Verdict, verdict
from tests.wire.ledger import Ledger
from tests.wire.on_server import ServerLedger
from tests.wire.places import Channel
from tests.wire.player import until
from tests.wire.process import BotProcess

AT_ONCE = 16
"""How many matches are begun side by side."""
SETTLED = 120.0
"""Seconds after which all must be shown once nobody presses any more."""
MANY = 999_999


class ByTheBoard(Presser):
    """Somebody who presses the board's button in the channel, and not below their hand."""

    place: Channel

    async def opens(self) -> Interaction | None:
        """Press what the board asks with."""
        knobs = self.knobs(self.place, "act")
        return await self.presses(knobs[-1]) if knobs else None


class Spent(NamedTuple):
    """What some time of play took: moves, and seconds of each process that lives."""

    moves: int
    cpu: float

    @property
    def a_move(self) -> float:
        """Milliseconds that all processes together compute for a move."""
        return 1000 * self.cpu / max(self.moves, 1)


class Farm:
    """Some processes, their database and their Discord. Made by `farm`."""

    def __init__(
        self, fake: FakeDiscord, ledger: Ledger, tables: Sequence[Table], bots: list[BotProcess]
    ) -> None:
        self.fake, self.ledger, self.bots = fake, ledger, bots
        self.kills: list[float] = []
        self.acknowledged = self.unanswered = self.idle = 0
        self._people = [list(self._pressers(table)) for table in tables]
        self._at = 0
        self._dealt = max((entry.number for entry in ledger.entries()), default=0)

    def _pressers(self, table: Table) -> Iterator[Presser]:
        for number, person in enumerate(table.people):
            if number:
                presser = ByTheBoard(self.fake, person, "on a farm")
                presser.place = table.place
                yield presser
            else:
                yield Presser(self.fake, person, "on a farm")

    async def press(self, rate: float, seconds: float) -> Spent:
        """Let people move, so many each second, and return once all is shown."""
        before = self._spent()
        loop, moving = asyncio.get_running_loop(), set[asyncio.Task[None]]()
        began = loop.time()
        for number, presser in enumerate(self._in_turn(int(rate * seconds))):
            await asyncio.sleep(began + number / rate - loop.time())
            moving.add(task := asyncio.create_task(self._moves(presser)))
            task.add_done_callback(moving.discard)
        await asyncio.gather(*moving)
        await self.settle()
        after = self._spent()
        return Spent(after.moves - before.moves, after.cpu - before.cpu)

    async def dies(self, number: int) -> None:
        """Kill a process in this moment, and start it again at once: it takes what is free."""
        self.kills.append(self.fake.world.now())
        await self.bots[number].kill()
        await self.bots[number].start(ready=False)

    async def settle(self) -> None:
        """Wait until all shards are served, and all is shown."""
        await self.fake.gateway.ready()
        assert await until(lambda: self.ledger.waiting() == 0, SETTLED), self._said()

    async def judged(self) -> Verdict:
        """Return what is lost, doubled or untrue where anybody has moved.

        Until then a bare message stands in place of the bot's.
        """
        found = await gather(cast("Evening", self))
        moved = {entry.match_id for entry in found.entries if entry.number > self._dealt}
        told = {at: lines for at, lines in found.committed.items() if at.match_id in moved}
        wanted = [one for one in found.wanted if one.match_id in moved]
        return verdict(replace(found, committed=told, wanted=wanted))

    def errors(self) -> list[str]:
        """Return the lines of errors that processes have logged."""
        return [line for bot in self.bots for line in bot.log if " ERROR " in line]

    def _said(self) -> str:
        return "\n\n".join(bot.said[-2000:] for bot in self.bots)

    def _spent(self) -> Spent:
        return Spent(self.ledger.logged(), sum(cpu_seconds(bot.pid) for bot in self.bots))

    def _in_turn(self, count: int) -> Iterator[Presser]:
        """Yield the first of each match, then the second of each, and so on, from where it was."""
        seated = [one for seats in zip(*self._people, strict=True) for one in seats]
        some = itertools.islice(itertools.cycle(seated), self._at, self._at + count)
        self._at = (self._at + count) % len(seated)
        return some

    async def _moves(self, presser: Presser) -> None:
        made = await presser.moves()
        self.idle += made is None
        self.acknowledged += made is not None and made.acknowledged
        self.unanswered += made is not None and not made.acknowledged


@asynccontextmanager
async def farm(
    fake: FakeDiscord,
    folder: Path,
    ledger: ServerLedger,
    *,
    matches: int,
    shards: int,
    processes: int,
) -> AsyncIterator[Farm]:
    """Deal matches, each on a server of its own, and start processes that serve all shards."""
    fake.gateway.starting.concurrency = shards
    tables = await _dealt(fake, ledger, matches)
    each = shards // processes
    slices = ",".join(f"{at}-{at + each - 1}" for at in range(0, shards, each))
    told = {f"BROADSIDE_LIMIT_{name.upper()}": str(MANY) for name in Limits.__struct_fields__}
    told |= {"BROADSIDE_SHARDS": f"{slices}/{shards}", "BROADSIDE_DATABASE": str(ledger.path)}
    bots = [BotProcess(fake, folder, **told) for _ in range(processes)]
    async with AsyncExitStack() as stack:
        for bot in bots:
            stack.push_async_exit(bot)
            await bot.start(ready=False)
        await fake.gateway.ready()
        yield Farm(fake, ledger, tables, bots)


async def _dealt(fake: FakeDiscord, ledger: ServerLedger, matches: int) -> list[Table]:
    """Return so many matches that are dealt, each on a server of its own."""
    store = await Store.open(ledger.path)
    many = Limits(**dict.fromkeys(Limits.__struct_fields__, MANY))
    tables = Tables(store, Placing(fake.world), time.time, bot_seconds=0.0, limits=many)
    club = [
        Table(fake.world, number, fake.world.add_server(f"club {number}").id)
        for number in range(matches)
    ]
    waiting = iter(club)
    await asyncio.gather(*(_begin(tables, waiting) for _ in range(AT_ONCE)))
    await shown(store)
    await tables.close()
    await store.close()
    return club


async def _begin(tables: Tables, waiting: Iterator[Table]) -> None:
    for table in waiting:
        host, guest = (Guest(one.id, one.name, None) for one in table.people)
        place, options = Place(table.place.guild, table.place.id, "en"), NEW
        opened = await tables.lobby.open(GAME, host, place, table=options)
        await tables.lobby.join(opened, guest)
        await tables.lobby.start(opened, host.user_id)
        await begun(tables, opened)
