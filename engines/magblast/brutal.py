"""Brutal Assault: the last two may agree on one shot per turret ("Asalto Brutal")."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Player, Seat
from engines.magblast.refusals import refuse
from engines.magblast.state import State
from engines.magblast.telling import Run


def may_agree(state: State, seat: Seat) -> bool:
    """Tell whether a seat could call for a Brutal Assault now."""
    if state.brutal_from is not None or seat in state.agreed:
        return False
    living = state.living
    return len(living) == 2 and seat in living and _is_allowed(state)


def _is_allowed(state: State) -> bool:
    """Tell whether the last two may agree; by the first rules the lobby had to allow it."""
    return state.since(2) or state.config.brutal_assault


def check_agree(state: State, seat: Seat) -> None:
    """Raise `IllegalAction` with the reason why a Brutal Assault cannot be called for."""
    if not _is_allowed(state):
        raise refuse("no-brutal-assault")
    if len(state.living) > 2:
        raise refuse("brutal-too-many", count=len(state.living))
    if not may_agree(state, seat):
        raise refuse("brutal-called")


def agree(state: State, seat: Seat, run: Run) -> State:
    """Call for it; once both have, it begins with the weaker fleet's next turn (ruling 37)."""
    state = replace(state, agreed=state.agreed | {seat})
    if len(state.agreed) < 2:
        run.tell("brutal-called", player=Player(seat))
        return state
    beginner = _weaker(state)
    run.tell("brutal-agreed", player=Player(beginner))
    return replace(state, brutal_from=beginner)


def _weaker(state: State) -> Seat:
    """Return who has less hull left in all; of equals, whoever is next to play (ruling 37).

    The first rules did not count the flagship.
    """
    order = state.clockwise((state.active + 1) % len(state.fleets))
    counted = state.since(2)

    def hull(seat: Seat) -> int:
        fleet = state.fleets[seat]
        return fleet.hull + (fleet.flagship_hull if counted else 0)

    return min(order, key=hull)
