"""Matches of Imperium in which one person builds, and how much time is left in them."""

from __future__ import annotations

from typing import Any

from engines.imperium.actions import Build
from engines.imperium.board import Phase
from engines.imperium.cards import Card
from engines.imperium.units import Kind
from tables.match.consequences import TIME_UP
from tests.games.imperium.positions import position
from tests.tables.house import Hall, put

HANDS = ((Card.SMUGGLING,), (Card.FORCED_TRUCE,))
BUILD = Build(Kind.CORVETTE, "J2")


async def building(house: Hall, **options: Any) -> int:
    """Begin a match of Imperium in which red builds and blue can order a truce."""
    match_id = await house.begin(game="imperium", **options)
    await put(house.store, house.tables, match_id, position(Phase.CONSTRUCTION, hands=HANDS))
    return match_id


async def left(house: Hall, match_id: int, seat: int, kind: str = TIME_UP) -> float | None:
    """Return the seconds until a deadline of a seat is due; None if there is none."""
    rows = await house.store.deadlines.of_match(match_id)
    found = [row.due_at for row in rows if (row.kind, row.seat) == (kind, seat)]
    return found[0] - house.clock() if found else None
