"""Who is rung by what calls people: once, the way they chose, and not in their quiet hours.

Whatever calls somebody on any surface is tried with each way of being called, in quiet hours and
out of them: what still waits when these end, or when the daily list is due, calls then.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from engines.shazamm.model import Cast
from tables.notice import reader
from tables.options import DAY, HOUR, Board
from tables.tables import By
from tables.wishes import Calls, How, Quiet
from tests.tables.called import wish
from tests.tables.house import ALICE, BOB, Hall
from tests.tables.post_office import Letter

AT_NIGHT = Quiet(13, 20)
"""Quiet hours that it is, by the clock of a hall, for six hours and some minutes."""
DIGEST = 21
WAYS = [Calls(how, quiet=quiet, digest=DIGEST) for how in How for quiet in (None, AT_NIGHT)]
BOTH_BOARDS = pytest.mark.parametrize("board", Board)
EACH_WAY = pytest.mark.parametrize("calls", WAYS, ids=lambda c: f"{c.how}-{bool(c.quiet)}")

ASKS = ("rest", "asked-1-rest")

Deed = Callable[[Hall, int], Awaitable[None]]


def rings(letter: Letter, user: int) -> bool:
    """Tell whether a letter rings somebody who sits in its match."""
    seat = reader(letter.surface)
    if seat is None:
        return user in letter.pings
    return not letter.silent and letter.scene.seats[seat].user_id == user


def rung(house: Hall, user: int, known: int) -> list[tuple[str, float]]:
    """Return by what somebody was rung, and when, since so many letters were known."""
    letters = house.office.letters[known:]
    return [(letter.surface, letter.sent_at) for letter in letters if rings(letter, user)]


async def rests(house: Hall, match_id: int, days: int) -> None:
    for user in (ALICE, BOB):
        await house.tables.resting.agree(match_id, By(user), days, asking=user == ALICE)
        await house.settle()


async def begun(house: Hall, calls: Calls, board: Board, rest: float | None) -> int:
    """Return a match that waits for Bob, who wishes to be called so.

    Its clocks have rested for so many seconds, of a day, or they run (None).
    """
    match_id = await house.begin(board=board)
    await house.tables.play.submit(match_id, By(ALICE), Cast(1))
    if rest is not None:
        await rests(house, match_id, 1)
    await wish(house, calls, BOB)
    await house.pass_time(rest or 0)
    return match_id


async def ends_by_itself(house: Hall, match_id: int) -> None:
    await house.pass_time(HOUR)


async def ends_by_agreement(house: Hall, match_id: int) -> None:
    await rests(house, match_id, 0)


async def moves(house: Hall, match_id: int) -> None:
    await house.tables.places.move(match_id, By(ALICE), 4711)


async def is_nudged(house: Hall, match_id: int) -> None:
    await house.tables.reminders.nudge(match_id, ALICE)


CALLING: dict[str, tuple[Deed, float | None]] = {
    "a pause ends by itself": (ends_by_itself, DAY - HOUR),
    "a pause ends by agreement": (ends_by_agreement, 0),
    "the match moves": (moves, None),
    "somebody nudges": (is_nudged, None),
}


@BOTH_BOARDS
@EACH_WAY
@pytest.mark.parametrize("deed", CALLING)
async def test_who_is_waited_for_is_rung_once_as_they_wish(
    house: Hall, calls: Calls, board: Board, deed: str
) -> None:
    done, rest = CALLING[deed]
    match_id = await begun(house, calls, board, rest)
    known = len(house.office.letters)
    await done(house, match_id)
    await house.settle()
    began = house.clock.seconds
    await house.pass_time(12 * HOUR)
    heard = [one for one in rung(house, BOB, known) if one[0] not in ASKS]
    at_once = calls.later(began, None) is None
    where = "board" if at_once and calls.mentions else "hand-1" if at_once else "roll-1"
    assert [surface for surface, _ in heard] == [where]
    assert not any(calls.is_quiet(at) for _, at in heard)
