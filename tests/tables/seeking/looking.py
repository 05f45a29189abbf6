"""People who look for somebody to play with, in a hall."""

from __future__ import annotations

from typing import Any

from store import Match, Seek
from tables.lobby import Guest, Place
from tables.seeking.wanted import Wanted
from tables.wishes import Calls
from tests.tables.house import ALICE, BOB, Hall

CAROL, DORA = 730_000_000_000_000_033, 730_000_000_000_000_044
NAMES = {ALICE: "Alice", BOB: "Bob", CAROL: "Carola Quince", DORA: "Dora Quill"}
SERVER, CHANNEL = 5, 7


async def looks(
    house: Hall,
    user_id: int,
    *games: str,
    channel: int = CHANNEL,
    server: int = SERVER,
    **wanted: Any,
) -> None:
    """Let somebody look for another, for a match of Shazamm! if nothing else is said."""
    what = Wanted(games or ("shazamm",), **wanted)
    guest = Guest(user_id, NAMES[user_id], user_id // 7)
    await house.tables.seeking.begin(guest, Place(server, channel, "en"), what)
    await house.settle()


async def wishes(house: Hall, user_id: int, **calls: Any) -> None:
    await house.tables.people.wish_calls(user_id, lambda _: Calls(**calls))


async def says_yes(house: Hall, match_id: int, user_id: int) -> bool:
    begins = await house.tables.pairs.confirm(match_id, Guest(user_id, NAMES[user_id], user_id))
    await house.settle()
    return begins


async def says_no(house: Hall, match_id: int, user_id: int) -> None:
    await house.tables.pairs.refuse(match_id, user_id)
    await house.settle()


async def seeks(house: Hall) -> dict[int, list[int | None]]:
    """Return by person the lobbies to which they were brought, None where they wait."""
    found: dict[int, list[int | None]] = {}
    for seek in await house.store.seeks.all():
        found.setdefault(seek.user_id, []).append(seek.match_id)
    return found


async def lobby(house: Hall) -> Match:
    """Return the only match that stands."""
    (match,) = await house.store.matches.live()
    return match


async def seek_of(house: Hall, user_id: int) -> Seek:
    (seek,) = await house.store.seeks.of_person(user_id)
    return seek


async def met(house: Hall, one: int = ALICE, other: int = BOB) -> int:
    """Let two look for each other, and return their lobby."""
    await looks(house, one)
    await looks(house, other)
    return (await lobby(house)).id
