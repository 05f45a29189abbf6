"""What a position or an advance remembers is what it would work out anew."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engines.core import Dice
from store import Changes
from tables.match.consequences import Advance
from tables.match.once import once
from tables.options import Clock
from tables.tables import By
from tests.tables.house import ALICE, BOB, Hall


def properties(of: Any) -> list[str]:
    return [name for name, kept in vars(type(of)).items() if type(kept) is once]


def check(remembering: Any) -> int:
    """Compare what an object remembers with what one like it says; return how much it was."""
    fresh, known = replace(remembering), dict(vars(remembering))
    assert not vars(fresh)
    assert known == {name: getattr(fresh, name) for name in known}
    return len(known)


@pytest.mark.parametrize("game", ["imperium", "magblast", "rebelmoon", "shazamm"])
async def test_what_is_remembered_is_what_would_be_worked_out(house: Hall, game: str) -> None:
    match_id, chance = await house.begin(game=game, clock=Clock.DAY), Dice("remember", 0)
    known = list[int]()

    async def looked_at(_: Changes, advance: Advance) -> None:
        for kept in (advance.before, advance, advance.after):
            assert kept is not None
            known.append(check(kept))
            for name in properties(kept):
                getattr(kept, name)

    house.tables.making.consequences.append(looked_at)
    for _ in range(12):
        position = await house.position(match_id)
        if position.outcome is not None:
            break
        seat = min(position.asked)
        action = chance.choice(list(position.engine.legal_actions(position.state, seat)))
        await house.tables.play.submit(match_id, By((ALICE, BOB)[seat]), action)
    assert sum(known) > 60, "that much was remembered"
