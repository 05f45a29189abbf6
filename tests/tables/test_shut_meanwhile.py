"""A hand that is found shut while the next turn's waits behind it: that turn calls nevertheless."""

from __future__ import annotations

import asyncio

import pytest

from engines.shazamm.model import Cast
from tables import Delivered, Delivery, Later
from tables.notice import hand, roll_call
from tables.options import Board
from tables.tables import By
from tables.wishes import Calls, How
from tests.laws.bells import rung
from tests.tables.called import DAY, DIGEST, HOUR, QUIET, wish
from tests.tables.house import ALICE, BOB, Hall

WAYS = [Calls(How.BOTH), Calls(How.DIRECT), DIGEST, Calls(quiet=QUIET)]
HAND = hand(0)
EACH_WAY = pytest.mark.parametrize("calls", WAYS, ids=lambda c: f"{c.how}-{bool(c.quiet)}")
BOARDS = pytest.mark.parametrize("board", Board)


async def _calls_alice(house: Hall, known: int) -> bool:
    for _ in range(8):
        await house.pass_time(DAY / 4 + HOUR)
    return any(ALICE in rung(letter) for letter in house.office.letters[known:])


@BOARDS
@EACH_WAY
async def test_an_answer_that_is_quicker_than_the_refusal(
    house: Hall, calls: Calls, board: Board
) -> None:
    match_id = await house.begin(board=board)
    await wish(house, calls)
    known, edit = len(house.office.letters), house.office.edit
    house.office.shut |= {HAND, roll_call(0)}
    under_way, go = asyncio.Event(), asyncio.Event()

    async def slow(delivery: Delivery) -> Delivered:
        if delivery.surface == HAND:
            under_way.set()
            await go.wait()
        return await edit(delivery)

    house.office.edit = slow
    await house.tables.play.submit(match_id, By(ALICE), Cast(1))
    await under_way.wait()
    (shown,) = [task for task in asyncio.all_tasks() if await _delivers(house, task, match_id)]
    await house.tables.play.submit(match_id, By(BOB), Cast(1))
    await house.settle(but=[shown])
    go.set()
    await house.settle()
    assert await _calls_alice(house, known)


async def _delivers(house: Hall, task: asyncio.Task[object], match_id: int) -> bool:
    """Tell whether a task delivers what waits on Alice's hand."""
    posts = await house.store.outbox.posts(match_id, HAND)
    return task.get_name() in {f"post {row.id}" for row in posts}


@BOARDS
@EACH_WAY
@pytest.mark.parametrize("trouble", [(HAND,), (HAND, "board")], ids=len)
async def test_a_turn_that_waits_with_what_is_refused(
    house: Hall, calls: Calls, board: Board, trouble: tuple[str, ...]
) -> None:
    match_id = await house.begin(board=board)
    await wish(house, calls)
    known = len(house.office.letters)
    house.office.before_of |= {surface: [Later] * 50 for surface in trouble}
    for user in (ALICE, BOB):
        await house.tables.play.submit(match_id, By(user), Cast(1))
        await house.settle()
    house.office.before_of.clear()
    house.office.shut |= {HAND, roll_call(0)}
    house.tables.delivery.reconnected()
    await house.settle()
    assert await _calls_alice(house, known)
