"""Files of matches are written, and matches checked, one at a time: others play meanwhile."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from tables.match.moves import By
from tables.proof import export as exporting
from tests.tables.house import ALICE, Hall


async def test_one_match_is_played_again_at_a_time(
    house: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await house.begin(game="shazamm")
    await house.tables.play.resign(match_id, By(ALICE))
    await house.settle()
    shown = (await house.tables.scene(match_id, None)).shown
    assert shown is not None
    begun, first, release = list[int](), threading.Event(), threading.Event()
    digests = exporting.digests

    def held(*given: Any) -> Any:
        begun.append(match_id)
        first.set()
        release.wait()
        return digests(*given)

    monkeypatch.setattr(exporting, "digests", held)
    works = [house.tables.export(match_id) for _ in range(4)]
    checks = [house.tables.proved(match_id, shown) for _ in range(4)]
    asked = [asyncio.create_task(one, name="asked") for one in (*works, *checks)]
    try:
        await asyncio.to_thread(first.wait)
        for _ in range(40):  # as often as all of them read together, and more
            assert await house.tables.records.match(match_id)
        assert len(begun) == 1
    finally:
        release.set()
        await asyncio.gather(*asked)
    assert len(begun) == 8
