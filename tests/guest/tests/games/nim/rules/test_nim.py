"""The rules of Nim."""

from __future__ import annotations

import pytest

from engines.core import Dice, IllegalAction, play
from engines.nim import ENGINE, Config, State, Take

DICE = Dice("nim", 1)


def test_matches_are_taken_from_one_heap() -> None:
    step = play(ENGINE, State(Config()), 0, Take(4, 4), DICE)
    assert step.state.heaps == (1, 3, 5, 3)
    assert ENGINE.to_act(step.state) == {1}


def test_no_more_can_be_taken_than_there_are() -> None:
    with pytest.raises(IllegalAction):
        play(ENGINE, State(Config()), 0, Take(1, 2), DICE)


@pytest.mark.parametrize(("last_loses", "winner"), [(True, 1), (False, 0)])
def test_the_last_match_decides(last_loses: bool, winner: int) -> None:
    final = play(ENGINE, State(Config(last_loses), (0, 0, 1, 0)), 0, Take(3, 1), DICE).state
    outcome = ENGINE.outcome(final)
    assert outcome is not None and outcome.winners == {winner}
    assert ENGINE.to_act(final) == frozenset()
