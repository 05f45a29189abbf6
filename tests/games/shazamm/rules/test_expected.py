"""What a wizard who has bet expects of the other: less, as much or more, and no card."""

from __future__ import annotations

import pytest

import engines
from engines.core import play
from engines.shazamm import ENGINE
from engines.shazamm.model import Cast
from engines.shazamm.numbers import BOOST, CLONE, END_OF_ROUND, RECYCLE, THEFT
from engines.shazamm.state import State
from tests.games.shazamm.positions import NO_DICE, Side, position, turn


def expected(state: State, seat: int, bet: int, *spells: int) -> dict[str, int]:
    """Return the bets that a seat expects of the other after its own, by what comes of them."""
    laid = play(ENGINE, state, seat, Cast(bet, spells), NO_DICE).state
    found = engines.ways("shazamm", ENGINE.view(laid, seat), seat).expected()
    assert {one.seat for one in found} <= {1 - seat}
    return {one.words.key.removeprefix("shazamm-expected-"): one.action.bet for one in found}


@pytest.mark.parametrize("seat", [0, 1])
def test_the_nearest_bets_stand_for_all(seat: int) -> None:
    assert expected(position(), seat, 7) == {"won": 1, "tied": 7, "lost": 8}
    assert expected(position(), seat, 7, BOOST) == {"won": 1, "tied": 14, "lost": 15}
    assert expected(position(), seat, 1) == {"tied": 1, "lost": 2}


def test_nobody_is_expected_to_bet_more_than_there_is() -> None:
    assert expected(position(mana=(50, 7)), 0, 7) == {"won": 1, "tied": 7}
    assert expected(position(mana=(50, 6)), 0, 7) == {"won": 1}
    assert expected(position(mana=(50, 8)), 0, 7) == {"won": 1, "tied": 7, "lost": 8}


@pytest.mark.parametrize("spell", [RECYCLE, END_OF_ROUND, CLONE])
def test_nothing_is_expected_where_a_card_asks_or_ends_it(spell: int) -> None:
    """Neither in the first turn nor in one behind a turn that was compared."""
    assert expected(position(), 0, 7, spell) == {}
    later = turn(position(), Side(3), Side(2)).state
    assert expected(later, 0, 7, spell) == {}
    assert expected(later, 0, 7, THEFT) == {"won": 1, "tied": 7, "lost": 8}
