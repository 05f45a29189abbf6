"""What a seat may know of a position, and the positions that would look the same to it."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Dice, Seat
from engines.shazamm.choices import clone_choices, theft_choices
from engines.shazamm.model import (
    DECOY,
    SPELLS,
    Cast,
    Deal,
    Phase,
    Side,
    Spell,
    Turn,
    View,
)
from engines.shazamm.state import State, Wizard, with_wizard
from engines.shazamm.table import laid

MOST_GUESSED = 3
"""A drawn commitment lays at most this many cards; people seldom lay more."""


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


def resample(state: State, seat: Seat, dice: Dice) -> State:
    """Draw anew what a seat does not know.

    Unknown are the order of a shuffled stock, which of the opponent's cards are in the
    hand, and what the opponent has committed. Discards and laid cards are known.
    """
    own = state.wizards[seat]
    if state.deal is Deal.DRAWN:
        state = with_wizard(state, seat, replace(own, stock=dice.shuffled(sorted(own.stock))))
    return with_wizard(state, 1 - seat, _guessed(state, 1 - seat, dice))


def _guessed(state: State, seat: Seat, dice: Dice) -> Wizard:
    wizard = state.wizards[seat]
    if state.phase is Phase.ARRANGE:
        stock = dice.shuffled(SPELLS) if wizard.arranged else SPELLS
        return replace(wizard, stock=stock)
    held = len(wizard.hand) - 1
    hidden = dice.shuffled(sorted({*wizard.hand, *wizard.stock} - {DECOY}))
    hand = (DECOY, *sorted(hidden[:held]))
    guessed = replace(wizard, hand=hand, stock=hidden[held:])
    if wizard.cast is None:
        return guessed
    return replace(guessed, cast=_guessed_cast(guessed, dice))


def _guessed_cast(wizard: Wizard, dice: Dice) -> Cast:
    """Draw a commitment: small bets and few cards are likelier."""
    bet = 1 + min(dice.below(wizard.mana), dice.below(wizard.mana))
    count = min(dice.below(MOST_GUESSED + 1), dice.below(MOST_GUESSED + 1), len(wizard.hand))
    return Cast(bet, dice.shuffled(wizard.hand)[:count])
