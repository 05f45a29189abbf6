"""What a move costs the bot's process, from press to picture: CPU, requests and bytes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import NamedTuple

from benchmarks.results import Result
from tables.options import NEW
from tests.guests import offered_by_the_bot
from tests.wire.costs import MB, Spent, cost

WHOLE, MOVES = 1000, 100
"""Matches are played whole, until there were so many moves: a first match draws what later ones
have, and the beginning of one costs otherwise than its end."""


class Goal(NamedTuple):
    """The most of each that a move of a game may take on average."""

    milliseconds: float
    requests: float
    counted: float
    megabytes: float


QUICK = Goal(25.0, 3.0, 2.0, 0.3)
OTHERS = Goal(35.0, 5.0, 3.0, 0.5)
GOALS = {"shazamm": QUICK, "rebelmoon": QUICK}


def measure() -> Iterator[Result]:
    """Yield what a move of every game costs where two people press its panels."""
    for game in offered_by_the_bot():
        spent = asyncio.run(cost(game, WHOLE, NEW.board, MOVES))
        yield from _told(game, spent, GOALS.get(game, OTHERS))


def _told(game: str, spent: Spent, goal: Goal) -> tuple[Result, ...]:
    moves = spent.moves
    figures = (
        ("CPU", 1000 * spent.cpu, "ms", "all threads, Discord faked", goal.milliseconds),
        ("requests", spent.requests, "", f"{moves} moves", goal.requests),
        ("requests that count", spent.counted, "", "but answers to deeds", goal.counted),
        ("uploaded", spent.uploaded / MB, "MB", "pictures", goal.megabytes),
    )
    return tuple(
        Result(f"{game}: a move, {what}", value / moves, unit, floor, most=most)
        for what, value, unit, floor, most in figures
    )
