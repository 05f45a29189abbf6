"""Carrying out an action that was checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec.structs import replace

from engines.core import Seat
from engines.magblast.abilities import use
from engines.magblast.brutal import agree
from engines.magblast.cardplay import play_card
from engines.magblast.cards import Flagship
from engines.magblast.concussion import scatter
from engines.magblast.editions import category
from engines.magblast.firing import fire, is_extra, missed, sound
from engines.magblast.maneuver import maneuver, move
from engines.magblast.mines import sweep
from engines.magblast.model import (
    Action,
    Agree,
    Category,
    Discard,
    Draw,
    End,
    Finish,
    Fire,
    Hush,
    Keep,
    Launch,
    Maneuver,
    Move,
    Place,
    PlayCard,
    Reinforce,
    Respond,
    Scatter,
    Sound,
    Sweep,
    Use,
)
from engines.magblast.passing import reached
from engines.magblast.setup import keep
from engines.magblast.shipyard import place, reinforce
from engines.magblast.squadrons import launch
from engines.magblast.state import State
from engines.magblast.telling import Run
from engines.magblast.turn import draw, end, throw_away
from engines.magblast.windows import respond

CHAINED = frozenset((Category.DIRECT_HIT, Category.EFFECT))


_Do: TypeAlias = Callable[[State, Seat, Any, Run], State]


def carry_out(state: State, seat: Seat, action: Action, run: Run) -> State:
    """Return what a checked action leads to."""
    state = reached(state, seat, action)
    onward = _ONWARD.get(type(action))
    if onward is None:
        return _BESIDES[type(action)](state, seat, action, run)
    return onward(_interrupted(state, seat, action, run), seat, action, run)


def _interrupted(state: State, seat: Seat, action: Action, run: Run) -> State:
    """Return the state in which the active player has gone on to something else.

    A shot still without its sound misses (ruling 9), and a hit that is not followed up at
    once no longer can be (ruling 25). What others do on this turn interrupts nothing.
    """
    if state.stack or seat != state.active:
        return state
    if state.shot is not None and not isinstance(action, Sound):
        state = missed(state, run)
    if state.chain is not None and not follows_up(state, seat, action):
        state = replace(state, chain=None)
    return state


def follows_up(state: State, seat: Seat, action: Action) -> bool:
    """Tell whether an action goes on with a chain; by the first rules any ability did."""
    match action:
        case PlayCard(card=card):
            return category(card) in CHAINED
        case Fire():
            return is_extra(state, action)
        case Use():
            captures = state.fleets[seat].flagship is Flagship.MENTAK_COALITION
            return captures or not state.since(2)
        case _:
            return False


def _scatter(state: State, seat: Seat, action: Scatter, run: Run) -> State:
    return scatter(state, action, run)


def _agree(state: State, seat: Seat, action: Agree, run: Run) -> State:
    return agree(state, seat, run)


def _maneuver(state: State, seat: Seat, action: Maneuver, run: Run) -> State:
    return end(maneuver(state, seat, action, run), run)


def _hush(state: State, seat: Seat, action: Hush, run: Run) -> State:
    """Do nothing: to go on without the sound is all of it."""
    return state


def _end(state: State, seat: Seat, action: End | Finish, run: Run) -> State:
    return end(state, run)


_BESIDES: dict[type, _Do] = {
    Keep: keep,
    Respond: respond,
    Place: place,
    Scatter: _scatter,
    Agree: _agree,
    Maneuver: _maneuver,
}
"""What is done without going on to something else."""
_ONWARD: dict[type, _Do] = {
    Discard: throw_away,
    Draw: draw,
    Reinforce: reinforce,
    Move: move,
    Fire: fire,
    Sound: sound,
    Hush: _hush,
    Launch: launch,
    PlayCard: play_card,
    Sweep: sweep,
    Use: use,
    End: _end,
    Finish: _end,
}
"""What the active player goes on with; cards of any turn, and Xxcha, are among it."""
