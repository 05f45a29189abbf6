"""Whatever waits to call somebody comes as they wish by then, of whatever kind its deadline is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from engines.shazamm.model import Cast
from store import Deadline
from tables.match.consequences import PUT_OFF, QUESTION_PUT_OFF
from tables.match.rests import GOES_ON, LAPSE, REST_OVER
from tables.notice import FOUND, OFFERED, seat_of_offered
from tables.options import DAY, HOUR
from tables.tables import By
from tables.wishes import Calls, How, Quiet
from tests.tables.called import QUIET, wish
from tests.tables.house import ALICE, BOB, Hall
from tests.tables.post_office import Letter
from tests.tables.seeking.looking import CAROL, met

Waits = Callable[[Hall], Awaitable[object]]


async def _turn(house: Hall) -> None:
    await house.begin()
    await house.tables.play.submit(1, By(ALICE), Cast(1))


async def _question(house: Hall) -> None:
    await house.begin()
    await house.tables.play.submit(1, By(BOB), Cast(1))
    await house.tables.drawing.agree(1, By(ALICE))


async def _offer(house: Hall) -> None:
    await house.begin()
    await house.tables.substitutes.offer(1, By(ALICE), CAROL)


async def _found(house: Hall) -> None:
    await met(house)


WAITS: dict[str, tuple[Waits, int]] = {
    PUT_OFF: (_turn, BOB),
    QUESTION_PUT_OFF: (_question, BOB),
    OFFERED: (_offer, CAROL),
    FOUND: (_found, BOB),
}
"""What lets a call wait of each kind, and whom it is to call."""
EACH_KIND = pytest.mark.parametrize("kind", WAITS)
FIRST = pytest.mark.parametrize(
    "first", [Calls(How.DIGEST, digest=11), Calls(quiet=QUIET)], ids=["digest", "quiet"]
)


def test_each_kind_that_lets_a_call_wait_is_tried_here() -> None:
    assert set(WAITS) == set(GOES_ON) - {REST_OVER, LAPSE}


async def _waiting(house: Hall, kind: str, first: Calls) -> tuple[int, int]:
    """Return whom something of a kind is to call later, and how many letters there were."""
    waits, user = WAITS[kind]
    await wish(house, first, user)
    await waits(house)
    await house.settle()
    assert len(await _rows(house, kind)) == 1
    return user, len(house.office.letters)


async def _rows(house: Hall, kind: str) -> list[Deadline]:
    rows = await house.store.deadlines.of_match(1)
    return [row for row in rows if row.kind.rstrip("0123456789") == kind and row.seat != 0]


def _rung(letter: Letter, user: int) -> bool:
    """Tell whether a letter is for somebody alone, and can be heard, or mentions them."""
    seat = letter.scene.seat
    private = seat_of_offered(letter.surface) is not None or (
        seat is not None and letter.scene.seats[seat].user_id == user
    )
    return user in letter.pings or (private and not letter.silent)


def _heard(house: Hall, user: int, known: int) -> int:
    return sum(_rung(letter, user) for letter in house.office.letters[known:])


@EACH_KIND
@FIRST
async def test_what_nothing_holds_back_any_more_comes_at_once(
    house: Hall, kind: str, first: Calls
) -> None:
    user, known = await _waiting(house, kind, first)
    await wish(house, Calls(How.DIRECT), user)
    await house.pass_time(60)
    assert _heard(house, user, known) == 1
    await house.pass_time(DAY)
    assert _heard(house, user, known) == 1


@EACH_KIND
@FIRST
async def test_what_is_to_wait_for_other_hours_comes_then(
    house: Hall, kind: str, first: Calls
) -> None:
    user, known = await _waiting(house, kind, first)
    await wish(house, Calls(How.DIRECT, quiet=Quiet(12, 17)), user)
    await house.pass_time(3 * HOUR)
    assert _heard(house, user, known) == 0
    await house.pass_time(HOUR)
    assert _heard(house, user, known) == 1


async def test_two_who_were_found_are_told_while_more_than_an_hour_is_left(house: Hall) -> None:
    """For the next list, which quiet hours put off, it would be too late."""
    user, known = await _waiting(house, FOUND, Calls(How.DIGEST, digest=13))
    await house.pass_time(23.2 * HOUR)
    await wish(house, Calls(How.DIGEST, digest=11, quiet=Quiet(11, 13)), user)
    assert _heard(house, user, known) == 0
    await house.pass_time(HOUR / 12)
    assert _heard(house, user, known) == 1
