"""A match of three."""

from __future__ import annotations

from engines.core import Dice, Seat
from tables.lobby import Guest, Place
from tables.tables import By
from tests.tables.house import ALICE, BOB, Hall

CAROL = 33


async def three(house: Hall) -> int:
    """Begin a match of Alice, Bob and Carol."""
    match_id = await gathered(house)
    await house.start(match_id, ALICE)
    await house.settle()
    return match_id


async def gathered(house: Hall) -> int:
    """Open a lobby of Alice, Bob and Carol."""
    lobby = house.tables.lobby
    match_id = await lobby.open("magblast", Guest(ALICE, "Alice", 1), Place(5, 7, "en"))
    for user in (BOB, CAROL):
        await lobby.join(match_id, Guest(user, f"Guest {user}", user))
    return match_id


async def until_somebody_is_out(house: Hall, match_id: int) -> Seat:
    """Play a match on, at random, until the first is out of it, and return who."""
    everybody = range(len((await house.position(match_id)).seats))
    return await until_out(house, match_id, frozenset(everybody), Dice("shots", match_id))


async def until_out(house: Hall, match_id: int, seats: frozenset[Seat], dice: Dice) -> Seat:
    """Play a match on, at random, until one of some seats is out of it, and return who."""
    position = await house.position(match_id)
    while not (out := position.engine.out(position.state) & seats):
        seat = min(position.asked & position.people)
        actions = list(position.engine.legal_actions(position.state, seat))
        by = By(position.seats[seat].user_id)
        await house.tables.play.submit(match_id, by, dice.choice(actions))
        await house.settle()
        position = await house.position(match_id)
    (gone,) = out
    return gone
