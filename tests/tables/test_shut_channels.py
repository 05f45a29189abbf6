"""While no board can stand in a channel, who is asked is called in private, whatever they wish."""

from __future__ import annotations

import pytest

from engines.shazamm.model import Cast
from tables.options import Board, Clock
from tables.tables import By
from tables.wishes import Calls, How
from tests.laws.bells import rung
from tests.tables.called import DAY, HOUR, QUIET, turns, wish
from tests.tables.house import ALICE, BOB, Hall

WAYS = [Calls(how, quiet=quiet, digest=20) for how in How for quiet in (None, QUIET)]


@pytest.mark.parametrize("board", Board)
@pytest.mark.parametrize("calls", WAYS, ids=lambda c: f"{c.how}-{bool(c.quiet)}")
async def test_each_turn_rings_in_private(house: Hall, calls: Calls, board: Board) -> None:
    match_id = await house.begin(clock=Clock.WEEK, board=board)
    await wish(house, calls, BOB)
    house.office.closed.add(7)
    await turns(house, match_id)  # by this it becomes known
    for _ in range(2):
        await house.tables.play.submit(match_id, By(BOB), Cast(1))
        await house.pass_time(2 * DAY)  # and what was due before has come
        known = len(house.office.letters)
        await house.tables.play.submit(match_id, By(ALICE), Cast(1))
        await house.settle()
        assert (await house.position(match_id)).asked >= {1}
        for _ in range(25):
            await house.pass_time(HOUR)
        assert any(BOB in rung(letter) for letter in house.office.letters[known:])
