"""How often somebody may still change their mind tells nothing of what others did unseen."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

import pytest
from msgspec.structs import replace

from engines.core import Refusal, Seat
from engines.magblast.cards import Flagship
from tables import Response, TableOptions
from tables.lobby import Guest, Place
from tables.tables import By
from tests.games.magblast.positions import side, table
from tests.tables.battles import DINK, HERMES, IDLE, ON_SHIP, SHIPS, ZEUS
from tests.tables.house import AS_MANY, Clock, Hall, hall, put
from tests.tables.post_office import PostOffice

FEW = 3
PEOPLE = (11, 22, 33, 44)
"""The first shoots; of the others, who are all asked, the last answers unseen."""
Change: TypeAlias = Callable[[Hall, int], Awaitable[object]]


async def shot_at(house: Hall) -> int:
    """Begin a match of four, of whom one shoots and the others are asked."""
    lobby, play = house.tables.lobby, house.tables.play
    options = TableOptions(response=Response.HOUR)
    match_id = await lobby.open("magblast", guest(0), Place(5, 7, "en"), table=options)
    for seat in (1, 2, 3):
        await lobby.join(match_id, guest(seat))
    await house.start(match_id, PEOPLE[0])
    shooter = side(Flagship.FREEP, yellow=SHIPS[:3], green=(*SHIPS[3:], ZEUS), hand=("mag-blast",))
    others = (
        side(Flagship.TRI_BOT, yellow=(HERMES,), hand=IDLE),
        side(Flagship.ALPHA_MAZONS, green=("dreadnought-pyrox", DINK), hand=IDLE),
        side(Flagship.ALPHA_MAZONS, green=("gunship-nylev",), hand=IDLE),
    )
    await put(house.store, house.tables, match_id, table(shooter, *others))
    for user in PEOPLE[1:]:
        for field in ("others", "ship_lost", "ship_hit"):
            await play.order(match_id, By(user), field, "ask")
    await play.submit(match_id, By(PEOPLE[0]), ON_SHIP)
    assert (await house.position(match_id)).responding == {1, 2, 3}
    return match_id


def guest(seat: Seat) -> Guest:
    return Guest(PEOPLE[seat], f"P{seat}", seat)


async def passes(house: Hall, match_id: int, seat: Seat) -> None:
    position = await house.position(match_id)
    passing = position.engine.default_action(position.state, seat)
    await house.tables.play.submit(match_id, By(PEOPLE[seat]), passing)


async def sits_out(house: Hall, match_id: int) -> None:
    """Let the shooter leave and come back."""
    await house.tables.play.sit_out(match_id, By(PEOPLE[0]), "easy")
    await house.tables.play.come_back(match_id, By(PEOPLE[0]))


async def takes_back(house: Hall, match_id: int) -> None:
    """Let another answer, and take that back."""
    await passes(house, match_id, 1)
    await house.tables.play.undo(match_id, By(PEOPLE[1]))


async def allowed(path: Path, change: Change, *, answered: bool) -> bool:
    """Tell whether one more change is allowed once there were as many as may be."""
    clock, few = Clock(), replace(AS_MANY, changes=FEW)
    async with hall(path, clock, PostOffice(clock), limits=few) as house:
        match_id = await shot_at(house)
        for _ in range(FEW):
            await change(house, match_id)
        if answered:
            await passes(house, match_id, 3)
        try:
            await change(house, match_id)
        except Refusal as refusal:
            assert refusal.text.key == "refusal-limit-changes"
            return False
        return True


@pytest.mark.parametrize("change", [sits_out, takes_back])
async def test_the_limit_is_the_same_whoever_has_answered(tmp_path: Path, change: Change) -> None:
    for answered in (False, True):
        path = tmp_path / f"{answered}.db"
        assert not await allowed(path, change, answered=answered)
