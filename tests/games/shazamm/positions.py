"""Positions to start a rule test from, and turns played from them."""

from __future__ import annotations

from typing import NamedTuple

from engines.core import Dice, Event, Seat, Step, play
from engines.shazamm import ENGINE
from engines.shazamm.model import DECOY, SPELLS, Cast, Clone, Deal, Fate, Phase, Recycle, Steal
from engines.shazamm.state import State, Wizard
from tests.games.said import sayable

NO_DICE = Dice("nothing is drawn", 0)
Choice = Clone | Steal | Recycle


class Side(NamedTuple):
    """What one player does in a turn: the choices are answered in the order they are asked."""

    bet: int
    spells: tuple[int, ...] = ()
    choices: tuple[Choice, ...] = ()


def position(
    *,
    wall: int = 10,
    middle: int = 10,
    wizards: tuple[int, int] = (7, 13),
    collapsed: int = 0,
    mana: tuple[int, int] = (50, 50),
    played: tuple[tuple[int, ...], tuple[int, ...]] = ((), ()),
    silenced: bool = False,
    hand: tuple[int, ...] = SPELLS,
    stock: tuple[int, ...] = (),
) -> State:
    """Return a position at the beginning of a turn; both hold `hand` and the decoy."""
    first, second = (
        Wizard(wizards[s], (DECOY, *hand), stock, mana=mana[s], played=played[s]) for s in (0, 1)
    )
    return State(
        Deal.DRAWN,
        Phase.CAST,
        (first, second),
        wall=wall,
        middle=middle,
        collapsed=collapsed,
        round=collapsed + 1,
        silenced=silenced,
    )


def turn(state: State, first: Side, second: Side) -> Step[State]:
    """Play one turn, choices and all; the events are those of all its steps."""
    events: list[Event] = []
    waiting = (list(first.choices), list(second.choices))
    for seat, side in enumerate((first, second)):
        step = play(ENGINE, state, seat, Cast(side.bet, side.spells), NO_DICE)
        state, events = step.state, [*events, *step.events]
    while state.chooser is not None:
        step = play(ENGINE, state, state.chooser, waiting[state.chooser].pop(0), NO_DICE)
        state, events = step.state, [*events, *step.events]
    assert waiting == ([], []), "a choice was not asked for"
    return Step(state, tuple(events))


def mana(state: State) -> tuple[int, int]:
    """Return what both have left."""
    return (state.wizards[0].mana, state.wizards[1].mana)


def fates(state: State) -> dict[tuple[Seat, int], Fate]:
    """Return what became of each card of the last turn, by who laid it and its number."""
    assert state.last is not None
    return {(card.seat, card.spell): card.fate for card in state.last.laid}


def powers(state: State) -> tuple[int, int]:
    """Return the powers compared in the last turn."""
    assert state.last is not None
    assert state.last.powers is not None
    return state.last.powers


def told(step: Step[State]) -> list[str]:
    """Return the keys of what was told, without their common beginning."""
    return [sayable(event.text).key.removeprefix("shazamm-event-") for event in step.events]


def committed(state: State, first: Cast, second: Cast) -> State:
    """Return the state after both have committed: the turn's end, or its first choice."""
    state = play(ENGINE, state, 0, first, NO_DICE).state
    return play(ENGINE, state, 1, second, NO_DICE).state
