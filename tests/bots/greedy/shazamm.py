"""Shazamm! without search: a fifth of the mana, and a card where it is plainly good."""

from __future__ import annotations

from engines.core import Dice, Seat
from engines.shazamm import ENGINE
from engines.shazamm.model import Action, Cast, Phase
from engines.shazamm.numbers import (
    BOOST,
    DOUBLE,
    END_OF_ROUND,
    MIDDLE,
    RESISTANCE,
    WINNER_LOSES,
)
from engines.shazamm.setup import REACH
from engines.shazamm.state import State

SAVERS = (RESISTANCE, WINNER_LOSES, MIDDLE)


def bettor(state: State, seat: Seat, dice: Dice) -> Action:
    """Bet a fifth of the mana, one more or one less, and never lay a card."""
    if state.phase is not Phase.CAST:
        return ENGINE.default_action(state, seat)
    return Cast(_bet(state, seat, dice))


def greedy(state: State, seat: Seat, dice: Dice) -> Action:
    """Bet as the bettor does; save oneself beside the wall, win by force or by the bell.

    Where the bet does not matter for that, it is the smallest.
    """
    if state.phase is not Phase.CAST:
        return ENGINE.default_action(state, seat)
    bet, hand = _bet(state, seat, dice), state.wizards[seat].hand
    if END_OF_ROUND in hand and _wins_now(state, seat):
        return Cast(1, (END_OF_ROUND,))
    if abs(state.wall - state.wizards[seat].slab) == 1:
        for saver in SAVERS:
            if saver in hand:
                return Cast(bet if saver == MIDDLE else 1, (saver,))
    return Cast(bet, (BOOST, DOUBLE) if {BOOST, DOUBLE} <= set(hand) else ())


def _bet(state: State, seat: Seat, dice: Dice) -> int:
    mana = state.wizards[seat].mana
    return max(1, min(mana, mana // 5 + dice.below(3) - 1))


def _wins_now(state: State, seat: Seat) -> bool:
    """Tell whether the other alone would stand on no slab if the round ended here."""
    low, high = 2 + state.collapsed, 18 - state.collapsed
    stands = (state.wall - REACH >= low, state.wall + REACH <= high)
    return stands[seat] and not stands[1 - seat]
