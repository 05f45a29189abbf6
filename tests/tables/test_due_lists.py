"""A list that is due comes, whatever happens at that hour before anybody could send it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from engines.shazamm.model import Cast
from store import Changes
from tables.match.consequences import PUT_OFF, QUESTION_PUT_OFF
from tables.notice import Notice, hand, outgoing
from tables.options import DAY, Clock
from tables.tables import By
from tables.wishes import Calls, How
from tests.tables.called import DIGEST, HOUR, TILL, rolls, wish
from tests.tables.house import ALICE, BOB, Hall

Deed = Callable[[Hall, int], Awaitable[None]]


async def _other_moves(house: Hall, match_id: int) -> None:
    await house.tables.play.submit(match_id, By(BOB), Cast(1))


async def _is_nudged(house: Hall, match_id: int) -> None:
    await _other_moves(house, match_id)
    await house.tables.reminders.nudge(match_id, BOB)


async def _moves_away(house: Hall, match_id: int) -> None:
    await house.tables.places.move(match_id, By(BOB), 4711)


async def _rests(house: Hall, match_id: int) -> None:
    for user in (ALICE, BOB):
        await house.tables.resting.agree(match_id, By(user), 1, asking=user == ALICE)


async def _goes_on(house: Hall, match_id: int) -> None:
    await _rests(house, match_id)
    for user in (ALICE, BOB):
        await house.tables.resting.agree(match_id, By(user), 0, asking=user == ALICE)


async def _asks(house: Hall, match_id: int) -> None:
    await house.tables.drawing.agree(match_id, By(BOB))


async def _wishes_the_same(house: Hall, match_id: int) -> None:
    await wish(house, DIGEST)


async def _is_shown_anew(house: Hall, match_id: int) -> None:
    """As a hand is that a program of another version has made."""
    await house.store.commit(Changes().post(outgoing(match_id, hand(0), Notice(), house.clock())))
    house.tables.delivery.kick()


DEEDS = [
    _is_shown_anew,
    _other_moves,
    _is_nudged,
    _moves_away,
    _rests,
    _goes_on,
    _asks,
    _wishes_the_same,
]


@pytest.mark.parametrize("deed", DEEDS)
async def test_a_list_that_is_due_comes_though_something_happens_before(
    house: Hall, deed: Deed
) -> None:
    await wish(house, DIGEST)
    match_id = await house.begin(clock=Clock.WEEK)
    house.clock.seconds += TILL
    await deed(house, match_id)
    await house.settle()
    assert not rolls(house)
    await house.pass_time(60)
    assert len(rolls(house)) == 1
    await house.pass_time(DAY)
    assert len(rolls(house)) == 2


async def test_a_question_that_is_due_calls_though_another_is_asked_before(house: Hall) -> None:
    match_id = await house.begin()
    await house.tables.play.submit(match_id, By(ALICE), Cast(1))
    await wish(house, DIGEST)
    await house.tables.drawing.agree(match_id, By(BOB))
    await house.settle()
    house.clock.seconds += TILL
    await house.tables.calling_off.agree(match_id, By(BOB), asking=True)
    await house.settle()
    await house.pass_time(60)
    assert len(rolls(house)) == 1


async def test_a_list_comes_though_its_hour_and_that_of_a_reminder_are_over_at_once(
    house: Hall,
) -> None:
    """As after a start: a reminder comes after four fifths of a week, ten past four."""
    await wish(house, Calls(How.DIGEST, digest=5))
    await house.begin(clock=Clock.WEEK)
    for _ in range(5):
        await house.pass_time(DAY)
    known = len(rolls(house))
    await house.pass_time(16.5 * HOUR)
    await house.pass_time(60)
    assert len(rolls(house)) == known + 1


async def test_what_was_due_counts_by_what_is_wished_now(house: Hall) -> None:
    """A wish does not put off what is due either."""
    await wish(house, DIGEST)
    match_id = await house.begin()
    house.clock.seconds += TILL
    await wish(house, Calls(How.DIGEST, digest=23))
    (row,) = await house.store.deadlines.of_person(ALICE, PUT_OFF)
    assert row.due_at <= house.clock.seconds
    await house.pass_time(0)
    assert len(rolls(house)) == 1
    kinds = {row.kind for row in await house.store.deadlines.of_match(match_id)}
    assert PUT_OFF in kinds
    assert f"{QUESTION_PUT_OFF}0" not in kinds
