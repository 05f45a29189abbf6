"""A match that keeps one board: where its news goes, who is called, and what brings it back."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.core import Player, text
from engines.shazamm.model import Cast
from store import Changes
from tables import Board, TableOptions
from tables.notice import BOARD, Notice, outgoing
from tables.options import DAY
from tables.outbox.boards import BURIED, REST
from tables.tables import By
from tests.tables.battles import ON_SHIP, VICTIM, ambush, battle, order, shoot
from tests.tables.house import ALICE, BOB, Clock, Hall, hall
from tests.tables.post_office import TOLD, Crash, Letter, PostOffice

RESIGNED = "table-resigned"


async def begun(house: Hall) -> int:
    return await house.begin(board=Board.ONE)


async def turn(house: Hall, match_id: int, first: int = ALICE, second: int = BOB) -> None:
    """Let both bet, which asks both anew; who comes second is there, and not called."""
    await house.tables.play.submit(match_id, By(first), Cast(2))
    await house.tables.play.submit(match_id, By(second), Cast(1))
    await house.settle()


def boards(house: Hall) -> list[Letter]:
    return house.office.on(BOARD)


def live(house: Hall) -> list[Letter]:
    return [letter for letter in boards(house) if not letter.put_away]


async def tell(house: Hall, match_id: int, first: int, lines: int, *, new_turn: bool) -> None:
    """Post a notice of so many lines, numbered from the first."""
    told = (text(RESIGNED, who=Player(n)) for n in range(first, first + lines))
    notice = Notice(tuple(told), turn=new_turn)
    await house.store.commit(Changes().post(outgoing(match_id, BOARD, notice, house.clock())))
    house.tables.delivery.kick()
    await house.settle()


def numbers(house: Hall) -> list[int]:
    """Return the numbers of the lines that the board tells."""
    told = [event.args["who"] for event in boards(house)[-1].events if event.key == RESIGNED]
    return [who.seat for who in told if isinstance(who, Player)]


async def test_turns_change_one_message_and_hands_call(house: Hall) -> None:
    match_id = await begun(house)
    (board,) = boards(house)
    assert board.pings == {ALICE, BOB}, "the start calls everybody"
    hands = len(house.office.on("hand-0"))
    for number in (1, 2, 3):
        await turn(house, match_id)
        assert boards(house) == [board]
        assert board.events[-1].key.startswith("shazamm-")
        assert len(house.office.on("hand-0")) == hands + number, "who is called has a new message"
    assert not board.put_away


async def test_who_takes_no_direct_message_is_called_in_the_channel(house: Hall) -> None:
    match_id = await begun(house)
    house.office.shut.add("hand-1")
    await turn(house, match_id, BOB, ALICE)
    await turn(house, match_id, BOB, ALICE)
    assert [letter.pings for letter in boards(house)[1:]] == [{BOB}, {BOB}]
    assert live(house) == [boards(house)[-1]]
    house.office.shut.clear()
    await turn(house, match_id, BOB, ALICE)
    stood = boards(house)[-1]
    await turn(house, match_id, BOB, ALICE)
    assert boards(house)[-1] is stood, "a direct message arrives again"


async def test_who_is_asked_for_an_answer_and_takes_no_direct_message_is_called(
    house: Hall,
) -> None:
    match_id = await battle(house, ambush(), table=TableOptions(board=Board.ONE))
    house.office.shut.add("hand-1")
    await order(house, match_id, VICTIM, others="ask")
    await shoot(house, match_id, ON_SHIP)
    assert [bool(letter.pings) for letter in boards(house)][-1]
    assert len(live(house)) == 1


async def test_what_others_write_brings_the_board_back_once_in_ten_minutes(house: Hall) -> None:
    match_id = await begun(house)
    house.clock.seconds += REST
    house.office.write(BURIED)
    await turn(house, match_id)
    assert len(boards(house)) == 1, "it is still to be seen"
    house.office.write()
    await turn(house, match_id)
    assert [letter.pings for letter in boards(house)[1:]] == [frozenset()]
    assert live(house) == [boards(house)[-1]]
    house.office.write(BURIED + 1)
    house.clock.seconds += REST - 1
    await turn(house, match_id)
    assert len(boards(house)) == 2
    house.clock.seconds += 1
    await turn(house, match_id)
    assert len(boards(house)) == 3
    assert live(house) == [boards(house)[-1]]


async def test_the_board_comes_back_on_demand_once_in_ten_minutes(house: Hall) -> None:
    match_id = await begun(house)
    assert await house.tables.show_again(match_id, ALICE) == house.clock.seconds + REST
    await house.settle()
    assert len(boards(house)) == 1
    house.office.delete(BOARD)
    assert await house.tables.show_again(match_id, ALICE) is not None
    await house.settle()
    assert len(boards(house)) == 1, "whoever deletes it can have it back at once"
    house.clock.seconds += REST
    assert await house.tables.show_again(match_id, BOB) is None
    await house.settle()
    assert len(boards(house)) == 2
    assert live(house) == [boards(house)[-1]]


async def test_a_board_each_turn_comes_back_whenever_somebody_asks(house: Hall) -> None:
    match_id = await house.begin()
    assert await house.tables.show_again(match_id, ALICE) is None
    await house.settle()
    assert len(boards(house)) == 2


async def test_a_reminder_and_the_end_call_in_the_channel(house: Hall) -> None:
    match_id = await begun(house)
    await house.pass_time(2.5 * DAY)
    assert [letter.pings for letter in boards(house)[1:]] == [{ALICE, BOB}]
    await house.tables.play.resign(match_id, By(BOB))
    await house.settle()
    assert boards(house)[-1].pings == {ALICE}
    assert live(house) == [boards(house)[-1]]


async def test_what_came_before_makes_room_for_a_turn(house: Hall) -> None:
    match_id = await begun(house)
    await tell(house, match_id, 0, TOLD, new_turn=True)
    assert numbers(house) == [*range(TOLD)]
    await tell(house, match_id, TOLD, 1, new_turn=False)
    assert numbers(house) == [*range(TOLD + 1)], "a turn of many small moves tells all of them"
    await tell(house, match_id, TOLD + 1, 2, new_turn=True)
    assert numbers(house) == [*range(3, TOLD + 3)]
    await tell(house, match_id, 20, TOLD + 2, new_turn=True)
    assert numbers(house) == [*range(20, TOLD + 22)]
    assert len(boards(house)) == 1


async def test_no_board_tells_more_than_its_message_holds(house: Hall) -> None:
    match_id = await begun(house)
    house.office.room = 3
    for first in range(5):
        await tell(house, match_id, first, 1, new_turn=False)
    assert numbers(house) == [2, 3, 4]
    assert len(boards(house)) == 1


@pytest.mark.parametrize("before", [True, False], ids=["before", "after"])
async def test_a_board_is_brought_back_once_though_the_process_dies(
    tmp_path: Path, before: bool
) -> None:
    clock = Clock()
    office = PostOffice(clock)
    async with hall(tmp_path / "t.db", clock, office) as house:
        match_id = await begun(house)
        clock.seconds += REST
        office.write(BURIED + 1)
        fails = office.before_of if before else office.after_of
        fails[BOARD] = [Crash]
        await house.tables.play.submit(match_id, By(ALICE), Cast(2))
        await house.settle()
        assert not fails[BOARD], "it died"
    async with hall(tmp_path / "t.db", clock, office) as house:
        await house.tables.resume()
        await house.settle()
        await house.pass_time(120)
        assert len(boards(house)) == 2
        assert live(house) == [boards(house)[-1]]
        assert boards(house)[-1].scene.asked == {1}
