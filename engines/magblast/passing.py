"""Phases that are finished by doing something of a later one (ruling 35e).

That tells nobody whether anything could have been done in them: it hangs on what is done alone.
"""

from __future__ import annotations

from engines.core import Seat
from engines.magblast.abilities import phase_of_ability
from engines.magblast.editions import KINDS
from engines.magblast.maneuver import check_layout
from engines.magblast.model import (
    ATTACK,
    MANEUVER,
    Action,
    Finish,
    Fire,
    Kind,
    Launch,
    Maneuver,
    Move,
    Phase,
    PlayCard,
    Sweep,
    Use,
)
from engines.magblast.questions import is_optional
from engines.magblast.state import State
from engines.magblast.turn import next_phase

BEHIND_THE_DRAW = (Phase.REINFORCE, Phase.MANEUVER, Phase.ATTACK)
"""The phases of which all but the last can be finished so, in their order."""
_PHASES: dict[type, Phase] = {
    Move: Phase.MANEUVER,
    Maneuver: Phase.MANEUVER,
    Fire: Phase.ATTACK,
    Launch: Phase.ATTACK,
    Sweep: Phase.ATTACK,
    Finish: Phase.ATTACK,
}
"""The phase to which an action belongs that is neither a card nor an ability."""
_NAMED = (PlayCard, Use)
_BEFORE: dict[Phase | None, tuple[Phase, ...]] = {
    phase: BEHIND_THE_DRAW[:at] for at, phase in enumerate(BEHIND_THE_DRAW)
}
"""What comes before each of them."""


def reached(state: State, seat: Seat, action: Action) -> State:
    """Return the state in the phase to which an action belongs, all before that finished.

    It stays as it is where nothing has to be finished. Raises `IllegalAction` where a phase
    cannot be finished as it stands.
    """
    if seat != state.active or not state.since(3):
        return state
    before = _BEFORE.get(phase_of(state, seat, action), ())
    while state.phase in before:
        if state.phase is MANEUVER:
            check_layout(state, seat)
        state = next_phase(state)
    return state


def phase_of(state: State, seat: Seat, action: Action) -> Phase | None:
    """Return the phase to which an action belongs; None where that is of no account."""
    if not isinstance(action, _NAMED):
        return _PHASES.get(type(action))
    if is_optional(state, seat, action):
        return None
    if isinstance(action, Use):
        return phase_of_ability(state.fleets[seat].flagship)
    reinforces = KINDS.get(action.card) is Kind.REINFORCEMENTS
    return state.edition.reinforcements_in if reinforces else ATTACK
