"""Chance, the same at every replay."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import TypeVar

Item = TypeVar("Item")


class Dice:
    """All chance of one entry of the log.

    Seeded with the match's seed and the ply, so that replaying, undoing and redoing
    roll the same. Everything is drawn through `random()`, whose sequence Python keeps
    the same in every version. Tests script chance by overriding `random`.
    """

    def __init__(self, seed: str, number: int) -> None:
        self._seed, self._number = seed, number
        self._generator: random.Random | None = None  # most entries roll nothing
        self.used = False

    def random(self) -> float:
        """Return the next number of [0, 1)."""
        self.used = True
        if self._generator is None:
            self._generator = random.Random(f"{self._seed}:{self._number}")
        return self._generator.random()

    def below(self, limit: int) -> int:
        """Return one of 0 … limit - 1, each as likely."""
        return int(self.random() * limit)

    def roll(self, sides: int = 6) -> int:
        """Return one of 1 … sides."""
        return self.below(sides) + 1

    def choice(self, items: Sequence[Item]) -> Item:
        """Return one of `items`, which must not be empty."""
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[Item]) -> tuple[Item, ...]:
        """Return `items` in an order of chance (Fisher-Yates)."""
        pile = list(items)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return tuple(pile)
