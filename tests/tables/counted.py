"""Matches whose clocks are counted beside them, whatever stops them, hour by hour."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from engines.core import Refusal
from store import Changes
from tables import Absence
from tables import Clock as TableClock
from tables.away import Holiday, Hours
from tables.away import over as really
from tables.match.closing import LONGEST, PLACE
from tables.match.consequences import TIME_UP
from tables.match.rests import REST_OVER
from tables.notice import BOARD, Notice, outgoing
from tables.options import DAY, HOUR
from tables.resting import Came
from tables.tables import By
from tables.wishes import Calls, Quiet
from tests.tables.house import ALICE, BOB, Clock, Hall, hall
from tests.tables.post_office import PostOffice
from tests.tables.standing import Match

PEOPLE = (ALICE, BOB)
NIGHTS = Hours("UTC", Quiet(20, 7), weekend=True)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Hall]:
    """A hall that gives a sign of life each hour."""
    clock = Clock()
    clock.seconds = 1_700_006_400.0  # a whole hour, as all that comes
    async with hall(tmp_path / "t.db", clock, PostOffice(clock), pulse=HOUR) as opened:
        await opened.tables.resume()
        yield opened


class Told:
    """A match at a table, and the same as it is counted beside it."""

    def __init__(self, house: Hall, match_id: int, pace: TableClock) -> None:
        self.house, self.match_id = house, match_id
        assert pace.pace is not None
        self.match = Match(house.clock(), pace.pace)
        self.asked: dict[int, int] = {}
        self.read = 0

    async def look(self, over: Iterable[int] = ()) -> None:
        """See that those ran out of time who should, and that all clocks end when they should."""
        await self.house.settle()
        entries = await self.house.moves(self.match_id)
        expired = {e.seat for e in entries[self.read :] if e.kind == "clock"}
        assert expired == set(over)
        self.read = len(entries)
        for seat in over:
            self.match.stop(seat)
        if self.match.paused:
            return
        position = await self.house.position(self.match_id)
        asked = {seat: position.decision(seat) for seat in position.asked & position.people}
        for seat in self.match.running.keys() - asked.keys():
            self.match.stop(seat)
        for seat, question in asked.items():
            if self.asked.get(seat) != question or seat not in self.match.running:
                self.match.wind(seat)
        self.asked = asked
        assert await self.until(PLACE) == self.match.shut_until
        rests, ends = self.match.rests_until, await self.until(REST_OVER)
        if ends is None or ends > self.match.now:  # else it is due, and done with at the next beat
            assert ends == (rests if rests > self.match.now else None)
        known = {seat: self.match.due(one) for seat, one in self.match.running.items()}
        if not self.match.shut:
            assert await self.dues() == known
        away = {s: (self.match.hours.get(s), self.match.holidays.get(s, ())) for s in known}
        told = await self.house.tables.absences.ends(self.match_id)
        assert told == {seat: really(due, *away[seat]) for seat, due in known.items()}

    async def until(self, kind: str) -> float | None:
        """Return when a deadline of the match as a whole is."""
        rows = await self.house.store.deadlines.of_match(self.match_id)
        return next((row.due_at for row in rows if row.kind == kind), None)

    async def dues(self) -> dict[int, float]:
        rows = await self.house.store.deadlines.of_match(self.match_id)
        return {row.seat: row.due_at for row in rows if row.kind == TIME_UP}

    async def up(self, hours: int) -> None:
        for _ in range(hours):
            over = self.match.passes(1)
            await self.house.pass_time(HOUR)
            await self.look(over)

    async def down(self, hours: int) -> None:
        since = self.match.now
        over = self.match.passes(hours, down=True)
        self.match.warned(since)
        await self.house.pass_time(hours * HOUR)
        await self.look(over)

    async def late(self) -> None:
        """Let two hours pass before anybody looks at what is due."""
        over = self.match.passes(2)
        await self.house.pass_time(2 * HOUR)
        await self.look(over)

    async def move(self, seat: int) -> None:
        with suppress(Refusal):
            if seat in self.match.running:
                await self.house.move(self.match_id, seat)
                self.match.stop(seat)
        await self.look()

    async def rest(self, days: int) -> None:
        for user in PEOPLE:
            with suppress(Refusal):
                agree = self.house.tables.resting.agree
                came = await agree(self.match_id, By(user), days, asking=True)
                if came in (Came.RESTS, Came.OVER):
                    self.match.rests_until = self.match.now + days * DAY
        await self.look()

    async def pause(self) -> None:
        if self.match.paused:
            await self.house.tables.pauses.retry(self.match_id)
        else:
            await self.house.tables.pauses.pause(self.match_id, ValueError("as the test wants it"))
        self.match.paused = not self.match.paused
        await self.look()

    async def shut(self) -> None:
        """Shut the channel, or open it again."""
        shut = not self.match.shut
        self.match.shut_until = self.match.now + LONGEST if shut else None
        self.house.office.shut = {BOARD} if self.match.shut else set()
        post = outgoing(self.match_id, BOARD, Notice(new=True), self.house.clock())
        await self.house.store.commit(Changes().post(post))
        self.house.tables.delivery.kick()
        await self.house.settle()
        rows = await self.house.store.deadlines.of_match(self.match_id)
        assert (PLACE in {row.kind for row in rows}) == self.match.shut
        await self.look()

    async def leave(self, seat: int, days: int) -> None:
        """Let somebody go on a holiday, or come back from one."""
        with suppress(Refusal):
            if any(h.until > self.match.now for h in self.match.holidays.get(seat, ())):
                await self.house.tables.absences.back(PEOPLE[seat])
                self.match.back(seat)
            else:
                await self.house.tables.absences.take(PEOPLE[seat], days)
                now = self.match.now
                kept = self.match.holidays.setdefault(seat, [])
                kept.append(Holiday(now, now + days * DAY, days))
        await self.look()


async def began(house: Hall, clock: TableClock) -> Told:
    """Begin a match in which Bob's nights and weekends count, and everybody's holidays."""
    await house.tables.people.wish_calls(BOB, lambda _: Calls(zone="UTC", quiet=NIGHTS.night))
    await house.tables.absences.prefer(BOB, night=True, weekend=True)
    match_id = await house.begin(clock=clock, away=Absence.COUNT, expired=None)
    told = Told(house, match_id, clock)
    told.match.hours[1] = NIGHTS
    await told.look()
    return told


async def one_step(told: Told, chance: Random) -> None:
    """Let something begin or end."""
    seat = chance.randrange(2)
    match chance.choice(("down", "rest", "over", "pause", "shut", "leave", "move", "shut")):
        case "down":
            await told.down(chance.randint(3, 20))
        case "rest":
            await told.rest(chance.randint(1, 2))
        case "over":
            await told.rest(0)
        case "pause":
            await told.pause()
        case "leave":
            await told.leave(seat, chance.randint(1, 3))
        case "move":
            await told.move(seat)
        case _:
            await told.shut()
