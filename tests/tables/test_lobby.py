"""Lobbies: who may sit where, what may be chosen, who may begin and who may call off."""

from __future__ import annotations

from collections.abc import Awaitable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from engines.core import Refusal, decode
from engines.magblast.engine import MagBlast
from store import Status
from tables import Clock as TableClock
from tables import NoMatch, TableOptions, TableRefusal
from tables.fairness import mark
from tables.lobby import PATIENCE, Guest, Lobby, Place
from tables.match.position import config_of
from tables.options import NEW, Response
from tests.tables.house import ALICE, BOB, Clock, Hall, hall
from tests.tables.post_office import PostOffice

CAROL, DAVE = 33, 44
PLACE = Place(5, 7, "en")
MOST = MagBlast.meta.seats[-1]


def guest(user: int) -> Guest:
    return Guest(user, f"Guest {user}", user * 100)


async def opened(house: Hall, **how: Any) -> int:
    match_id = await house.tables.lobby.open("magblast", guest(ALICE), PLACE, **how)
    await house.settle()
    return match_id


async def sitting(house: Hall, match_id: int) -> list[int | str | None]:
    """Return who sits where, after the numbers of the seats were looked at."""
    rows = await house.store.seats(match_id)
    assert [row.seat for row in rows] == list(range(len(rows)))
    assert all((row.user_id is None) is (row.level is not None) for row in rows)
    return [row.user_id or row.level for row in rows]


async def refused(house: Hall, deed: Awaitable[object]) -> str:
    """Return the key of the refusal that a deed meets."""
    with pytest.raises(Refusal) as refusal:
        await deed
    await house.settle()
    return refusal.value.text.key


def shown(house: Hall) -> tuple[int, int]:
    """Return how many messages the lobbies have, and how often the last was edited."""
    letters = house.office.on("lobby")
    return len(letters), letters[-1].edits


async def test_whoever_opens_sits_first_and_computers_after(house: Hall) -> None:
    match_id = await opened(house, computers=("easy", "hard"))
    assert await sitting(house, match_id) == [ALICE, "easy", "hard"]
    match = await house.store.match(match_id)
    assert match is not None
    assert (match.host_id, match.status, match.started_at) == (ALICE, Status.LOBBY, None)
    assert config_of(match) == MagBlast.meta.config()
    assert decode(match.options, TableOptions) == NEW
    assert len(match.seed) == 64, "256 bits that nobody can guess"
    alice, *computers = await house.store.seats(match_id)
    assert alice.salt == f"1100:{mark(alice.pepper or '', ALICE)}"
    assert [(row.salt, row.pepper) for row in computers] == [("", None)] * 2


async def test_a_lobby_may_be_opened_with_options_and_calls_who_is_invited(house: Hall) -> None:
    config, table = MagBlast.meta.config(), TableOptions(TableClock.HOUR, Response.NONE)
    match_id = await opened(house, config=config, table=table, invited=frozenset({BOB, CAROL}))
    match = await house.store.match(match_id)
    assert match is not None and decode(match.options, TableOptions) == table
    (letter,) = house.office.on("lobby")
    assert letter.pings == {BOB, CAROL}


async def test_secrets_are_drawn_by_the_chance_that_a_lobby_is_given(house: Hall) -> None:
    tables = house.tables
    company = (tables.allowance, tables.people, tables.reliability)
    lobby = Lobby(house.store, tables.live, house.clock, Random(7), *company)
    match = await house.store.match(await lobby.open("shazamm", guest(ALICE), PLACE))
    assert match is not None and match.seed == Random(7).randbytes(32).hex()


async def test_one_channel_has_one_match(house: Hall) -> None:
    await opened(house)
    assert await refused(house, opened(house)) == "refusal-channel-taken"


async def test_there_are_no_more_seats_than_the_game_has(house: Hall) -> None:
    lobby = house.tables.lobby
    too_many = opened(house, computers=("easy",) * MOST)
    assert await refused(house, too_many) == "refusal-lobby-full"
    match_id = await opened(house, computers=("easy",) * (MOST - 2))
    await lobby.join(match_id, guest(BOB))
    assert len(await sitting(house, match_id)) == MOST
    assert await refused(house, lobby.join(match_id, guest(CAROL))) == "refusal-lobby-full"
    assert await refused(house, lobby.add_computer(match_id, ALICE, "easy")) == "refusal-lobby-full"
    await lobby.drop_computer(match_id, ALICE)
    await lobby.join(match_id, guest(CAROL))
    assert (await sitting(house, match_id))[-2:] == [BOB, CAROL]


async def test_a_lobby_of_computers_may_be_full_from_the_start(house: Hall) -> None:
    match_id = await opened(house, computers=("easy",) * (MOST - 1))
    assert len(await sitting(house, match_id)) == MOST


async def test_nobody_sits_twice(house: Hall) -> None:
    match_id = await opened(house)
    for user in (ALICE, BOB):
        if user is BOB:
            await house.tables.lobby.join(match_id, guest(BOB))
        joining = house.tables.lobby.join(match_id, guest(user))
        assert await refused(house, joining) == "refusal-already-seated"
    assert await sitting(house, match_id) == [ALICE, BOB]


async def test_whoever_leaves_frees_the_seat_and_the_next_is_host(house: Hall) -> None:
    lobby = house.tables.lobby
    match_id = await opened(house, computers=("easy",))
    for user in (BOB, CAROL):
        await lobby.join(match_id, guest(user))
    await lobby.leave(match_id, ALICE)
    assert await sitting(house, match_id) == ["easy", BOB, CAROL]
    match = await house.store.match(match_id)
    assert match is not None and match.host_id == BOB
    assert await refused(house, lobby.leave(match_id, ALICE)) == "refusal-not-in-lobby"
    await lobby.leave(match_id, CAROL)
    match = await house.store.match(match_id)
    assert match is not None and match.host_id == BOB
    await lobby.leave(match_id, BOB)
    match = await house.store.match(match_id)
    assert match is not None and match.status is Status.CANCELLED


async def test_the_host_seats_computers_and_sends_the_last_away(house: Hall) -> None:
    lobby = house.tables.lobby
    match_id = await opened(house)
    assert await refused(house, lobby.drop_computer(match_id, ALICE)) == "refusal-no-computer"
    await lobby.add_computer(match_id, ALICE, "easy")
    await lobby.join(match_id, guest(BOB))
    await lobby.add_computer(match_id, ALICE, "hard")
    assert await sitting(house, match_id) == [ALICE, "easy", BOB, "hard"]
    await lobby.drop_computer(match_id, ALICE)
    assert await sitting(house, match_id) == [ALICE, "easy", BOB]
    await lobby.drop_computer(match_id, ALICE)
    assert await sitting(house, match_id) == [ALICE, BOB]


async def test_everybody_moves_one_seat_on(house: Hall) -> None:
    match_id = await opened(house, computers=("easy",))
    await house.tables.lobby.join(match_id, guest(BOB))
    await house.tables.lobby.rotate(match_id, ALICE)
    assert await sitting(house, match_id) == [BOB, ALICE, "easy"]


async def test_what_is_the_hosts_right_is_nobody_elses(house: Hall) -> None:
    lobby = house.tables.lobby
    match_id = await opened(house, computers=("easy",))
    await lobby.join(match_id, guest(BOB))
    for deed in (
        lobby.add_computer(match_id, BOB, "easy"),
        lobby.drop_computer(match_id, BOB),
        lobby.rotate(match_id, BOB),
        lobby.set_option(match_id, BOB, "clock", "1h"),
        lobby.start(match_id, BOB),
        lobby.cancel(match_id, BOB),
    ):
        assert await refused(house, deed) == "refusal-host-only"
    assert await sitting(house, match_id) == [ALICE, "easy", BOB]


async def test_options_of_the_table_and_of_the_game_are_chosen_by_their_words(house: Hall) -> None:
    match_id = await opened(house)
    for field, value in (("clock", "1h"), ("response", "none"), ("skirmish", "true")):
        await house.tables.lobby.set_option(match_id, ALICE, field, value)
    match = await house.store.match(match_id)
    assert match is not None
    assert decode(match.options, TableOptions) == replace(
        NEW, clock=TableClock.HOUR, response=Response.NONE
    )
    assert config_of(match).skirmish is True
    await house.tables.lobby.set_option(match_id, ALICE, "skirmish", "false")
    match = await house.store.match(match_id)
    assert match is not None and config_of(match) == MagBlast.meta.config()


@pytest.mark.parametrize(
    ("field", "value"),
    [("clock", "1s"), ("speed", "1h"), ("skirmish", "perhaps"), ("skirmish", "True")],
)
async def test_what_cannot_be_chosen_is_refused(house: Hall, field: str, value: str) -> None:
    match_id = await opened(house)
    choosing = house.tables.lobby.set_option(match_id, ALICE, field, value)
    assert await refused(house, choosing) == "refusal-no-such-option"


async def test_every_change_edits_the_message_and_gives_another_week(house: Hall) -> None:
    lobby = house.tables.lobby
    match_id = await opened(house)
    assert shown(house) == (1, 0)
    house.clock.seconds += 1000
    await lobby.join(match_id, guest(BOB))
    await house.settle()
    assert shown(house) == (1, 1)
    (expiry,) = await house.store.deadlines.of_match(match_id)
    assert expiry.due_at == house.clock.seconds + PATIENCE
    await house.start(match_id, ALICE)
    await house.settle()
    assert shown(house) == (1, 2)
    assert expiry.kind not in {row.kind for row in await house.store.deadlines.of_match(match_id)}


async def test_a_match_needs_as_many_seats_as_the_game_says(house: Hall) -> None:
    match_id = await opened(house)
    with pytest.raises(TableRefusal) as refusal:
        await house.start(match_id, ALICE)
    assert refusal.value.text.key == "refusal-too-few"
    assert refusal.value.text.args == {"least": 2}
    await house.tables.lobby.join(match_id, guest(BOB))
    await house.start(match_id, ALICE)
    position = await house.position(match_id)
    assert (position.ply, position.number) == (0, 1)
    assert position.match.started_at == house.clock.seconds
    assert (await house.tables.live.glance(match_id, 0)).number == 1
    match = await house.store.match(match_id)
    assert match is not None and match == position.match
    alice, bob = (mark(row.pepper or "", row.user_id or 0) for row in position.seats)
    assert [row.salt for row in position.seats] == [f"1100:{alice}+0", f"2200:{bob}"]


async def test_a_match_that_has_begun_is_no_lobby(house: Hall) -> None:
    lobby = house.tables.lobby
    match_id = await house.begin()
    for deed in (
        lobby.join(match_id, guest(CAROL)),
        lobby.leave(match_id, BOB),
        lobby.add_computer(match_id, ALICE, "easy"),
        lobby.set_option(match_id, ALICE, "clock", "1h"),
        lobby.agree(match_id, BOB, ""),
        lobby.start(match_id, ALICE),
    ):
        assert await refused(house, deed) == "refusal-lobby-closed"
    with pytest.raises(NoMatch):
        await lobby.join(match_id + 1, guest(CAROL))


async def test_a_lobby_is_called_off_by_its_host_a_moderator_or_the_clock(house: Hall) -> None:
    lobby = house.tables.lobby
    for by, moderator in ((ALICE, False), (BOB, True), (None, False)):
        match_id = await opened(house)
        await lobby.cancel(match_id, by, moderator=moderator)
        await house.settle()
        match = await house.store.match(match_id)
        assert match is not None and match.status is Status.CANCELLED
        assert match.ended_at == house.clock.seconds
        letter = house.office.on("lobby")[-1]
        said = "lobby-waited" if by is None else "lobby-called-off-by"
        assert [event.key for event in letter.events] == [said]
        assert letter.edits == 1, "the message of the lobby says so itself"
        assert await house.store.deadlines.of_match(match_id) == ()
        again = lobby.cancel(match_id, by, moderator=moderator)
        assert await refused(house, again) == "refusal-match-over"


async def test_the_host_takes_out_who_does_not_show_up(house: Hall) -> None:
    lobby = house.tables.lobby
    match_id = await opened(house, computers=("easy",))
    for user in (BOB, CAROL):
        await lobby.join(match_id, guest(user))
    assert await refused(house, lobby.take_out(match_id, BOB, CAROL)) == "refusal-host-only"
    for nobody in (ALICE, DAVE):
        assert (
            await refused(house, lobby.take_out(match_id, ALICE, nobody)) == "refusal-not-sitting"
        )
    await lobby.take_out(match_id, ALICE, BOB)
    await house.settle()
    assert await sitting(house, match_id) == [ALICE, "easy", CAROL]
    assert [event.key for event in house.office.on("lobby")[-1].events] == ["lobby-taken-out"]
    await lobby.join(match_id, guest(BOB))
    await house.start(match_id, ALICE)
    assert await refused(house, lobby.take_out(match_id, ALICE, BOB)) == "refusal-lobby-closed"


async def test_nobody_sits_with_whom_one_of_them_has_blocked(house: Hall) -> None:
    lobby, people = house.tables.lobby, house.tables.people
    match_id = await opened(house)
    await people.block(ALICE, BOB)
    assert await refused(house, lobby.join(match_id, guest(BOB))) == "refusal-not-together"
    await people.unblock(ALICE, BOB)
    await people.block(BOB, ALICE)
    assert await refused(house, lobby.join(match_id, guest(BOB))) == "refusal-blocked-here"
    await lobby.join(match_id, guest(CAROL))
    await people.unblock(BOB, ALICE)
    await lobby.join(match_id, guest(BOB))
    assert await sitting(house, match_id) == [ALICE, CAROL, BOB]


async def test_a_lobby_waits_as_long_as_is_set(tmp_path: Path) -> None:
    clock = Clock()
    async with hall(tmp_path / "t.db", clock, PostOffice(clock), lobby_seconds=100.0) as house:
        match_id = await opened(house)
        await house.pass_time(99.0)
        match = await house.store.match(match_id)
        assert match is not None and match.status is Status.LOBBY
        await house.pass_time(2.0)
        assert [event.key for event in house.office.on("lobby")[-1].events] == ["lobby-waited"]
