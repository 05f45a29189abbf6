"""People who press at their time, whether or not what was pressed before has been answered.

A move is a press of the hand's button and, after a while, the form that it has opened. The fake
Discord takes the time from either until its first answer has arrived.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from benchmarks.load.club import Table
from cogs.panels.given import AHEAD
from tests.wire.fake import FakeDiscord
from tests.wire.interactions import Deed, Interaction
from tests.wire.messages import Message
from tests.wire.player import Player

THINKING = 1.0
"""Seconds for which somebody looks at a form before it is sent."""
PATIENCE = 10.0
"""Seconds for which an answer is waited for; Discord waits three."""
BETS = "12345"
BLOCK = 50
"""At how many tables somebody has moved before the others there do."""


class Presser(Player):
    """Somebody who takes little of the machine: told of answers rather than looking for them."""

    async def moves(self) -> Interaction | None:
        """Open the form of what is asked, and send it after a while; None if nothing is asked."""
        opened = await self.opens()
        if opened is None or opened.modal is None:
            return opened
        await asyncio.sleep(THINKING)
        return await self.fills_in(opened)

    async def opens(self) -> Interaction | None:
        """Press the first button of what is asked."""
        for knobs in self.asked():
            onward = [knob for knob in knobs if not knob.verb.startswith(AHEAD)]
            if onward:
                return await self.presses(onward[0])
        return None

    def _line(self, field: Mapping[str, Any], opened: Interaction) -> str:
        return self._chance.choice(BETS)

    async def _happens(
        self, deed: Deed, place: int, data: Mapping[str, Any], source: Message | None = None
    ) -> Interaction:
        made = self.fake.world.do(self.person, deed, place, data, source)
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await made.decided.wait()
        return made


class Crowd:
    """All people of some tables. `took` are the seconds until answers arrived, one for each.

    `unanswered` are deeds to which none came, `idle` counts who had nothing to do.
    """

    def __init__(self, fake: FakeDiscord, tables: Sequence[Table], seed: str) -> None:
        self._fake = fake
        self._pressers = [
            [Presser(fake, person, seed) for person in table.people] for table in tables
        ]
        self.took: list[float] = []
        self.idle = self.unanswered = 0
        _take_times(fake, self.took)

    async def press(self, rate: float, seconds: float) -> None:
        """Let people move one after the other, so many each second."""
        loop = asyncio.get_running_loop()
        began, moving = loop.time(), set[asyncio.Task[None]]()
        for number, presser in enumerate(self._in_turn(int(rate * seconds))):
            await asyncio.sleep(began + number / rate - loop.time())
            moving.add(task := asyncio.create_task(self._moves(presser)))
            task.add_done_callback(moving.discard)
        await asyncio.gather(*moving)

    async def open_forms(self, people: int, rate: float) -> list[tuple[Presser, Interaction]]:
        """Let so many people open their forms, at leisure, and return who has one."""
        opening = list[asyncio.Task[Interaction | None]]()
        pressers = list(self._in_turn(people))
        for presser in pressers:
            opening.append(asyncio.create_task(presser.opens()))
            await asyncio.sleep(1 / rate)
        opened = await asyncio.gather(*opening)
        pairs = zip(pressers, opened, strict=True)
        return [(one, form) for one, form in pairs if form is not None and form.modal is not None]

    async def send_forms(self, forms: Sequence[tuple[Presser, Interaction]]) -> None:
        """Let all send what they have filled in at once."""
        made = await asyncio.gather(*(presser.fills_in(form) for presser, form in forms))
        self.unanswered += sum(not one.acknowledged for one in made)

    async def _moves(self, presser: Presser) -> None:
        made = await presser.moves()
        self.idle += made is None
        self.unanswered += made is not None and not made.acknowledged

    def _in_turn(self, count: int) -> Iterator[Presser]:
        """Yield people: the first of each of some tables, then the second of each, and so on.

        So every other move ends a turn, which takes more than the one before.
        """
        blocks = [self._pressers[at : at + BLOCK] for at in range(0, len(self._pressers), BLOCK)]
        seated = [one for block in blocks for seats in zip(*block, strict=True) for one in seats]
        return itertools.islice(itertools.cycle(seated), count)


def _take_times(fake: FakeDiscord, took: list[float]) -> None:
    """Note from now on after how many seconds each first answer arrives."""
    world, answer = fake.world, type(fake.world).answer

    def answered(made: Interaction, body: Any, files: Any) -> Message | None:
        took.append(world.now() - made.at)
        return answer(world, made, body, files)

    world.answer = answered
