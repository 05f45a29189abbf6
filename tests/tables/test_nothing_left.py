"""Of a seat whose person is forgotten nothing is left but what its match hangs on."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from engines.core import Player, encode, text
from store import FORMER, Changes, Message, Seat, Status
from tables.away import Hours
from tables.lobby import Guest, Place
from tables.notice import (
    BOARD,
    ENDING,
    LOBBY,
    Notice,
    Standing,
    hand,
    outgoing,
    put_away,
    read_by,
)
from tables.tables import By
from tests.tables.house import MODERATOR, Clock, Hall, hall
from tests.tables.post_office import Later, PostOffice
from tests.tables.traced import named_in

ZOE, YAN, XENIA = 730_000_000_000_000_011, 730_000_000_000_000_022, 730_000_000_000_000_033
NAMES = {ZOE: "Zoë Quark", YAN: "Yan Quill", XENIA: "Xenia Quince"}
PRIVATE = 740_000_000_000_000_055
"""The channel of somebody's direct messages, which is theirs alone."""
LATE = 1e12
STAYS = {LOBBY}
"""What is not shown anew: a lobby that has become a match."""

HANGS_ON = frozenset({
    *("match_id", "seat", "user_id", "level"),
    *("salt", "resigned_at", "bank", "missed", "sat_in_at", "withdrawn", "outlasted"),
})  # fmt: skip
"""The columns of a seat that stay, for by them a match is played again, confirmed and counted."""
NOBODYS = Seat(0, 0, FORMER, "", None, "", None, b"")
"""A seat as it is where nobody has said or wished anything."""
SAID = {
    "name": NAMES[ZOE],
    "orders": b'{"a":1}',
    "ahead": b'[{"type":"pass"}]',
    "pepper": "a value by chance",
    "hours": encode(Hours("Europe/Madrid", weekend=True)),
}
"""Something in every other column."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
async def house(path: Path) -> AsyncIterator[Hall]:
    clock = Clock()
    async with hall(path, clock, PostOffice(clock)) as opened:
        yield opened


async def begun(house: Hall) -> int:
    """Begin a match of three, of whom two play on without Zoë, who has the seat 0."""
    first, *others = (Guest(user, name, user // 7) for user, name in NAMES.items())
    match_id = await house.tables.lobby.open("magblast", first, Place(5, 7, "en"))
    for guest in others:
        await house.tables.lobby.join(match_id, guest)
    await house.start(match_id, ZOE)
    return match_id


async def ended(house: Hall) -> int:
    """End it, so that Zoë has won."""
    match_id = await begun(house)
    for user in (YAN, XENIA):
        await house.tables.play.resign(match_id, By(user))
    await house.settle()
    return match_id


async def called_off(house: Hall) -> int:
    match_id = await begun(house)
    await house.tables.lobby.cancel(match_id, MODERATOR, moderator=True)
    await house.settle()
    return match_id


async def forget(house: Hall) -> None:
    stakes = await house.tables.forgetting.stakes(ZOE)
    await house.tables.forgetting.forget(ZOE, stakes.mark)
    await house.settle()
    await house.pass_time(120)  # what was being sent meanwhile is wiped then


every_match = pytest.mark.parametrize("make", [begun, ended, called_off])
Make = Callable[[Hall], Awaitable[int]]


def test_every_column_of_a_seat_stays_for_a_reason_or_goes() -> None:
    assert HANGS_ON.isdisjoint(SAID)
    assert {*HANGS_ON, *SAID} == {*Seat.__struct_fields__}
    for column, said in SAID.items():
        assert said != getattr(NOBODYS, column)


@every_match
async def test_what_no_match_hangs_on_is_as_if_nobody_had_sat_there(
    house: Hall, path: Path, make: Make
) -> None:
    match_id = await make(house)
    row = (await house.store.seats(match_id))[0]
    await house.store.commit(Changes().seat(replace(row, **SAID)))
    await house.tables.live.forget(match_id)
    await forget(house)
    match, seats = await house.store.roster(match_id) or pytest.fail("it is gone")
    assert (match.status is Status.PLAYING) == (make is begun)
    for column in SAID:
        assert getattr(seats[0], column) == getattr(NOBODYS, column), column
    assert seats[0].user_id == FORMER
    assert {row.name for row in seats[1:]} == {NAMES[YAN], NAMES[XENIA]}
    assert named_in(path, ZOE, NAMES[ZOE], "Europe/Madrid") == []


@every_match
async def test_nothing_leads_to_where_somebody_read_in_private(
    house: Hall, path: Path, make: Make
) -> None:
    """Neither what stands there, nor what waits for it, nor what is to be put away there."""
    match_id = await make(house)
    now, changes = house.clock(), Changes()
    for number, surface in enumerate(read_by(0)):
        told = Standing((text("table-asked", who=Player(0)),))
        standing = Message(match_id, surface, PRIVATE, 900 + number, now, encode(told))
        waits = replace(outgoing(match_id, surface, Notice(), now), due_at=LATE)
        old = replace(put_away(standing, now), due_at=LATE)
        changes.message(standing).post(waits, waking=False).post(old, waking=False)
    others = Message(match_id, hand(1), PRIVATE + 1, 990, now, encode(Standing()))
    changes.post(replace(put_away(others, now), due_at=LATE), waking=False)
    await house.store.commit(changes)
    assert named_in(path, PRIVATE)
    await forget(house)
    assert named_in(path, PRIVATE) == []
    assert named_in(path, PRIVATE + 1) == ["outbox.payload"], "that is another's"


@pytest.mark.parametrize("told", [True, False], ids=["told", "being told"])
async def test_what_shows_a_match_that_has_just_ended_names_nobody(house: Hall, told: bool) -> None:
    """Whichever message it is: the board, the picture of the end, or another's hand."""
    if not told:
        house.office.before_of[ENDING] = [Later]
    match_id = await ended(house)
    assert bool(house.office.on(ENDING)) == told
    await forget(house)
    messages = await house.store.outbox.messages(match_id)
    shown = {one.message_id: one.surface for one in messages if one.surface not in STAYS}
    assert {BOARD, ENDING, hand(1), hand(2)} == {*shown.values()}
    for letter in house.office.letters:
        if letter.id in shown:
            names = [row.name for row in letter.scene.seats]
            assert names == ["", NAMES[YAN], NAMES[XENIA]], letter.surface
