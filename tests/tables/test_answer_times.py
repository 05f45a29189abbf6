"""How long computers take in earnest: with the one choice and with many, whoever else thinks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from statistics import median

import pytest

from tables.match.instants import PART, instant
from tables.match.position import Position
from tables.tables import By
from tests.tables.battles import ON_SHIP, PEOPLE, SHOOTER, ambush, battle
from tests.tables.distributions import apart, between_medians
from tests.tables.hands import MANY, ONE, Hands
from tests.tables.house import AS_MANY, Hall, hall
from tests.tables.post_office import PostOffice
from tests.tables.real_time import RealTime
from tests.thinking.questions import question
from thinking.shares import Matter

SECONDS = 0.6
TRIALS = 200
"""Shots at those who can but pass, and as many at those who can choose, in turn."""
WITHIN = 0.020
"""Seconds that the medians of how late they are may lie apart: less than any message takes."""


async def shot_at(path: Path, trials: int) -> list[tuple[int, Hands]]:
    """Return matches in which a shot is about to fall, and what its targets hold."""
    office = PostOffice(now := RealTime())
    async with hall(path, now, office, limits=AS_MANY) as house:
        some = [(ONE, MANY)[number % 2] for number in range(2 * trials)]
        return [
            (await battle(house, ambush(*hands), computers=2, channel=n), hands)
            for n, hands in enumerate(some, 1)
        ]


@asynccontextmanager
async def thinking(house: Hall, others: int) -> AsyncIterator[None]:
    """Let so many computers of others think all the time, as hard as they can."""
    loop, thoughts = asyncio.get_running_loop(), house.tables.computers.thoughts

    async def go_on(number: int) -> None:
        for asked in count():
            at = loop.time() + SECONDS
            thought = thoughts.begin(question("shazamm"), Matter("others", -1 - number), at)
            await asyncio.sleep(SECONDS * (number + 1) / others if asked == 0 else SECONDS)
            thoughts.end(thought)

    tasks = [asyncio.create_task(go_on(number)) for number in range(others)]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Times:
    """By what the computers held: how long they took, and how late they were."""

    def __init__(self) -> None:
        self.took: dict[Hands, list[float]] = {ONE: [], MANY: []}
        self.late: dict[Hands, list[float]] = {ONE: [], MANY: []}


async def measured(path: Path, others: int, trials: int) -> Times:
    times, chance = Times(), Random("moments")
    matches = await shot_at(path, trials)
    office = PostOffice(now := RealTime())
    async with (
        hall(path, now, office, SECONDS, limits=AS_MANY) as house,
        thinking(house, others),
    ):
        for match_id, hands in matches:
            await asyncio.sleep(chance.random() * SECONDS * PART)
            asked, answered = await answer_to_shot(house, match_id)
            times.took[hands].append(answered - asked)
            times.late[hands].append(answered - instant(match_id, asked, SECONDS))
    return times


async def answer_to_shot(house: Hall, match_id: int) -> tuple[float, float]:
    """Return when a shot had been fired, and when the first of its targets had answered."""
    moments: asyncio.Queue[float] = asyncio.Queue()

    async def note(position: Position) -> None:
        if position.match.id == match_id:
            moments.put_nowait(asyncio.get_running_loop().time())

    house.tables.making.after_commit.insert(0, note)
    await house.tables.play.submit(match_id, By(PEOPLE[SHOOTER]), ON_SHIP)
    both = await moments.get(), await moments.get()
    house.tables.making.after_commit.remove(note)
    return both


@pytest.mark.soak
@pytest.mark.parametrize("others", [0, 3, 20])
async def test_the_time_of_an_answer_does_not_tell_whether_there_was_a_choice(
    tmp_path: Path, others: int
) -> None:
    times = await measured(tmp_path / "t.db", others, TRIALS)
    low, high = between_medians(times.late[ONE], times.late[MANY])
    told = {
        "took": [round(median(times.took[hands]), 4) for hands in (ONE, MANY)],
        "late": [round(median(times.late[hands]), 4) for hands in (ONE, MANY)],
        "apart": round(apart(times.took[ONE], times.took[MANY]), 2),
        "medians": (round(low, 4), round(high, 4)),
    }
    print(others, told)
    assert apart(times.took[ONE], times.took[MANY]) < 1, told
    assert -WITHIN < low <= high < WITHIN, told


def test_a_difference_of_a_twentieth_of_a_second_would_be_noticed() -> None:
    chance = Random("a leak")
    some = [[SECONDS + chance.random() * SECONDS * PART for _ in range(TRIALS)] for _ in range(3)]
    later = [time + 0.05 for time in some[2]]
    assert apart(some[0], some[1]) < 1 < apart(some[0], later)
    low, high = between_medians(later, some[0])
    assert WITHIN < low < 0.05 < high
