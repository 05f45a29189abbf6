"""A rough chance of winning, for computer opponents."""

from __future__ import annotations

import math
from itertools import islice

from engines.core import Seat
from engines.shazamm.choices import choose
from engines.shazamm.model import SLABS, Phase
from engines.shazamm.proposals import answers
from engines.shazamm.state import State
from engines.shazamm.turn import play_out

GROUND = 0.2
"""Worth of a slab more behind the own wizard than behind the other."""
WALL = 0.2
"""Worth of a slab that the wall is nearer to the other wizard."""
MANA = 2.6
"""Worth of having all the mana that is left."""
SPELL = 0.21
"""Worth of a spell more than the other still has."""
MOST_CHOICES = 12
"""Answers to a spell that are weighed."""


def chances(state: State) -> tuple[float, float]:
    """Return the chance of each seat, the two adding up to 1."""
    if state.phase is Phase.OVER:
        return _settled(state)
    if state.chooser is not None:
        return _best_choice(state, state.chooser)
    first = 1 / (1 + math.exp(_worth(state, 1) - _worth(state, 0)))
    return (first, 1 - first)


def _settled(state: State) -> tuple[float, float]:
    fallen = state.fallen()
    if len(fallen) == 2:
        return (0.5, 0.5)
    return (0.0, 1.0) if 0 in fallen else (1.0, 0.0)


def _best_choice(state: State, chooser: Seat) -> tuple[float, float]:
    """Weigh a spell that waits for a choice by what the best choice leads to."""
    some = islice(answers(state, chooser), MOST_CHOICES)
    ends = (chances(play_out(choose(state, choice, []), [])) for choice in some)
    return max(ends, key=lambda both: both[chooser])


def _worth(state: State, seat: Seat) -> float:
    wizard = state.wizards[seat]
    edge = 1 + state.collapsed if seat == 0 else SLABS - state.collapsed
    ground = abs(wizard.slab - edge)
    wall = abs(state.wall - wizard.slab)
    spells = len(wizard.hand) + len(wizard.stock)
    left = state.wizards[0].mana + state.wizards[1].mana
    mana = wizard.mana / left if left else 0.5
    return GROUND * ground + WALL * wall + MANA * mana + SPELL * spells
