"""What became of each of the fifteen weapons, as far as a viewer knows."""

from __future__ import annotations

from enum import Enum, auto

from engines.rebelmoon.model import REBEL, Cell, Colour, Kind, Phase, View, Weapon


class Fate(Enum):
    """What became of a weapon, as far as someone knows."""

    HELD = auto()
    """The Rebel may still place it."""
    HIDDEN = auto()
    """Face down on the board."""
    OPEN = auto()
    """Face up on the board."""
    SPENT = auto()
    OUT = auto()
    """Never placed, or lost face down; the Rebel knows, and everyone when the match is over."""
    UNKNOWN = auto()
    """Never seen: face down, or out."""


def fates(view: View) -> dict[Weapon, tuple[Fate, Cell | None]]:
    """Return the fate of each of the fifteen weapons, and its cell where there is one."""
    nowhere = Fate.OUT if view.seat == REBEL or view.phase is Phase.OVER else Fate.UNKNOWN
    known: dict[Weapon, tuple[Fate, Cell | None]] = {
        Weapon(kind, colour): (nowhere, None) for colour in Colour for kind in Kind
    }
    known |= dict.fromkeys(view.reserve, (Fate.HELD, None))
    known |= {one: (Fate.SPENT, cell) for cell, one in view.spent.items()}
    for cell, disc in view.weapons.items():
        if disc.kind is not None:
            fate = Fate.OPEN if disc.face_up else Fate.HIDDEN
            known[Weapon(disc.kind, disc.colour)] = (fate, cell)
    return known


def of_fate(view: View, fate: Fate) -> tuple[Weapon, ...]:
    """Return the weapons of which the viewer knows that this became of them."""
    return tuple(one for one, (its, _) in fates(view).items() if its is fate)
