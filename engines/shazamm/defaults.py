"""What happens when a clock runs out."""

from __future__ import annotations

from engines.shazamm.model import (
    DECOY,
    SPELLS,
    Action,
    Arrange,
    Cast,
    Clone,
    Phase,
    Recycle,
    Steal,
)
from engines.shazamm.state import State


def default_action(state: State) -> Action:
    """Return the cautious answer: the smallest bet, nothing taken, nothing changed."""
    match state.phase:
        case Phase.ARRANGE:
            return Arrange(SPELLS)
        case Phase.CLONE:
            return Clone()
        case Phase.STEAL:
            return Steal()
        case Phase.RECYCLE:
            return Recycle()
        case Phase.CAST | Phase.OVER:
            return Cast(1, (DECOY,))
