"""Absences in matches: what they put off, for whom, who is told, and what they never do."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from engines.core import Player, Refusal, Verbatim, decode
from engines.shazamm.model import Cast
from store import Changes, Deadline
from tables import Absence, Expired, Response
from tables import Clock as TableClock
from tables.away import GRACE, GRACE_BACK, Hours
from tables.lobby import Guest, Place
from tables.match.banks import extra
from tables.match.consequences import REMINDER, TIME_UP
from tables.notice import BOARD, LOBBY
from tables.options import DAY, HOUR, TableOptions
from tables.tables import By
from tables.wishes import Calls, Quiet
from tests.tables.battles import ON_SHIP, PEOPLE, VICTIM, ambush, battle, order, shoot
from tests.tables.builders import left
from tests.tables.house import ALICE, BOB, Clock, Hall, hall
from tests.tables.post_office import PostOffice

ZONE = "Europe/Madrid"
NIGHT = Quiet(22, 8)
EVENING = datetime(2026, 11, 24, 20, 0, tzinfo=ZoneInfo(ZONE)).timestamp()
"""A Tuesday at eight."""
MORNING = EVENING + 12 * HOUR
"""When the night is over."""


async def sleeps(house: Hall, user: int, *, weekend: bool = False) -> None:
    """Let somebody's nights count where they sit down next."""
    await house.tables.people.wish_calls(user, lambda _: Calls(zone=ZONE, quiet=NIGHT))
    await house.tables.absences.prefer(user, night=True, weekend=weekend)


async def begun(house: Hall, clock: TableClock = TableClock.HALF_DAY, **options: Any) -> int:
    """Let Bob, who sleeps, and Alice begin a match at noon, so that time is over at night."""
    house.clock.seconds = EVENING - 6 * HOUR
    await sleeps(house, BOB)
    return await house.begin(clock=clock, away=Absence.COUNT, **options)


def kinds(rows: tuple[Deadline, ...], seat: int) -> dict[str, float]:
    return {row.kind: row.due_at for row in rows if row.seat == seat}


async def test_time_that_would_be_over_at_night_is_over_an_hour_after_it(house: Hall) -> None:
    match_id = await begun(house)
    assert await house.tables.absences.ends(match_id) == {
        0: EVENING + 6 * HOUR,
        1: MORNING + GRACE,
    }
    await house.pass_time(12 * HOUR)
    assert [e.seat for e in await house.moves(match_id)] == [0], "Alice does not sleep"
    assert house.told("table-away-moved") == 1
    await house.tables.play.submit(match_id, By(BOB), Cast(5))
    assert await left(house, match_id, 1) == 12 * HOUR
    await house.pass_time(12 * HOUR)  # at two in the afternoon
    assert house.told("table-away-moved") == 1
    assert [(e.kind, e.seat) for e in await house.moves(match_id)][-1] == ("clock", 1)


async def test_the_deadline_moves_once_and_everybody_is_told(house: Hall) -> None:
    match_id = await begun(house)
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    await house.pass_time(12 * HOUR)
    assert house.told("table-away-moved") == 1
    rows = await house.store.deadlines.of_match(match_id)
    assert kinds(rows, 1) == {TIME_UP: MORNING + GRACE, REMINDER: MORNING}
    await house.pass_time(MORNING - house.clock())
    assert house.told("table-reminder") == 1
    await house.pass_time(GRACE - 1)
    assert len(await house.moves(match_id)) == 1
    await house.pass_time(1)
    assert [(e.kind, e.seat) for e in await house.moves(match_id)] == [("action", 0), ("clock", 1)]
    assert house.told("table-away-moved") == 1


async def test_what_a_night_puts_off_is_nobodys_time(house: Hall) -> None:
    """A bank that was used up before the night is still so after it."""
    match_id = await begun(house, TableClock.DAY_BANK)
    house.clock.seconds -= 12 * HOUR  # so that a day is over at night
    await house.store.commit(
        Changes().deadline(Deadline(match_id, TIME_UP, 1, EVENING + 4 * HOUR, b""))
    )
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    await house.pass_time(EVENING + 5 * HOUR - house.clock())
    (row,) = [
        r
        for r in await house.store.deadlines.of_match(match_id)
        if (r.kind, r.seat) == (TIME_UP, 1)
    ]
    assert (row.due_at, extra(row)) == (MORNING + GRACE, MORNING + GRACE - EVENING - 4 * HOUR)
    await house.tables.live.forget(match_id)
    await house.tables.play.submit(match_id, By(BOB), Cast(5))
    assert (await house.store.seats(match_id))[1].bank == 2 * HOUR


async def test_whoever_leaves_and_comes_back_meanwhile_has_no_more(house: Hall) -> None:
    """Time that was put off fills no bank, neither by another's seat nor by an undo."""
    match_id = await begun(house, TableClock.DAY_BANK)
    due = Deadline(match_id, TIME_UP, 1, EVENING + 4 * HOUR, b"")
    await house.store.commit(Changes().deadline(due))
    await house.pass_time(EVENING + 4 * HOUR - house.clock())
    assert await left(house, match_id, 1) == MORNING + GRACE - house.clock()
    await house.tables.play.sit_out(match_id, By(BOB), "easy")
    await house.tables.play.come_back(match_id, By(BOB))
    assert await left(house, match_id, 1) == MORNING + GRACE - house.clock(), "as before"
    await house.tables.play.submit(match_id, By(BOB), Cast(5))
    await house.tables.play.undo(match_id, By(BOB))
    assert await left(house, match_id, 1) == MORNING + GRACE - house.clock()
    await house.tables.play.submit(match_id, By(BOB), Cast(5))
    assert (await house.store.seats(match_id))[1].bank == 2 * HOUR, "as a move adds it"


async def test_what_counts_is_what_stood_when_one_sat_down(house: Hall) -> None:
    match_id = await begun(house)
    await house.tables.absences.prefer(BOB, night=False, weekend=True)
    hours = (await house.store.seats(match_id))[1].hours
    assert hours is not None and decode(hours, Hours) == Hours(ZONE, NIGHT)
    assert (await house.tables.absences.ends(match_id))[1] == MORNING + GRACE
    other = await house.begin(channel=8, away=Absence.COUNT)
    hours = (await house.store.seats(other))[1].hours
    assert hours is not None and decode(hours, Hours) == Hours(ZONE, weekend=True)


async def test_nothing_counts_where_it_was_not_agreed_on_or_nobody_waits(house: Hall) -> None:
    house.clock.seconds = EVENING - 6 * HOUR
    await sleeps(house, ALICE)
    plain = await house.begin(clock=TableClock.HALF_DAY)
    alone = await house.begin(("easy",), clock=TableClock.HALF_DAY, channel=8, away=Absence.COUNT)
    await house.tables.absences.take(ALICE, 3)
    assert not await house.tables.absences.matches(ALICE)
    for match_id in (plain, alone):
        ends = await house.tables.absences.ends(match_id)
        assert ends[0] == EVENING + 6 * HOUR
    await house.pass_time(12 * HOUR)
    assert house.told("table-away") == house.told("table-away-moved") == 0
    for match_id in (plain, alone):
        assert "clock" in [e.kind for e in await house.moves(match_id) if e.seat == 0]


async def test_an_answer_on_anothers_turn_is_put_off_for_nobody(house: Hall) -> None:
    """Until when it is waited for would tell whether somebody had answered."""
    table = TableOptions(TableClock.DAY, Response.HOUR, away=Absence.COUNT)
    match_id = await battle(house, ambush(), table=table)
    await house.tables.absences.take(PEOPLE[VICTIM], 5)
    await order(house, match_id, VICTIM, others="ask")
    await shoot(house, match_id, ON_SHIP)
    before = len(await house.moves(match_id))
    assert (await house.tables.absences.ends(match_id))[VICTIM] == house.clock() + HOUR
    await house.pass_time(HOUR)
    assert len(await house.moves(match_id)) > before


async def test_a_holiday_is_told_and_puts_time_off_wherever_it_counts(house: Hall) -> None:
    match_id = await house.begin(clock=TableClock.DAY, away=Absence.COUNT)
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    (told,) = await house.tables.absences.take(BOB, 3)
    await house.settle()
    back = house.clock() + 3 * DAY
    assert told.id == match_id and house.told("table-away") == 1
    await house.pass_time(DAY)
    assert await left(house, match_id, 1) == back + GRACE_BACK - house.clock()
    await house.pass_time(3 * DAY - 1)
    assert len(await house.moves(match_id)) == 1
    await house.pass_time(1)
    assert len(await house.moves(match_id)) == 2


async def test_whoever_comes_back_sooner_has_a_day_and_no_more(house: Hall) -> None:
    match_id = await house.begin(clock=TableClock.DAY, away=Absence.COUNT)
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    await house.tables.absences.take(BOB, 20)
    await house.pass_time(2 * DAY)
    await house.tables.absences.back(BOB)
    await house.settle()
    assert await left(house, match_id, 1) == GRACE_BACK
    assert house.told("table-away-back") == 1
    await house.pass_time(GRACE_BACK)
    assert len(await house.moves(match_id)) == 2
    with pytest.raises(Refusal, match="refusal-away-not"):
        await house.tables.absences.back(BOB)


async def test_it_ends_as_was_agreed_on_once_nobody_is_away(house: Hall) -> None:
    match_id = await begun(house, expired=Expired.LOSS)
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    await house.pass_time(12 * HOUR)
    await house.pass_time(MORNING + GRACE - house.clock())
    assert [e.kind for e in await house.moves(match_id)] == ["action", "resign"]


async def test_two_processes_put_it_off_once(tmp_path: Path) -> None:
    clock = Clock()
    office = PostOffice(clock)
    async with hall(tmp_path / "t.db", clock, office) as one:
        match_id = await begun(one)
        await one.tables.play.submit(match_id, By(ALICE), Cast(5))
        async with hall(tmp_path / "t.db", clock, office) as other:
            await other.position(match_id)
            clock.seconds += 12 * HOUR
            for house in (other, one):
                await house.pass_time(0)
            assert one.told("table-away-moved") == 1


async def test_whoever_opens_a_lobby_brings_their_hours_too(house: Hall) -> None:
    await sleeps(house, ALICE, weekend=True)
    lobby = house.tables.lobby
    match_id = await lobby.open("shazamm", Guest(ALICE, "Alice", 1), Place(5, 7, "en"))
    (row,) = await house.store.seats(match_id)
    assert row.hours is not None
    assert decode(row.hours, Hours) == Hours(ZONE, NIGHT, weekend=True)


def said(house: Hall, key: str) -> dict[str, Any]:
    """Return what the only line of a board that says `key` says of it."""
    lines = (line for letter in house.office.on(BOARD) for line in letter.events)
    (found,) = [dict(line.args) for line in lines if line.key == key]
    return found


async def test_all_are_told_who_is_away_and_until_when(house: Hall) -> None:
    match_id = await house.begin(clock=TableClock.WEEK, away=Absence.COUNT)
    found = await house.tables.absences.matches(BOB)
    assert [(match.id, seat) for match, seat in found.values()] == [(match_id, 1)]
    await house.tables.absences.take(BOB, 3)
    await house.settle()
    back = int(house.clock() + 3 * DAY)
    assert said(house, "table-away") == {"who": Player(1), "when": Verbatim(f"<t:{back}:f>")}


async def test_matches_that_are_paused_or_not_begun_are_told_of_nobody(house: Hall) -> None:
    match_id = await house.begin(clock=TableClock.WEEK, away=Absence.COUNT)
    assert match_id in await house.tables.absences.matches(BOB)
    await house.tables.lobby.open(
        "shazamm",
        Guest(BOB, "Bob", 1),
        Place(5, 8, "en"),
        table=TableOptions(TableClock.WEEK, away=Absence.COUNT),
    )
    assert list(await house.tables.absences.matches(BOB)) == [match_id]
    await house.tables.pauses.pause(match_id, ValueError())
    assert await house.tables.absences.matches(BOB) == {}


@pytest.mark.parametrize("starting", [False, True])
async def test_a_lobby_shows_who_is_away_until_it_begins(house: Hall, starting: bool) -> None:
    await house.begin()
    lobby = house.tables.lobby
    match_id = await lobby.open("shazamm", Guest(BOB, "Bob", 1), Place(5, 8, "en"))
    await house.settle()
    if starting:
        await house.store.commit(Changes().update_match(match_id, starting_at=house.clock()))
    shown = [letter.edits for letter in house.office.on(LOBBY)]
    await house.tables.absences.take(BOB, 3)
    await house.settle()
    again = [
        letter.edits - so_far for letter, so_far in zip(house.office.on(LOBBY), shown, strict=True)
    ]
    assert again == [0, 0 if starting else 1]


async def asleep(house: Hall) -> int:
    """Begin a match in which Bob's clock has been put off until an hour after the night."""
    house.clock.seconds = EVENING - 6 * HOUR
    match_id = await house.begin(channel=9, clock=TableClock.HALF_DAY, away=Absence.COUNT)
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    await house.pass_time(12 * HOUR)
    (row,) = [r for r in await house.store.deadlines.of_match(match_id) if r.kind == TIME_UP]
    assert extra(row) and row.due_at < house.clock() + GRACE_BACK
    return match_id


async def test_coming_back_moves_no_clock_that_the_holiday_did_not_move(house: Hall) -> None:
    """Neither one that was never put off, nor one that is over sooner anyway."""
    match_id = await house.begin(clock=TableClock.WEEK, away=Absence.COUNT)
    await sleeps(house, BOB)
    night = await asleep(house)
    before = [await house.store.deadlines.of_match(number) for number in (match_id, night)]
    await house.tables.absences.take(BOB, 3)
    await house.tables.absences.back(BOB)
    assert [await house.store.deadlines.of_match(number) for number in (match_id, night)] == before
