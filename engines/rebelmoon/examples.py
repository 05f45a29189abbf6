"""Positions on which the rules of Rebel Moon Defense are explained."""

from __future__ import annotations

from engines.examples import Example
from engines.rebelmoon.model import (
    Bomb,
    Colour,
    Config,
    Direction,
    Kind,
    Marker,
    Phase,
    State,
    Weapon,
)
from engines.rebelmoon.secrecy import view

_EMP = Marker(Weapon(Kind.EMP, Colour.RED), face_up=True)
_LASER = Marker(Weapon(Kind.LASER, Colour.RED), face_up=True)
_BOMB = Bomb("C2", Direction.SE)


def _standing(cell: str, marker: Marker, asteroids: str) -> State:
    """Return a position of the bomb's flight with one weapon, and rocks around it."""
    return State(
        Config(),
        Phase.FLIGHT,
        0,
        _BOMB,
        ("A1", "B1", "C2"),
        asteroids=frozenset(asteroids.split()),
        asteroids_left=0,
        weapons={cell: marker},
        reserve=(),
        turn=3,
    )


EXAMPLES = {
    6: Example(view(_standing("E5", _LASER, "D3 E7 G4"), None), "coverage", ("E5", Kind.LASER)),
    7: Example(view(_standing("E5", _EMP, "D3 D6 E3 F5 G6"), None), "coverage", ("E5", Kind.EMP)),
}
