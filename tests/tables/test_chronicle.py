"""Where the chronicle of a match begins, how it is told, and what if its thread is shut."""

from __future__ import annotations

import pytest

from engines.core import Player, text
from store import Changes, Message
from tables import Board
from tables.notice import BOARD, CHRONICLE, Notice, outgoing
from tables.outbox.chronicle import begins, in_turns, is_kept, place
from tables.tables import By
from tests.tables.house import ALICE, Hall


async def test_it_begins_at_the_board_that_stands_and_else_nowhere(house: Hall) -> None:
    match_id = await house.begin()
    board = await house.store.outbox.message(match_id, BOARD)
    assert board is not None
    there = await place(house.store, match_id, 5.0)
    assert is_kept(there) and begins(there)
    assert (there.channel_id, there.posted_at) == (board.message_id, 5.0)
    nowhere = await place(house.store, match_id + 1, 5.0)
    assert not is_kept(nowhere)
    assert (nowhere.channel_id, nowhere.message_id) == (0, 0)


def test_each_turn_is_a_message_of_its_own_and_what_comes_first_is_one() -> None:
    empty, begun = Message(1, CHRONICLE, 7, 0, 5.0, b"{}"), Message(1, CHRONICLE, 7, 8, 5.0, b"{}")
    assert in_turns(Notice(), empty).new
    for notice, new in ((Notice(), False), (Notice(turn=True), True), (Notice(new=True), True)):
        for shown in (begun, None):
            assert in_turns(notice, shown).new is new


@pytest.mark.parametrize("over", [False, True])
async def test_a_thread_that_is_shut_is_told_once_while_the_match_is_played(
    house: Hall, over: bool
) -> None:
    match_id = await house.begin(board=Board.THREAD)
    house.office.shut = {CHRONICLE}
    if over:
        await house.tables.play.resign(match_id, By(ALICE))
        await house.settle()
    for _ in range(2):
        said = Notice((text("table-resigned", who=Player(1)),))
        changes = Changes().post(outgoing(match_id, CHRONICLE, said, house.clock()))
        await house.store.commit(changes)
        house.tables.delivery.kick()
        await house.settle()
    assert house.told("table-no-chronicle") == (0 if over else 1)
    shown = await house.store.outbox.message(match_id, CHRONICLE)
    assert shown is not None and not is_kept(shown)
    assert (shown.channel_id, shown.message_id) == (0, 0)
