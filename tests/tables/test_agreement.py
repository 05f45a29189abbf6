"""Nobody starts in a match that was changed behind their back: who sits agrees again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from store import Changes, Status
from tables.agreement import Gathering
from tables.errors import TableRefusal
from tables.limits import LimitReached, Limits
from tables.lobby import Guest, Place
from tables.notice import CALL
from tables.options import HOUR
from tests.tables.house import ALICE, BOB, Clock, Hall, hall
from tests.tables.post_office import PostOffice

CAROL = 33
GAME = "rebelmoon"
FULL_TABLE = "magblast"


async def opened(house: Hall, *guests: int, game: str = GAME) -> int:
    """Open a lobby as Alice, let guests join, and return the match's id."""
    lobby = house.tables.lobby
    match_id = await lobby.open(game, Guest(ALICE, "Alice", 1), Place(5, 7, "en"))
    for guest in guests:
        await lobby.join(match_id, Guest(guest, str(guest), guest))
    return match_id


async def gathering(house: Hall, match_id: int) -> Gathering:
    match = await house.store.match(match_id)
    assert match is not None
    return Gathering(match, await house.store.seats(match_id))


async def waiting(house: Hall, match_id: int) -> set[int]:
    """Return the people who have still to agree."""
    return {row.user_id or 0 for row in (await gathering(house, match_id)).waiting}


async def agree(house: Hall, match_id: int, user_id: int) -> None:
    """Let a person agree with what stands."""
    await house.tables.lobby.agree(match_id, user_id, await mark(house, match_id))


async def mark(house: Hall, match_id: int) -> str:
    return (await gathering(house, match_id)).terms.mark


async def status(house: Hall, match_id: int) -> Status:
    match = await house.store.match(match_id)
    assert match is not None
    return match.status


async def called(house: Hall) -> list[set[int]]:
    """Return whom each message called that asks for agreement."""
    await house.settle()
    return [set(letter.pings) for letter in house.office.on(CALL)]


def refusal(raised: pytest.ExceptionInfo[TableRefusal]) -> str:
    return raised.value.text.key


@pytest.mark.parametrize(("field", "value"), [("bomb_laser", "true"), ("clock", "1h")])
async def test_who_joined_before_a_change_agrees_before_the_start(
    house: Hall, field: str, value: str
):
    lobby = house.tables.lobby
    match_id = await opened(house, BOB)
    await lobby.set_option(match_id, ALICE, field, value)
    assert await waiting(house, match_id) == {BOB}
    with pytest.raises(TableRefusal) as refused:
        await house.start(match_id, ALICE)
    assert refusal(refused) == "refusal-not-agreed"
    assert await status(house, match_id) is Status.LOBBY
    await agree(house, match_id, BOB)
    await house.start(match_id, ALICE)
    assert await status(house, match_id) is Status.PLAYING
    assert all(row.orders == b"" for row in await house.store.seats(match_id))


async def test_alone_or_among_computers_nobody_is_asked(house: Hall):
    lobby = house.tables.lobby
    match_id = await opened(house, game=FULL_TABLE)
    await lobby.add_computer(match_id, ALICE, "easy")
    await lobby.set_option(match_id, ALICE, "clock", "1h")
    assert await waiting(house, match_id) == set()
    assert await called(house) == []
    await lobby.join(match_id, Guest(BOB, "Bob", 2))
    assert await waiting(house, match_id) == set()
    await house.start(match_id, ALICE)


async def test_a_change_taken_back_needs_no_agreement(house: Hall):
    lobby = house.tables.lobby
    match_id = await opened(house, BOB)
    await lobby.set_option(match_id, ALICE, "bomb_laser", "true")
    await lobby.set_option(match_id, ALICE, "bomb_laser", "false")
    assert await waiting(house, match_id) == set()
    await house.start(match_id, ALICE)


async def test_several_changes_in_a_row_call_once_and_the_next_after_agreeing_again(house: Hall):
    lobby = house.tables.lobby
    match_id = await opened(house, BOB)
    for value in ("1h", "1d", "7d"):
        await lobby.set_option(match_id, ALICE, "clock", value)
    assert await called(house) == [{BOB}]
    await agree(house, match_id, BOB)
    assert await called(house) == [{BOB}]
    await lobby.set_option(match_id, ALICE, "clock", "1h")
    assert await called(house) == [{BOB}, {BOB}]


async def test_what_is_turned_to_and_fro_calls_once_an_hour(house: Hall):
    """Whoever sits there hears of it once, and again once they have said something to it."""
    lobby = house.tables.lobby
    match_id = await opened(house, BOB)
    for value in ("1h", "3d") * 50:
        await lobby.set_option(match_id, ALICE, "clock", value)
    assert await called(house) == [{BOB}]
    house.clock.seconds += HOUR
    for value in ("1h", "3d", "1h"):
        await lobby.set_option(match_id, ALICE, "clock", value)
    assert await called(house) == [{BOB}] * 2
    await agree(house, match_id, BOB)
    await lobby.set_option(match_id, ALICE, "clock", "3d")
    assert await called(house) == [{BOB}] * 3


async def test_whom_a_change_calls_is_counted_with_all_whom_its_host_calls(house: Hall):
    lobby = house.tables.lobby
    match_id = await opened(house, BOB, CAROL, game=FULL_TABLE)
    house.tables.allowance.limits = Limits(invitations=1)
    with pytest.raises(LimitReached) as refused:
        await lobby.set_option(match_id, ALICE, "clock", "1h")
    assert refusal(refused) == "refusal-limit-invitations"
    assert (await gathering(house, match_id)).terms.table.clock == "3d"
    house.tables.allowance.limits = Limits(invitations=2)
    await lobby.set_option(match_id, ALICE, "clock", "1h")
    await lobby.set_option(match_id, ALICE, "clock", "1d")
    await agree(house, match_id, BOB)
    with pytest.raises(LimitReached):
        await lobby.add_computer(match_id, ALICE, "easy")
    await lobby.leave(match_id, BOB)
    await lobby.add_computer(match_id, ALICE, "easy")
    assert await called(house) == [{BOB, CAROL}]


async def test_a_guest_of_later_is_called_for_later_changes_alone(house: Hall):
    lobby = house.tables.lobby
    match_id = await opened(house, BOB, game=FULL_TABLE)
    await lobby.set_option(match_id, ALICE, "clock", "1h")
    await lobby.join(match_id, Guest(CAROL, "Carol", 3))
    assert await waiting(house, match_id) == {BOB}
    assert await called(house) == [{BOB}]
    await lobby.set_option(match_id, ALICE, "clock", "1d")
    assert await waiting(house, match_id) == {BOB, CAROL}
    assert await called(house) == [{BOB}, {CAROL}]


async def test_it_is_kept_what_each_agreed_to_last(house: Hall):
    lobby = house.tables.lobby
    match_id = await opened(house, BOB, game=FULL_TABLE)
    await lobby.set_option(match_id, ALICE, "clock", "1h")
    await lobby.join(match_id, Guest(CAROL, "Carol", 3))
    await lobby.set_option(match_id, ALICE, "clock", "1d")
    stands = await gathering(house, match_id)
    clocks = [stands.agreed(row).table.clock for row in stands.seats]
    assert clocks == ["1d", "3d", "1h"]


async def test_computers_and_switched_seats_are_changes_too(house: Hall):
    lobby = house.tables.lobby
    match_id = await opened(house, BOB, game=FULL_TABLE)
    for change in (
        lobby.rotate(match_id, ALICE),
        lobby.add_computer(match_id, ALICE, "hard"),
        lobby.drop_computer(match_id, ALICE),
    ):
        await change
        assert await waiting(house, match_id) == {BOB}
        await agree(house, match_id, BOB)


async def test_people_who_come_and_go_ask_nobody(house: Hall):
    lobby = house.tables.lobby
    match_id = await opened(house, BOB, CAROL, game=FULL_TABLE)
    await lobby.rotate(match_id, ALICE)
    assert await waiting(house, match_id) == {BOB, CAROL}
    for guest in (BOB, CAROL):
        await agree(house, match_id, guest)
    await lobby.leave(match_id, CAROL)
    await lobby.join(match_id, Guest(CAROL, "Carol", 4))
    assert await waiting(house, match_id) == set()
    await house.start(match_id, ALICE)


async def test_who_leaves_and_comes_back_has_agreed_to_what_stands(house: Hall):
    lobby = house.tables.lobby
    match_id = await opened(house, BOB)
    await lobby.set_option(match_id, ALICE, "clock", "1h")
    await lobby.leave(match_id, BOB)
    await lobby.join(match_id, Guest(BOB, "Bob", 9))
    await house.start(match_id, ALICE)


async def test_two_people_change_one_after_the_other(house: Hall):
    """The next host has not agreed to the last one's change until they change or agree."""
    lobby = house.tables.lobby
    match_id = await opened(house, BOB, CAROL, game=FULL_TABLE)
    await lobby.set_option(match_id, ALICE, "clock", "1h")
    await lobby.leave(match_id, ALICE)
    assert await waiting(house, match_id) == {BOB, CAROL}
    with pytest.raises(TableRefusal) as refused:
        await house.start(match_id, BOB)
    assert refusal(refused) == "refusal-not-agreed"
    await lobby.set_option(match_id, BOB, "response", "1h")
    assert await waiting(house, match_id) == {CAROL}
    stands = await gathering(house, match_id)
    agreed = stands.agreed(stands.seats[1]).table
    assert (agreed.clock, agreed.response) == ("3d", "6h")


async def test_a_change_between_look_and_press_is_not_agreed_to(house: Hall):
    lobby = house.tables.lobby
    match_id = await opened(house)
    looked_at = (await gathering(house, match_id)).terms.options_mark
    await lobby.set_option(match_id, ALICE, "bomb_laser", "true")
    with pytest.raises(TableRefusal) as refused:
        await lobby.join(match_id, Guest(BOB, "Bob", 2), looked_at)
    assert refusal(refused) == "refusal-lobby-changed"
    await lobby.join(match_id, Guest(BOB, "Bob", 2))
    await lobby.set_option(match_id, ALICE, "clock", "1h")
    looked_at = await mark(house, match_id)
    await lobby.set_option(match_id, ALICE, "bomb_laser", "false")
    with pytest.raises(TableRefusal) as refused:
        await lobby.agree(match_id, BOB, looked_at)
    assert refusal(refused) == "refusal-lobby-changed"
    assert await waiting(house, match_id) == {BOB}


async def test_only_who_was_asked_agrees(house: Hall):
    lobby = house.tables.lobby
    match_id = await opened(house, BOB)
    await lobby.set_option(match_id, ALICE, "clock", "1h")
    for user_id, key in ((ALICE, "refusal-agreed-already"), (CAROL, "refusal-not-in-lobby")):
        with pytest.raises(TableRefusal) as refused:
            await lobby.agree(match_id, user_id, await mark(house, match_id))
        assert refusal(refused) == key
    assert await waiting(house, match_id) == {BOB}


async def test_it_survives_a_restart(tmp_path: Path):
    path, clock = tmp_path / "broadside.db", Clock()
    async with hall(path, clock, PostOffice(clock)) as house:
        match_id = await opened(house, BOB)
        await house.tables.lobby.set_option(match_id, ALICE, "clock", "1h")
    async with hall(path, clock, PostOffice(clock)) as house:
        with pytest.raises(TableRefusal):
            await house.start(match_id, ALICE)
        await agree(house, match_id, BOB)
        await house.start(match_id, ALICE)


async def test_a_change_and_a_start_in_one_moment_do_not_both_count(house: Hall):
    lobby = house.tables.lobby
    match_id = await opened(house, BOB)
    results = await asyncio.gather(
        lobby.set_option(match_id, ALICE, "bomb_laser", "true"),
        lobby.start(match_id, ALICE),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), TableRefusal]
    assert await status(house, match_id) is Status.LOBBY


@pytest.mark.parametrize("second", ["start", "agree", "option", "leave"])
async def test_what_another_process_changed_meanwhile_refuses_what_was_looked_at_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, second: str
):
    """The other process writes after this one has looked, and before it commits."""
    path, clock = tmp_path / "broadside.db", Clock()
    office = PostOffice(clock)
    async with hall(path, clock, office) as house, hall(path, clock, office) as other:
        lobby = house.tables.lobby
        match_id = await opened(house, BOB)
        if second == "agree":
            await lobby.set_option(match_id, ALICE, "clock", "1d")
        deed = {
            "start": lambda: lobby.start(match_id, ALICE),
            "agree": lambda: agree(house, match_id, BOB),
            "option": lambda: lobby.set_option(match_id, ALICE, "clock", "1h"),
            "leave": lambda: lobby.leave(match_id, BOB),
        }[second]
        await house.settle()
        commit = house.store.commit

        async def late(changes: Changes) -> None:
            monkeypatch.undo()
            await other.tables.lobby.set_option(match_id, ALICE, "bomb_laser", "true")
            await commit(changes)

        monkeypatch.setattr(house.store, "commit", late)
        with pytest.raises(TableRefusal) as refused:
            await deed()
        assert refusal(refused) == "refusal-lobby-changed"
        stands = await gathering(house, match_id)
        assert stands.terms.config.bomb_laser
        assert [row.user_id for row in stands.waiting] == [BOB]
        assert stands.match.status is Status.LOBBY
