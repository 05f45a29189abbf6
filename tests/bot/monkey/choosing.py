"""What is left to chance of one choice, one line or one option, wherever it is asked for."""

from __future__ import annotations

import random
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

Json = Mapping[str, Any]
NONSENSE = ("§§", "0", "-1", "9" * 18, "a; b", "<@1>", "`*_", "\u202e1", "x" * 100, "1, 2", "?")
WHOLE, YES_NO, USER, FILE = 4, 5, 6, 11
BEGUN = ("", "", "", "1", "a", "§")
"""What stands in an option when suggestions are asked for."""

Suggest = Callable[[str, str, Json], Awaitable[Sequence[Any]]]
"""Returns what is suggested for an option, once so much is typed and others are filled in."""


class Choosing:
    """Chooses by `chance`, in Discord's own terms."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance

    def picks(self, menu: Json) -> tuple[str, ...]:
        """Return what is chosen of a menu, as many as it allows."""
        values = [option["value"] for option in menu.get("options") or ()]
        least, most = menu.get("min_values", 1), menu.get("max_values", 1)
        if menu.get("required") is False:
            least = 0
        many = self.chance.randint(least, min(most, len(values)))
        return tuple(self.chance.sample(values, many))

    def line(self, field: Json, said: Callable[[], str]) -> str:
        """Return what is typed into a line: what stands there, or anything.

        `said` returns what stands nearby.
        """
        filled = field.get("value") or ""
        if (filled or not field.get("required", True)) and self.chance.random() < 0.5:
            return filled
        return self.words(field.get("max_length") or 4000, said())

    def words(self, longest: int, said: str) -> str:
        """Return words of what is said nearby, a small number, or nonsense."""
        words = re.findall(r"[\w+-]+", said) or ["§"]
        kind = self.chance.random()
        if kind < 0.4:
            return str(self.chance.randint(0, 12))
        if kind < 0.8:
            return " ".join(self.chance.choices(words, k=self.chance.randint(1, 3)))[:longest]
        return self.chance.choice(NONSENSE)[:longest]

    async def options(
        self,
        leaf: Json,
        suggest: Suggest,
        someone: Callable[[], Any],
        said: Callable[[], str],
    ) -> dict[str, Any]:
        """Return what is typed for the options of a command, some of them left out."""
        filled: dict[str, Any] = {}
        for option in leaf.get("options") or ():
            if option.get("required") or self.chance.random() < 0.6:
                name = option["name"]
                filled[name] = await self._option(option, suggest, someone, said, filled)
        return filled

    async def _option(
        self,
        option: Json,
        suggest: Suggest,
        someone: Callable[[], Any],
        said: Callable[[], str],
        filled: Json,
    ) -> Any:
        kind, chance = option["type"], self.chance
        if option.get("choices"):
            return chance.choice([choice["value"] for choice in option["choices"]])
        if kind == USER:
            return someone()
        if kind == FILE:
            return ("match.json", chance.choice((b"{}", said().encode())))
        if kind == YES_NO:
            return chance.random() < 0.5
        if option.get("autocomplete"):
            offered = await suggest(option["name"], chance.choice(BEGUN), filled)
            if offered and chance.random() < 0.85:
                return chance.choice(list(offered))
        if kind == WHOLE:
            return chance.randint(option.get("min_value", -3), min(option.get("max_value", 60), 60))
        return self.words(option.get("max_length", 100), said())
