"""Whoever must agree, whoever takes no part any more: once all of those have, it happens."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec.structs import replace

import bots
from engines.core import Player, Refusal, Seat
from engines.magblast.cards import Flagship
from engines.magblast.state import State
from store import Changes
from tables.lobby import Guest, Place
from tables.match.consequences import Advance
from tables.mentions import mentioned
from tables.notice import DRAW, OFF, QUESTIONS, REST, TAKE_BACK, still_asks
from tables.options import Clock, TableOptions
from tables.tables import By
from tests.games.magblast.positions import side, table
from tests.tables.battles import (
    BYSTANDER,
    DINK,
    HERMES,
    IDLE,
    SHIPS,
    SHOOTER,
    VICTIM,
    ZEUS,
    let_pass,
)
from tests.tables.handing import handed
from tests.tables.house import Hall, put, sit_in

PEOPLE = (11, 22, 33, 44)
FOURTH, NEW = 3, 55
"""The seat whose person takes no part any more, and who may take it over."""
ASKS = PEOPLE[BYSTANDER]
Way = Callable[[Hall, int], Awaitable[object]]
"""Lets the fourth take no part any more in a match."""
Agree = Callable[[Hall, int, int], Awaitable[object]]
"""Lets a person of a match ask, or agree to what is asked."""


async def _out(house: Hall, match_id: int) -> None:
    state = (await house.position(match_id)).state
    await put(house.store, house.tables, match_id, replace(state, fallen=(FOURTH,)))


async def _sat_in(house: Hall, match_id: int) -> None:
    await sit_in(house, match_id, FOURTH)


async def _given_up(house: Hall, match_id: int) -> None:
    await house.tables.play.resign(match_id, By(PEOPLE[FOURTH]))


async def _handed_on(house: Hall, match_id: int) -> None:
    await handed(house, match_id, PEOPLE[FOURTH], Guest(NEW, "Nina", 99))


WAYS: dict[str, Way] = {
    "out": _out,
    "sat in": _sat_in,
    "given up": _given_up,
    "handed on": _handed_on,
}


async def _off(house: Hall, match_id: int, user: int) -> object:
    return await house.tables.calling_off.agree(match_id, By(user), asking=True)


async def _rest(house: Hall, match_id: int, user: int) -> object:
    return await house.tables.resting.agree(match_id, By(user), 3, asking=True)


async def _draw(house: Hall, match_id: int, user: int) -> object:
    return await house.tables.drawing.agree(match_id, By(user))


async def _undo(house: Hall, match_id: int, user: int) -> object:
    if user == ASKS:
        return await house.tables.taking_back.ask(match_id, By(user))
    asked = await house.tables.taking_back.asked(match_id)
    assert asked is not None
    return await house.tables.taking_back.agree(match_id, By(user), asked.mark)


EVERY: dict[str, Agree] = {OFF: _off, REST: _rest, DRAW: _draw, TAKE_BACK: _undo}
every_agreement = pytest.mark.parametrize("name", sorted(QUESTIONS))
OWNERS = {(OFF, "out"), (OFF, "sat in"), (DRAW, "out"), (DRAW, "sat in")}
"""What ends a match is agreed to also by whom others do not wait for: the end is theirs."""


def _four() -> State:
    """Return an ambush of three, and a fourth fleet that is asked nothing."""
    ambusher = side(
        Flagship.FREEP,
        yellow=SHIPS[:3],
        green=(*SHIPS[3:], ZEUS),
        hand=("laser-blast", "laser-blast", *["beam-blast"] * 3, "mag-blast"),
    )
    return table(
        ambusher,
        side(Flagship.TRI_BOT, yellow=(HERMES,), hand=IDLE),
        side(Flagship.ALPHA_MAZONS, green=("dreadnought-pyrox", DINK), hand=IDLE),
        side(Flagship.THE_GLORP),
    )


async def _begun(house: Hall, way: str | None) -> int:
    """Begin a match of four of whom one may take no part, and let two pass on a shot."""
    lobby = house.tables.lobby
    options = TableOptions(clock=Clock.WEEK)
    match_id = await lobby.open(
        "magblast", Guest(PEOPLE[0], "P0", 1), Place(5, 7, "en"), table=options
    )
    for seat in range(1, len(PEOPLE)):
        await lobby.join(match_id, Guest(PEOPLE[seat], f"P{seat}", seat + 1))
    await house.start(match_id, PEOPLE[0])
    await house.settle()
    await put(house.store, house.tables, match_id, _four())
    if way is not None:
        await WAYS[way](house, match_id)
    await house.settle()
    await let_pass(house, match_id)
    return match_id


async def _falls(house: Hall, match_id: int) -> None:
    """Let the fourth be out as by a move, and what follows from it."""
    before, changes = await house.position(match_id), Changes()
    await _out(house, match_id)
    after = await house.position(match_id)
    await house.tables.without.follow(changes, Advance(before, after, (), None, house.clock()))
    await house.store.commit(changes)
    await house.tables.without.moved(after)


async def _sits_out(house: Hall, match_id: int, seat: Seat = FOURTH) -> None:
    await house.tables.play.sit_out(match_id, By(PEOPLE[seat]), bots.USUAL)


LEAVING: dict[str, Way] = {"out": _falls, "sat in": _sits_out, "given up": _given_up}
"""How the fourth need not agree any more, with what follows."""


async def _still_named(house: Hall, match_id: int, name: str) -> frozenset[int]:
    """Return the seats of whom a question says last that they have still to agree."""
    await house.settle()
    told = [line for where, lines in house.office.told if where == name for line in lines]
    left: Any = told[-1].args["left"]
    seats = (await house.position(match_id)).seats
    return frozenset(
        row.seat for row in seats if Player(row.seat) in left or mentioned(row.reaches or 0) in left
    )


async def _done(house: Hall, match_id: int) -> bool:
    """Tell whether anything came of what was asked."""
    match, entries = await house.store.match(match_id), await house.moves(match_id)
    assert match is not None
    undone = any(entry.kind == "undo" for entry in entries)
    return undone or match.rests_until is not None or match.ended_at is not None


@pytest.mark.parametrize("way", WAYS)
@every_agreement
async def test_once_all_who_must_agree_have_it_happens(house: Hall, name: str, way: str) -> None:
    match_id = await _begun(house, way)
    needed = [ASKS, PEOPLE[SHOOTER], PEOPLE[VICTIM]]
    if way == "handed on":
        needed.append(NEW)
    if (name, way) in OWNERS:
        needed.append(PEOPLE[FOURTH])
    for user in needed:
        assert not await _done(house, match_id)
        await EVERY[name](house, match_id, user)
        await house.settle()
    assert await _done(house, match_id)


AFTER = [(name, way) for name in sorted(QUESTIONS) for way in LEAVING if (name, way) not in OWNERS]


@pytest.mark.parametrize(("name", "way"), AFTER)
async def test_it_happens_also_once_the_last_need_not_agree_any_more(
    house: Hall, name: str, way: str
) -> None:
    match_id = await _begun(house, None)
    for user in (ASKS, PEOPLE[SHOOTER], PEOPLE[VICTIM]):
        await EVERY[name](house, match_id, user)
    assert await _still_named(house, match_id, name) == {FOURTH}
    await LEAVING[way](house, match_id)
    await house.settle()
    assert await _done(house, match_id)


@pytest.mark.parametrize(("name", "way"), AFTER)
async def test_no_question_waits_for_whoever_need_not_agree_any_more(
    house: Hall, name: str, way: str
) -> None:
    match_id = await _begun(house, None)
    for user in (ASKS, PEOPLE[SHOOTER]):
        await EVERY[name](house, match_id, user)
    await LEAVING[way](house, match_id)
    assert await _still_named(house, match_id, name) == {VICTIM}
    assert not await _done(house, match_id)
    await EVERY[name](house, match_id, PEOPLE[VICTIM])
    await house.settle()
    assert await _done(house, match_id)


async def test_a_question_waits_again_for_whoever_is_back(house: Hall) -> None:
    """Also where nobody else was left who could agree, so that it had lapsed."""
    match_id, name = await _begun(house, None), REST
    await _rest(house, match_id, ASKS)
    for seat in (SHOOTER, VICTIM, FOURTH):
        await _sits_out(house, match_id, seat)
    await house.settle()
    shown = await house.store.outbox.message(match_id, name)
    assert shown is not None
    assert not still_asks(shown)
    await house.tables.play.come_back(match_id, By(PEOPLE[FOURTH]))
    assert await _still_named(house, match_id, name) == {FOURTH}
    shown = await house.store.outbox.message(match_id, name)
    assert shown is not None
    assert still_asks(shown)


@pytest.mark.parametrize("way", ["out", "sat in", "given up"])
@pytest.mark.parametrize(
    ("name", "key"), [(REST, "refusal-rest-alone"), (TAKE_BACK, "refusal-undo-nobody")]
)
async def test_where_nobody_else_must_agree_nothing_is_asked(
    house: Hall, name: str, key: str, way: str
) -> None:
    match_id = await _begun(house, way)
    for seat in (SHOOTER, VICTIM):
        await sit_in(house, match_id, seat)
    with pytest.raises(Refusal, match=key):
        await EVERY[name](house, match_id, ASKS)
    assert not await _done(house, match_id)
    scene = await house.tables.scene_for(match_id, ASKS)
    assert scene.agreeing == (await house.position(match_id)).agreeing == {BYSTANDER}
    assert not scene.back
