"""Carrying out an action that was checked."""

from __future__ import annotations

from typing import TypeAlias

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


Onward: TypeAlias = (
    Discard
    | Draw
    | Reinforce
    | Move
    | Fire
    | Sound
    | Launch
    | PlayCard
    | Sweep
    | Use
    | End
    | Finish
)
"""What the active player goes on with; cards of any turn, and Xxcha, are among it."""


def carry_out(state: State, seat: Seat, action: Action, run: Run) -> State:
    """Return what a checked action leads to."""
    state = reached(state, seat, action)
    match action:
        case Keep():
            return keep(state, seat, action, run)
        case Respond():
            return respond(state, seat, action, run)
        case Place():
            return place(state, seat, action, run)
        case Scatter():
            return scatter(state, action, run)
        case Agree():
            return agree(state, seat, run)
        case Maneuver():
            return end(maneuver(state, seat, action, run), run)
        case Hush():  # to go on without the sound is all of it
            return _interrupted(state, seat, action, run)
        case _:
            return _step(_interrupted(state, seat, action, run), seat, action, run)


def _interrupted(state: State, seat: Seat, action: Action, run: Run) -> State:
    """Return the state in which the active player has gone on to something else.

    A shot still without its sound misses (ruling 9), and a hit that is not followed up at
    once no longer can be (ruling 25). What others do on this turn interrupts nothing.
    """
    if state.stack or seat != state.active:
        return state
    if state.shot is not None and not isinstance(action, Sound):
        state = missed(state, run)
    if state.chain is not None and not _follows_up(state, seat, action):
        state = replace(state, chain=None)
    return state


def _follows_up(state: State, seat: Seat, action: Action) -> bool:
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


def _step(state: State, seat: Seat, action: Onward, run: Run) -> State:
    match action:
        case Discard():
            return throw_away(state, seat, action, run)
        case Draw():
            return draw(state, seat, action, run)
        case Reinforce():
            return reinforce(state, seat, action, run)
        case Move():
            return move(state, seat, action, run)
        case Fire():
            return fire(state, seat, action, run)
        case Sound():
            return sound(state, seat, action, run)
        case Launch():
            return launch(state, seat, action, run)
        case PlayCard():
            return play_card(state, seat, action, run)
        case Sweep():
            return sweep(state, seat, action, run)
        case Use():
            return use(state, seat, action, run)
        case End() | Finish():
            return end(state, run)
