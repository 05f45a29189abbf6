"""However the times overlap in which nobody can play, clocks stand still for what they cover."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from store import Changes, Deadline
from tables import Clock as TableClock
from tables.attendance import PULSE
from tables.lobby import Guest, Place
from tables.match.consequences import TIME_UP
from tables.notice import BOARD, found
from tables.options import DAY, HOUR
from tables.tables import By
from tables.wishes import Calls, Quiet
from tests.tables.bets import bet
from tests.tables.called import wish
from tests.tables.house import ALICE, BOB, Clock, Hall, hall
from tests.tables.post_office import PostOffice


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Hall]:
    """A hall that keeps the sign of life, as the bot's do."""
    clock = Clock()
    async with hall(tmp_path / "t.db", clock, PostOffice(clock), pulse=PULSE) as opened:
        await opened.tables.resume()
        yield opened


async def begun(house: Hall) -> tuple[int, float]:
    """Begin a match for which Bob has a day to bet; return it, and when that ends."""
    match_id = await house.begin(clock=TableClock.DAY)
    await bet(house, match_id, ALICE, 5)
    return match_id, await ends(house, match_id)


async def ends(house: Hall, match_id: int) -> float:
    """Return when Bob's time ends."""
    rows = await house.store.deadlines.of_match(match_id)
    (found,) = [row for row in rows if row.kind == TIME_UP]
    return found.due_at


async def up(house: Hall, seconds: float) -> None:
    """Let time pass in which the bot is there."""
    while seconds > 0:
        await house.pass_time(min(seconds, PULSE))
        seconds -= PULSE


async def down(house: Hall, seconds: float) -> None:
    """Let time pass in which the bot is not there."""
    await house.pass_time(seconds)


async def rest(house: Hall, match_id: int) -> None:
    """Let both agree that the clocks rest for a day."""
    for user in (ALICE, BOB):
        await house.tables.resting.agree(match_id, By(user), 1, asking=True)
    await house.settle()


async def test_time_in_which_the_bot_is_down_too_is_not_credited_twice_where_a_channel_is_shut(
    house: Hall,
) -> None:
    match_id = await house.begin(clock=TableClock.DAY)
    house.office.shut = {BOARD}
    began = house.clock()
    await bet(house, match_id, ALICE, 5)
    ended = await ends(house, match_id)
    await up(house, HOUR / 4)
    await down(house, 5 * HOUR)
    house.office.shut = set()
    await up(house, HOUR / 4)
    assert 5 * HOUR <= await ends(house, match_id) - ended <= house.clock() - began


async def test_a_match_waits_for_its_channel_as_much_longer_as_the_bot_was_down(
    house: Hall,
) -> None:
    match_id = await house.begin(clock=TableClock.DAY)
    house.office.shut = {BOARD}
    await bet(house, match_id, ALICE, 5)
    began, ended = house.clock(), await ends(house, match_id)
    await down(house, 20 * DAY)
    house.office.shut = set()
    await up(house, HOUR / 4)
    assert 20 * DAY <= await ends(house, match_id) - ended <= house.clock() - began


@pytest.mark.parametrize(
    ("before", "gone"),
    [(HOUR / 2, 5 * HOUR), (HOUR / 2, 30 * HOUR), (25 * HOUR, 5 * HOUR)],
    ids=["within the rest", "beyond the rest", "after the rest"],
)
async def test_time_in_which_the_bot_is_down_is_credited_where_clocks_do_not_rest_anyway(
    house: Hall, before: float, gone: float
) -> None:
    match_id, ended = await begun(house)
    began = house.clock()
    await rest(house, match_id)
    await up(house, before)
    await down(house, gone)
    beyond = max(0.0, house.clock() - max(began + DAY, house.clock() - gone))
    assert await ends(house, match_id) - ended == DAY + beyond
    assert house.told("table-clocks-moved") == (beyond >= HOUR)


# -- Hours of people's days ----------------------------------------------------------------------

CAROL = 33
AT_NIGHT = Quiet(13, 20)
"""Quiet hours that it is, by the clock of a hall, for six hours and some minutes."""


async def hours_of_days(house: Hall, match_id: int, until: float) -> set[str]:
    """Return the kinds of deadlines of a match that come when quiet hours end."""
    rows = await house.store.deadlines.of_match(match_id)
    return {row.kind for row in rows if row.due_at == until}


async def is_down(house: Hall, match_id: int) -> None:
    await down(house, 3 * HOUR)


async def is_shut(house: Hall, match_id: int) -> None:
    house.office.closed.add(7)
    await house.tables.play.undo(match_id, By(ALICE))
    await up(house, 3 * HOUR)
    house.office.closed.clear()
    await up(house, HOUR / 2)


async def is_down_and_shut(house: Hall, match_id: int) -> None:
    house.office.closed.add(7)
    await house.tables.play.undo(match_id, By(ALICE))
    await up(house, HOUR / 2)
    await down(house, 3 * HOUR)
    house.office.closed.clear()
    await up(house, HOUR / 2)


async def is_paused(house: Hall, match_id: int) -> None:
    await house.tables.pauses.pause(match_id, ValueError())
    await up(house, 3 * HOUR)
    assert await house.tables.pauses.retry(match_id) is not None
    await house.settle()


STOPS: dict[str, Callable[[Hall, int], Awaitable[None]]] = {
    "the bot is down": is_down,
    "the channel is shut": is_shut,
    "the channel is shut and the bot is down": is_down_and_shut,
    "the match is paused": is_paused,
}
"""What lets clocks stand still for hours."""


@pytest.mark.parametrize("stops", STOPS)
async def test_calls_that_wait_for_an_hour_of_the_day_come_at_that_hour(
    house: Hall, stops: str
) -> None:
    """Of a turn, for an agreement, and of a seat that is offered."""
    calls = Calls(quiet=AT_NIGHT)
    for user in (BOB, CAROL):
        await wish(house, calls, user)
    until = calls.later(house.clock(), None)
    assert until is not None
    match_id = await house.begin(clock=TableClock.THREE_DAYS)
    await bet(house, match_id, ALICE, 5)
    await house.settle()
    ended = await ends(house, match_id)
    await house.tables.resting.agree(match_id, By(ALICE), 2, asking=True)
    await house.tables.substitutes.offer(match_id, By(ALICE), CAROL)
    await house.settle()
    waiting = await hours_of_days(house, match_id, until)
    assert waiting == {"put-off", "unanswered-1", "offered-0"}
    await STOPS[stops](house, match_id)
    assert await hours_of_days(house, match_id, until) == waiting
    rows = await house.store.deadlines.of_match(match_id)
    assert all(row.due_at > ended for row in rows if row.kind == TIME_UP and row.seat == 1)


async def test_who_is_called_to_a_lobby_at_an_hour_of_the_day_is_called_at_that_hour(
    house: Hall,
) -> None:
    match_id = await house.tables.lobby.open("shazamm", Guest(ALICE, "A", 1), Place(5, 7, "en"))
    calls, (expires,) = house.clock() + 6 * HOUR, await house.store.deadlines.of_match(match_id)
    await house.store.commit(Changes().deadline(Deadline(match_id, found(1), -1, calls, b"")))
    await down(house, 3 * HOUR)
    due = {row.kind: row.due_at for row in await house.store.deadlines.of_match(match_id)}
    assert due == {found(1): calls, expires.kind: expires.due_at + 3 * HOUR}
