"""The board (rulebook, "Material"; ruling "The board"): cells, their names and directions."""

from __future__ import annotations

import pytest

from engines.core import IllegalAction
from engines.rebelmoon.board import board, turned
from engines.rebelmoon.model import Direction, Exclusion

SIDES = (4, 5, 6, 7)


@pytest.mark.parametrize(("side", "cells"), [(4, 37), (5, 61), (6, 91), (7, 127)])
def test_a_board_is_a_hexagon_of_cells(side: int, cells: int) -> None:
    """Ruling "The board": a side of n cells makes 3n(n - 1) + 1 cells."""
    assert len(board(side).cells) == len(set(board(side).cells)) == cells


@pytest.mark.parametrize(("side", "moon"), [(4, "G4"), (5, "I5"), (6, "K6"), (7, "M7")])
def test_gate_top_left_and_moon_bottom_right(side: int, moon: str) -> None:
    """Rulebook, "Material": the gate is top left, the moon bottom right."""
    field = board(side)
    assert (field.gate, field.moon) == ("A1", moon)
    assert field.distance("A1", moon) == 2 * (side - 1)
    assert field.ahead("A1", Direction.SE)[-1] == moon


def test_rows_are_lettered_from_the_top_and_numbered_from_the_left() -> None:
    field = board(5)
    rows = ["".join(c[1] for c in field.cells if c[0] == row) for row in "ABCDEFGHI"]
    assert [len(row) for row in rows] == [5, 6, 7, 8, 9, 8, 7, 6, 5]
    assert rows[4] == "123456789"
    assert field.neighbour("E5", Direction.E) == "E6"
    assert field.neighbour("E5", Direction.W) == "E4"


def test_the_six_neighbours_of_a_cell_go_around_clockwise() -> None:
    """Rulebook, "Definiciones": adjacent are the six cells around."""
    assert board(5).neighbours("E5") == ("E6", "F5", "F4", "E4", "D4", "D5")
    assert board(5).neighbours("A1") == ("A2", "B2", "B1")


@pytest.mark.parametrize("side", SIDES)
def test_neighbours_are_mutual_and_at_distance_one(side: int) -> None:
    field = board(side)
    for cell in field.cells:
        near = {other for other in field.cells if field.distance(cell, other) == 1}
        assert set(field.neighbours(cell)) == near
        assert all(cell in field.neighbours(other) for other in near)


@pytest.mark.parametrize("side", SIDES)
def test_distance_is_the_number_of_steps(side: int) -> None:
    """Distances agree with a walk over neighbours, from every cell."""
    field = board(side)
    for start in field.cells[:: len(field.cells) // 7]:
        reached, steps = {start: 0}, [start]
        for cell in steps:
            for beside in field.neighbours(cell):
                if beside not in reached:
                    reached[beside] = reached[cell] + 1
                    steps.append(beside)
        assert reached == {cell: field.distance(start, cell) for cell in field.cells}


def test_turning_goes_around_in_sixty_degrees() -> None:
    """Rulebook, "Moviendo la Bomba del Caos" (a): one side of the hexagon is 60 degrees."""
    assert turned(Direction.SE, 1) is Direction.SW
    assert turned(Direction.SE, -1) is Direction.E
    assert turned(Direction.NE, 1) is Direction.E
    assert all(turned(direction, 6) is direction for direction in Direction)


@pytest.mark.parametrize("typed", ["c4", "C4", " c 4 ", "C-4", "c- 4"])
def test_a_cell_is_read_as_people_type_it(typed: str) -> None:
    assert board(5).parse(typed) == "C4"


@pytest.mark.parametrize("typed", ["", "4C", "C", "C0", "C8", "J1", "Ñ3", "C4C", "@here"])
def test_what_is_no_cell_is_refused(typed: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        board(5).parse(typed)
    assert caught.value.text.key == "rebelmoon-refusal-no-such-cell"
    assert caught.value.text.args == {"first": "A1", "last": "I5", "row": "I"}


@pytest.mark.parametrize("side", SIDES)
def test_every_name_is_read_back(side: int) -> None:
    assert all(board(side).parse(cell.lower()) == cell for cell in board(side).cells)


def test_the_exclusion_zone() -> None:
    """Placement rule 3 and the caption of its figure (ruling "Exclusion")."""
    strict = {"A1", "A2", "B1", "B2", "I5", "I4", "H5", "H6"}
    assert board(5).forbidden(Exclusion.STRICT) == strict
    assert board(5).forbidden(Exclusion.LENIENT) == {"A1", "I5"}
