"""Nothing is lost of two things that happen at once: each is written on what the other wrote."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio
from msgspec.structs import replace

from cogs.words.languages import Languages
from tables.away import Away
from tables.people import People, Preferences, Progress, preferences
from tables.wishes import Calls
from tests.tables.house import ALICE, BOB, Clock, Hall, hall
from tests.tables.post_office import PostOffice

Two = tuple[Hall, Hall]


@pytest_asyncio.fixture
async def two(tmp_path: Path) -> AsyncIterator[Two]:
    """Return two processes on one database."""
    clock, path = Clock(), tmp_path / "tables.db"
    office = PostOffice(clock)
    async with hall(path, clock, office) as one, hall(path, clock, office) as other:
        yield one, other


PROGRESS = Progress("shazamm", 1, ("Zap!",))
WISHES: tuple[Callable[[People], Awaitable[object]], ...] = (
    lambda people: people.block(ALICE, BOB),
    lambda people: people.wish(ALICE, "en"),
    lambda people: people.speaks(ALICE, "es"),
    lambda people: people.learn(ALICE, PROGRESS, done=0),
    lambda people: people.wish_calls(ALICE, lambda calls: replace(calls, digest=7)),
    lambda people: people.wish_away(ALICE, lambda away: replace(away, night=True)),
)
"""What people wish, each way to do so."""


@pytest.mark.parametrize("first", range(len(WISHES)))
async def test_nothing_that_a_person_wishes_is_lost_of_what_two_processes_hear_at_once(
    two: Two, first: int
) -> None:
    await two[0].begin()
    wishes = (*WISHES[first:], *WISHES[:first])
    people = [house.tables.people for house in two] * 3
    await asyncio.gather(*(wish(here) for wish, here in zip(wishes, people, strict=True)))
    person = await people[0].person(ALICE)
    assert person is not None and person.locale == "es"
    all_of_it = Preferences("en", (BOB,), (PROGRESS,), Calls(digest=7), Away(night=True))
    assert preferences(person) == all_of_it


async def test_a_lesson_goes_on_once_of_two_processes(two: Two) -> None:
    learning = (house.tables.people.learn(ALICE, PROGRESS, done=0) for house in two)
    assert sorted(await asyncio.gather(*learning)) == [False, True]


async def test_nothing_that_a_server_wishes_is_lost_of_what_two_processes_hear_at_once(
    two: Two,
) -> None:
    people, others = (house.tables.people for house in two)
    speaks = Languages(people).wish_for_guild(5, "es")
    await asyncio.gather(speaks, others.let_in(5, others=True))
    guild = await people.guild(5)
    assert guild is not None and guild.locale == "es"
    assert await people.lets_in(5)
