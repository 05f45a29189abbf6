"""How people are called: where they wish, at once or later, once, and nobody else can tell."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engines.shazamm.model import Cast
from store import Changes
from tables import Clock as TableClock
from tables.match.consequences import PUT_OFF
from tables.notice import BOARD, is_roll_call, roll_call
from tables.tables import By
from tables.wishes import Calls, How, Quiet
from tests.tables.battles import (
    ON_SHIP,
    PEOPLE,
    VICTIM,
    ambush,
    battle,
    order,
    shoot,
)
from tests.tables.called import (
    DAY,
    DIGEST,
    HOUR,
    QUIET,
    TILL,
    pinged,
    rolls,
    sounds,
    turns,
    waiting,
    wish,
)
from tests.tables.house import ALICE, BOB, Clock, Hall, hall, sit_in
from tests.tables.post_office import PostOffice

# -- Where ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("how", "mentioned", "heard"),
    [
        (How.BOTH, True, True),
        (How.MENTION, True, False),
        (How.DIRECT, False, True),
        (How.DIGEST, False, False),
    ],
)
async def test_a_turn_calls_where_somebody_wishes(
    house: Hall, how: How, mentioned: bool, heard: bool
) -> None:
    await wish(house, Calls(how))
    match_id = await house.begin()
    await turns(house, match_id)
    assert [ALICE in users for users in pinged(house)] == [mentioned] * len(pinged(house))
    assert sounds(house) == [heard, heard]
    assert sounds(house, 1) == [True], "what one wishes is no other's affair"


@pytest.mark.parametrize("how", How)
async def test_what_one_is_asked_on_anothers_turn_is_never_called_in_public(
    house: Hall, how: How
) -> None:
    match_id = await battle(house, ambush())
    await order(house, match_id, VICTIM, others="ask")
    await wish(house, Calls(how, digest=19), PEOPLE[VICTIM])
    before = len(house.office.letters)
    await shoot(house, match_id, ON_SHIP)
    assert VICTIM in (await house.position(match_id)).asked
    letters = house.office.letters[before:]
    assert all(not letter.pings for letter in letters if letter.surface == BOARD)
    (asking,) = [letter for letter in letters if letter.surface == f"hand-{VICTIM}"]
    assert not asking.silent, "a digest in five hours would leave less than one of six"
    assert not [letter for letter in letters if is_roll_call(letter.surface)]


@pytest.mark.parametrize(
    ("how", "mentioned", "letters"),
    [
        (How.BOTH, True, 1),
        (How.MENTION, True, 1),
        (How.DIRECT, False, 2),
        (How.DIGEST, False, 1),
    ],
)
async def test_the_end_is_told_where_somebody_wishes(
    house: Hall, how: How, mentioned: bool, letters: int
) -> None:
    await wish(house, Calls(how))
    match_id = await house.begin()
    await house.tables.play.resign(match_id, By(BOB))
    await house.settle()
    assert (ALICE in house.office.on("board")[-1].pings) is mentioned
    assert len(house.office.on("hand-0")) == letters
    assert (await waiting(house)) == []


@pytest.mark.parametrize("calls", [Calls(How.DIRECT), DIGEST, Calls(quiet=QUIET)])
async def test_who_takes_no_direct_messages_is_called_in_the_channel(
    house: Hall, calls: Calls
) -> None:
    await wish(house, calls)
    house.office.shut.add("hand-0")
    match_id = await house.begin()
    assert {ALICE} in pinged(house)
    asked = house.told("table-asked")
    await turns(house, match_id)
    assert pinged(house)[-1] >= {ALICE}
    assert house.told("table-asked") == asked == 1, "boards know by now"
    await house.pass_time(TILL + DAY)
    assert rolls(house) == []


async def test_who_takes_none_any_more_when_a_list_is_due_is_called_in_the_channel(
    house: Hall,
) -> None:
    await wish(house, DIGEST)
    await house.begin()
    house.office.shut |= {"hand-0", roll_call(0)}
    await house.pass_time(TILL)
    assert pinged(house)[-1] == {ALICE}
    assert house.told("table-hand-closed") == house.told("table-asked") == 1


# -- Quiet hours ---------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [How.BOTH, How.MENTION, How.DIRECT])
async def test_what_calls_in_quiet_hours_comes_at_their_end_as_one(house: Hall, how: How) -> None:
    await wish(house, Calls(how, quiet=QUIET))
    matches = [await house.begin(channel=channel) for channel in (7, 8)]
    assert all(ALICE not in users for users in pinged(house))
    assert sounds(house) == [False, False]
    await house.pass_time(HOUR)
    assert rolls(house) == []
    await house.pass_time(TILL)
    (roll,) = rolls(house)
    assert not roll.silent
    assert await waiting(house) == matches
    await house.pass_time(DAY)
    assert len(rolls(house)) == 1, "it is told once"


async def test_what_passed_meanwhile_is_told_no_more(house: Hall) -> None:
    await wish(house, Calls(quiet=QUIET))
    match_id = await house.begin()
    await house.tables.play.submit(match_id, By(ALICE), Cast(1))
    await house.pass_time(TILL)
    assert rolls(house) == []
    assert await house.store.deadlines.of_person(ALICE, PUT_OFF) == ()


async def test_what_calls_outside_of_them_is_not_told_again(house: Hall) -> None:
    await wish(house, Calls(quiet=Quiet(20, 22)))
    await house.begin()
    assert ALICE in pinged(house)[0]
    await house.pass_time(DAY)
    assert rolls(house) == []


async def test_what_cannot_wait_comes_at_once_also_in_quiet_hours(house: Hall) -> None:
    """The turn's hour is over before they are."""
    await wish(house, Calls(quiet=QUIET))
    await house.begin(clock=TableClock.HOUR)
    assert ALICE in pinged(house)[0]
    assert sounds(house) == [True]


async def test_a_reminder_waits_only_if_time_is_left_then(house: Hall) -> None:
    """Of a day a quarter is left when one is reminded, and of that less than quiet hours last."""
    await wish(house, Calls(quiet=Quiet(6, 10)))
    match_id = await house.begin(clock=TableClock.DAY)
    await house.pass_time(0.81 * DAY)
    assert all(ALICE not in users for users in pinged(house)[1:])
    assert [row.seat for row in await house.store.deadlines.of_person(ALICE, PUT_OFF)] == [0]
    await house.pass_time(3 * HOUR)
    assert len(rolls(house)) == 1
    await turns(house, match_id)
    await wish(house, Calls(quiet=Quiet(5, 12)))
    await house.pass_time(0.81 * DAY)
    assert ALICE in set().union(*pinged(house)[-2:])


@pytest.mark.parametrize(
    ("how", "letters"), [(How.BOTH, 1), (How.MENTION, 1), (How.DIRECT, 2), (How.DIGEST, 2)]
)
async def test_a_reminder_comes_where_somebody_wishes(house: Hall, how: How, letters: int) -> None:
    await wish(house, Calls(how, digest=13))
    await house.begin(clock=TableClock.DAY)
    await house.pass_time(0.81 * DAY)
    reminders = [x for x in house.office.on("board") if "table-reminder" in str(x.events)]
    assert reminders
    assert any(ALICE in x.pings for x in reminders) is (how in (How.BOTH, How.MENTION))
    assert len(house.office.on("hand-0")) == letters
    if letters == 2:
        assert "table-reminder" in str(house.office.on("hand-0")[-1].events)


# -- Restarts, two processes, absences -----------------------------------------------------------


async def test_where_a_computer_sits_in_nobody_is_waited_for(house: Hall) -> None:
    """`/next` would list it."""
    match_id = await house.begin()
    assert [one.match.id for one in await house.tables.calling.awaiting(BOB)] == [match_id]
    await sit_in(house, match_id, 1)
    assert not await house.tables.calling.awaiting(BOB)
    assert [one.match.id for one in await house.tables.calling.awaiting(ALICE)] == [match_id]


async def test_two_processes_send_one_list_also_after_a_restart(tmp_path: Path) -> None:
    clock, path = Clock(), tmp_path / "t.db"
    office = PostOffice(clock)
    async with hall(path, clock, office) as first:
        await wish(first, DIGEST)
        for channel in (7, 8):
            await first.begin(channel=channel)
    clock.seconds += TILL
    async with hall(path, clock, office) as one, hall(path, clock, office) as two:
        rows = await one.store.deadlines.of_person(ALICE, PUT_OFF)
        assert len(rows) == 2
        for house in (one, two, one, two):
            for row in rows:
                await house.tables.calling.call(row)
        for house in (one, two):
            await house.tables.tick()
            await house.settle()
        assert len(rolls(one)) == 1
        left = await one.store.deadlines.of_person(ALICE, PUT_OFF)
        assert [row.due_at // HOUR - clock.seconds // HOUR for row in left] == [24] * 2


async def test_the_hours_of_days_are_put_off_by_no_absence(tmp_path: Path) -> None:
    clock, path = Clock(), tmp_path / "t.db"
    office = PostOffice(clock)
    async with hall(path, clock, office, pulse=30.0) as house:
        await house.tables.tick()
        await wish(house, DIGEST)
        await house.begin(clock=TableClock.NONE)
        await house.pass_time(TILL)
        assert len(rolls(house)) == 1


async def test_what_is_put_off_is_told_and_goes_with_whoever_is_forgotten(house: Hall) -> None:
    await wish(house, DIGEST)
    match_id = await house.begin()
    exported = json.loads(await house.tables.own.export(ALICE))
    (part,) = exported["matches"]
    assert part["call_waits_until"] > house.clock.seconds
    assert exported["calls"]["how"] == "digest"
    stakes = await house.tables.forgetting.stakes(ALICE)
    await house.tables.forgetting.forget(ALICE, stakes.mark)
    await house.settle()
    assert await house.tables.people.person(ALICE) is None
    kinds = {row.kind for row in await house.store.deadlines.of_match(match_id)}
    assert PUT_OFF not in kinds
    await house.pass_time(2 * DAY)
    assert rolls(house) == []


async def pause(house: Hall, match_id: int) -> None:
    await house.store.commit(Changes().update_match(match_id, paused_at=house.clock.seconds))
    await house.tables.live.forget(match_id)


async def go_on(house: Hall, match_id: int) -> None:
    assert await house.tables.pauses.retry(match_id) is not None
    rows = await house.store.deadlines.of_person(ALICE, PUT_OFF)
    late = [row for row in rows if row.due_at <= house.clock.seconds]
    assert not late, "they would be called twice: by what was put off, and because it goes on"
    await house.pass_time(0)


async def test_what_waits_in_a_paused_match_is_told_once_it_goes_on(house: Hall) -> None:
    await wish(house, DIGEST)
    paused, other = [await house.begin(channel=channel) for channel in (7, 8)]
    await pause(house, paused)
    await house.pass_time(TILL)
    assert len(rolls(house)) == 1
    assert await waiting(house) == [other]
    await go_on(house, paused)
    await house.pass_time(DAY)
    assert sorted(await waiting(house)) == [paused, other]
    assert len(rolls(house)) == 2
    assert len(await house.store.deadlines.of_person(ALICE, PUT_OFF)) == 2


@pytest.mark.parametrize(
    ("how", "mentioned", "heard"),
    [(How.BOTH, True, 1), (How.MENTION, True, 0), (How.DIRECT, False, 2), (How.DIGEST, False, 0)],
)
async def test_that_a_match_goes_on_is_told_where_somebody_wishes(
    house: Hall, how: How, mentioned: bool, heard: int
) -> None:
    await wish(house, Calls(how))
    match_id = await house.begin()
    await pause(house, match_id)
    await house.pass_time(HOUR)
    await go_on(house, match_id)
    assert (ALICE in house.office.on("board")[-1].pings) is mentioned
    assert sum(sounds(house)) == heard


async def test_a_match_that_goes_on_in_quiet_hours_is_told_at_their_end(house: Hall) -> None:
    match_id = await house.begin()
    await wish(house, Calls(quiet=QUIET))
    await pause(house, match_id)
    await house.pass_time(HOUR)
    await go_on(house, match_id)
    assert ALICE not in house.office.on("board")[-1].pings
    await house.pass_time(TILL)
    assert len(rolls(house)) == 1
