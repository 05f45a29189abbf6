"""What a player may look at besides: fleets, areas of the map, the board after the draft."""

from __future__ import annotations

import pytest

from engines.core import IllegalAction
from engines.imperium import ENGINE
from engines.imperium.actions import Move
from engines.imperium.board import BLUE, RED, Phase
from engines.imperium.looking import area, busy_areas, fleet_lines, places, planned, side_of
from engines.imperium.state import View
from engines.imperium.systems import Size
from engines.imperium.units import Kind
from tests.games.imperium.positions import planet, position, unit


def view(seat: int = RED) -> View:
    state = position(
        Phase.MOVEMENT,
        red={"G4": unit(Kind.CRUISER), "F5": unit(Kind.FRIGATE)},
        blue={"G5": unit(Kind.FRIGATE)},
        planets={"H4": planet(Size.MEDIUM, BLUE, "TT"), "H6": planet(Size.MEDIUM)},
    )
    return ENGINE.view(state, seat)


def test_sectors_with_something_in_them_are_named_by_it_and_come_first() -> None:
    found = places(view())
    assert set(found) == set(view().board.map.sectors)
    taken = {"G4", "F5", "G5", *view().board.planets}
    assert set(list(found)[: len(taken)]) == taken
    sides = {at: found[at].args.get("side") for at in ("G4", "F5", "G5")}
    assert sides["G4"] == sides["F5"] != sides["G5"]
    assert None not in sides.values()
    assert found["F4"].key == "imperium-space"
    assert found["H4"].key not in ("imperium-space", "imperium-of-side")


def test_a_fleet_is_told_with_its_units_and_its_planets() -> None:
    """Blue's home counts; a planet that is nobody's does not."""
    head, *lines = fleet_lines(view().board, BLUE)
    assert head.key == "imperium-fleet"
    keys = [line.key for line in lines]
    assert keys == ["imperium-fleet-unit", "imperium-fleet-planet", "imperium-fleet-planet"]
    assert [line.args["count"] for line in lines[1:]] == [2, 2], "two tokens on each"
    assert len(fleet_lines(view().board, RED)) == 1 + 2 + 1


def test_an_area_reaches_two_sectors_around_the_one_that_is_named() -> None:
    found = area(view(), " g4 ")
    assert found[0] == "G4"
    assert {view().board.map.distance("G4", at) for at in found} == {0, 1, 2}
    assert set(found) == {
        at for at in view().board.map.sectors if view().board.map.distance("G4", at) <= 2
    }
    with pytest.raises(IllegalAction):
        area(view(), "Q99")


def test_the_own_side_or_the_enemys_is_looked_at() -> None:
    assert [side_of(RED, side) for side in ("own", "enemy")] == [RED, BLUE]


def test_the_board_is_shown_as_the_own_draft_leaves_it() -> None:
    after = planned(view(), (Move("frigate-1", "F4"),))
    assert after.board.unit(RED, "F4") is not None
    waits = view(BLUE)
    assert planned(waits, (Move("frigate-1", "G6"),)) is waits


def test_of_what_is_no_sector_fifty_characters_are_said_back() -> None:
    with pytest.raises(IllegalAction) as refusal:
        area(view(), f" {'x' * 60}")
    assert refusal.value.text.args["sector"] == "x" * 50


def test_busy_areas_show_every_unit_once_the_most_first() -> None:
    board = view().board
    units = {*board.sides[0].units, *board.sides[1].units}
    areas = busy_areas(board)
    assert sum(areas.values()) == len(units)
    assert list(areas.values()) == sorted(areas.values(), reverse=True)
    assert units <= {sector for middle in areas for sector in board.map.within(middle, 2)}
