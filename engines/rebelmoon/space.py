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
    """A weapon on the board."""

    @property
    def colour(self) -> Colour:
        """Everyone sees it."""
        ...

    @property
    def kind(self) -> Kind | None:
        """None for whoever may not know it."""
        ...

    @property
    def face_up(self) -> bool:
        """Whether everyone knows the kind."""
        ...

    @property
    def shots(self) -> int:
        """How often it was activated."""
        ...


class Space(Protocol):
    """What a position looks like."""

    @property
    def config(self) -> Config:
        """The options of the match."""
        ...

    @property
    def bomb(self) -> Bomb:
        """The bomb."""
        ...

    @property
    def asteroids(self) -> frozenset[Cell]:
        """The cells with asteroids."""
        ...

    @property
    def weapons(self) -> Mapping[Cell, Piece]:
        """The weapons on the board."""
        ...

    @property
    def spent(self) -> Mapping[Cell, Weapon]:
        """Weapons that left the board face up."""
        ...

    @property
    def lost(self) -> frozenset[Cell]:
        """Cells whose weapon the bomb laser destroyed unseen."""
        ...


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
