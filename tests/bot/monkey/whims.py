"""What the monkey chooses and types: what is offered, what stands nearby, or nonsense."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import simcord

from tests.bot.monkey.choosing import Choosing
from tests.bot.monkey.sight import Json, Sight
from tests.bot.player import Player
from tests.bot.seen import Seen


class Whims:
    """Everything that is left to chance about one choice, line or option."""

    def __init__(self, sight: Sight, chance: random.Random) -> None:
        self._sight, self._chance = sight, chance
        self._choosing = Choosing(chance)

    def someone(self) -> Player:
        return self._chance.choice(list(self._sight.club.players.values()))

    def picks(self, menu: Json) -> tuple[str, ...]:
        """Return what is chosen of a menu, as many as it allows."""
        return self._choosing.picks(menu)

    def line(self, player: Player, field: Json, near: Seen | None) -> str:
        """Return what is typed into a line: what stands there, or anything."""
        return self._choosing.line(field, lambda: self._said(player, near))

    def _said(self, player: Player, near: Seen | None = None) -> str:
        """Return the words on a message, or on any that the player can press."""
        knobs = self._sight.knobs(player) if near is None else []
        message = near or (self._chance.choice(knobs).message if knobs else None)
        return " ".join((message.text, *message.alt_texts)) if message else ""

    async def options(
        self, player: Player, path: str, leaf: Json, place: simcord.ChannelHandle
    ) -> dict[str, Any]:
        """Return what is typed for the options of a command, some of them left out."""

        async def suggest(name: str, begun: str, filled: Json) -> Sequence[Any]:
            return list(await player.suggestions(path, name, begun, place, **filled))

        def someone() -> Any:
            person = self.someone().person
            return person.member if place.guild else person.user

        return await self._choosing.options(leaf, suggest, someone, lambda: self._said(player))
