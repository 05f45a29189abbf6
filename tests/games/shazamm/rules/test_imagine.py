"""What a wizard imagines of a position while a spell asks: the cards on the table as they lie."""

from __future__ import annotations

import pytest

from engines.core import play
from engines.shazamm import ENGINE
from engines.shazamm.model import Cast, Fate, Steal
from engines.shazamm.numbers import BOOST, DOUBLE, INFERNO, RECYCLE, RESERVE, SUCTION, THEFT
from engines.shazamm.state import State
from tests.games.shazamm.positions import NO_DICE, committed, position


def stolen() -> State:
    """Seat 0 has stolen Boost and Suction, thrown Reserve away, and is asked by Recycle.

    Both laid Inferno and Double, which are cancelled.
    """
    own = Cast(5, (THEFT, RECYCLE, DOUBLE, INFERNO))
    state = committed(position(), own, Cast(6, (BOOST, DOUBLE, INFERNO, RESERVE, SUCTION)))
    return play(ENGINE, state, 0, Steal((BOOST, SUCTION)), NO_DICE).state


def asked_by_what_was_stolen() -> State:
    """Seat 0 has stolen Recycle, which asks it."""
    state = committed(position(), Cast(5, (THEFT,)), Cast(6, (RECYCLE, BOOST)))
    return play(ENGINE, state, 0, Steal((RECYCLE,)), NO_DICE).state


@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_was_stolen_is_still_to_come_while_it_asks(seat: int | None) -> None:
    state = asked_by_what_was_stolen()
    assert state.chooser == 0
    imagined = ENGINE.imagine(ENGINE.view(state, seat))
    assert sorted(map(repr, imagined.table.cards)) == sorted(map(repr, state.table.cards))


@pytest.mark.parametrize("seat", [0, 1, None])
def test_all_that_lies_open_is_imagined_as_it_is(seat: int | None) -> None:
    """Both what is still to take effect, for whom, and what will not any more."""
    state = stolen()
    assert state.chooser == 0
    cards = {(card.seat, card.spell): card for card in state.table.cards}
    assert cards[1, BOOST].fate is Fate.PENDING and cards[1, BOOST].user == 0
    assert cards[1, INFERNO].fate is Fate.CANCELLED
    assert cards[1, RESERVE].fate is Fate.DISCARDED
    imagined = ENGINE.imagine(ENGINE.view(state, seat))
    assert {(card.seat, card.spell): card for card in imagined.table.cards} == cards
