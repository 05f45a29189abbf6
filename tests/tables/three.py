"""A match of three."""

from __future__ import annotations

from tables.lobby import Guest, Place
from tests.tables.house import ALICE, BOB, Hall

CAROL = 33


async def three(house: Hall) -> int:
    """Begin a match of Alice, Bob and Carol."""
    lobby = house.tables.lobby
    match_id = await lobby.open("magblast", Guest(ALICE, "Alice", 1), Place(5, 7, "en"))
    for user in (BOB, CAROL):
        await lobby.join(match_id, Guest(user, f"Guest {user}", user))
    await house.start(match_id, ALICE)
    await house.settle()
    return match_id
