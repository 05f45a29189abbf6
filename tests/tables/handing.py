"""Seats that change hands while a match goes on."""

from __future__ import annotations

from tables.lobby import Guest
from tables.substitutes import mark_of
from tables.tables import By
from tests.tables.house import Hall


async def handed(house: Hall, match_id: int, owner: int, guest: Guest) -> None:
    """Let a person hand the seat to another."""
    seat = (await house.tables.scene_for(match_id, owner)).seat
    assert seat is not None
    substitutes = house.tables.substitutes
    await substitutes.offer(match_id, By(owner), guest.user_id)
    offer = await substitutes.offered(match_id, seat)
    assert offer is not None
    await substitutes.take(match_id, guest, seat, mark_of(offer))
    await house.settle()
