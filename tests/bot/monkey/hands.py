"""How the monkey does what it does: it presses, chooses, fills in and types."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import simcord

from tests.bot.deeds import SUBMIT, Deed, filled_in, forged
from tests.bot.limits import MENUS, Kind, walk
from tests.bot.monkey.sight import Json, Knob, Sight
from tests.bot.monkey.truths import Truths
from tests.bot.monkey.whims import Whims
from tests.bot.player import Player, Reply
from tests.bot.seen import Seen

RARE = {"resign": 0.02, "forget": 0.02, "cancel": 0.02, "leave": 0.2, "no-computer": 0.3}
"""How often what ends or empties a match is pressed in earnest once it was picked."""


class Opened(NamedTuple):
    """A form that somebody has before them, and from where it was opened."""

    player: Player
    modal: Json
    place: int
    message: Seen | None


class Hands:
    """Does things, tells them in `told`, and remembers what could be done again."""

    def __init__(self, sight: Sight, whims: Whims, truths: Truths, chance: random.Random) -> None:
        self.told: list[str] = []
        self.used: list[tuple[Player, Deed]] = []
        self.opened: list[Opened] = []
        self._sight, self._whims, self._truths, self._chance = sight, whims, truths, chance

    async def press_newest(self, player: Player, verb: str) -> None:
        knobs = [knob for knob in self._sight.knobs(player) if knob.verb == verb]
        if knobs:
            await self.use(player, max(knobs, key=lambda knob: knob.message.id))

    async def use(self, player: Player, knob: Knob, values: Sequence[str] = ()) -> None:
        """Press a control, and mostly fill in the form that it opens."""
        if self._chance.random() >= RARE.get(knob.verb, 1):
            return
        raw = knob.raw
        if raw["type"] in MENUS and not values:
            values = self._whims.picks(raw)
        deed = self._press(player, knob, values)
        self.used.append((player, deed))
        place = "directly" if knob.message.channel_id == player.person.dm.id else "publicly"
        private = " in private" if knob.message.ephemeral else ""
        what = f"{raw.get('label') or raw.get('placeholder')!r} {raw['custom_id']} {list(values)}"
        (reply,) = await self.do(f"{player.name} presses {place}{private} {what}", deed)
        if reply.result.modal is not None:
            opened = Opened(player, reply.result.modal, deed.channel_id, knob.message)
            self.opened.append(opened)
            if self._chance.random() < 0.85:
                await self.fill_in(opened)

    def _press(self, player: Player, knob: Knob, values: Sequence[str]) -> Deed:
        raw, message = knob.raw, knob.message
        deed = forged(self._sight.viewer(player, message), message, raw["custom_id"], *values)
        if raw["type"] not in MENUS:
            return deed
        chosen = {"component_type": int(raw["type"]), "values": list(values)}
        return replace(deed, data={**deed.data, **chosen})  # also where nothing was chosen

    async def fill_in(self, opened: Opened) -> None:
        lines: dict[str, str] = {}
        picks: dict[str, tuple[str, ...]] = {}
        player = opened.player
        for field in walk(opened.modal["components"]):
            if field["type"] == Kind.TEXT_INPUT:
                lines[field["custom_id"]] = self._whims.line(player, field, opened.message)
            elif field["type"] in MENUS:
                picks[field["custom_id"]] = self._whims.picks(field)
        name = opened.modal["custom_id"]
        viewer = self._sight.viewer(player, opened.place)
        deed = replace(filled_in(viewer, opened.place, name, lines, picks), message=opened.message)
        await self.do(f"{player.name} fills in {name} {lines} {picks}", deed)

    async def type(
        self, player: Player, path: str, place: simcord.ChannelHandle, /, **filled: Any
    ) -> None:
        shown = {name: getattr(value, "name", value) for name, value in filled.items()}
        where = "directly" if place.guild is None else "publicly"
        self.told.append(f"{player.name} types {where} /{path} {shown}")
        self._truths.answered(await player.slash(path, place, **filled))

    async def do(self, told: str, *deeds: Deed) -> list[Reply]:
        """Let things happen at once, and check each answer.

        What was refused of a form goes once its author has gone on otherwise. Nobody can press
        there then, but a form that was opened there still stands open.
        """
        club, possible = self._sight.club, list[Deed]()
        for deed in deeds:
            if deed.message is None or club.stands(deed.message):
                possible.append(deed)
            elif deed.kind == SUBMIT:
                possible.append(replace(deed, message=None))
        self.told.append(told)
        replies = await club.at_once(*possible)
        for reply in replies:
            self._truths.answered(reply)
        return replies
