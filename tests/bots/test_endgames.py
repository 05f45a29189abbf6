"""Ends of matches where nothing is hidden are solved; others are left to lines of thought."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bots import LEVELS, choose
from bots.allowance import for_ever
from bots.endgames import BOTH, Payoffs, balanced, mixtures
from bots.search import SOLVING
from engines.core import Dice
from engines.imperium import ENGINE as IMPERIUM
from engines.shazamm import ENGINE
from engines.shazamm.model import SPELLS, Cast
from engines.shazamm.state import State
from tests.bots.exploiting import last_round
from tests.games.imperium.positions import position as campaign
from tests.games.shazamm.positions import position

PLENTY = 10_000
NEAR = 0.05
ASKED = 60


@pytest.mark.parametrize(
    ("payoffs", "own", "others"),
    [
        ([[1, 0], [0, 1]], [0.5, 0.5], [0.5, 0.5]),
        ([[0.5, 0, 1], [1, 0.5, 0], [0, 1, 0.5]], [1 / 3] * 3, [1 / 3] * 3),
        ([[1, 0], [0, 0.5]], [1 / 3, 2 / 3], [1 / 3, 2 / 3]),
        ([[0.2, 0.3], [0.9, 0.6], [0.8, 0.5]], [0, 1, 0], [0, 1]),
    ],
    ids=["pennies", "rock, paper, scissors", "one prize is larger", "one choice is best"],
)
def test_both_are_mixed_so_that_nobody_can_do_better(
    payoffs: Payoffs, own: list[float], others: list[float]
) -> None:
    for found, known in zip(balanced(payoffs), (own, others), strict=True):
        assert found == pytest.approx(known, abs=NEAR)


def solved(state: State, most: int = PLENTY) -> dict[int, list[float]] | None:
    return mixtures(ENGINE, state, legal(state), most, for_ever)


def legal(state: State) -> dict[int, list[Any]]:
    return {seat: list(ENGINE.legal_actions(state, seat)) for seat in BOTH}


def test_what_comes_later_counts() -> None:
    """Of six points each, no bet is safe: several are made, and none nearly always."""
    found = solved(last_round((6, 6)))
    assert found is not None
    for seat in BOTH:
        assert max(found[seat]) < 1 - NEAR
        assert sum(share > NEAR for share in found[seat]) > 1


def one_of_two_in_hand(mana: tuple[int, int]) -> State:
    """Return an end in which each has one spell left in hand, and the other in the stock."""
    state = position(mana=mana, wizards=(8, 12), collapsed=6, hand=SPELLS[:1], stock=SPELLS[1:2])
    spent = tuple(replace(wizard, discard=SPELLS[2:]) for wizard in state.wizards)
    return replace(state, wizards=spent)


def test_what_is_too_long_hidden_or_decided_by_one_is_not_solved() -> None:
    state = last_round((6, 6))
    assert solved(state, most=50) is None
    assert mixtures(ENGINE, state, legal(state), PLENTY, lambda: False) is None
    assert solved(one_of_two_in_hand((4, 4))) is None
    assert solved(ENGINE.apply(state, 0, Cast(1), Dice("", 0)).state) is None
    alone = campaign()
    choices = {seat: list(IMPERIUM.legal_actions(alone, seat)) for seat in BOTH}
    assert mixtures(IMPERIUM, alone, choices, PLENTY, for_ever) is None


def test_a_computer_does_what_was_solved() -> None:
    """It is asked so often that its bets are made about as often as they should be."""
    state = last_round((5, 5))
    found = solved(state)
    assert found is not None
    thought = LEVELS["normal"].steady
    done = [choose(ENGINE, state, 0, Dice("solved", n), thought) for n in range(ASKED)]
    for action, share in zip(legal(state)[0], found[0], strict=True):
        assert done.count(action) / ASKED == pytest.approx(share, abs=2 * NEAR)


def test_whoever_cannot_solve_an_end_in_time_thinks_in_lines() -> None:
    """What is left of the time is theirs."""
    asked = list[float]()

    def keep_going(part: float = 1.0) -> bool:
        asked.append(part)
        return part == 1.0

    choose(ENGINE, last_round((6, 6)), 0, Dice("late", 0), LEVELS["normal"], keep_going)
    assert asked.count(SOLVING) == 1, "it gives up at once"
    assert asked.count(1.0) > LEVELS["normal"].lines / 2


def test_what_is_told_of_the_past_decides_nothing() -> None:
    state = last_round((6, 6))
    paths = [((1, 2), (2, 1)), ((2, 1), (1, 2))]
    ends = list[Any]()
    for path in paths:
        after = state
        for bets in path:
            for seat, bet in zip(BOTH, bets, strict=True):
                after = ENGINE.apply(after, seat, Cast(bet), Dice("", 0)).state
        ends.append(after)
    assert ends[0] != ends[1]
    assert ENGINE.essence(ends[0]) == ENGINE.essence(ends[1])
