"""Whoever is forgotten for whom another was found: nothing tells where they were told so."""

from __future__ import annotations

import pytest

from tables.lobby import Guest
from tables.notice import found
from tables.wishes import How
from tests.tables.handing import handed
from tests.tables.house import ALICE, BOB, Hall
from tests.tables.seeking.looking import CAROL, met, says_no, says_yes, wishes


async def forget(house: Hall, user_id: int) -> None:
    stakes = await house.tables.forgetting.stakes(user_id)
    await house.tables.forgetting.forget(user_id, stakes.mark)
    await house.settle()
    await house.pass_time(60)


async def _told_in_private(house: Hall) -> tuple[int, int]:
    """Let two be found who hear of it in private, and return the match and Alice's seat."""
    for who in (ALICE, BOB):
        await wishes(house, who, how=How.BOTH)
    match_id = await met(house)
    (seat,) = [row.seat for row in await house.store.seats(match_id) if row.user_id == ALICE]
    assert await house.store.outbox.message(match_id, found(seat)) is not None
    return match_id, seat


async def _begun(house: Hall) -> tuple[int, int]:
    match_id, seat = await _told_in_private(house)
    for who in (ALICE, BOB):
        await says_yes(house, match_id, who)
    return match_id, seat


@pytest.mark.parametrize("when", ["found", "begun", "parted"])
async def test_where_they_were_told_so_goes_with_them(house: Hall, when: str) -> None:
    match_id, seat = await (_begun if when == "begun" else _told_in_private)(house)
    if when == "parted":
        await says_no(house, match_id, ALICE)
    await forget(house, ALICE)
    assert await house.store.outbox.message(match_id, found(seat)) is None


async def test_also_where_another_plays_on(house: Hall) -> None:
    match_id, seat = await _begun(house)
    await handed(house, match_id, ALICE, Guest(CAROL, "Carola", 3))
    assert await house.store.outbox.message(match_id, found(seat)) is None
    await forget(house, ALICE)
    assert await house.store.outbox.message(match_id, found(seat)) is None
