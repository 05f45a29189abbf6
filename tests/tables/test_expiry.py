"""What becomes of a seat whose time is over: a default, a computer that sits in, or a loss."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engines.core import Refusal, Seat
from engines.shazamm.model import Cast
from store import Changes, Status
from tables import Clock as TableClock
from tables import Expired, Response, StaleDecision, TableOptions
from tables.match.consequences import TIME_UP
from tables.options import DAY, HOUR
from tables.tables import By
from tests.proofs import confirmed
from tests.tables.battles import ON_SHIP, PEOPLE, VICTIM, ambush, battle, order, shoot
from tests.tables.house import ALICE, BOB, Clock, Hall, hall
from tests.tables.post_office import PostOffice

SLOW = 100.0
"""Seconds that computers take over an answer: longer than any test waits for one."""


async def begun(house: Hall, expired: Expired, **options: Any) -> int:
    return await house.begin(clock=TableClock.DAY, expired=expired, **options)


async def kinds(house: Hall, match_id: int, seat: Seat | None = None) -> list[str]:
    moves = await house.moves(match_id)
    return [entry.kind for entry in moves if seat in (None, entry.seat)]


async def bets(house: Hall, match_id: int, user: int, bet: int) -> None:
    await house.tables.play.submit(match_id, By(user), Cast(bet))
    await house.settle()


async def refused(deed: Any) -> str:
    with pytest.raises(Refusal) as caught:
        await deed
    return caught.value.text.key


async def test_the_second_time_in_a_row_a_computer_sits_in(house: Hall) -> None:
    match_id = await begun(house, Expired.DEFAULT)
    for expected in (["clock"], ["clock", "sit", "action", "action"]):  # and for the next turn
        await bets(house, match_id, ALICE, 1)
        await house.pass_time(DAY)
        assert await kinds(house, match_id, 1) == expected
    assert (house.told("table-time-out"), house.told("table-sits-in")) == (1, 1)
    assert {
        d.seat for d in await house.store.deadlines.of_match(match_id) if d.kind == TIME_UP
    } == {0}
    done = 2
    for _ in range(2):  # it plays on, however often it is asked, and nobody waits any more
        await bets(house, match_id, ALICE, 1)
        before, done = done, (await kinds(house, match_id, 1)).count("action")
        assert done > before


@pytest.mark.parametrize("deed", ["move", "orders"])
async def test_whoever_does_anything_in_between_is_there(house: Hall, deed: str) -> None:
    match_id = await begun(house, Expired.DEFAULT, game="shazamm" if deed == "move" else "magblast")
    await house.pass_time(DAY)
    rows = await house.store.seats(match_id)
    late = next(row for row in rows if row.missed)
    assert late.user_id is not None
    if deed == "move":
        await bets(house, match_id, late.user_id, 1)
    else:
        await house.tables.play.order(match_id, By(late.user_id), "others", "ask")
    assert [row.missed for row in await house.store.seats(match_id) if row == late] == []
    position = await house.position(match_id)
    assert position.seats[late.seat].missed == 0
    assert all(row.missed == 0 for row in position.scene(None).seats)


async def test_a_computer_sits_in_at_once_if_that_was_agreed_on(house: Hall) -> None:
    match_id = await begun(house, Expired.COMPUTER)
    await bets(house, match_id, ALICE, 5)
    await house.pass_time(DAY)
    first, *after = await kinds(house, match_id)
    assert (first, after[0]) == ("action", "sit")
    assert set(after[1:]) == {"action"}, "what it plays hangs on the deal"
    position = await house.position(match_id)
    assert (position.people, position.owners) == ({0}, {0, 1})
    called = [letter for letter in house.office.on("board") if "table-sits-in" in keys(letter)]
    assert [BOB in letter.pings for letter in called] == [True]


def keys(letter: Any) -> list[str]:
    return [event.key for event in letter.events]


async def test_the_seat_is_given_back_with_one_press(tmp_path: Path) -> None:
    """While the computer thinks, too: what it thought of is not done; a restart comes between."""
    clock = Clock()
    office = PostOffice(clock)
    async with hall(tmp_path / "t.db", clock, office, SLOW) as first:
        match_id = await begun(first, Expired.COMPUTER)
        await first.tables.play.submit(match_id, By(ALICE), Cast(5))
        clock.seconds += DAY - HOUR
        await first.tables.play.sit_out(match_id, By(BOB), "easy")
    async with hall(tmp_path / "t.db", clock, office, SLOW) as house:
        play = house.tables.play
        position = await house.position(match_id)
        assert position.people == {0} and not position.may_move(1)
        assert await refused(play.submit(match_id, By(BOB), Cast(5))) == "refusal-sat-in"
        assert await refused(play.come_back(match_id, By(ALICE))) == "refusal-not-sat-in"
        clock.seconds += DAY
        receipt = await play.come_back(match_id, By(BOB, 77))
        assert receipt.scene.legal and not receipt.scene.sat_in
        due = [
            d.due_at for d in await house.store.deadlines.of_match(match_id) if d.kind == TIME_UP
        ]
        assert due == [clock.seconds + HOUR]
        with pytest.raises(StaleDecision):
            await play.submit_for(match_id, 1, [b'{"type":"cast","bet":5}'], position.question(1))
        with pytest.raises(StaleDecision):
            await play.submit_default(match_id, 1, position.question(1))
        await play.submit(match_id, By(BOB), Cast(5))
        assert await kinds(house, match_id, 1) == ["sit", "back", "action"]


@pytest.mark.parametrize("expired", [Expired.COMPUTER, Expired.DEFAULT])
async def test_of_two_whose_time_is_over_at_once_one_stays_there(
    house: Hall, expired: Expired
) -> None:
    """By default moves it ends all the same, and nobody has given up."""
    match_id = await begun(house, expired)
    await house.pass_time(DAY)
    if expired is Expired.DEFAULT:
        assert await kinds(house, match_id) == ["clock", "clock"]
        await house.pass_time(DAY)
    assert (await house.position(match_id)).people == {1}
    own = ["clock"] * (await kinds(house, match_id, 1)).count("clock")
    assert own and await kinds(house, match_id, 1) == own
    assert house.told("table-sits-in") == 1
    for _ in range(100):
        await house.pass_time(DAY)
    match = await house.store.match(match_id)
    assert match is not None and match.status is Status.ENDED
    assert "sit" not in await kinds(house, match_id, 1)
    rows = await house.store.seats(match_id)
    assert all(row.resigned_at is None for row in rows)


async def test_a_computer_sits_in_again_once_somebody_is_back(house: Hall) -> None:
    match_id = await begun(house, Expired.COMPUTER)
    await house.pass_time(DAY)
    await house.tables.play.come_back(match_id, By(ALICE))
    await bets(house, match_id, ALICE, 1)
    await house.pass_time(DAY)
    assert (await house.position(match_id)).people == {0}


async def test_what_the_computer_did_is_not_taken_back(house: Hall) -> None:
    match_id = await begun(house, Expired.COMPUTER, channel=8)
    await bets(house, match_id, ALICE, 5)
    changes = Changes()
    row = replace((await house.store.seats(match_id))[0], sat_in_at=1.0)
    await house.store.commit(changes.seat(row))
    await house.tables.live.forget(match_id)
    assert await refused(house.tables.play.undo(match_id, By(ALICE))) == "refusal-sat-in"
    await house.tables.play.come_back(match_id, By(ALICE))
    await house.tables.play.undo(match_id, By(ALICE))


async def test_a_loss_gives_the_seat_up(house: Hall) -> None:
    match_id = await begun(house, Expired.LOSS)
    await bets(house, match_id, ALICE, 5)
    await house.pass_time(DAY)
    assert await kinds(house, match_id) == ["action", "resign"]
    assert (house.told("table-time-lost"), house.told("table-resigned")) == (1, 1)
    position = await house.position(match_id)
    assert position.outcome is not None and position.outcome.winners == {0}


async def test_of_an_answer_on_anothers_turn_nothing_is_told(house: Hall) -> None:
    """Whatever was agreed on, and however often: who did not answer is a secret."""
    for channel, expired in enumerate(Expired, 20):
        table = TableOptions(response=Response.TEN_MINUTES, expired=expired)
        match_id = await battle(house, ambush(), table=table, channel=channel)
        await order(house, match_id, VICTIM, others="ask")
        await shoot(house, match_id, ON_SHIP)
        await house.pass_time(HOUR)
        assert "clock" in await kinds(house, match_id, VICTIM)
        row = (await house.store.seats(match_id))[VICTIM]
        assert (row.missed, row.sat_in_at, row.resigned_at) == (0, None, None)
    assert house.told("table-sits-in") == house.told("table-time-lost") == 0


async def test_a_match_of_before_plays_a_default_each_time(house: Hall) -> None:
    match_id = await house.begin(clock=TableClock.DAY)
    for _ in range(3):
        await bets(house, match_id, ALICE, 1)
        await house.pass_time(DAY)
    assert await kinds(house, match_id, 1) == ["clock"] * 3


async def test_whoever_is_sat_in_for_can_give_up_and_agree_to_call_it_off(house: Hall) -> None:
    """Also after the other has moved, and the file of it is confirmed."""
    match_id, off = await begun(house, Expired.COMPUTER), house.tables.calling_off
    await bets(house, match_id, ALICE, 5)
    await house.pass_time(DAY)
    await off.agree(match_id, By(BOB), asking=True)
    await house.pass_time(HOUR)
    await bets(house, match_id, ALICE, 1)
    assert (await kinds(house, match_id))[-2:] == ["action", "action"]
    assert await refused(off.agree(match_id, By(ALICE), asking=False)) == "refusal-off-withdrawn"
    await off.agree(match_id, By(BOB), asking=True)
    assert await off.agree(match_id, By(ALICE), asking=False)
    confirmed(await house.tables.export(match_id))
    match_id = await begun(house, Expired.COMPUTER, channel=8)
    await bets(house, match_id, ALICE, 5)
    await house.pass_time(DAY)
    await house.tables.play.resign(match_id, By(BOB))
    assert (await kinds(house, match_id))[-1] == "resign"


@pytest.mark.parametrize("expired", [Expired.COMPUTER, Expired.DEFAULT])
async def test_whoever_plays_with_computers_alone_keeps_nobody_waiting(
    house: Hall, expired: Expired
) -> None:
    match_id = await begun(house, expired, computers=("easy",))
    for _ in range(3):
        await house.pass_time(DAY)
    assert await kinds(house, match_id, 0) == ["clock"] * 3


async def test_it_is_still_their_match_at_the_end(house: Hall) -> None:
    table = TableOptions(clock=TableClock.DAY, expired=Expired.COMPUTER)
    match_id = await battle(house, ambush(), table=table)
    for seat in (1, 2):
        row = replace((await house.store.seats(match_id))[seat], sat_in_at=1.0)
        await house.store.commit(Changes().seat(row))
    await house.tables.live.forget(match_id)
    await house.tables.play.resign(match_id, By(PEOPLE[0]))  # two are left who have not given up
    match = await house.store.match(match_id)
    assert match is not None and match.status is Status.PLAYING


async def test_a_seat_is_given_back_once_nobody_plays_any_more(house: Hall) -> None:
    """To whoever left it last, who is called; time that is over there brings no computer back."""
    match_id = await battle(house, ambush(), table=TableOptions(clock=TableClock.DAY))
    for seat in (2, 1):
        house.clock.seconds += HOUR
        await house.tables.play.sit_out(match_id, By(PEOPLE[seat]), "easy")
    await house.tables.play.resign(match_id, By(PEOPLE[0]))
    await house.settle()
    assert (await house.position(match_id)).people == {1}
    assert house.told("table-given-back") == 1
    (letter,) = [one for one in house.office.on("board") if "table-given-back" in keys(one)]
    assert PEOPLE[1] in letter.pings
    for _ in range(3):
        await house.pass_time(DAY)
    done = await kinds(house, match_id, 1)
    assert done[:2] == ["sit", "back"] and len(done) > 2 and "action" not in done
