"""Drawing anew what a seat does not know: what computers imagine."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Dice, Seat
from engines.shazamm.model import DECOY, SPELLS, Cast, Deal, Phase
from engines.shazamm.state import State, Wizard, with_wizard

MOST_GUESSED = 3
"""A drawn commitment lays at most this many cards; people seldom lay more."""


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
