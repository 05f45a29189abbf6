"""What somebody may want to see covered by a weapon, before anybody uses it."""

from __future__ import annotations

import pytest

from engines.core import IllegalAction
from engines.rebelmoon import ENGINE
from engines.rebelmoon.looking import known_weapons, looked_at, parsed_cell
from engines.rebelmoon.model import IMPERIAL, REBEL, Kind, State, View
from tests.games.rebelmoon.positions import defending, placing

WEAPONS = {"E8": "laser red", "C3": "emp yellow up"}


def views(state: State) -> tuple[View, View]:
    return ENGINE.view(state, IMPERIAL), ENGINE.view(state, REBEL)


def test_weapons_that_one_knows_are_those_face_up_and_ones_own() -> None:
    imperial, rebel = views(defending("E5", WEAPONS))
    assert set(known_weapons(imperial)) == {"C3"}
    assert set(known_weapons(rebel)) == {"C3", "E8"}
    assert looked_at(imperial, None) == known_weapons(imperial)
    assert looked_at(rebel, None) == known_weapons(rebel)


def test_a_kind_of_weapon_is_looked_at_where_one_may_lie() -> None:
    """The Imperial asks of every weapon; the Rebel of open cells, or else of the own ones."""
    imperial, rebel = views(defending("E5", WEAPONS))
    assert set(looked_at(imperial, Kind.LASER)) == {"C3", "E8"}
    assert looked_at(rebel, Kind.LASER) == known_weapons(rebel)
    _, placed = views(placing(REBEL, weapons=WEAPONS))
    cells = looked_at(placed, Kind.LASER)
    assert all(cell == told for cell, told in cells.items())
    assert "E5" in cells
    assert not {"C3", "E8"} & set(cells)
    _, waits = views(placing(IMPERIAL, weapons=WEAPONS))
    assert looked_at(waits, Kind.LASER) == known_weapons(waits)


def test_a_cell_is_typed_as_the_board_prints_it() -> None:
    view, _ = views(placing(IMPERIAL))
    assert parsed_cell(view, " e5 ") == "E5"
    with pytest.raises(IllegalAction):
        parsed_cell(view, "Q1")
