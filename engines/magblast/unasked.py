"""What is done by itself since the fifth version of the rules: nobody is asked where all see that
there is one thing to do (rulings 35a and 35f).

It hangs on what lies open alone: on fleets, on uses, and on whether hands have any card at all.
"""

from __future__ import annotations

from engines.core import Dice, Seat
from engines.magblast.abilities import can_use, phase_of_ability
from engines.magblast.maneuver import can_maneuver
from engines.magblast.model import Phase
from engines.magblast.shipyard import place_alone
from engines.magblast.state import State
from engines.magblast.supply import ships_to_draw
from engines.magblast.telling import Run
from engines.magblast.turn import end, next_turn_of


def by_itself(state: State, run: Run) -> State:
    """Return where a state leads of which nothing is to be decided: to the next decision."""
    if not state.since(5):
        return state
    state = place_alone(state, run)
    while state.question is None and not state.stack and is_idle(state):
        state = end(state, run)
    return state


def next_turn(state: State, seat: Seat) -> State:
    """Return how a seat's next turn begins if nothing changes: as if no card could be drawn."""
    return by_itself(next_turn_of(state, seat), Run(Dice("foreseen", 0)))


def is_idle(state: State) -> bool:
    """Tell whether nothing but its end is left of the phase, as everyone can see.

    The last phase is ended by whoever has the turn. What can be done in any phase can be done in
    that one too, unless it helps to pay for a ship, or to have one that moves at once. An empty
    hand says nothing where no card is left to be drawn: so a turn looks that is not there yet,
    and of which nobody knows what will be held by then.
    """
    fleet, hand = state.fleets[state.active], state.hands[state.active]
    match state.phase:
        case Phase.DISCARD:
            return not hand and not _has_its_ability(state)
        case Phase.REINFORCE:
            closed = fleet.full or not ships_to_draw(state)
            empty = not hand and bool(state.action_deck or state.action_discard)
            return closed or (empty and not can_use(state, state.active))
        case Phase.MANEUVER:
            return not can_maneuver(fleet) and not _has_its_ability(state)
        case _:
            return False


def _has_its_ability(state: State) -> bool:
    """Tell whether the active flagship has an ability of this very phase, and can use it."""
    flagship = state.fleets[state.active].flagship
    return phase_of_ability(flagship) is state.phase and can_use(state, state.active)
