"""A match that the program fails at stands still alone, says so once, and goes on as it was."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from engines.core import MatchOver, Seat, encode
from engines.magblast.orders import Orders, Reply
from engines.shazamm.model import Cast
from store import Changes, Match, Status, Store, StoreBusy
from tables import Clock as TableClock
from tables import Paused
from tables.match.log import PAUSE, RESUME
from tables.options import DAY, HOUR
from tables.tables import By
from tests.proofs import confirmed
from tests.tables.battles import BYSTANDER, ON_SHIP, ambush, battle, kinds, order, shoot
from tests.tables.faults import Fault, broken, fails, spoil
from tests.tables.house import ALICE, BOB, MODERATOR, Clock, Hall, hall
from tests.tables.post_office import PostOffice

LONG = 12.5 * DAY
PAUSED, GOES_ON = "table-paused", "table-goes-on"


async def match_of(house: Hall, match_id: int) -> Match:
    match = await house.store.match(match_id)
    assert match is not None
    return match


async def is_paused(house: Hall, match_id: int) -> bool:
    return (await match_of(house, match_id)).paused


async def overdue(house: Hall, *, channel: int = 7) -> int:
    """Begin a match of Shazamm! whose clocks run out with the next tick."""
    match_id = await house.begin(clock=TableClock.HOUR, channel=channel)
    house.clock.seconds += HOUR + 1
    return match_id


async def let_time_pass(house: Hall) -> None:
    await house.tables.tick()
    await house.settle()


@pytest.mark.parametrize("method", ["default_action", "check", "apply", "view", "decision"])
async def test_a_match_whose_default_fails_is_paused_alone(
    house: Hall, method: str, caplog: pytest.LogCaptureFixture
) -> None:
    other = await house.begin(("easy",), game="rebelmoon", channel=8, clock=TableClock.HOUR)
    match_id = await overdue(house)
    before = await house.moves(match_id)
    with broken("shazamm", method):
        await let_time_pass(house)
        assert await is_paused(house, match_id)
        assert not await is_paused(house, other)
        kinds = [entry.kind for entry in await house.moves(match_id)]
        assert kinds == [*(entry.kind for entry in before), PAUSE]
        assert "clock" in {entry.kind for entry in await house.moves(other)}
        for _ in range(3):  # it is told once, and does not hold up the tick
            await house.pass_time(DAY)
    assert house.told(PAUSED) == 1
    told = [r for r in caplog.records if r.levelno == logging.ERROR and "paused" in r.getMessage()]
    assert [r.getMessage() for r in told] == [f"match {match_id} is paused at ply 0"]
    assert told[0].exc_info


async def test_a_default_that_the_rules_refuse_pauses_its_match(house: Hall) -> None:
    match_id = await overdue(house)
    engine = type((await house.position(match_id)).engine)
    with patch.object(engine, "default_action", return_value=Cast(1000)):
        await let_time_pass(house)
    assert await is_paused(house, match_id)
    assert house.told(PAUSED) == 1
    clocks = [(row.kind, row.seat) for row in await house.store.deadlines.of_match(match_id)]
    assert clocks == [("clock", 0), ("clock", 1)]


async def test_a_computer_whose_default_fails_pauses_its_match_alone(tmp_path: Path) -> None:
    clock = Clock()
    async with hall(tmp_path / "t.db", clock, PostOffice(clock), chooser=fails) as house:
        with broken("shazamm", "default_action"):
            match_id = await house.begin(("easy",), channel=1)
            other = await house.begin(("easy",), game="rebelmoon", channel=2)
        assert await is_paused(house, match_id)
        assert not await is_paused(house, other)
        assert house.told(PAUSED) == 1
        asked = (await house.position(match_id)).asked
        assert asked == frozenset()  # so that no computer thinks about it


async def test_the_clocks_of_a_paused_match_stand_still(house: Hall) -> None:
    """A pause is as if no time had passed: what was left is left, what was over is over."""
    match_id = await house.begin(clock=TableClock.DAY)
    house.clock.seconds += HOUR
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))  # Bob has 23 hours left
    due = {row.kind: row.due_at for row in await house.store.deadlines.of_match(match_id)}
    await house.tables.pauses.pause(match_id, ValueError())
    await house.pass_time(LONG)
    assert [row.due_at for row in await house.store.deadlines.of_match(match_id)] == list(
        due.values()
    )
    assert [entry.kind for entry in await house.moves(match_id)] == ["action", PAUSE]
    assert await house.tables.pauses.retry(match_id) is not None
    moved = {row.kind: row.due_at for row in await house.store.deadlines.of_match(match_id)}
    assert moved == {kind: at + LONG for kind, at in due.items()}
    await house.pass_time(22 * HOUR)
    assert house.told("table-time-out") == 0
    await house.pass_time(HOUR + 1)
    assert house.told("table-time-out") == 1


async def test_nothing_can_be_done_in_a_paused_match_but_to_call_it_off(house: Hall) -> None:
    match_id = await house.begin(game="magblast")
    play = house.tables.play
    await house.tables.pauses.pause(match_id, ValueError())
    scene = await house.tables.scene_for(match_id, ALICE)
    assert scene.paused and not scene.legal and not scene.asked
    deeds: list[Callable[[], Awaitable[object]]] = [
        lambda: play.submit(match_id, By(ALICE), {"type": "pass"}),
        lambda: play.submit_for(match_id, 0, [b'{"type":"pass"}'], scene.question),
        lambda: play.undo(match_id, By(ALICE)),
        lambda: play.resign(match_id, By(ALICE)),
        lambda: play.order(match_id, By(ALICE), "flagship_hit", "ask"),
        lambda: house.tables.orders(match_id, ALICE),
    ]
    for deed in deeds:
        with pytest.raises(Paused) as refusal:
            await deed()
        assert refusal.value.text.key == "refusal-paused"
    await house.tables.lobby.cancel(match_id, MODERATOR, moderator=True)
    with pytest.raises(MatchOver):
        await play.submit(match_id, By(ALICE), {"type": "pass"})
    assert await house.store.matches.paused() == ()


async def test_that_a_match_pauses_and_goes_on_is_told_in_messages_of_their_own(
    house: Hall,
) -> None:
    """Whoever is asked is called when it goes on; all hands show that it does."""
    match_id = await house.begin()
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    await house.settle()
    boards = len(house.office.on("board"))
    await house.tables.pauses.pause(match_id, ValueError())
    await house.settle()
    assert len(house.office.on("board")) == boards + 1
    hands = [house.office.on(surface)[-1] for surface in ("hand-0", "hand-1")]
    edits = [hand.edits for hand in hands]
    house.clock.seconds += 5 * HOUR
    await house.tables.pauses.retry(match_id)
    await house.settle()
    assert house.told("table-clocks-moved") == 1
    assert [hand.edits for hand in hands] == [before + 1 for before in edits]
    assert not any(hand.scene.paused for hand in hands)
    assert len(house.office.on("board")) == boards + 2
    assert [letter.pings for letter in house.office.on("board")[-2:]] == [frozenset(), {BOB}]
    log = [(entry.kind, entry.ply) for entry in await house.moves(match_id)]
    assert log == [("action", 1), (PAUSE, 1), (RESUME, 1)]


async def test_what_is_not_paused_is_not_tried_again(house: Hall) -> None:
    match_id = await house.begin()
    for known in (match_id, match_id + 1):
        assert await house.tables.pauses.retry(known) is None
    assert await house.moves(match_id) == ()
    assert house.told(GOES_ON) == 0


async def test_a_fault_about_a_match_that_has_ended_is_raised(house: Hall) -> None:
    """There is nothing to pause, and whoever forced the move logs what went wrong."""
    match_id = await house.begin()
    await house.tables.lobby.cancel(match_id, MODERATOR, moderator=True)
    for known in (match_id, match_id + 1):
        with pytest.raises(Fault):
            async with house.tables.pauses.guard(known):
                fails()
    assert house.told(PAUSED) == 0


async def test_another_process_does_not_play_on_in_a_paused_match(tmp_path: Path) -> None:
    clock = Clock()
    office = PostOffice(clock)
    path = tmp_path / "t.db"
    async with hall(path, clock, office) as one, hall(path, clock, office) as two:
        match_id = await one.begin()
        await two.position(match_id)
        await one.tables.pauses.pause(match_id, ValueError())
        assert await two.tables.pauses.pause(match_id, ValueError())  # it need not be told twice
        with pytest.raises(Paused):
            await two.tables.play.submit(match_id, By(ALICE), Cast(5))
        assert (await two.tables.scene(match_id, None)).paused
        assert await two.tables.pauses.retry(match_id) is not None
        await one.tables.play.submit(match_id, By(ALICE), Cast(5))
        await one.settle()
        assert one.told(PAUSED) == one.told(GOES_ON) == 1


async def test_a_paused_match_is_tried_at_each_start_and_goes_on_when_it_can(
    tmp_path: Path,
) -> None:
    clock = Clock()
    office = PostOffice(clock)
    path = tmp_path / "t.db"
    with broken("shazamm", "default_action"):
        async with hall(path, clock, office) as first:
            match_id = await overdue(first)
            await let_time_pass(first)
        for _ in range(2):
            async with hall(path, clock, office) as again:
                clock.seconds += DAY
                await again.tables.resume()
                await again.settle()
                assert await is_paused(again, match_id)
                assert again.told(PAUSED) == 1
    async with hall(path, clock, office) as mended:
        await mended.tables.resume()
        await mended.settle()
        assert not await is_paused(mended, match_id)
        assert (mended.told(PAUSED), mended.told(GOES_ON)) == (1, 1)
        assert office.on("board")[-1].pings == {ALICE, BOB}
        await let_time_pass(mended)
        kinds = [entry.kind for entry in await mended.moves(match_id)]
        assert kinds == [PAUSE, RESUME, "clock", "clock"]


async def test_a_match_that_one_seat_cannot_be_shown_does_not_go_on(house: Hall) -> None:
    match_id = await house.begin()
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    position = await house.position(match_id)
    (asked,), view = position.asked, type(position.engine).view
    await house.tables.pauses.pause(match_id, ValueError())

    def of_the_asked_alone(engine: Any, state: Any, seat: Seat | None) -> Any:
        return view(engine, state, seat) if seat in (None, asked) else fails()

    with patch.object(type(position.engine), "view", of_the_asked_alone):
        assert await house.tables.pauses.retry(match_id) is None
    assert await house.tables.pauses.retry(match_id) is not None


async def test_a_state_that_cannot_be_read_pauses_its_match_at_a_start(tmp_path: Path) -> None:
    clock = Clock()
    office = PostOffice(clock)
    async with hall(tmp_path / "t.db", clock, office) as first:
        match_id = await first.begin()
        other = await first.begin(("easy",), channel=8)
        was = await spoil(first, match_id)
    async with hall(tmp_path / "t.db", clock, office) as second:
        await second.tables.resume()
        await second.settle()
        assert await is_paused(second, match_id)
        assert not await is_paused(second, other)
        assert second.told(PAUSED) == 1
        for seat in (None, 0, 1):  # what people look at says so too
            scene = await second.tables.scene(match_id, seat)
            assert scene.paused and scene.view is None
        with pytest.raises(Paused):
            await second.tables.play.submit(match_id, By(ALICE), Cast(5))
        await second.store.commit(Changes().snapshot(was))
    async with hall(tmp_path / "t.db", clock, office) as third:
        await third.tables.resume()
        await third.tables.play.submit(match_id, By(ALICE), Cast(5))


async def test_a_match_that_cannot_be_read_can_be_called_off(house: Hall) -> None:
    match_id = await house.begin()
    await spoil(house, match_id)
    await house.tables.resume()
    await house.tables.lobby.cancel(match_id, MODERATOR, moderator=True)
    await house.settle()
    assert house.told("table-called-off-by") == 1
    assert (await house.tables.scene(match_id, None)).over


async def test_rules_that_are_played_no_longer_pause_their_match(tmp_path: Path) -> None:
    clock = Clock()
    async with hall(tmp_path / "t.db", clock, PostOffice(clock)) as first:
        match_id = await first.begin()
        await first.store.commit(Changes().update_match(match_id, rules_version=99))
    async with hall(tmp_path / "t.db", clock, PostOffice(clock)) as second:
        await second.tables.resume()
        await second.settle()
        assert await is_paused(second, match_id)
        assert second.told(PAUSED) == 1


async def test_orders_that_fail_at_a_start_pause_their_match(tmp_path: Path) -> None:
    clock = Clock()
    async with hall(tmp_path / "t.db", clock, PostOffice(clock)) as first:
        match_id = await first.begin(game="magblast")
        other = await first.begin(channel=8)
    async with hall(tmp_path / "t.db", clock, PostOffice(clock)) as second:
        with broken("magblast", "answer_by_orders"):
            await second.tables.resume()
        assert await is_paused(second, match_id)
        assert not await is_paused(second, other)


async def test_orders_answer_as_soon_as_a_match_goes_on(house: Hall) -> None:
    """They were given before the match stood still, and no move would let them be heard."""
    match_id = await battle(house, ambush())
    await order(house, match_id, BYSTANDER, ship_lost="ask")
    await shoot(house, match_id, ON_SHIP)
    await house.tables.pauses.pause(match_id, ValueError())
    row = (await house.store.seats(match_id))[BYSTANDER]
    changes = Changes().seat(replace(row, orders=encode(Orders(ship_lost=Reply.PASS))))
    await house.store.commit(changes.update_match(match_id, retry_at=house.clock.seconds))
    await house.pass_time(60.0)
    assert not await is_paused(house, match_id)
    assert (await kinds(house, match_id))[-2:] == [(RESUME, None), ("order", BYSTANDER)]


async def test_a_match_that_waits_for_nobody_is_paused(house: Hall) -> None:
    match_id = await house.begin()
    engine = type((await house.position(match_id)).engine)
    await house.tables.live.forget(match_id)
    with patch.object(engine, "to_act", return_value=frozenset[int]()):
        await house.pass_time(60.0)
        assert await is_paused(house, match_id)
        assert await house.tables.pauses.retry(match_id) is None


async def test_a_database_that_is_locked_pauses_nothing(tmp_path: Path) -> None:
    """What is no fault of the match is tried again, and told to nobody."""
    clock = Clock()
    path = tmp_path / "t.db"
    store = await Store.open(path, busy_timeout=0.05)
    house = Hall(store, clock, PostOffice(clock))
    match_id = await overdue(house)
    await house.tables.attendance.look()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreBusy):
            await house.tables.tick()
        other.execute("ROLLBACK")
    assert not await is_paused(house, match_id)
    await let_time_pass(house)
    assert {entry.kind for entry in await house.moves(match_id)} == {"clock"}
    await house.tables.close()
    await store.close()


async def test_pauses_disturb_neither_undo_nor_replay_nor_proof(house: Hall) -> None:
    match_id = await house.begin()

    async def pause() -> None:
        await house.tables.pauses.pause(match_id, ValueError())
        assert await house.tables.pauses.retry(match_id) is not None

    await pause()
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    await pause()
    await house.tables.play.undo(match_id, By(ALICE))
    for user in (ALICE, BOB, BOB, ALICE):
        await house.tables.play.submit(match_id, By(user), Cast(5))
    await pause()
    await house.tables.play.resign(match_id, By(ALICE))
    assert (await match_of(house, match_id)).status is Status.ENDED
    assert confirmed(await house.tables.export(match_id)).startswith("confirmed")


async def test_what_an_operator_asks_is_done_within_a_minute(house: Hall) -> None:
    with broken("shazamm", "default_action"):
        match_id = await overdue(house)
        await let_time_pass(house)
        asked = Changes().update_match(match_id, retry_at=house.clock.seconds)
        await house.store.commit(asked)
        await house.pass_time(60.0)
        assert await is_paused(house, match_id)
        assert (await match_of(house, match_id)).retry_at is None  # it was heard
    await house.pass_time(60.0)
    assert await is_paused(house, match_id)  # nobody has asked again
    await house.store.commit(asked)
    assert (await house.tables.tick() or 0.0) <= house.clock.seconds + 60.0
    await house.pass_time(60.0)
    assert not await is_paused(house, match_id)
    assert (house.told(PAUSED), house.told(GOES_ON)) == (1, 1)
