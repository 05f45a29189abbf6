"""A turn as a whole (rulebook, "Como se Juega")."""

from __future__ import annotations

import pytest

from engines.core import Dice, IllegalConfig, Player, play
from engines.shazamm import ENGINE
from engines.shazamm.model import SPELLS, Cast, Config, Phase, Recycle
from tests.games.shazamm.positions import (
    NO_DICE,
    Side,
    committed,
    mana,
    position,
    powers,
    told,
    turn,
)


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_a_match_needs_two(seats: int) -> None:
    with pytest.raises(IllegalConfig):
        ENGINE.start(Config(), seats, Dice("seats", 0))


def test_the_wall_moves_towards_the_weaker_by_one_slab() -> None:
    assert turn(position(), Side(49), Side(1)).state.wall == 11
    assert turn(position(), Side(1), Side(49)).state.wall == 9


def test_equal_powers_leave_the_wall() -> None:
    step = turn(position(), Side(7), Side(7))
    assert step.state.wall == 10
    assert "wall-stays" in told(step)


def test_winner_and_loser_pay() -> None:
    assert mana(turn(position(), Side(7), Side(12)).state) == (43, 38)


def test_a_turn_is_told_in_the_order_in_which_it_happens() -> None:
    step = turn(position(), Side(3, (7,)), Side(9, (8, 11)))
    assert told(step) == [
        *("committed", "own-commitment", "reveal", "reveal"),
        *("boost", "double", "resistance"),
        *("powers", "wall-moves", "pays", "pays", "own-turn", "own-turn"),
    ]


@pytest.mark.parametrize(
    ("bets", "ways", "slab"),
    [
        ((9, 2), ("farther", "closer"), 11),
        ((2, 9), ("closer", "farther"), 9),
        ((5, 5), ("same",) * 2, 10),
    ],
)
def test_each_is_told_the_own_part_of_a_turn(
    bets: tuple[int, int], ways: tuple[str, str], slab: int
) -> None:
    step = turn(position(), Side(bets[0]), Side(bets[1]))
    own = {e.audience: e.text.args for e in step.events if e.text.key.endswith("own-turn")}
    for seat in (0, 1):
        said = own[frozenset({seat})]
        assert (said["own"], said["other"]) == (bets[seat], bets[1 - seat])
        assert (said["way"], said["slab"], said["steps"]) == (ways[seat], slab, abs(slab - 10))
        assert (said["rival"], said["mana"]) == (Player(1 - seat), 50 - bets[seat])


def test_each_is_told_that_a_turn_was_cut_off() -> None:
    step = turn(position(), Side(1, (4,)), Side(5))
    cut = [e.audience for e in step.events if e.text.key.endswith("own-cut-off")]
    assert cut == [frozenset({0}), frozenset({1})]


def test_the_last_turn_is_recorded_card_by_card() -> None:
    state = turn(position(), Side(3, (7,)), Side(9, (8,))).state
    assert state.last is not None
    assert (state.last.number, state.last.round) == (1, 1)
    assert [(card.spell, card.seat) for card in state.last.laid] == [(7, 0), (8, 1)]
    assert state.turn == 2


def test_bets_are_recorded_as_they_are_after_recycle() -> None:
    state = turn(position(), Side(3, (6,), (Recycle(5),)), Side(9)).state
    assert state.last is not None
    assert state.last.bets == (8, 9)


def test_all_spells_may_be_laid_at_once() -> None:
    state = turn(position(), Side(1, SPELLS), Side(9)).state
    assert state.wizards[0].discard == SPELLS
    assert state.wizards[0].hand == (0,)


def test_choices_are_asked_with_everything_revealed() -> None:
    """Rulebook, card 6: whoever recycles has seen both bets and all cards."""
    state = committed(position(), Cast(3, (6,)), Cast(5, (7,)))
    seen = ENGINE.view(state, 0)
    assert seen.turn is not None
    assert seen.turn.bets == (3, 5)
    assert [(laid.seat, laid.spell) for laid in seen.turn.laid] == [(0, 6), (1, 7)]
    assert (seen.phase, seen.choosing) == (Phase.RECYCLE, {0})
    assert ENGINE.to_act(state) == {0}
    assert ENGINE.may_act(state) == frozenset()


def test_a_commitment_may_be_changed_until_the_other_hascommitted() -> None:
    state = play(ENGINE, position(), 0, Cast(3), NO_DICE).state
    assert (ENGINE.to_act(state), ENGINE.may_act(state)) == ({1}, {0})
    changed = play(ENGINE, state, 0, Cast(9), NO_DICE)
    assert [event.audience for event in changed.events] == [frozenset({0})]
    assert not changed.revealed
    state = play(ENGINE, changed.state, 1, Cast(5), NO_DICE).state
    assert powers(state) == (9, 5)


def test_only_reveals_and_draws_cannot_be_undone() -> None:
    first = play(ENGINE, position(), 0, Cast(3, (6,)), NO_DICE)
    second = play(ENGINE, first.state, 1, Cast(5), NO_DICE)
    third = play(ENGINE, second.state, 0, Recycle(1), NO_DICE)
    assert [first.revealed, second.revealed, third.revealed] == [False, True, False]
    drawing = position(mana=(3, 50), hand=(6,), stock=(7, 8, 9))
    state = committed(drawing, Cast(2, (6,)), Cast(5))
    assert play(ENGINE, state, 0, Recycle(1), NO_DICE).revealed
