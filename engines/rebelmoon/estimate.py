"""A rough chance of winning, for computer opponents."""

from __future__ import annotations

import math
from functools import lru_cache

from engines.rebelmoon.arms import EMP_DICE
from engines.rebelmoon.model import REBEL, End, Kind, Marker, Phase, State
from engines.rebelmoon.paper import Paper, Position, position
from engines.rebelmoon.placement import unhindered

RESERVES = (0, 6, 18)
"""Points kept back from the thrusters when the rest is flown on paper; 18: never fire them."""
SCALE = 2.5
ROOM, ARMED = 0.3, 0.35
"""In placement: what a cell open to weapons and a placed weapon are worth."""
DELAY, QUIET = 0.04, 0.15
"""What each turn flown, and the square of the quiet ones in a row, is worth to the Rebel."""
KEPT = 4_096
"""Of how many positions the rest is remembered, the latest: every other that a thought looks at it
has looked at before."""
SPARE = 0.03
"""What a shot that a weapon on the board still has is worth: enough not to waste it."""


def estimate(state: State) -> tuple[float, float]:
    """Return the chances of the Imperial and of the Rebel.

    The rest is flown on paper with each of a few reserves, of which the Imperial has the
    best; time is on the Rebel's side, and so is room for more weapons in placement.
    """
    if state.end is not None:
        won = float(state.end is End.MOON_REACHED)
        return won, 1 - won
    lead = _best_lead(position(state))
    lead -= _arming(state) if state.phase is Phase.PLACEMENT else _waiting(state)
    chance = 1 / (1 + math.exp(-lead / SCALE))
    return chance, 1 - chance


@lru_cache(KEPT)
def _best_lead(stands: Position) -> float:
    """Return how far ahead the Imperial is with the best reserve; what flies alike flies once."""
    paper, lead, alike = Paper(stands), -math.inf, -1
    for reserve in RESERVES:
        if reserve > alike:
            points, turns, alike = paper.flown(reserve)
            lead = max(lead, _lead(points, turns))
    return lead


def _lead(points: int, turns: int) -> float:
    """Return how far ahead the Imperial is with what `Paper.flown` says."""
    return -1.0 - turns if turns else 1.0 + points / 3


def _arming(state: State) -> float:
    """Return what the weapons that are placed, and those still to come, promise the Rebel."""
    room = len(unhindered(state, REBEL)) if state.reserve else 0
    return ROOM * room + ARMED * len(state.weapons)


def _waiting(state: State) -> float:
    """Return what the time that has passed, and the shots that are left, promise the Rebel."""
    idle = state.phase is Phase.DEFENCE and state.flight is not None and not state.flight.cells
    spare = sum(_shots_left(marker) for marker in state.weapons.values())
    return DELAY * state.turn + QUIET * (state.quiet + idle) ** 2 + SPARE * spare


def _shots_left(marker: Marker) -> int:
    """Return the shots a weapon has left; of a fragmentation mine always as many as new EMPs."""
    match marker.kind:
        case Kind.EMP:
            return len(EMP_DICE) - marker.shots
        case Kind.FRAG_MINE:
            return len(EMP_DICE)
        case Kind.LASER | Kind.CONTACT_MINE | Kind.DESTROYER:
            return 1
