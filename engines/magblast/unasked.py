"""What is done by itself since the fifth version of the rules: nobody is asked where all see that
there is one thing to do (rulings 35a and 35f).

It hangs on what lies open alone: on fleets, on uses, and on whether hands have any card at all.
"""

from __future__ import annotations

from engines.magblast.abilities import can_use, phase_of_ability
from engines.magblast.maneuver import can_maneuver
from engines.magblast.model import Phase
from engines.magblast.shipyard import place_alone
from engines.magblast.state import State
from engines.magblast.supply import ships_to_draw
from engines.magblast.telling import Run
from engines.magblast.turn import end


def by_itself(state: State, run: Run) -> State:
    """Return where a state leads of which nothing is to be decided: to the next decision."""
    if not state.since(5):
        return state
    state = place_alone(state, run)
    while state.question is None and not state.stack and is_idle(state):
        state = end(state, run)
    return state


def is_idle(state: State) -> bool:
    """Tell whether nothing but its end is left of the phase, as everyone can see.

    The last phase is ended by whoever has the turn. What can be done in any phase can be done in
    that one too, unless it helps to pay for a ship, or to have one that moves at once.
    """
    fleet, hand = state.fleets[state.active], state.hands[state.active]
    match state.phase:
        case Phase.DISCARD:
            return not hand and not _has_its_ability(state)
        case Phase.REINFORCE:
            closed = fleet.full or not ships_to_draw(state)
            return closed or not (hand or can_use(state, state.active))
        case Phase.MANEUVER:
            return not can_maneuver(fleet) and not _has_its_ability(state)
        case _:
            return False


def _has_its_ability(state: State) -> bool:
    """Tell whether the active flagship has an ability of this very phase, and can use it."""
    flagship = state.fleets[state.active].flagship
    return phase_of_ability(flagship) is state.phase and can_use(state, state.active)
