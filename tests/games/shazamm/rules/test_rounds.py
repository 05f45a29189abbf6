"""The end of a round and of the match (rulebook, "Fin de la Ronda", "Quedándome sin Mana")."""

from __future__ import annotations

import pytest

from engines.core import Player
from engines.shazamm import ENGINE
from engines.shazamm.model import Phase, RoundEnd
from tests.games.shazamm.positions import Side, mana, position, told, turn


def test_a_wizard_hit_ends_the_round() -> None:
    step = turn(position(wall=12), Side(9), Side(5))
    assert step.state.last is not None
    assert step.state.last.ended is RoundEnd.WIZARD_HIT
    assert "wizard-hit" in told(step)


@pytest.mark.parametrize(("wall", "bets", "hit"), [(12, (9, 5), 1), (8, (5, 9), 0)])
def test_it_is_told_which_wizard_was_hit(wall: int, bets: tuple[int, int], hit: int) -> None:
    step = turn(position(wall=wall), *map(Side, bets))
    (said,) = [e.text for e in step.events if e.text.key == "shazamm-event-wizard-hit"]
    assert said.args == {"player": Player(hit)}


def test_the_wizards_regroup_three_steps_from_the_wall() -> None:
    state = turn(position(wall=12), Side(9), Side(5)).state
    assert (state.wall, state.middle) == (13, 13)
    assert [wizard.slab for wizard in state.wizards] == [10, 16]


@pytest.mark.parametrize("collapsed", range(3))
def test_a_slab_collapses_at_each_end(collapsed: int) -> None:
    step = turn(position(collapsed=collapsed), Side(5, (4,)), Side(5))
    state = step.state
    (said,) = [e.text for e in step.events if e.text.key == "shazamm-event-collapse"]
    assert (said.args["left"], said.args["right"]) == (1 + collapsed, 19 - collapsed)
    assert (said.args["round"], said.args["slab"]) == (1 + collapsed, state.wall)
    assert state.collapsed == collapsed + 1
    assert not state.intact(1 + collapsed)
    assert not state.intact(19 - collapsed)
    assert state.intact(2 + collapsed)


def test_a_new_round_fills_the_mana_and_deals_three() -> None:
    before = position(mana=(9, 9), hand=(1, 2, 3, 4, 5), stock=(9, 7, 8, 6, 10))
    state = turn(before, Side(9), Side(9)).state
    assert mana(state) == (50, 50)
    assert state.round == 2
    assert state.wizards[0].hand == (0, 1, 2, 3, 4, 5, 7, 8, 9)
    assert state.wizards[0].stock == (6, 10)


@pytest.mark.parametrize("left", [2, 0])
def test_a_small_stock_is_drawn_up_and_an_empty_one_not(left: int) -> None:
    before = position(mana=(9, 9), hand=(1,), stock=(9, 7)[:left])
    step = turn(before, Side(9), Side(9))
    assert step.state.wizards[0].stock == ()
    assert len(step.state.wizards[0].hand) == 2 + left
    assert ("draws" in told(step)) is (left > 0)


def test_discards_are_not_shuffled_back() -> None:
    state = turn(position(hand=(7,), mana=(9, 9)), Side(9, (7,)), Side(9)).state
    assert state.wizards[0].hand == (0,)
    assert state.wizards[0].discard == (7,)


def test_running_out_of_mana_lets_the_rival_push_on() -> None:
    step = turn(position(mana=(50, 5)), Side(6), Side(5))
    assert step.state.last is not None
    assert step.state.last.ended is RoundEnd.RUN_OUT
    assert (step.state.last.wall_pushed, step.state.wall) == (11, 13)
    (shift,) = (e.text for e in step.events if e.text.key == "shazamm-event-run-out")
    assert shift.args == {"player": Player(1), "steps": 2, "slab": 13}


@pytest.mark.parametrize(("wall", "winner"), [(15, 0), (5, 1)])
def test_whoever_falls_loses(wall: int, winner: int) -> None:
    wizards = (wall - 2, wall + 1) if winner == 0 else (wall - 1, wall + 2)
    bets = (Side(9), Side(5)) if winner == 0 else (Side(5), Side(9))
    state = turn(position(wall=wall, wizards=wizards, collapsed=1), *bets).state
    assert state.phase is Phase.OVER
    outcome = ENGINE.outcome(state)
    assert outcome is not None
    assert outcome.ranking == (frozenset({winner}), frozenset({1 - winner}))
    assert outcome.reason.key == "shazamm-outcome-fall"
    assert ENGINE.view(state, None).winner == winner


def test_a_draw_has_no_winner() -> None:
    state = turn(position(collapsed=6), Side(1, (4,)), Side(1)).state
    outcome = ENGINE.outcome(state)
    assert outcome is not None
    assert outcome.winners == frozenset()
    assert ENGINE.view(state, 0).winner is None


def test_a_match_may_be_won_in_two_rounds() -> None:
    state = turn(position(wall=12), Side(9), Side(5)).state
    for _ in range(3):
        state = turn(state, Side(9), Side(5)).state
    assert state.round == 2
    outcome = ENGINE.outcome(state)
    assert outcome is not None
    assert outcome.winners == {0}


@pytest.mark.parametrize("wall", range(8, 13))
def test_the_seventh_round_end_is_always_the_last(wall: int) -> None:
    state = turn(position(wall=wall, collapsed=6), Side(1, (4,)), Side(1)).state
    outcome = ENGINE.outcome(state)
    assert outcome is not None
    assert (outcome.winners == frozenset()) is (wall == 10)
