"""The planetary systems: ten templates per player, printed on both sides.

That there are ten double-sided templates per player, known by number and letter, is the
rulebook's; what is printed on each was designed for this project.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from engines.imperium.hexes import Direction


class Size(StrEnum):
    """The types of planet."""

    HOME = "home"
    LARGE = "large"
    MEDIUM = "medium"
    SMALL = "small"


class Terrain(StrEnum):
    """What else a sector can hold besides planets and units."""

    ASTEROIDS = "asteroids"
    BLACK_HOLE = "black_hole"
    CLOUD = "cloud"
    """Only where an antimatter cloud starts; later on it is a token that moves."""
    GATE = "gate"
    IONS = "ions"


Printed: TypeAlias = Size | Terrain


class PlanetType(Struct, frozen=True):
    """What a type of planet yields and holds; `tokens` is how many there are."""

    income: int
    capacity: int
    tokens: int


PLANETS: dict[Size, PlanetType] = {
    Size.HOME: PlanetType(6, 6, 2),
    Size.LARGE: PlanetType(6, 6, 4),
    Size.MEDIUM: PlanetType(4, 4, 8),
    Size.SMALL: PlanetType(2, 2, 12),
}
"""Rulebook, "Ficha de referencias" and "Contenido del juego"."""

CENTRE = "c"
TOKENS_I = 6
"""Obstacle tokens of type I: antimatter cloud on one side, black hole on the other."""


class System(Struct, frozen=True):
    """One side of a template: seven sectors, the centre and one on each side of it.

    `sectors` holds what is not empty, by `CENTRE` or a direction, as red lays it.
    """

    number: int
    template: int
    sectors: dict[str, Printed]


def _system(number: int, **sectors: Printed) -> System:
    places = {name.lower(): printed for name, printed in sectors.items()}
    assert places.keys() <= {CENTRE, *Direction}
    return System(number, (number + 1) // 2, places)


_HOME, _LARGE, _MEDIUM, _SMALL = Size
_ROCK, _HOLE, _CLOUD, _GATE, _IONS = Terrain

SYSTEMS: dict[int, System] = {
    system.number: system
    for system in (
        _system(1, C=_HOME, NW=_SMALL),
        _system(2, C=_HOME, E=_ROCK, W=_ROCK),
        _system(3, C=_LARGE, SW=_ROCK),
        _system(4, NE=_SMALL, SW=_SMALL),
        _system(5, E=_MEDIUM, W=_MEDIUM),
        _system(6, C=_ROCK, NE=_ROCK, W=_ROCK, SE=_ROCK),
        _system(7, C=_ROCK, NE=_SMALL, SW=_SMALL),
        _system(8, C=_HOLE),
        _system(9, C=_CLOUD, NW=_SMALL),
        _system(10, SE=_MEDIUM),
        _system(11, C=_MEDIUM, SE=_ROCK),
        _system(12, C=_IONS, E=_IONS, NW=_SMALL),
        _system(13, C=_LARGE, W=_SMALL),
        _system(14, C=_LARGE, E=_ROCK, NE=_ROCK, W=_ROCK, SW=_ROCK),
        _system(15, C=_GATE),
        _system(16, C=_GATE, W=_SMALL),
        _system(17, C=_SMALL, E=_IONS),
        _system(18, C=_CLOUD, NE=_ROCK, SW=_ROCK),
        _system(19, NE=_MEDIUM, W=_ROCK),
        _system(20),
    )
}
