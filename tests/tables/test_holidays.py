"""Holidays against what a seat does besides its moves: none makes another's time of a holiday."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing, suppress
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from random import Random

import pytest

from engines.core import Refusal
from engines.imperium.actions import Build
from engines.shazamm.model import Cast
from store import Changes, Deadline
from tables import Absence
from tables import Clock as TableClock
from tables.away import ALLOWANCE, GRACE_BACK
from tables.lobby import Guest
from tables.match.banks import extra
from tables.match.consequences import TIME_UP
from tables.match.log import CLOCK
from tables.options import DAY, HOUR
from tables.tables import By
from tests.sampled import sampled
from tests.tables.builders import building
from tests.tables.handing import handed
from tests.tables.holidays import begun, clock_of, left
from tests.tables.house import ALICE, AS_MANY, BOB, Clock, Hall, hall
from tests.tables.post_office import PostOffice

CAROL, DORA = 33, 44
CLOCKS = (TableClock.DAY, TableClock.DAY_BANK)
STEPS = 40


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Hall]:
    """A hall where people may change their minds as often as they like, and computers are slow."""
    clock = Clock()
    async with hall(tmp_path / "t.db", clock, PostOffice(clock), limits=AS_MANY) as opened:
        opened.tables.making.after_commit.clear()
        yield opened


async def gone(house: Hall, clock: TableClock, days: int = ALLOWANCE) -> int:
    """Let Bob's time be over while he is on holiday."""
    match_id = await begun(house, clock)
    await house.tables.absences.take(BOB, days)
    await house.pass_time(DAY)
    assert await left(house, match_id) == days * DAY
    return match_id


async def leaves(house: Hall, match_id: int) -> None:
    await house.tables.play.sit_out(match_id, By(BOB), "easy")
    await house.tables.play.come_back(match_id, By(BOB))


async def takes_back(house: Hall, match_id: int) -> None:
    await house.tables.play.submit(match_id, By(BOB), Cast(5))
    await house.tables.play.undo(match_id, By(BOB))


Does = Callable[[Hall, int], Awaitable[None]]
DEEDS: tuple[Does, ...] = (leaves, takes_back)


@pytest.mark.parametrize(("clock", "does"), list(product(CLOCKS, DEEDS)))
async def test_what_a_holiday_put_off_stays_put_off_by_it(
    house: Hall, clock: TableClock, does: Does
) -> None:
    """It is over when it was to be, also for who is reminded, and a day after coming back."""
    match_id = await gone(house, clock)
    before = await house.store.deadlines.of_match(match_id)
    for _ in range(3):
        await does(house, match_id)
        assert await house.store.deadlines.of_match(match_id) == before
    house.clock.seconds += HOUR
    await house.tables.absences.back(BOB)
    assert await left(house, match_id) == GRACE_BACK
    house.clock.seconds += HOUR
    await does(house, match_id)
    assert await left(house, match_id) == GRACE_BACK - HOUR
    await house.pass_time(GRACE_BACK - HOUR)
    assert [(e.kind, e.seat) for e in await house.moves(match_id)][-1] == (CLOCK, 1)


@pytest.mark.parametrize("does", DEEDS)
async def test_who_has_been_back_meanwhile_has_a_day_and_no_more(house: Hall, does: Does) -> None:
    """Also where no clock ran while they came back."""
    match_id = await gone(house, TableClock.DAY)
    play = house.tables.play
    if does is leaves:
        await play.sit_out(match_id, By(BOB), "easy")
        await house.tables.absences.back(BOB)
        await play.come_back(match_id, By(BOB))
    else:
        await play.submit(match_id, By(BOB), Cast(5))
        await house.tables.absences.back(BOB)
        await play.undo(match_id, By(BOB))
    assert await left(house, match_id) == GRACE_BACK


@pytest.mark.parametrize("kept", [False, True])
async def test_whoever_takes_a_seat_over_has_a_day_of_it_and_holidays_of_their_own(
    house: Hall, kept: bool
) -> None:
    """Whether or not a computer keeps the seat meanwhile."""
    match_id = await gone(house, TableClock.DAY)
    if kept:
        await house.tables.play.sit_out(match_id, By(BOB), "easy")
    await handed(house, match_id, BOB, Guest(CAROL, "Carol", 9))
    assert await left(house, match_id) == GRACE_BACK
    row = await clock_of(house, match_id, 1)
    assert row is not None and extra(row) == GRACE_BACK
    await house.tables.absences.back(BOB)
    assert await left(house, match_id) == GRACE_BACK
    await house.tables.absences.take(CAROL, 3)
    await house.pass_time(GRACE_BACK)
    assert await left(house, match_id) == 3 * DAY
    assert house.told("table-away-other") == (0 if kept else 1)
    if kept:
        await house.tables.play.sit_out(match_id, By(CAROL), "easy")
    await handed(house, match_id, CAROL, Guest(BOB, "Bob", 10))
    assert await left(house, match_id) == GRACE_BACK


async def test_what_an_earlier_version_noted_is_read(house: Hall, tmp_path: Path) -> None:
    """It told when clocks were over, and not by how much they had been put off."""
    match_id = await begun(house, TableClock.DAY)
    await house.pass_time(HOUR)
    await house.tables.play.submit(match_id, By(BOB), Cast(5))
    noted = f"UPDATE entry SET clocks = '1 {house.clock() + 23 * HOUR}' WHERE kind = 'action'"
    with closing(sqlite3.connect(tmp_path / "t.db")) as connection, connection:
        connection.execute(noted)
    await house.tables.play.undo(match_id, By(BOB))
    row = await clock_of(house, match_id, 1)
    assert row is not None and (row.due_at - house.clock(), extra(row)) == (23 * HOUR, 0.0)


@dataclass
class Sitting:
    """Who has a seat in turn, and what they do but move: how long all wait for them, and may."""

    house: Hall
    match_id: int
    seat: int
    people: tuple[int, ...]
    chance: Random
    most: float
    presses: int = 100
    waited: float = 0.0
    may_wait: float = 0.0
    put_off: bool = False
    holidays: dict[int, float] = field(default_factory=dict[int, float])
    """Until when whoever is on holiday is."""

    def __post_init__(self) -> None:
        self.owner = self.people[0]

    async def clock(self) -> Deadline | None:
        """Return the clock of the seat; None once its time is over, or it waits for others."""
        moves = await self.house.moves(self.match_id)
        over = any((e.kind, e.seat) == (CLOCK, self.seat) for e in moves)
        return None if over else await clock_of(self.house, self.match_id, self.seat)

    async def passes(self, seconds: float, *, unseen: bool = False) -> None:
        """Let time pass; it may be waited for as long as somebody is on holiday."""
        now, runs = self.house.clock(), await self.clock()
        until = max((min(at, now + seconds) for at in self.holidays.values()), default=now)
        if unseen:
            self.house.clock.seconds += seconds
        else:
            await self.house.pass_time(seconds)
        self.waited += seconds if runs is not None else 0.0
        self.may_wait += until - now if await self.is_put_off() else 0.0
        over = {user for user, at in self.holidays.items() if at <= self.house.clock()}
        for user in over:
            await self._ended(user)

    async def _ended(self, user: int) -> None:
        del self.holidays[user]
        self.may_wait += GRACE_BACK if await self.is_put_off() else 0.0

    async def is_put_off(self) -> bool:
        """Tell whether a holiday counts: none does before the seat's own time was over."""
        row = await self.clock()
        self.put_off |= row is None or extra(row) > 0
        return self.put_off

    async def takes_time(self) -> None:
        """Let some time pass, or almost all, or all of it where that is put off then."""
        row, away = await self.clock(), self.owner in self.holidays
        rest = HOUR if row is None else max(0.0, row.due_at - self.house.clock())
        most = rest if away else max(0.0, rest - HOUR)
        await self.passes(self.chance.choice((rest / 3, max(0.0, rest - HOUR), most, most)))

    async def goes(self) -> None:
        user = self.chance.choice((self.owner, self.owner, *self.people))
        days = self.chance.randint(1, 9)
        await self.house.tables.absences.take(user, days)
        self.holidays[user] = self.house.clock() + days * DAY

    async def is_back(self) -> None:
        for user in sorted(self.holidays):
            await self.house.tables.absences.back(user)
            await self._ended(user)

    async def leaves(self) -> None:
        play = self.house.tables.play
        await play.sit_out(self.match_id, By(self.owner), "easy")
        await self.passes(self.chance.choice((0.0, HOUR)), unseen=True)  # the computer is slow
        if self.chance.random() < 0.3:
            await self.hands_on()
        else:
            await play.come_back(self.match_id, By(self.owner))

    async def takes_back(self) -> None:
        """Move, and take that back after a while; what stands is a move, and adds its time."""
        play, position = self.house.tables.play, await self.house.position(self.match_id)
        legal = position.engine.legal_actions(position.state, self.seat)
        action = next(one for one in legal if isinstance(one, Cast | Build))
        await play.submit(self.match_id, By(self.owner), action)
        if self.chance.random() < 0.5:
            await self.takes_time()
        try:
            await play.undo(self.match_id, By(self.owner))
        except Refusal:
            self.may_wait += self.most

    async def hands_on(self) -> None:
        self.presses += 1
        new = next(user for user in self.people if user != self.owner)
        await handed(self.house, self.match_id, self.owner, Guest(new, "New", self.presses))
        self.owner = new


@pytest.mark.parametrize(
    ("number", "game", "clock"), sampled(product(range(20), ("shazamm", "imperium"), CLOCKS), 12)
)
async def test_nobody_waits_for_a_seat_longer_than_its_clock_and_holidays(
    house: Hall, game: str, clock: TableClock, number: int
) -> None:
    """Whatever is done there but a move: leaving and coming back, undo, and other people's hands.

    Of a holiday as much counts as it lasted, and a day after it.
    """
    chance = Random(f"holidays {game} {clock} {number}")
    if game == "shazamm":
        match_id, seat, people = await begun(house, clock), 1, (BOB, CAROL, DORA)
    else:
        match_id = await building(house, clock=clock, away=Absence.COUNT)
        seat, people = 0, (ALICE, CAROL, DORA)
        full = Deadline(match_id, TIME_UP, 0, house.clock() + DAY, b"")
        await house.store.commit(Changes().deadline(full))
    sits = Sitting(house, match_id, seat, people, chance, DAY)
    often = (sits.takes_time, sits.goes, sits.leaves, sits.takes_back)
    does = (*often, *often, sits.is_back, sits.hands_on)
    for _ in range(STEPS):
        if await sits.clock() is not None:
            with suppress(Refusal):
                await chance.choice(does)()
    while (row := await sits.clock()) is not None:
        await sits.passes(row.due_at - house.clock())
    assert sits.waited <= DAY + sits.may_wait + 1
