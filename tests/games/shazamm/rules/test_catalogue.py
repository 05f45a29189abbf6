"""What of all cards somebody has seen: own ones, what lies in discards, and what is laid."""

from __future__ import annotations

from engines.core import play
from engines.shazamm import ENGINE
from engines.shazamm.catalogue import known
from engines.shazamm.model import DECOY, Cast, Clone
from engines.shazamm.numbers import BOOST, CLONE, RECYCLE
from tests.games.shazamm.positions import NO_DICE, committed, position


def test_a_cloned_card_is_no_card_of_the_box() -> None:
    """While another card asks, what was laid lies open: a clone of Boost beside the real one."""
    state = position(played=((), (BOOST,)))
    state = committed(state, Cast(5, (DECOY, CLONE, RECYCLE)), Cast(5, ()))
    state = play(ENGINE, state, 0, Clone(BOOST), NO_DICE).state
    assert state.chooser == 0
    laid = [card for card in known(ENGINE.view(state, None)) if card[1] != str(DECOY)]
    assert sorted(laid) == sorted([(0, str(CLONE)), (0, str(RECYCLE))])
    decoys = [card for card in known(ENGINE.view(state, None)) if card[1] == str(DECOY)]
    assert decoys == [(0, str(DECOY)), (1, str(DECOY))]
