"""A list of what waits comes when somebody wishes it, once, and first what is over soonest."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import text
from engines.shazamm.model import Cast
from store import Changes
from tables import Clock as TableClock
from tables import Response, TableOptions
from tables.lobby import Guest, Place
from tables.match.consequences import PUT_OFF
from tables.notice import roll_call
from tables.tables import By
from tables.wishes import Calls, How, Quiet
from tests.tables.battles import (
    PEOPLE,
    SHOTS,
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
    rolls,
    sounds,
    turns,
    waiting,
    wish,
)
from tests.tables.house import ALICE, BOB, Hall


async def test_a_digest_comes_each_day_as_long_as_anything_waits(house: Hall) -> None:
    await wish(house, DIGEST)
    matches = [await house.begin(channel=channel) for channel in (7, 8, 9)]
    assert sounds(house) == [False] * 3
    await house.pass_time(TILL)
    assert (len(rolls(house)), await waiting(house)) == (1, matches)
    await house.pass_time(DAY)
    assert len(rolls(house)) == 2
    for match_id in matches:
        await house.tables.play.submit(match_id, By(ALICE), Cast(1))
    await house.pass_time(2 * DAY)
    assert len(rolls(house)) == 2, "none comes if nothing waits"


async def test_first_is_listed_what_is_over_soonest_and_each_once(house: Hall) -> None:
    await wish(house, DIGEST)
    never, week, day = [
        await house.begin(channel=channel, clock=clock)
        for channel, clock in enumerate((TableClock.NONE, TableClock.WEEK, TableClock.DAY))
    ]
    await house.tables.lobby.open("shazamm", Guest(ALICE, "Alice", 1), Place(5, 9, "en"))
    assert await waiting(house) == [day, week, never]
    assert [one.responding for one in await house.tables.calling.awaiting(ALICE)] == [False] * 3


async def test_what_is_due_together_comes_together_and_what_is_due_later_then(house: Hall) -> None:
    await wish(house, DIGEST)
    for channel in (7, 8, 9):
        await house.begin(channel=channel)
    *due, late = await house.store.deadlines.of_person(ALICE, PUT_OFF)
    later = replace(late, due_at=late.due_at + HOUR)
    await house.store.commit(Changes().deadline(later))
    house.clock.seconds = due[0].due_at
    await house.tables.calling.call(due[0])
    rows = await house.store.deadlines.of_person(ALICE, PUT_OFF)
    assert set(rows) == {later, *(replace(row, due_at=row.due_at + DAY) for row in due)}


async def test_what_is_said_in_private_alone_is_said_to_whom_direct_messages_call(
    house: Hall,
) -> None:
    position = await house.position(await house.begin())
    for how in How:
        await wish(house, Calls(how))
        changes = Changes()
        await house.tables.calling.whisper(changes, position, 0, text("table-half"))
        assert bool(changes.statements) is (how in (How.BOTH, How.DIRECT))


async def test_a_digest_lists_what_was_begun_and_left(house: Hall) -> None:
    """Whoever has moved is not called, but is listed where the match waits for them again."""
    await wish(house, DIGEST, BOB)
    match_id = await house.begin()
    await turns(house, match_id)
    await house.pass_time(TILL)
    assert len(rolls(house)) == 1
    assert await waiting(house, BOB) == [match_id]


async def test_a_window_that_is_longer_than_a_digest_takes_waits_for_it(house: Hall) -> None:
    table = TableOptions(response=Response.DAY)
    match_id = await battle(house, ambush(), table=table)
    await order(house, match_id, VICTIM, ship_hit="ask")
    await wish(house, DIGEST, PEOPLE[VICTIM])
    await shoot(house, match_id, SHOTS[0])
    assert VICTIM in (await house.position(match_id)).asked
    assert house.office.on(f"hand-{VICTIM}")[-1].silent
    (one,) = await house.tables.calling.awaiting(PEOPLE[VICTIM])
    assert (one.seat, one.responding) == (VICTIM, True)
    await house.pass_time(TILL)
    (roll,) = rolls(house)
    assert roll.surface == roll_call(VICTIM)


# -- Wishes that change --------------------------------------------------------------------------


async def test_only_a_digest_takes_note_of_what_has_called_already(house: Hall) -> None:
    """If it comes in time."""
    await house.begin()
    await wish(house, Calls(quiet=QUIET))
    assert await house.store.deadlines.of_person(ALICE, PUT_OFF) == ()
    await house.begin(channel=8, clock=TableClock.HOUR)
    await wish(house, DIGEST)
    assert len(await house.store.deadlines.of_person(ALICE, PUT_OFF)) == 1


async def test_what_waits_already_is_in_the_first_digest(house: Hall) -> None:
    await house.begin()
    await wish(house, DIGEST)
    await house.pass_time(TILL)
    assert len(rolls(house)) == 1


async def test_what_was_put_off_comes_at_once_when_nothing_holds_it_back_any_more(
    house: Hall,
) -> None:
    await wish(house, DIGEST)
    await house.begin()
    await wish(house, Calls(How.DIRECT))
    await house.pass_time(1)
    assert len(rolls(house)) == 1
    await house.pass_time(2 * DAY)
    assert len(rolls(house)) == 1


async def test_a_list_that_is_due_in_quiet_hours_waits_for_their_end(house: Hall) -> None:
    await wish(house, DIGEST)
    await house.begin()
    house.clock.seconds += TILL
    await house.tables.people.wish_calls(ALICE, lambda _: Calls(quiet=Quiet(20, 22)))
    await house.pass_time(0)
    assert rolls(house) == []
    await house.pass_time(2 * HOUR)
    assert len(rolls(house)) == 1
