"""Line of sight (rulebook, "Definiciones")."""

from __future__ import annotations

import random

import pytest

from engines.rebelmoon.board import Board, board
from engines.rebelmoon.sight import blockers, sees
from tests.games.rebelmoon.rules.geometry import obstacles

FIELD = board(5)


def _pairs(field: Board) -> list[tuple[str, str]]:
    return [(a, b) for at, a in enumerate(field.cells) for b in field.cells[at + 1 :]]


def _agree(field: Board, one: str, other: str, chance: random.Random, occupations: int) -> None:
    """Compare the engine's sight with the second method between two cells."""
    through, pairs = obstacles(field, one, other)
    _agree_on_each(field, one, other, through, pairs)
    for _ in range(occupations):
        occupied = {cell for cell in field.cells if chance.random() < chance.random() / 2}
        free = not (through & occupied) and not any(pair <= occupied for pair in pairs)
        assert sees(field, occupied, one, other) is free
        assert sees(field, occupied, other, one) is free
        assert bool(blockers(field, occupied, one, other)) is not free


def _agree_on_each(
    field: Board,
    one: str,
    other: str,
    through: frozenset[str],
    pairs: frozenset[frozenset[str]],
) -> None:
    everything = set(field.cells) - {one, other}
    assert set(blockers(field, everything, one, other)) == through.union(*pairs)
    for cell in through:
        assert not sees(field, {cell}, one, other)
    for pair in pairs:
        assert not sees(field, pair, one, other)
        assert all(sees(field, {cell}, one, other) for cell in pair)


@pytest.mark.parametrize("side", [4, 5])
def test_sight_agrees_with_a_second_method_between_all_cells(side: int) -> None:
    """Every pair of cells, thousands of random occupations, two independent geometries."""
    chance = random.Random(f"sight-{side}")
    for one, other in _pairs(board(side)):
        _agree(board(side), one, other, chance, occupations=3)


@pytest.mark.parametrize("side", [6, 7])
def test_sight_agrees_with_a_second_method_on_large_boards(side: int) -> None:
    chance = random.Random(f"sight-{side}")
    for one, other in chance.sample(_pairs(board(side)), 250):
        _agree(board(side), one, other, chance, occupations=3)


@pytest.mark.soak
@pytest.mark.parametrize("side", [6, 7])
def test_sight_agrees_with_a_second_method_between_all_cells_of_large_boards(side: int) -> None:
    chance = random.Random(f"all-sight-{side}")
    for one, other in _pairs(board(side)):
        _agree(board(side), one, other, chance, occupations=3)


def test_a_piece_between_blocks() -> None:
    assert sees(FIELD, set(), "E3", "E7")
    assert not sees(FIELD, {"E5"}, "E3", "E7")
    assert blockers(FIELD, {"E6", "E4", "A1"}, "E3", "E7") == ("E4", "E6")


def test_pieces_on_the_ends_do_not_block() -> None:
    assert sees(FIELD, {"E3", "E7"}, "E3", "E7")


def test_a_barely_clipped_cell_blocks() -> None:
    """The shortest part of a line that any cell of this board holds: a fortieth of it."""
    assert "C4" in obstacles(FIELD, "A1", "G6")[0]
    assert not sees(FIELD, {"C4"}, "A1", "G6")


def test_a_line_along_a_common_side_is_blocked_by_both_cells_alone() -> None:
    """Rulebook: a line along the side two cells touch in is blocked if both are occupied."""
    left, right = "F4", "F5"
    assert sees(FIELD, {left}, "E5", "G4")
    assert sees(FIELD, {right}, "E5", "G4")
    assert not sees(FIELD, {left, right}, "E5", "G4")
    assert blockers(FIELD, {left, right}, "E5", "G4") == (left, right)


def test_each_common_side_of_a_long_line_blocks_by_itself() -> None:
    """One cell of each of two pairs leaves the line free; a whole pair does not."""
    assert sees(FIELD, {"D4", "F5"}, "C4", "G4")
    assert sees(FIELD, {"D5", "F4"}, "C4", "G4")
    assert not sees(FIELD, {"F4", "F5", "D4"}, "C4", "G4")
    assert not sees(FIELD, {"E5"}, "C4", "G4")


@pytest.mark.parametrize("cell", ["A3", "E5", "I1", "E9"])
def test_neighbours_always_see_each_other(cell: str) -> None:
    everything = set(FIELD.cells)
    assert all(sees(FIELD, everything, cell, beside) for beside in FIELD.neighbours(cell))


@pytest.mark.parametrize(("cell", "rows"), [("E5", 24), ("A1", 16), ("I3", 16)])
def test_the_six_rows_of_a_cell(cell: str, rows: int) -> None:
    """Rulebook, "Direccional": along the six lines that leave the cell by its sides."""
    assert sum(FIELD.in_row(cell, other) for other in FIELD.cells) - 1 == rows
