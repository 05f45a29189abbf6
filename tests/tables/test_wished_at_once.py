"""What somebody wishes of themselves is written with all that follows of it, or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from engines.core import Refusal
from store import Changes, Store
from tables import Absence
from tables import Clock as TableClock
from tables.away import GRACE_BACK, beginning
from tables.options import DAY
from tables.wishes import How
from tests.tables.holidays import begun, clock_of, left
from tests.tables.house import AS_MANY, BOB, Clock, Hall, hall
from tests.tables.post_office import PostOffice

Deed = Callable[[Hall], Awaitable[object]]
FROM = "1970-01-20"
"""A day that is yet to begin, by the clock of these halls."""


class Died(BaseException):
    """The process ends here."""


async def takes(house: Hall) -> None:
    await house.tables.absences.take(BOB, 3)


async def plans(house: Hall) -> None:
    await house.tables.absences.plan(BOB, 3, FROM)


async def calls_off(house: Hall) -> None:
    await house.tables.absences.call_off(BOB, beginning("UTC", FROM, house.clock()))


async def is_back(house: Hall) -> None:
    await house.tables.absences.back(BOB)


async def wants_a_digest(house: Hall) -> None:
    await house.tables.calling.wish(BOB, lambda calls: replace(calls, how=How.DIGEST))


async def is_away(house: Hall) -> None:
    """Let Bob's time be over while he is on holiday, in both matches."""
    await house.tables.absences.take(BOB, 20)
    await house.pass_time(DAY)
    assert await left(house, 1) == 20 * DAY


async def nothing(_: Hall) -> None:
    """Let all be as it is."""


DEEDS: tuple[tuple[Deed, Deed], ...] = (
    (nothing, takes),
    (nothing, plans),
    (plans, calls_off),
    (is_away, is_back),
    (nothing, wants_a_digest),
)
"""What somebody does, each after what comes before."""


@contextmanager
def dying(store: Store, after: int) -> Iterator[list[int]]:
    """Let the process end before what is done here commits once more than so often."""
    commit, done, doing = store.commit, [0], asyncio.current_task()

    async def counted(changes: Changes) -> None:
        if asyncio.current_task() is doing:
            if done[0] == after:
                raise Died
            done[0] += 1
        await commit(changes)

    store.commit = counted
    try:
        yield done
    finally:
        store.commit = commit


async def told(folder: Path, before: Deed, deed: Deed, after: int) -> tuple[object, int]:
    """Do it in a process that ends after so many commits, and again in the next one.

    Return how things stand then, and how often was committed before.
    """
    folder.mkdir()
    clock = Clock()
    office = PostOffice(clock)
    async with hall(folder / "t.db", clock, office, limits=AS_MANY) as house:
        await begun(house, TableClock.DAY)
        await house.begin(channel=8, clock=TableClock.DAY, away=Absence.COUNT)
        await before(house)
        await house.settle()
        with dying(house.store, after) as done, suppress(Died):
            await deed(house)
    async with hall(folder / "t.db", clock, office, limits=AS_MANY) as house:
        await house.tables.resume()
        await house.settle()
        with suppress(Refusal):
            await deed(house)
        await house.settle()
        return await stands(house), done[0]


async def stands(house: Hall) -> object:
    """Return what is remembered of Bob, what runs, and what all have read of it."""
    deadlines = [await house.store.deadlines.of_match(match_id) for match_id in (1, 2)]
    said = [event.key for letter in house.office.on("board") for event in letter.events]
    return await house.tables.people.person(BOB), deadlines, sorted(said)


@pytest.mark.parametrize(("before", "deed"), DEEDS)
async def test_whoever_does_again_what_was_cut_off_has_all_of_it(
    tmp_path: Path, before: Deed, deed: Deed
) -> None:
    wholly, commits = await told(tmp_path / "whole", before, deed, 100)
    assert commits == 1
    for after in range(commits):
        cut, _ = await told(tmp_path / str(after), before, deed, after)
        assert cut == wholly


@pytest.mark.parametrize("first", ["is put off", "is back"])
async def test_no_clock_is_put_off_for_somebody_who_comes_back_in_the_same_moment(
    tmp_path: Path, first: str
) -> None:
    """Whichever of the two has read how things stand, when the other writes."""
    clock = Clock()
    async with hall(tmp_path / "t.db", clock, PostOffice(clock), limits=AS_MANY) as house:
        match_id = await begun(house, TableClock.DAY)
        await house.tables.absences.take(BOB, 20)
        clock.seconds += DAY
        position, row = await house.position(match_id), await clock_of(house, match_id, 1)
        assert row is not None
        is_put_off = partial(house.tables.absences.put_off, position, row)
        is_back = partial(house.tables.absences.back, BOB)
        reads, writes = (is_back, is_put_off) if first == "is put off" else (is_put_off, is_back)
        commit = house.store.commit

        async def late(changes: Changes) -> None:
            house.store.commit = commit
            await writes()
            await commit(changes)

        house.store.commit = late
        await reads()
        assert house.store.commit == commit
        assert await left(house, match_id) <= GRACE_BACK
