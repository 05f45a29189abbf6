"""Somebody who presses, fills in and types whatever there is, against the real process.

What the monkey of `tests/bot/monkey` chooses and types this one does as well; besides it uses
controls that it was never shown.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from tests.bot.monkey.choosing import Choosing
from tests.bot.monkey.hands import RARE
from tests.wire import commands
from tests.wire.evening import Evening
from tests.wire.interactions import Interaction
from tests.wire.player import Knob, Player

LATELY = 40
"""How far back it remembers what it did."""
KNOWN_OPTIONS = {3, 4, 5, 6}
"""What it can type: words, whole numbers, yes or no, and people."""
SELDOM = ("cancel", "play")


class Monkey:
    """One person of an evening. What it does comes of a seed and of what it finds."""

    def __init__(self, party: Evening, player: Player) -> None:
        self.party, self.player = party, player
        self.done: list[Interaction] = []
        self._chance = random.Random(f"{party.seed}: {player.person.name}")
        self._choosing = Choosing(self._chance)
        self._used: list[tuple[Knob, Sequence[str] | None]] = []
        self._opened: list[Interaction] = []

    async def acts(self) -> None:
        """Do something: mostly what brings a match on, now and then anything at all."""
        ways: dict[Callable[[], Awaitable[None]], int] = {
            self._answers: 45,
            self._presses_anything: 18,
            self._presses_again: 8,
            self._uses_what_others_see: 6,
            self._forges: 5,
            self._fills_in_an_old_form: 4,
            self._types_anything: 10,
            self._two_at_once: 4,
        }
        (way,) = self._chance.choices(list(ways), list(ways.values()))
        await way()

    # -- What it does ------------------------------------------------------------------------

    async def _answers(self) -> None:
        acted = await self.player.acts(self.party.places)
        if acted is not None:
            self.done.append(acted)

    async def _presses_anything(self) -> None:
        knobs = self._knobs(self.player)
        if knobs:
            await self._press(self._chance.choice(knobs))

    async def _presses_again(self) -> None:
        """Repeat a press of long ago, or the last one."""
        if self._used:
            knob, values = self._chance.choice(self._used[-LATELY:])
            await self._press(knob, values)

    async def _uses_what_others_see(self) -> None:
        """Use a control of somebody else's hand or private answer."""
        other = self._chance.choice(self.party.players)
        knobs = [knob for knob in self._knobs(other) if knob.message.channel_id == other.dm.id]
        if knobs:
            await self._as_if_it_stood_here(self._chance.choice(knobs).raw)

    async def _forges(self) -> None:
        """Use a control of another question, another match, or of none."""
        knobs = self._knobs(self.player)
        if knobs:
            raw = self._chance.choice(knobs).raw
            parts = raw["custom_id"].split(":")
            parts[self._chance.randrange(len(parts))] = self._choosing.words(20, raw["custom_id"])
            await self._as_if_it_stood_here({**raw, "custom_id": ":".join(parts)[:100]})

    async def _as_if_it_stood_here(self, raw: Mapping[str, Any]) -> None:
        places = [place for place in self._places() if self.player.knobs(place)]
        if places:
            message = self.player.knobs(self._chance.choice(places))[-1].message
            await self._press(Knob(message, raw))

    async def _fills_in_an_old_form(self) -> None:
        if self._opened:
            await self._fill_in(self._chance.choice(self._opened[-LATELY:]))

    async def _two_at_once(self) -> None:
        """Do two things before the bot has answered either."""
        knobs = self._knobs(self.player)
        if knobs:
            await asyncio.gather(*(self._press(self._chance.choice(knobs)) for _ in range(2)))

    async def _types_anything(self) -> None:
        place = self._chance.choice(self._places())
        path, leaf = self._chance.choice(
            sorted(commands.known(self.party.fake.world, place), key=str)
        )
        kinds = {option["type"] for option in leaf.get("options") or ()}
        if not kinds <= KNOWN_OPTIONS or (path in SELDOM and self._chance.random() < 0.8):
            return

        async def suggest(name: str, begun: str, filled: Mapping[str, Any]) -> Sequence[Any]:
            return await self.player.suggestions(place, path, name, begun, filled)

        filled = await self._choosing.options(leaf, suggest, self._someone, self._said)
        self.done.append(await self.player.types(place, path, **filled))

    # -- How it does it ----------------------------------------------------------------------

    async def _press(self, knob: Knob, values: Sequence[str] | None = None) -> None:
        if self._chance.random() >= RARE.get(knob.verb, 1):
            return
        self._used.append((knob, values))
        pressed = await self.player.presses(knob, values)
        self.done.append(pressed)
        if pressed.modal is not None:
            self._opened.append(pressed)
            if self._chance.random() < 0.85:
                await self._fill_in(pressed)

    async def _fill_in(self, opened: Interaction) -> None:
        def line(field: Mapping[str, Any], _: Interaction) -> str:
            return self._choosing.line(field, self._said)

        self.done.append(await self.player.fills_in(opened, line))

    # -- What it finds -----------------------------------------------------------------------

    def _places(self) -> list[Any]:
        return [*self.party.places, self.player.dm]

    def _knobs(self, player: Player) -> list[Knob]:
        return [knob for place in (*self.party.places, player.dm) for knob in player.knobs(place)]

    def _said(self) -> str:
        knobs = self._knobs(self.player)
        return self._chance.choice(knobs).message.text if knobs else ""

    def _someone(self) -> Any:
        return self._chance.choice(self.party.players).person
