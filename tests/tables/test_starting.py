"""A match is dealt once its start stands in the channel, and once only, whatever happens."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest

import bot
from engines.core import text
from store import Changes, MatchChanged, Status
from tables import Later, TableRefusal
from tables.attendance import PULSE
from tables.calling_off import call_off
from tables.fairness import Deal
from tables.lobby import Guest, Place
from tables.notice import BOARD
from tables.options import DAY
from tables.outbox.delivering import NONCE_HOLDS
from tables.outbox.delivery import DeliveryOffice
from tables.tables import By
from tests.proofs import confirmed
from tests.tables.house import ALICE, BOB, MODERATOR, Clock, Hall, hall
from tests.tables.post_office import Crash, PostOffice

UNDEALT = (Status.LOBBY, None)


async def opened(house: Hall) -> int:
    lobby = house.tables.lobby
    match_id = await lobby.open("shazamm", Guest(ALICE, "Alice", 1), Place(5, 7, "en"))
    await lobby.join(match_id, Guest(BOB, "Bob", 2))
    await house.settle()
    return match_id


async def begun_undealt(house: Hall) -> int:
    """Begin a match whose start cannot be sent for the moment."""
    match_id = await opened(house)
    await begin_undealt(house, match_id)
    return match_id


async def begin_undealt(house: Hall, match_id: int) -> None:
    house.office.before_of[BOARD] = [Later]
    await house.start(match_id)
    assert await stands(house, match_id) == UNDEALT


async def stands(house: Hall, match_id: int) -> tuple[Status, float | None]:
    match = await house.store.match(match_id)
    assert match is not None
    assert match.starting is (match.status is Status.LOBBY)
    return match.status, match.started_at


async def deals(house: Hall, match_id: int) -> list[Deal]:
    """Return how a match was dealt, each time."""
    entries = await house.store.log.entries(match_id)
    return [msgspec.json.decode(e.action, type=Deal) for e in entries if e.kind == "deal"]


async def test_the_start_is_the_board_and_calls_everybody_once(house: Hall) -> None:
    match_id = await opened(house)
    await house.start(match_id)
    (board,) = house.office.on(BOARD)
    assert (board.pings, board.edits) == ({ALICE, BOB}, 1)
    assert [(deal.message, deal.sent) for deal in await deals(house, match_id)] == [(board.id, 1)]
    assert len(house.office.on("lobby")) == 1


async def test_nothing_can_be_changed_while_it_is_dealt(house: Hall) -> None:
    match_id = await begun_undealt(house)
    lobby = house.tables.lobby
    deeds: list[Callable[[], Awaitable[object]]] = [
        lambda: lobby.join(match_id, Guest(33, "Carol", 3)),
        lambda: lobby.leave(match_id, BOB),
        lambda: lobby.take_out(match_id, ALICE, BOB),
        lambda: lobby.add_computer(match_id, ALICE, "easy"),
        lambda: lobby.drop_computer(match_id, ALICE),
        lambda: lobby.rotate(match_id, ALICE),
        lambda: lobby.set_option(match_id, ALICE, "deal", "full"),
        lambda: lobby.agree(match_id, BOB, ""),
        lambda: lobby.start(match_id, ALICE),
        lambda: lobby.cancel(match_id, ALICE),
    ]
    before = await house.store.roster(match_id)
    for deed in deeds:
        with pytest.raises(TableRefusal) as refusal:
            await deed()
        assert refusal.value.text.key == "refusal-starting"
    assert await house.store.roster(match_id) == before
    assert await house.store.deadlines.of_match(match_id) == (), "it does not expire"


async def test_a_moderator_may_call_it_off_undealt(house: Hall) -> None:
    match_id = await begun_undealt(house)
    await house.tables.lobby.cancel(match_id, MODERATOR, moderator=True)
    await house.pass_time(NONCE_HOLDS)
    match = await house.store.match(match_id)
    assert match is not None
    assert (match.status, match.started_at) == (Status.CANCELLED, None)
    assert await deals(house, match_id) == []
    assert house.told("lobby-called-off-by") == 1


async def test_what_has_begun_since_it_was_read_is_not_called_off(house: Hall) -> None:
    """Another process has begun it: nothing would keep its host from calling off a start."""
    match_id = await opened(house)
    read = await house.store.match(match_id)
    assert read is not None
    await begin_undealt(house, match_id)
    changes = Changes()
    call_off(changes, read, text("lobby-waited"), house.clock())
    with pytest.raises(MatchChanged):
        await house.store.commit(changes)
    assert await stands(house, match_id) == UNDEALT


async def test_what_cannot_be_sent_now_is_dealt_later(house: Hall) -> None:
    match_id = await begun_undealt(house)
    await house.pass_time(NONCE_HOLDS / 2)
    assert len(house.office.on(BOARD)) == len(await deals(house, match_id)) == 1
    await house.play_on(match_id, 2000)
    assert "The start was message 2." in confirmed(await house.tables.export(match_id))


@pytest.mark.parametrize("arrived", [False, True])
async def test_a_bot_that_dies_over_the_start_deals_once(tmp_path: Path, *, arrived: bool) -> None:
    clock = Clock()
    office, path = PostOffice(clock), tmp_path / "t.db"
    async with hall(path, clock, office) as house:
        match_id = await opened(house)
        (office.after_of if arrived else office.before_of)[BOARD] = [Crash]
        await house.start(match_id)
        assert await stands(house, match_id) == UNDEALT
    clock.seconds += 3600
    async with hall(path, clock, office) as house:
        await house.tables.resume()
        await house.settle()
        (board,) = office.on(BOARD)
        assert [deal.message for deal in await deals(house, match_id)] == [board.id]
        assert (await house.position(match_id)).asked == {0, 1}


async def test_a_start_that_stands_undealt_is_dealt_by_whoever_looks_first(tmp_path: Path) -> None:
    """The process may die, or fail, between the two commits."""
    clock = Clock()
    office, path = PostOffice(clock), tmp_path / "t.db"

    async def nothing(match_id: int) -> None:
        """Fail to deal."""

    async with hall(path, clock, office) as one, hall(path, clock, office) as two:
        match_id = await opened(one)
        await one.tables.delivery.close()
        await one.tables.lobby.start(match_id, ALICE)
        scene_of = one.tables.scenes.latest
        others = one.tables.people, one.tables.absences, one.tables.questions
        dying = DeliveryOffice(one.store, office, scene_of, clock, nothing, *others)
        dying.kick()
        await one.settle()
        assert len(office.on(BOARD)) == 1
        assert await stands(one, match_id) == UNDEALT
        await asyncio.gather(*(house.tables.lobby.deal(match_id) for house in (one, two)))
        assert len(await deals(one, match_id)) == 1
        await two.tables.lobby.deal(match_id)
        await two.tables.tick()
        await two.settle()
        assert len(await deals(one, match_id)) == len(office.on(BOARD)) == 1


@pytest.mark.parametrize("look", ["tick", "resume"])
async def test_a_look_deals_what_stands(house: Hall, look: str) -> None:
    match_id = await begun_undealt(house)
    await house.tables.delivery.close()  # nobody delivers any more, and it had arrived
    (post,) = await house.store.outbox.posts(match_id, BOARD)
    board = house.office.on("lobby")[0]
    lobby = await house.store.outbox.message(match_id, "lobby")
    assert lobby is not None
    message = msgspec.structs.replace(lobby, surface=BOARD, message_id=board.id + 50)
    await house.store.commit(Changes().delivered(post.id).message(message))
    await getattr(house.tables, look)()
    assert [deal.message for deal in await deals(house, match_id)] == [board.id + 50]


async def test_a_channel_that_takes_no_start_keeps_nobody_waiting(house: Hall) -> None:
    match_id = await opened(house)
    house.office.shut = {BOARD}
    await house.start(match_id)
    assert [(deal.message, deal.sent) for deal in await deals(house, match_id)] == [(None, 0)]
    house.office.shut = set()
    await house.pass_time(3600)
    (board,) = house.office.on(BOARD)
    assert board.pings == {ALICE, BOB}
    assert house.told("table-start-unposted") == 1
    await house.tables.play.resign(match_id, By(ALICE))
    assert "The start was not posted." in confirmed(await house.tables.export(match_id))


async def test_a_start_that_was_sent_twice_says_so(house: Hall) -> None:
    """Nobody may choose among deals without its being seen."""
    match_id = await opened(house)
    house.office.after_of[BOARD] = [Later]
    await house.start(match_id)
    house.office.delete(BOARD)
    await house.pass_time(NONCE_HOLDS + 1)
    (board,) = house.office.on(BOARD)
    assert [(deal.message, deal.sent) for deal in await deals(house, match_id)] == [(board.id, 2)]
    assert house.told("table-start-again") == 1
    await house.tables.play.resign(match_id, By(ALICE))
    assert f"was message {board.id}, sent 2 times" in confirmed(await house.tables.export(match_id))


async def test_an_undealt_match_is_looked_after_like_any_lobby(tmp_path: Path) -> None:
    """By the doctor, after a backup was put back, and after an absence; it is dealt then."""
    clock = Clock()
    office, path = PostOffice(clock), tmp_path / "t.db"
    async with hall(path, clock, office) as house:
        match_id = await begun_undealt(house)
    doctor = partial(bot.main, ["doctor", "--database", str(path)])
    assert await asyncio.to_thread(doctor) == 0
    copy = tmp_path / "copy.db"
    assert await asyncio.to_thread(bot.main, ["backup", str(copy), "--database", str(path)]) == 0
    assert await asyncio.to_thread(bot.main, ["restore", str(copy), "--database", str(path)]) == 0
    clock.seconds += 7 * DAY
    async with hall(path, clock, office, pulse=PULSE) as house:
        await house.tables.resume()
        await house.settle()
        assert len(await deals(house, match_id)) == len(office.on(BOARD)) == 1
        assert (await house.position(match_id)).timed == {0, 1}
    assert await asyncio.to_thread(doctor) == 0


async def test_the_seats_of_a_lobby_that_is_being_dealt_stay_as_they_were_started(
    house: Hall,
) -> None:
    """Even where an earlier version opened it: its dice hang on their salts by now."""
    match_id = await begun_undealt(house)
    before = tuple(
        msgspec.structs.replace(row, salt=f"{row.seat}:{row.user_id}", pepper=None)
        for row in await house.store.seats(match_id)
    )
    changes = Changes()
    for row in before:
        changes.seat(row)
    await house.store.commit(changes)
    await house.tables.lobby.unname()
    assert await house.store.seats(match_id) == before
