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

from benchmarks.load.club import SEATS, Table
from cogs.panels.given import AHEAD
from tests.wire.fake import FakeDiscord
from tests.wire.interactions import Deed, Interaction
from tests.wire.messages import Message
from tests.wire.player import Knob, Player

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
        knob = self.onward()
        return None if knob is None else await self.presses(knob)

    def onward(self) -> Knob | None:
        """Return that button; None if nothing is asked."""
        asked = (knob for knobs in self.asked() for knob in knobs)
        return next((knob for knob in asked if not knob.verb.startswith(AHEAD)), None)

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

    `unanswered` are deeds to which none came, `idle` counts how often nobody had anything to do.
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
        """Let people move one after the other, so many each second.

        Whoever is asked nothing lets the next one move.
        """
        loop, turns = asyncio.get_running_loop(), itertools.cycle(self._seated())
        began, moving = loop.time(), set[asyncio.Task[None]]()
        for number in range(int(rate * seconds)):
            await asyncio.sleep(began + number / rate - loop.time())
            presser = self._who_can(turns)
            if presser is None:
                self.idle += 1
                continue
            moving.add(task := asyncio.create_task(self._moves(presser)))
            task.add_done_callback(moving.discard)
        await asyncio.gather(*moving)

    def _who_can(self, turns: Iterator[Presser]) -> Presser | None:
        """Return who is asked something, the next in turn; None if nobody is."""
        once = itertools.islice(turns, SEATS * len(self._pressers))
        return next((presser for presser in once if presser.onward() is not None), None)

    async def open_forms(self, people: int, rate: float) -> list[tuple[Presser, Interaction]]:
        """Let so many people open their forms, at leisure, and return who has one."""
        opening = list[asyncio.Task[Interaction | None]]()
        pressers = self._seated()[:people]
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

    def _seated(self) -> list[Presser]:
        """Return people: the first of each of some tables, then the second of each, and so on.

        So every other move ends a turn, which takes more than the one before.
        """
        blocks = [self._pressers[at : at + BLOCK] for at in range(0, len(self._pressers), BLOCK)]
        return [one for block in blocks for seats in zip(*block, strict=True) for one in seats]


def _take_times(fake: FakeDiscord, took: list[float]) -> None:
    """Note from now on after how many seconds each first answer arrives."""
    world, answer = fake.world, type(fake.world).answer

    def answered(made: Interaction, body: Any, files: Any) -> Message | None:
        took.append(world.now() - made.at)
        return answer(world, made, body, files)

    world.answer = answered
