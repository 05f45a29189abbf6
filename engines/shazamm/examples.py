"""Positions on which the rules of Shazamm! are explained."""

from __future__ import annotations

from engines.core import Dice, play
from engines.examples import Example
from engines.shazamm.engine import Shazamm
from engines.shazamm.model import DECOY, SPELLS, Cast, Config, Deal, Phase
from engines.shazamm.state import State, Wizard

_ENGINE = Shazamm()
_NO_DICE = Dice("examples", 0)


def _start() -> State:
    return _ENGINE.start(Config(Deal.FULL), 2, _NO_DICE).state


def _last_round() -> State:
    """Return a late round: two slabs are gone at each end, and a wizard is nearly out of mana."""
    cards = (DECOY, *SPELLS)
    wizards = (Wizard(10, cards, (), mana=20), Wizard(16, cards, (), mana=5))
    return State(Deal.FULL, Phase.CAST, wizards, wall=13, middle=13, round=3, turn=9, collapsed=2)


def _bet(state: State, first: int, second: int) -> State:
    """Return what comes of two bets without spells."""
    for seat, bet in enumerate((first, second)):
        state = play(_ENGINE, state, seat, Cast(bet), _NO_DICE).state
    return state


EXAMPLES = {
    2: Example(_ENGINE.view(_bet(_start(), 12, 7), None)),
    8: Example(_ENGINE.view(_bet(_last_round(), 12, 5), None)),
}
