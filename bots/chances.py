"""Every way in which chance may fall, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import prod
from typing import TypeVar

from engines.core import Dice

Result = TypeVar("Result")

MOST = 36
"""More ways than this are not gone through: two dice have as many."""


class TooMany(Exception):
    """Chance may fall in more ways than are gone through."""


class Foretold(Dice):
    """Dice that fall as they are told, and then at the lowest; they note how else they might."""

    def __init__(self, told: list[int]) -> None:
        super().__init__("", 0)
        self._told = told
        self.limits: list[int] = []
        self.fallen: list[int] = []

    def random(self) -> float:
        """Raise `TooMany`: this cannot be gone through."""
        raise TooMany

    def below(self, limit: int) -> int:
        """Return what was told, or 0. Raises `TooMany` where there are too many ways to go."""
        at = len(self.limits)
        self.used = True
        self.limits.append(limit)
        if prod(self.limits) > MOST:
            raise TooMany
        self.fallen.append(self._told[at] if at < len(self._told) else 0)
        return self.fallen[at]


def ways(happens: Callable[[Dice], Result]) -> Iterator[Result]:
    """Give what comes of something for every way in which chance may fall. Raises `TooMany`."""
    told: list[int] | None = []
    while told is not None:
        dice = Foretold(told)
        yield happens(dice)
        told = _next(dice)


def _next(dice: Foretold) -> list[int] | None:
    """Return the next way after one that was gone, as in counting; None after the last."""
    fallen = list(dice.fallen)
    while fallen and fallen[-1] + 1 == dice.limits[len(fallen) - 1]:
        fallen.pop()
    return [*fallen[:-1], fallen[-1] + 1] if fallen else None
