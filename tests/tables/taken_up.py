"""Matches that are over, and others taken up from one of their moments."""

from __future__ import annotations

from store.inspection import Record
from tables.lobby import Guest, Place
from tables.match.log import effective
from tables.tables import By
from tests.tables.house import ALICE, BOB, Hall

MOVES = 24
GUEST = Guest(ALICE, "Alice", 77)
ELSEWHERE = Place(5, 70, "en")


async def over(house: Hall, game: str = "shazamm", moves: int = MOVES) -> int:
    """Play a match for so many moves, and let Bob give it up."""
    match_id = await house.begin(game=game)
    await house.play_on(match_id, moves)
    if (await house.position(match_id)).outcome is None:
        await house.tables.play.resign(match_id, By(BOB))
    await house.settle()
    return match_id


async def plies(house: Hall, match_id: int) -> list[int]:
    """Return the actions of a match after which it can be played on, 0 first."""
    line = effective(await house.store.log.entries(match_id))
    found = [0, *(entry.ply for entry in line)]
    return found[:-1] if await is_decided(house, match_id) else found


async def is_decided(house: Hall, match_id: int) -> bool:
    """Tell whether the rules have ended a match."""
    position = await house.position(match_id)
    return position.engine.outcome(position.state) is not None


async def take_up(
    house: Hall, match_id: int, ply: int, seat: int = 0, place: Place = ELSEWHERE
) -> int:
    """Take a match up against a computer; return the number of the new one."""
    return await house.tables.playing_on.begin(match_id, ply, seat, GUEST, place, "easy")


async def record(house: Hall, match_id: int) -> Record:
    """Return a match as the doctor reads it."""
    match, seats = await house.store.roster(match_id) or (None, ())
    assert match is not None
    standing = await house.store.standing(match_id)
    assert standing is not None
    assert standing.snapshot is not None
    return Record(
        match=match,
        seats=seats,
        entries=await house.store.log.entries(match_id),
        snapshots=(standing.snapshot,),
        deadlines=await house.store.deadlines.of_match(match_id),
        posts=(),
        messages=(),
    )
