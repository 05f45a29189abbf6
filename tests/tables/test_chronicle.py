"""Where the chronicle of a match begins."""

from __future__ import annotations

from tables.notice import BOARD
from tables.outbox.chronicle import begins, is_kept, place
from tests.tables.house import Hall


async def test_it_begins_at_the_board_that_stands_and_else_nowhere(house: Hall) -> None:
    match_id = await house.begin()
    board = await house.store.message(match_id, BOARD)
    assert board is not None
    there = await place(house.store, match_id, 5.0)
    assert is_kept(there) and begins(there)
    assert (there.channel_id, there.posted_at) == (board.message_id, 5.0)
    nowhere = await place(house.store, match_id + 1, 5.0)
    assert not is_kept(nowhere)
    assert (nowhere.channel_id, nowhere.message_id) == (0, 0)
