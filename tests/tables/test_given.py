"""What is chosen ahead given another's move: time, other hands, restarts, and what a file says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engines.core import Refusal, text
from engines.foresight import Intended, course, expected, here_of
from engines.shazamm.model import Cast
from store import Seat as SeatRow
from tables import Clock as TableClock
from tables import Expired
from tables.lobby import Guest
from tables.match.ahead import left
from tables.match.consequences import TIME_UP
from tables.match.planned import kept
from tables.options import HOUR
from tables.tables import By
from tests.proofs import confirmed
from tests.tables.builders import left as time_left
from tests.tables.handing import handed
from tests.tables.house import ALICE, BOB, Hall, hall
from tests.tables.post_office import PostOffice

CAROL = 730_000_000_000_000_033
FIRST, SECOND = 0, 1


async def duel(house: Hall, **options: Any) -> int:
    """Begin a match of Shazamm! in which Bob has bet five, and Alice has not bet."""
    match_id = await house.begin(**options)
    await bet(house, match_id, BOB, 5)
    return match_id


async def bet(house: Hall, match_id: int, user: int, mana: int) -> None:
    await house.tables.play.submit(match_id, By(user), Cast(mana))
    await house.settle()


async def plan(house: Hall, match_id: int, *bets: tuple[str, int]) -> None:
    """Let Bob bet ahead: how the clash before comes out for him, and how much."""
    position = await house.position(match_id)
    view = position.engine.view(position.state, SECOND)
    here, meant = here_of("shazamm", view, asked=False), list[Intended]()
    for came, mana in bets:
        offered = {one.words.key: one for one in expected("shazamm", here, SECOND)}
        meant.append(Intended(Cast(mana), offered[f"shazamm-expected-{came}"]))
        here = course("shazamm", here, SECOND, meant[-1:]).here
        assert here is not None
    await house.tables.play.choose_ahead(match_id, By(BOB), meant)
    await house.settle()


async def standing(house: Hall, match_id: int) -> int:
    return len(kept((await house.position(match_id)).seats[SECOND]))


async def own_kinds(house: Hall, match_id: int) -> list[str]:
    return [entry.kind for entry in await house.moves(match_id) if entry.seat == SECOND]


async def test_several_in_line_are_done_each_when_what_it_hangs_on_has_come(
    tmp_path: Path, house: Hall
) -> None:
    """With a restart in between; each stands in the transaction of the move that made it due."""
    match_id = await duel(house)
    await plan(house, match_id, ("won", 3), ("lost", 4))
    assert await standing(house, match_id) == 2
    await bet(house, match_id, ALICE, 2)
    assert await standing(house, match_id) == 1
    async with hall(tmp_path / "tables.db", house.clock, PostOffice(house.clock)) as second:
        await bet(second, match_id, ALICE, 9)
        assert await standing(second, match_id) == 0
        assert await own_kinds(second, match_id) == ["action", "ahead", "foreseen", "foreseen"]
        position = await second.position(match_id)
        assert position.state.wizards[SECOND].cast == Cast(4)
        assert position.asked == {FIRST}
    entries = await house.store.log.entries(match_id)
    at = {entry.number: entry.at for entry in entries}
    done = [entry.number for entry in entries if entry.kind == "foreseen"]
    assert all(at[number] == at[number - 1] for number in done)


async def test_what_stands_is_read_back_as_it_was_chosen(house: Hall) -> None:
    match_id = await duel(house)
    await plan(house, match_id, ("won", 3))
    position = await house.position(match_id)
    (one,) = left(position.engine, kept(position.seats[SECOND]))
    assert isinstance(one, Intended) and one.action == Cast(3)
    assert one.given is not None and one.given.words.key == "shazamm-expected-won"


async def test_all_are_told_once_it_is_done_and_nothing_before(house: Hall) -> None:
    match_id = await duel(house)
    boards = [(letter.id, letter.edits) for letter in house.office.on("board")]
    entries = len(await house.moves(match_id))
    await plan(house, match_id, ("won", 3))
    assert [(letter.id, letter.edits) for letter in house.office.on("board")] == boards
    assert len(await house.moves(match_id)) == entries + 1
    assert house.told("table-chosen-ahead") == 0
    await bet(house, match_id, ALICE, 2)
    assert house.told("table-chosen-ahead") == 1


async def test_what_comes_otherwise_drops_all_and_they_are_called_as_ever(house: Hall) -> None:
    match_id = await duel(house)
    await plan(house, match_id, ("won", 3), ("won", 4))
    await bet(house, match_id, ALICE, 8)
    position = await house.position(match_id)
    assert await standing(house, match_id) == 0
    assert position.asked == {FIRST, SECOND}
    assert house.told("table-chosen-ahead") == house.told("ahead-dropped") == 0
    letters = house.office.on(f"hand-{SECOND}")
    dropped = [e for one in letters for e in one.events if e.key == "ahead-dropped"]
    why = text("ahead-unexpected", given=text("shazamm-expected-won"))
    assert [event.args["why"] for event in dropped] == [why]
    assert not [e for one in house.office.on(f"hand-{FIRST}") for e in one.events if e in dropped]


async def test_it_costs_no_time(house: Hall) -> None:
    """In a bank, too: the move adds what any move adds, and nobody's clock has run for it."""
    match_id = await duel(house, clock=TableClock.DAY_BANK)
    await plan(house, match_id, ("won", 3))
    house.clock.seconds += 5 * HOUR
    await bet(house, match_id, ALICE, 2)
    assert await time_left(house, match_id, SECOND) is None
    rows = await house.store.deadlines.of_match(match_id)
    assert {row.seat for row in rows if row.kind == TIME_UP} == {FIRST}
    await bet(house, match_id, ALICE, 2)
    assert await time_left(house, match_id, SECOND) == pytest.approx(24 * HOUR)


async def test_a_clock_that_runs_out_is_no_other_move(house: Hall) -> None:
    """What the clock does for another is what that seat has done: given or not."""
    match_id = await duel(house, clock=TableClock.DAY, expired=Expired.DEFAULT)
    await plan(house, match_id, ("won", 3))
    await house.pass_time(25 * HOUR)
    assert house.told("table-time-out") == 1
    assert (await own_kinds(house, match_id))[-1] == "foreseen"


async def test_whoever_takes_the_seat_over_neither_has_it_nor_sees_it(house: Hall) -> None:
    match_id = await duel(house)
    await plan(house, match_id, ("won", 3))
    await handed(house, match_id, BOB, Guest(CAROL, "Carol", 903))
    assert await standing(house, match_id) == 0
    scene = await house.tables.scene_for(match_id, CAROL)
    assert scene.seat == SECOND and scene.ahead == ()


async def test_a_computer_that_sits_in_does_not_do_it(house: Hall) -> None:
    match_id = await duel(house)
    await plan(house, match_id, ("won", 3))
    await house.tables.play.sit_out(match_id, By(BOB), "normal")
    assert await standing(house, match_id) == 0


async def test_a_bet_that_is_changed_by_hand_is_other_ground(house: Hall) -> None:
    """What is left of the mana then is not what was foreseen."""
    match_id = await duel(house)
    await plan(house, match_id, ("won", 3))
    await bet(house, match_id, BOB, 9)
    await bet(house, match_id, ALICE, 2)
    assert (await own_kinds(house, match_id))[-1] == "ahead"
    assert SECOND in (await house.position(match_id)).asked


async def test_a_file_says_what_was_chosen_ahead_and_nothing_of_what_was_not_done(
    house: Hall,
) -> None:
    match_id = await duel(house)
    await plan(house, match_id, ("won", 3), ("won", 17))
    await bet(house, match_id, ALICE, 2)
    await house.tables.play.resign(match_id, By(BOB))
    data = await house.tables.export(match_id)
    assert confirmed(data)
    log = msgspec.json.decode(data)["log"]
    assert [line["kind"] for line in log].count("foreseen") == 1
    bets = [line["action"]["bet"] for line in log if "bet" in (line["action"] or {})]
    assert bets == [5, 2, 3], "of the fourth nothing is to be read"


async def test_what_the_other_cannot_do_is_refused_and_nothing_is_kept(house: Hall) -> None:
    match_id = await duel(house)
    position = await house.position(match_id)
    here = here_of("shazamm", position.engine.view(position.state, SECOND), asked=False)
    given = next(expected("shazamm", here, SECOND))
    dear, strange = Intended(Cast(99), given), Intended(Cast(1), replace(given, action=Cast(77)))
    for meant, why in ((dear, "refusal-bet"), (strange, "refusal-bet")):
        with pytest.raises(Refusal, match=why):
            await house.tables.play.choose_ahead(match_id, By(BOB), [meant])
    assert await standing(house, match_id) == 0


def test_what_an_earlier_version_has_kept_is_read() -> None:
    """A row of before there were conditions: it hangs on nothing, and others are not told."""
    words = '{"type":"Text","key":"x","args":{}}'
    action = '{"type":"cast","bet":3}'
    old = f'[{{"action":{action},"before":null,"promise":"ab","words":{words}}}]'.encode()
    row = SeatRow(1, 0, 2, "Old", None, "", None, b"", ahead=old)
    (one,) = kept(row)
    assert one.given is None and not one.later


async def test_who_plays_on_by_what_was_chosen_ahead_agrees_to_call_off_no_more(
    house: Hall,
) -> None:
    match_id, off = await duel(house), house.tables.calling_off
    assert not await off.agree(match_id, By(BOB), asking=True)
    await plan(house, match_id, ("won", 3), ("won", 4))
    await bet(house, match_id, ALICE, 2)
    await bet(house, match_id, ALICE, 1)
    with pytest.raises(Refusal, match="refusal-off-withdrawn"):
        await off.agree(match_id, By(ALICE), asking=False)
