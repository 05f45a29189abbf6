"""A list of what waits that cannot be sent calls in each match that it named, once."""

from __future__ import annotations

import pytest

from engines.shazamm.model import Cast
from tables import Later
from tables.lobby import Guest
from tables.notice import hand, roll_call
from tables.options import Board
from tables.substitutes import mark_of
from tables.tables import By
from tables.wishes import Calls
from tests.laws.bells import rung
from tests.tables.called import DIGEST, HOUR, QUIET, TILL, wish
from tests.tables.house import ALICE, Hall

WAYS = pytest.mark.parametrize("calls", [Calls(quiet=QUIET), DIGEST], ids=lambda c: c.how)
CAROL = Guest(33, "Carol", 903)
SHUT = {hand(0), roll_call(0)}
CHANNELS = (7, 8, 9)


async def _waiting(house: Hall, calls: Calls, board: Board = Board.TURN) -> tuple[list[int], int]:
    """Return matches that wait for Alice, whose hands stand there silently, and the letters."""
    await wish(house, calls)
    matches = [await house.begin(channel=channel, board=board) for channel in CHANNELS]
    return matches, len(house.office.letters)


def _rung_in(house: Hall, known: int) -> list[int]:
    letters = house.office.letters[known:]
    return sorted(letter.scene.match.id for letter in letters if ALICE in rung(letter))


@WAYS
@pytest.mark.parametrize("board", Board)
async def test_all_matches_call_in_their_channels(house: Hall, calls: Calls, board: Board) -> None:
    matches, known = await _waiting(house, calls, board)
    house.office.shut |= SHUT
    await house.pass_time(TILL)
    for _ in range(30):
        await house.pass_time(HOUR)
    assert _rung_in(house, known) == matches


@WAYS
async def test_what_is_done_meanwhile_calls_no_more_and_the_others_do(
    house: Hall, calls: Calls
) -> None:
    """Also where the list stands in the match in which she has moved."""
    matches, known = await _waiting(house, calls)
    house.office.before_of[roll_call(0)] = [Later] * 3
    await house.pass_time(TILL)
    await house.tables.play.submit(matches[0], By(ALICE), Cast(1))
    await house.settle()
    house.office.before_of.clear()
    house.office.shut |= SHUT
    for _ in range(8):
        await house.pass_time(HOUR)
    assert _rung_in(house, known) == matches[1:]


@WAYS
async def test_a_list_that_goes_with_a_seat_comes_anew_for_the_others(
    house: Hall, calls: Calls
) -> None:
    matches, known = await _waiting(house, calls)
    substitutes = house.tables.substitutes
    await substitutes.offer(matches[0], By(ALICE), None)
    house.office.before_of[roll_call(0)] = [Later] * 3
    await house.pass_time(TILL)
    offer = await substitutes.offered(matches[0], 0)
    assert offer is not None
    await substitutes.take(matches[0], CAROL, 0, mark_of(offer))
    await house.settle()
    house.office.before_of.clear()
    await house.pass_time(HOUR)
    assert ALICE in rung(house.office.letters[-1])
    assert _rung_in(house, known) == [matches[1]], "one list of both, which stands in the first"
