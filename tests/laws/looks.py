"""Moments of random matches, and who looks at them: one of the seats, or whoever holds none."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count
from typing import NamedTuple

from engines.core import Seat, Text
from tables.match.position import Position
from tests.laws.matches import Match, Ply, played_at_random
from tests.laws.panels import OFFERED_CASES, position_of


class Look(NamedTuple):
    """Somebody (None: a spectator) who looks at a moment of a match."""

    match: Match
    ply: int
    viewer: Seat | None

    @property
    def position(self) -> Position:
        """Where the match stands."""
        return position_of(self.match.case, self.match.states[self.ply])

    @property
    def said(self) -> tuple[Text, ...]:
        """What everybody has just heard."""
        step = self.match.plies[self.ply - 1].step if self.ply else self.match.start
        return tuple(event.text for event in step.events if event.audience is None)

    @property
    def next(self) -> Ply | None:
        """What is done next."""
        return self.match.plies[self.ply] if self.ply < len(self.match.plies) else None

    def __str__(self) -> str:
        who = "a spectator" if self.viewer is None else f"seat {self.viewer}"
        return f"{self.match.case.name}, {self.match.seed}, ply {self.ply}, {who}"


def looks(key: str, numbers: range) -> Iterator[tuple[int, Look]]:
    """Yield each number with a moment of a game's random matches, each way to set it up in turn."""
    ways = [case for case in OFFERED_CASES if case.key == key]
    waiting = iter(numbers)
    for match_number in count(numbers.start):
        match = played_at_random(ways[match_number % len(ways)], match_number)
        for ply in range(len(match.states)):
            number = next(waiting, None)
            if number is None:
                return
            yield number, look_at(match, ply, number)


def look_at(match: Match, ply: int, number: int) -> Look:
    """Return a look at a moment by somebody whom chance chooses."""
    viewer = random.Random(f"{match.case.key} {number}").choice([*match.seats, None])
    return Look(match, ply, viewer)
