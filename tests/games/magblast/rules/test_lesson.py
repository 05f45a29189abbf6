"""What the lessons of both editions say of the position is so."""

from __future__ import annotations

import pytest

from engines import lessons
from engines.magblast.telling import SHIP_NAMES
from tests.lessons import way_through

KEYS = [key for key in lessons.keys() if lessons.game_of(key) == "magblast"]


@pytest.mark.parametrize("key", KEYS)
def test_the_ship_that_a_prompt_calls_hit_is(key: str) -> None:
    """Whoever reads it looks for that ship on the board."""
    (page,) = (
        page
        for page, _ in way_through(key)
        if page.prompt is not None and page.prompt.says.key == f"{key}-lesson-pay"
    )
    fleet = page.scene.view.fleets[page.scene.seat]
    hit = [SHIP_NAMES[ship.id] for ship in fleet.ships if ship.blasts]
    assert page.prompt is not None
    assert hit == [page.prompt.says.args["ship"]]
