"""What is posted late calls only those for whom something waits by then, and those it does call."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from engines.shazamm.model import Cast
from tables import Later
from tables.lobby import Guest
from tables.notice import BOARD, hand, reader, roll_call
from tables.options import DAY, Board
from tables.substitutes import mark_of
from tables.tables import By
from tables.wishes import Calls, How
from tests.tables.called import DIGEST, HOUR, wish
from tests.tables.house import ALICE, BOB, Hall
from tests.tables.post_office import Letter

CAROL = 33
WAYS = pytest.mark.parametrize("how", How)
BOARDS = pytest.mark.parametrize("board", Board)
TROUBLE = pytest.mark.parametrize("what", ["channel", BOARD, hand(0)])
"""What cannot be posted for some time."""

Deed = Callable[[Hall, int], Awaitable[None]]


async def _cast(house: Hall, match_id: int, *users: int) -> None:
    for user in users:
        await house.tables.play.submit(match_id, By(user), Cast(1))
        await house.settle()


async def _moves(house: Hall, match_id: int) -> None:
    await _cast(house, match_id, ALICE)


async def _hands_on(house: Hall, match_id: int) -> None:
    await house.tables.substitutes.offer(match_id, By(ALICE), CAROL)
    offer = await house.tables.substitutes.offered(match_id, 0)
    assert offer is not None
    guest = Guest(CAROL, "Carol", 903)
    await house.tables.substitutes.take(match_id, guest, 0, mark_of(offer))
    await house.settle()


def _rings(letter: Letter, user: int) -> bool:
    seat = reader(letter.surface)
    if seat is None:
        return user in letter.pings
    return not letter.silent and letter.scene.seats[seat].user_id == user


async def _late(
    house: Hall, how: How, board: Board, what: str, deed: Deed
) -> tuple[list[Letter], list[Letter]]:
    """Return what rings Alice, whose turn it is: before something late can be posted, and since.

    Something is done in between.
    """
    match_id = await house.begin(board=board)
    await wish(house, Calls(how, digest=20))
    known = len(house.office.letters)
    if what == "channel":
        house.office.closed.add(7)
    else:
        house.office.before_of[what] = [Later] * 50
    await _cast(house, match_id, ALICE, BOB)
    await deed(house, match_id)
    since = len(house.office.letters)
    house.office.closed.clear()
    house.office.before_of.clear()
    house.tables.delivery.reconnected()
    await house.settle()
    for _ in range(7):
        await house.pass_time(HOUR)
    letters = house.office.letters
    early, late = letters[known:since], letters[since:]
    return [x for x in early if _rings(x, ALICE)], [x for x in late if _rings(x, ALICE)]


@WAYS
@BOARDS
@TROUBLE
@pytest.mark.parametrize("deed", [_moves, _hands_on])
async def test_nobody_is_rung_for_what_is_done(
    house: Hall, how: How, board: Board, what: str, deed: Deed
) -> None:
    _, late = await _late(house, how, board, what, deed)
    assert late == []


async def _nothing(house: Hall, match_id: int) -> None:
    """Let it be Alice's turn still."""


@WAYS
@BOARDS
@TROUBLE
async def test_who_is_waited_for_is_rung(house: Hall, how: How, board: Board, what: str) -> None:
    early, late = await _late(house, how, board, what, _nothing)
    assert [letter for letter in (*early, *late) if 0 in letter.scene.asked]


async def _moves_and_wins(house: Hall, match_id: int) -> None:
    await _moves(house, match_id)
    await house.tables.play.resign(match_id, By(BOB))
    await house.settle()


@pytest.mark.parametrize("how", [how for how in How if how is not How.DIGEST])
@BOARDS
@TROUBLE
async def test_who_moves_last_is_told_that_they_have_won(
    house: Hall, how: How, board: Board, what: str
) -> None:
    early, late = await _late(house, how, board, what, _moves_and_wins)
    assert [letter for letter in (*early, *late) if letter.scene.over]


async def _moves_away(house: Hall, match_id: int) -> None:
    await house.tables.places.move(match_id, By(BOB), 4711)


async def _goes_on(house: Hall, match_id: int) -> None:
    await house.tables.pauses.pause(match_id, ValueError())
    await house.tables.pauses.retry(match_id)


async def _rests_no_longer(house: Hall, match_id: int) -> None:
    for days in (1, 0):
        for user in (ALICE, BOB):
            await house.tables.resting.agree(match_id, By(user), days, asking=user == ALICE)
            await house.settle()


async def _has_half_their_time(house: Hall, match_id: int) -> None:
    await house.pass_time(4 * DAY)


async def _lists_in_vain(house: Hall, match_id: int) -> None:
    await wish(house, DIGEST)
    house.office.shut.add(roll_call(0))
    await house.pass_time(12 * HOUR)


@BOARDS
@pytest.mark.parametrize("moves", [True, False])
@pytest.mark.parametrize(
    "deed", [_moves_away, _goes_on, _rests_no_longer, _has_half_their_time, _lists_in_vain]
)
async def test_a_call_for_a_turn_that_is_late_rings_only_while_it_is_one(
    house: Hall, board: Board, moves: bool, deed: Deed
) -> None:
    match_id = await house.begin(board=board)
    await wish(house, Calls(How.DIRECT))
    await _cast(house, match_id, ALICE, BOB)
    house.office.before_of[hand(0)] = [Later] * 50
    await deed(house, match_id)
    await house.settle()
    known = len(house.office.letters)
    if moves:
        await _cast(house, match_id, ALICE)
    house.office.before_of.clear()
    house.tables.delivery.reconnected()
    await house.settle()
    late = [letter for letter in house.office.letters[known:] if _rings(letter, ALICE)]
    waits = deed is _lists_in_vain  # for the next list
    assert len(late) == (0 if moves or waits else 1)


@pytest.mark.parametrize("board", [board for board in Board if board is not Board.ONE])
async def test_of_two_boards_that_are_late_the_last_calls(house: Hall, board: Board) -> None:
    match_id = await house.begin(board=board)
    await _cast(house, match_id, BOB)
    known = len(house.office.on(BOARD))
    house.office.before_of[BOARD] = [Later] * 50
    await _cast(house, match_id, ALICE, BOB, ALICE)
    house.office.before_of.clear()
    house.tables.delivery.reconnected()
    await house.settle()
    await house.pass_time(HOUR)
    late = house.office.on(BOARD)[known:]
    assert [BOB in letter.pings for letter in late] == [False, True]
