"""What everyone sees of a position: what flying, sight and placing depend on.

A `State` and a `View` both are a `Space`, so that the rules and the previews people ask
for are the same functions, and a preview cannot tell more than a view holds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from engines.core import Text, text
from engines.rebelmoon.board import Board, board
from engines.rebelmoon.model import Bomb, Cell, Colour, Config, Kind, Weapon


class Piece(Protocol):
    """A weapon on the board. `kind` is None for whoever may not know it."""

    @property
    def colour(self) -> Colour: ...  # noqa: D102
    @property
    def kind(self) -> Kind | None: ...  # noqa: D102
    @property
    def face_up(self) -> bool: ...  # noqa: D102
    @property
    def shots(self) -> int: ...  # noqa: D102


class Space(Protocol):
    """What a position looks like."""

    @property
    def config(self) -> Config: ...  # noqa: D102
    @property
    def bomb(self) -> Bomb: ...  # noqa: D102
    @property
    def asteroids(self) -> frozenset[Cell]: ...  # noqa: D102
    @property
    def weapons(self) -> Mapping[Cell, Piece]: ...  # noqa: D102
    @property
    def spent(self) -> Mapping[Cell, Weapon]: ...  # noqa: D102
    @property
    def lost(self) -> frozenset[Cell]: ...  # noqa: D102


def board_of(space: Space) -> Board:
    """Return the board that a match is played on."""
    return board(space.config.board_side)


def occupied(space: Space) -> frozenset[Cell]:
    """Return the cells with an asteroid or a weapon on them."""
    return space.asteroids.union(space.weapons)


def piece(space: Space, cell: Cell) -> Text:
    """Return what stands on an occupied cell, as everyone sees it, with its article."""
    if cell in space.asteroids:
        return text("rebelmoon-piece-asteroid", cell=cell)
    return text(f"rebelmoon-piece-{space.weapons[cell].colour}", cell=cell)
