"""Two who were found for each other answer: the match begins only if both say yes."""

from __future__ import annotations

import pytest

from engines.core import decode
from store import Changes, Status
from tables import TableRefusal
from tables.lobby import Guest
from tables.notice import LOBBY, found, seat_of_found
from tables.options import PRESETS, Clock, TableOptions
from tables.seeking.pairs import STANDS as FOR_YES
from tables.seeking.seeking import EVERY
from tables.wishes import How
from tests.tables.house import ALICE, BOB, MODERATOR, Hall
from tests.tables.seeking.looking import (
    CAROL,
    CHANNEL,
    NAMES,
    SERVER,
    lobby,
    looks,
    met,
    says_no,
    says_yes,
    seek_of,
    seeks,
    wishes,
)


async def test_whoever_fits_is_brought_together_and_called(house: Hall) -> None:
    await looks(house, ALICE)
    assert await house.store.matches.live() == ()
    await looks(house, BOB)
    match = await lobby(house)
    assert (match.guild_id, match.channel_id, match.host_id) == (SERVER, CHANNEL, ALICE)
    assert await seeks(house) == {ALICE: [match.id], BOB: [match.id]}
    seats = await house.store.seats(match.id)
    assert {row.user_id for row in seats} == {ALICE, BOB}
    (letter,) = house.office.on(LOBBY)
    assert letter.pings == {ALICE, BOB}
    for row in seats:
        (private,) = house.office.on(found(row.seat))
        assert private.scene.seat == row.seat and not private.silent


async def test_the_match_begins_with_the_second_yes(house: Hall) -> None:
    match_id = await met(house)
    assert not await says_yes(house, match_id, BOB)
    with pytest.raises(TableRefusal, match="refusal-sought-said"):
        await says_yes(house, match_id, BOB)
    assert (await lobby(house)).status is Status.LOBBY
    assert await says_yes(house, match_id, ALICE)
    assert (await lobby(house)).status is Status.PLAYING
    assert await seeks(house) == {}
    salts = [row.salt for row in await house.store.seats(match_id)]
    assert all("+" in salt for salt in salts)  # each yes has added to the dice
    await house.play_on(match_id, 3)
    with pytest.raises(TableRefusal, match="refusal-sought-over"):
        await says_no(house, match_id, ALICE)


async def test_nobody_else_comes_and_nothing_is_changed(house: Hall) -> None:
    match_id = await met(house)
    tables = house.tables.lobby
    carol = Guest(CAROL, NAMES[CAROL], 1)
    for deed in (
        tables.join(match_id, carol),
        tables.leave(match_id, ALICE),
        tables.set_option(match_id, ALICE, "clock", "1h"),
        tables.set_preset(match_id, ALICE, "long"),
        tables.add_computer(match_id, ALICE, "easy"),
        tables.rotate(match_id, ALICE),
        tables.start(match_id, ALICE),
        tables.agree(match_id, BOB, "x"),
        tables.cancel(match_id, ALICE),
    ):
        with pytest.raises(TableRefusal, match="refusal-sought"):
            await deed
    for deed in (house.tables.pairs.confirm(match_id, carol), says_no(house, match_id, CAROL)):
        with pytest.raises(TableRefusal, match="refusal-sought-others"):
            await deed
    assert await house.tables.records.lobbies_of(SERVER) == ()


async def test_whoever_says_no_stops_and_the_other_goes_on_without_them(house: Hall) -> None:
    match_id = await met(house)
    since = (await seek_of(house, ALICE)).since
    assert not await says_yes(house, match_id, ALICE)
    await says_no(house, match_id, BOB)
    assert await house.store.matches.live() == ()
    assert await seeks(house) == {ALICE: [None]}
    assert (await seek_of(house, ALICE)).since == since
    for seat in (0, 1):
        (letter,) = house.office.on(found(seat))
        mine = (await house.store.seats(match_id))[seat].user_id == ALICE
        key = "sought-again" if mine else "sought-ended"
        assert [event.key for event in letter.events] == [key]
    await looks(house, BOB)
    assert await house.store.matches.live() == ()
    await looks(house, CAROL)
    assert await seeks(house) == {
        ALICE: [(await lobby(house)).id],
        CAROL: [(await lobby(house)).id],
        BOB: [None],
    }


async def test_one_may_say_no_after_a_yes(house: Hall) -> None:
    match_id = await met(house)
    await says_yes(house, match_id, ALICE)
    await says_no(house, match_id, ALICE)
    assert await seeks(house) == {BOB: [None]}


@pytest.mark.parametrize("yes", [(), (ALICE,)])
async def test_whoever_says_nothing_in_time_stops(house: Hall, yes: tuple[int, ...]) -> None:
    match_id = await met(house)
    for user_id in yes:
        await says_yes(house, match_id, user_id)
    await house.pass_time(FOR_YES - 1)
    assert (await lobby(house)).id == match_id
    await house.pass_time(1)
    assert await house.store.matches.live() == ()
    assert await seeks(house) == {user_id: [None] for user_id in yes}


async def test_whom_a_moderator_parts_go_on_looking_for_others(house: Hall) -> None:
    """They are told at once, and not brought together again."""
    match_id = await met(house)
    since = (await seek_of(house, ALICE)).since
    await says_yes(house, match_id, BOB)
    await house.tables.lobby.cancel(match_id, MODERATOR, moderator=True)
    await house.settle()
    assert told_of(house) == {ALICE: "sought-called-off", BOB: "sought-called-off"}
    assert (await seek_of(house, ALICE)).since == since
    await house.pass_time(EVERY)
    assert await house.store.matches.live() == ()
    assert await seeks(house) == {ALICE: [None], BOB: [None]}
    await looks(house, CAROL)
    assert (await seeks(house))[ALICE] == [(await lobby(house)).id]


@pytest.mark.parametrize("how", [How.BOTH, How.MENTION])
async def test_whose_lobby_has_lost_its_channel_looks_there_no_more(house: Hall, how: How) -> None:
    """They are told, though nothing was told them in private; who looks elsewhere goes on."""
    await wishes(house, ALICE, how=how)
    await looks(house, ALICE)
    await looks(house, BOB, channel=8)
    match_id = (await lobby(house)).id
    await house.store.commit(Changes().update_match(match_id, status=Status.CANCELLED))
    await house.pass_time(EVERY)
    assert told_of(house) == {ALICE: "sought-gone", BOB: "sought-gone-again"}
    assert await seeks(house) == {BOB: [None]}


def told_of(house: Hall) -> dict[int | None, str]:
    """Return what was told last in private of a lobby, by whom it was told."""
    return {
        letter.scene.seats[letter.scene.seat or 0].user_id: letter.events[-1].key
        for letter in house.office.letters
        if seat_of_found(letter.surface) is not None
    }


@pytest.mark.parametrize("game", ["imperium", "magblast", "rebelmoon", "shazamm"])
@pytest.mark.parametrize("setup", PRESETS)
async def test_every_game_begins_as_was_looked_for(house: Hall, game: str, setup: str) -> None:
    for user_id in (ALICE, BOB):
        await looks(house, user_id, game, setups=(setup,), clocks=(Clock.DAY_BANK,))
    match_id = (await lobby(house)).id
    for user_id in (ALICE, BOB):
        await says_yes(house, match_id, user_id)
    match = await lobby(house)
    assert match.status is Status.PLAYING and match.game == game
    assert decode(match.options, TableOptions).clock is Clock.DAY_BANK
