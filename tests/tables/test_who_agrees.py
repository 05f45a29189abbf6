"""Whoever must agree, whoever takes no part any more: once all of those have, it happens."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from msgspec.structs import replace

from engines.core import Refusal
from engines.magblast.cards import Flagship
from engines.magblast.state import State
from tables.lobby import Guest, Place
from tables.notice import DRAW, OFF, QUESTIONS, REST, TAKE_BACK
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


async def _begun(house: Hall, way: str) -> int:
    """Begin a match of four of whom one takes no part, and let two pass on a shot."""
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
    await WAYS[way](house, match_id)
    await house.settle()
    await let_pass(house, match_id)
    return match_id


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
