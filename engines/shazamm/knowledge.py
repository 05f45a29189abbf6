"""What a seat may know of a position."""

from __future__ import annotations

from engines.core import Seat
from engines.shazamm.choices import clone_choices, theft_choices
from engines.shazamm.model import (
    Deal,
    Phase,
    Side,
    Spell,
    Turn,
    View,
)
from engines.shazamm.state import State, Wizard
from engines.shazamm.table import laid


def view(state: State, seat: Seat | None) -> View:
    """Return everything a seat (None: a spectator) may know."""
    own = None if seat is None else state.wizards[seat]
    fallen = state.fallen() if state.phase is Phase.OVER else frozenset[Seat]()
    return View(
        seat=seat,
        deal=state.deal,
        phase=state.phase,
        round=state.round,
        turn_number=state.turn,
        wall=state.wall,
        middle=state.middle,
        collapsed=state.collapsed,
        silenced=state.silenced,
        sides=(_side(state, state.wizards[0]), _side(state, state.wizards[1])),
        hand=() if own is None else own.hand,
        stock=own.stock if own is not None and state.deal is Deal.ARRANGED else (),
        cast=None if own is None else own.cast,
        turn=_turn(state),
        choosing=frozenset() if state.chooser is None else frozenset((state.chooser,)),
        choices=_choices(state),
        last=state.last,
        winner=1 - min(fallen) if len(fallen) == 1 else None,
    )


def _side(state: State, wizard: Wizard) -> Side:
    arranging = state.phase is Phase.ARRANGE
    return Side(
        wizard=wizard.slab,
        mana=wizard.mana,
        hand_size=len(wizard.hand),
        stock_size=len(wizard.stock),
        discard=wizard.discard,
        committed=wizard.arranged if arranging else wizard.cast is not None,
    )


def _turn(state: State) -> Turn | None:
    if state.showdown is None:
        return None
    return Turn(
        number=state.turn,
        round=state.round,
        bets=state.showdown.bets,
        laid=laid(state.showdown),
        powers=None,
        wall_before=state.showdown.wall_before,
        wall_pushed=state.wall,
        wall_after=state.wall,
        ended=None,
    )


def _choices(state: State) -> tuple[Spell, ...]:
    if state.chooser is None:
        return ()
    match state.phase:
        case Phase.CLONE:
            return clone_choices(state, state.chooser)
        case Phase.STEAL:
            return theft_choices(state, state.chooser)
        case Phase.ARRANGE | Phase.CAST | Phase.RECYCLE | Phase.OVER:
            return ()
