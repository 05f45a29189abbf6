"""A rough chance of winning, for computer opponents."""

from __future__ import annotations

import math

from engines.core import Seat
from engines.shazamm.model import FULL_MANA, SLABS, Phase
from engines.shazamm.state import State

GROUND = 0.45
"""Worth of a slab more behind the own wizard than behind the other."""
WALL = 0.55
"""Worth of a slab that the wall is nearer to the other wizard."""
MANA = 2.2
"""Worth of a full reserve of mana more than the other has."""
SPELL = 0.12
"""Worth of a spell more than the other still has."""


def chances(state: State) -> tuple[float, float]:
    """Return the chance of each seat, the two adding up to 1."""
    if state.phase is Phase.OVER:
        return _settled(state)
    first = 1 / (1 + math.exp(_worth(state, 1) - _worth(state, 0)))
    return (first, 1 - first)


def _settled(state: State) -> tuple[float, float]:
    fallen = state.fallen()
    if len(fallen) == 2:
        return (0.5, 0.5)
    return (0.0, 1.0) if 0 in fallen else (1.0, 0.0)


def _worth(state: State, seat: Seat) -> float:
    wizard = state.wizards[seat]
    edge = 1 + state.collapsed if seat == 0 else SLABS - state.collapsed
    ground = abs(wizard.slab - edge)
    wall = abs(state.wall - wizard.slab)
    spells = len(wizard.hand) + len(wizard.stock)
    mana = wizard.mana / FULL_MANA
    return GROUND * ground + WALL * wall + MANA * mana + SPELL * spells
