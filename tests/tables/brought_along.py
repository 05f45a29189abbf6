"""Matches that are brought along as files, as if each had been looked at in another process."""

from __future__ import annotations

from operating.examination import examine
from tables.proof.foreign import brought
from tests.tables.house import ALICE, Hall
from tests.tables.taken_up import record


async def kept(house: Hall, data: bytes, user: int = ALICE) -> int:
    """Keep a match as if its file had been looked at in a process of its own."""
    return await house.tables.importing.keep(user, brought(data), "en")


async def same_again(house: Hall, data: bytes) -> int:
    """Bring a file along; assert that what is exported of it is the file."""
    number = await kept(house, data)
    assert await house.tables.export(number) == data
    assert not [*examine(await record(house, number))]
    return number
