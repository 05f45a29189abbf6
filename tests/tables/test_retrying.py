"""An operator names a match that is to be tried again, or is told in one line why not."""

from __future__ import annotations

import pytest

from tables.match.retrying import WrongMatch, ask_to_retry
from tests.tables.house import Hall


async def asked(house: Hall) -> list[int]:
    """Return the paused matches that are to be tried again."""
    return [match.id for match in await house.store.matches.paused() if match.retry_at is not None]


async def paused(house: Hall) -> tuple[int, ...]:
    """Begin three matches, and let the first two be paused."""
    matches = [await house.begin(channel=channel) for channel in (1, 2, 3)]
    for match_id in matches[:2]:
        await house.tables.pauses.pause(match_id, ValueError())
    return tuple(matches)


async def test_one_match_is_asked_for_or_all(house: Hall) -> None:
    first, second, _ = await paused(house)
    assert await ask_to_retry(house.store, f"{second}", house.clock()) == (second,)
    assert await asked(house) == [second]
    assert await ask_to_retry(house.store, None, house.clock()) == (first, second)
    assert await asked(house) == [first, second]


NINES = "9" * 19
"""More than the database can count."""


@pytest.mark.parametrize("typed", ["x", "²", "-1", "0", "1.0", "", "9" * 18, NINES, "٣"])
async def test_what_is_no_match_is_told_so(house: Hall, typed: str) -> None:
    await paused(house)
    with pytest.raises(WrongMatch, match=f"there is no match {typed}"):
        await ask_to_retry(house.store, typed, house.clock())
    assert await asked(house) == []


async def test_a_match_that_is_not_paused_is_told_so(house: Hall) -> None:
    *_, third = await paused(house)
    with pytest.raises(WrongMatch, match=f"match {third} is not paused"):
        await ask_to_retry(house.store, str(third), house.clock())
