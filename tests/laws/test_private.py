"""What a seat is shown in private is enough to decide by, and the board stays where all see it."""

from __future__ import annotations

import asyncio
import importlib

import pytest

from cogs.chat.pictures import Pictures
from tests.laws.cases import Case, cases
from tests.laws.matches import random_match, spread
from tests.laws.panels import position_of

KINDS = frozenset(("board", "hand"))
STATES = 12


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_whoever_decides_sees_what_the_game_draws_for_it(case: Case) -> None:
    renderer = importlib.import_module(f"render.{case.key}")
    drawn = {kind for kind in KINDS if hasattr(renderer, kind)}
    for state in spread(random_match(case, 0).states, STATES):
        for seat in range(case.seats):
            scene = position_of(case, state).scene(seat)
            pictures = Pictures()
            try:
                decides = asyncio.run(pictures.own(scene, deciding=True))
                waits = asyncio.run(pictures.own(scene, deciding=False))
            finally:
                pictures.close()
            assert decides
            assert decides <= drawn
            assert waits == ({"hand"} if "hand" in decides else decides)
