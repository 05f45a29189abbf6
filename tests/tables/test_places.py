"""Matches that go on in another channel, and clocks that wait while a channel is shut."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engines.core import MatchOver, Refusal
from engines.shazamm.model import Cast
from store import Changes, Deadline, Message
from tables import Clock as TableClock
from tables import NotSeated
from tables.limits import LimitReached, Limits
from tables.match.closing import PLACE, place_in, settle
from tables.match.consequences import TIME_UP
from tables.notice import BOARD, LOBBY, Notice, farewell, free_seat, outgoing
from tables.options import HOUR
from tables.places import Places
from tables.tables import By
from tests.tables.bets import bet
from tests.tables.house import ALICE, BOB, MODERATOR, Hall


async def row(house: Hall, match_id: int, kind: str) -> Deadline:
    """Return the only deadline of a kind."""
    (found,) = [one for one in await house.store.deadlines.of_match(match_id) if one.kind == kind]
    return found


async def shut(house: Hall) -> int:
    """Begin a match for which Bob has an hour to bet, and whose channel is shut."""
    match_id = await house.begin(clock=TableClock.HOUR)
    house.office.shut = {BOARD}
    await bet(house, match_id, ALICE, 5)
    return match_id


async def test_a_match_that_moves_is_shown_in_both_channels(house: Hall) -> None:
    match_id = await house.begin(channel=7)
    await house.tables.places.move(match_id, By(BOB), 8)
    await house.settle()
    first, there = house.office.on(BOARD)
    assert (first.scene.match.channel_id, there.scene.match.channel_id) == (7, 8)
    assert there.pings == {ALICE, BOB}
    (told,) = house.office.on(farewell(7))
    assert [event.key for event in told.events] == ["table-moved-away"]
    await house.tables.places.move(match_id, By(BOB), 7)
    await house.tables.places.move(match_id, By(BOB), 8)
    await house.settle()
    assert len(house.office.on(farewell(7))) == 2


async def test_who_plays_a_match_moves_it_to_another_channel(house: Hall) -> None:
    match_id = await house.begin(channel=7)
    with pytest.raises(Refusal, match="refusal-move-here"):
        await house.tables.places.move(match_id, By(ALICE), 7)
    with pytest.raises(NotSeated):
        await house.tables.places.move(match_id, By(MODERATOR), 8)
    await house.tables.play.resign(match_id, By(BOB))
    with pytest.raises(MatchOver):
        await house.tables.places.move(match_id, By(ALICE), 8)


async def test_a_move_counts_as_one_board(house: Hall) -> None:
    match_id = await house.begin(channel=7)
    house.tables.allowance.limits = Limits(reposts=2)
    for channel in (8, 9):
        await house.tables.places.move(match_id, By(ALICE), channel)
    with pytest.raises(LimitReached):
        await house.tables.places.move(match_id, By(ALICE), 7)
    await house.tables.places.move(match_id, By(BOB), 7)


@pytest.mark.parametrize("shown", [True, False])
async def test_a_seat_that_is_offered_is_offered_in_the_new_channel(
    house: Hall, shown: bool
) -> None:
    """Also where the offer could not be shown in the old one."""
    match_id = await house.begin()
    house.office.shut = set() if shown else {free_seat(1)}
    await house.tables.substitutes.offer(match_id, By(BOB), None)
    await house.settle()
    await house.tables.places.move(match_id, By(ALICE), 8)
    await house.settle()
    offers = [letter.scene.match.channel_id for letter in house.office.on(free_seat(1))]
    assert offers == ([7, 8] if shown else [])


async def test_what_has_long_waited_is_told_at_once_where_a_match_goes_on(house: Hall) -> None:
    match_id = await shut(house)
    await house.pass_time(HOUR / 2)
    house.office.shut = set()
    await house.tables.places.move(match_id, By(BOB), 8)
    await house.settle()
    assert house.office.on(BOARD)[-1].scene.match.channel_id == 8


async def test_the_lobby_of_a_match_that_moves_stays_as_it_is(house: Hall) -> None:
    """Where it stands nothing can be told, and where the match goes on nobody needs it."""
    match_id = await house.begin(channel=7)
    house.office.closed = {7}
    before = len(house.office.on(LOBBY))
    waits = outgoing(match_id, LOBBY, Notice(), house.clock())
    await house.store.commit(Changes().post(waits))
    await house.tables.places.move(match_id, By(BOB), 8)
    await house.settle()
    assert len(house.office.on(LOBBY)) == before
    assert await house.store.outbox.next_at() is None


async def test_a_match_moves_though_others_play_on_while_it_is_seen_what_is_asked(
    house: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is to be taken back is read from the match, whose own move must not wait for that."""
    match_id = await house.begin()
    for user in (BOB, ALICE):
        await bet(house, match_id, user, 5)
    await house.tables.taking_back.ask(match_id, By(ALICE))
    await house.settle()
    messages = house.store.outbox.messages

    async def late(of: int) -> tuple[Message, ...]:
        monkeypatch.undo()
        found = await messages(of)
        for user in (BOB, ALICE):
            await house.tables.play.submit(match_id, By(user), Cast(3))
        return found

    monkeypatch.setattr(house.store.outbox, "messages", late)
    await house.tables.places.move(match_id, By(ALICE), 8)
    await house.settle()
    assert house.office.on(BOARD)[-1].scene.match.channel_id == 8


async def test_a_clock_that_is_over_waits_for_a_channel_that_is_shut(house: Hall) -> None:
    match_id = await shut(house)
    clock = await row(house, match_id, TIME_UP)
    house.clock.seconds += HOUR
    assert await house.tables.places.waits(clock)
    assert (await row(house, match_id, TIME_UP)).due_at == clock.due_at + HOUR


async def test_no_clock_waits_for_a_channel_that_is_open(house: Hall) -> None:
    match_id = await house.begin(clock=TableClock.HOUR)
    await bet(house, match_id, ALICE, 5)
    assert not await house.tables.places.waits(await row(house, match_id, TIME_UP))


async def test_no_clock_waits_once_the_time_for_it_is_over(house: Hall) -> None:
    match_id = await shut(house)
    clock = await row(house, match_id, TIME_UP)
    house.clock.seconds = (await row(house, match_id, PLACE)).due_at
    assert not await house.tables.places.waits(clock)
    assert await row(house, match_id, TIME_UP) == clock


async def test_a_clock_waits_too_if_another_process_has_put_it_off(
    house: Hall, tmp_path: Path
) -> None:
    match_id = await shut(house)
    clock = await row(house, match_id, TIME_UP)

    def after_another() -> float:
        with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
            other.execute("DELETE FROM deadline WHERE kind = ?", (PLACE,))
        return house.clock()

    tables = house.tables
    slower = Places(
        *(house.store, tables.live, tables.allowance, tables.questions, tables.calling),
        after_another,
        lambda: None,
    )
    assert await slower.waits(clock)
    assert await row(house, match_id, TIME_UP) == clock


async def test_what_another_process_has_put_off_is_not_put_off_again_once_a_channel_is_open(
    house: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await shut(house)
    clock, of_match = await row(house, match_id, TIME_UP), house.store.deadlines.of_match
    settled: list[Deadline] = []

    async def after_which_another_settles(match_id: int) -> tuple[Deadline, ...]:
        rows = await of_match(match_id)
        waits = place_in(rows)
        if waits is not None and house.office.on(BOARD)[0].edits and not settled:
            settled.append(waits)
            changes = Changes()
            settle(changes, waits, house.clock())
            await house.store.commit(changes)
        return rows

    monkeypatch.setattr(house.store.deadlines, "of_match", after_which_another_settles)
    house.office.shut = set()
    await house.pass_time(HOUR / 4)
    assert settled and not [one for one in await of_match(match_id) if one.kind == PLACE]
    assert (await row(house, match_id, TIME_UP)).due_at == clock.due_at + HOUR / 4


async def test_a_match_waits_for_a_fortnight_at_most(house: Hall) -> None:
    match_id = await shut(house)
    waits = await row(house, match_id, PLACE)
    assert (waits.seat, waits.due_at) == (-1, house.clock() + 14 * 24 * HOUR)


@pytest.mark.parametrize(("hours", "told"), [(0.5, 0), (3, 1)])
async def test_all_are_told_how_long_clocks_stood_still_if_it_was_long(
    house: Hall, hours: float, told: int
) -> None:
    match_id = await shut(house)
    clock = await row(house, match_id, TIME_UP)
    house.clock.seconds += hours * HOUR
    house.office.shut = set()
    await house.pass_time(60)
    assert house.told("table-clocks-moved") == told
    assert (await row(house, match_id, TIME_UP)).due_at > clock.due_at
    assert not [one for one in await house.store.deadlines.of_match(match_id) if one.kind == PLACE]
