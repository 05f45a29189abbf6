"""What is said below the pictures of the rules is so in the positions that they show."""

from __future__ import annotations

from typing import Any

import pytest

from engines import keys, lists, load
from engines.examples import Example, example
from engines.imperium.board import BLUE, RED, enemy_beside, engaged
from engines.imperium.income import thriving
from engines.imperium.supply import supply_range, unsupplied
from engines.magblast.model import Zone
from engines.rebelmoon.arms import covered
from engines.rebelmoon.model import Kind
from engines.rebelmoon.sight import blockers
from engines.rebelmoon.space import board_of, occupied


def shown(game: str, section: int) -> Example:
    found = example(game, section)
    assert found is not None
    return found


@pytest.mark.parametrize("game", [key for key in keys() if lists(key)])
def test_an_example_is_a_view_of_its_game(game: str) -> None:
    """It can be imagined, as any view can, and looks the same from there."""
    engine = load(game)
    found = [one for one in (example(game, n) for n in range(1, 20)) if one is not None]
    assert found
    for one in found:
        assert isinstance(one.view, engine.meta.view)
        seen: Any = one.view
        assert engine.view(engine.imagine(seen), seen.seat) == seen


def test_rocks_hide_what_the_caption_says() -> None:
    view = shown("rebelmoon", 7).view
    field, taken = board_of(view), occupied(view)
    hidden = {at: blockers(field, taken, "E5", at) for at in ("C2", "H5", "B6")}
    assert hidden == {"C2": ("D3",), "H5": ("F5",), "B6": ("D6",)}
    assert view.bomb.cell == "C2"


def test_a_laser_stops_at_the_rock_in_its_row() -> None:
    view = shown("rebelmoon", 6).view
    struck = covered(view, Kind.LASER, "E5")
    assert "E6" in struck
    assert not struck & {"E7", "E8", "E9"}
    assert not any(board_of(view).in_row("E5", rock) for rock in ("D3", "G4"))


def test_the_zone_is_open_through_which_the_shot_goes() -> None:
    shooter, target = shown("magblast", 6).view.fleets
    freya = shooter.ship("cruiser-freya")
    assert freya is not None and freya.zone is Zone.GREEN
    assert [zone for zone in Zone if not target.in_zone(zone)] == [Zone.GREEN]
    in_yellow = [ship.id for ship in target.in_zone(Zone.YELLOW)]
    assert in_yellow == ["destroyer-skie", "cruiser-tash"]


def test_supply_and_blockade_are_as_the_caption_says() -> None:
    board = shown("imperium", 6).view.board
    assert unsupplied(board, RED) == ("C4",)
    assert "F4" in supply_range(board, RED)
    assert {"H4", "J3"} <= set(thriving(board, RED))
    assert "H6" not in thriving(board, RED)


def test_who_comes_beside_an_enemy_is_engaged() -> None:
    board = shown("imperium", 8).view.board
    assert enemy_beside(board, RED, "F5")
    assert engaged(board, RED, "G4")
    assert not engaged(board, RED, "I4")
    assert board.sides[BLUE].units["F4"]


def test_the_wall_goes_and_a_wizard_falls() -> None:
    turn = shown("shazamm", 2).view.last
    assert (turn.bets, turn.wall_before, turn.wall_after) == ((12, 7), 10, 11)
    end = shown("shazamm", 8).view
    assert [side.wizard for side in end.sides] == [13, 19]
    assert (end.wall, end.collapsed, end.winner) == (16, 3, 0)
