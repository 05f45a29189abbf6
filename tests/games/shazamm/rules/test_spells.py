"""Each card by itself (rulebook, "Las cartas")."""

from __future__ import annotations

import pytest

from engines.core import play
from engines.shazamm import ENGINE
from engines.shazamm.model import (
    DECOY,
    SPELLS,
    Cast,
    Clone,
    Fate,
    Phase,
    Recycle,
    RoundEnd,
    Steal,
)
from tests.games.shazamm.positions import (
    NO_DICE,
    Side,
    committed,
    fates,
    mana,
    position,
    powers,
    told,
    turn,
)


def test_0_decoy_does_nothing_and_returns_to_the_hand() -> None:
    state = turn(position(), Side(5, (DECOY,)), Side(5, (DECOY,))).state
    assert DECOY in state.wizards[0].hand
    assert state.wizards[0].discard == ()
    assert fates(state) == {(0, DECOY): Fate.APPLIED, (1, DECOY): Fate.APPLIED}


def test_0_decoys_of_both_do_not_cancel() -> None:
    assert "cancelled" not in told(turn(position(), Side(5, (DECOY,)), Side(6, (DECOY,))))


def test_0_decoy_cannot_be_stolen() -> None:
    step = turn(position(), Side(5, (3,)), Side(6, (DECOY,)))
    assert "theft-nothing" in told(step)


def test_1_silence_loses_all_other_spells_of_the_turn() -> None:
    state = turn(position(), Side(1, (1,)), Side(5, (7, 8, 13))).state
    assert powers(state) == (1, 5)
    assert mana(state) == (49, 45)
    assert {spell for (seat, spell), f in fates(state).items() if f is Fate.SILENCED} == {7, 8, 13}


def test_1_silence_lasts_for_the_rest_of_the_round() -> None:
    state = turn(position(), Side(1, (1,)), Side(1)).state
    state = turn(state, Side(3, (7,)), Side(2)).state
    assert powers(state) == (3, 2)
    assert fates(state)[0, 7] is Fate.SILENCED
    assert state.wizards[0].discard == (1, 7)


def test_1_silence_ends_with_the_round() -> None:
    state = turn(position(silenced=True, mana=(1, 50)), Side(1), Side(1)).state
    assert state.last is not None
    assert state.last.ended is RoundEnd.RUN_OUT
    assert not state.silenced


def test_2_clone_uses_a_spell_of_the_rivals_last_turn() -> None:
    before = position(played=((), (7, 11)))
    step = turn(before, Side(2, (2,), (Clone(7),)), Side(5))
    assert powers(step.state) == (9, 5)


def test_2_a_cloned_spell_waits_for_its_number() -> None:
    """A cloned Attack boost comes before the own Double dose: (2 + 7) × 2."""
    before = position(played=((), (7,)))
    state = turn(before, Side(2, (2, 8), (Clone(7),)), Side(5)).state
    assert powers(state) == (18, 5)


def test_2_a_cloned_card_is_nobodys_to_discard() -> None:
    before = position(played=((), (7,)))
    state = turn(before, Side(2, (2,), (Clone(7),)), Side(5)).state
    assert state.wizards[0].discard == (2,)
    assert state.wizards[1].discard == ()


def test_3_theft_uses_the_rivals_spells() -> None:
    state = turn(position(), Side(2, (3,), (Steal((7, 8)),)), Side(5, (7, 8))).state
    assert powers(state) == (18, 5)


def test_3_theft_shows_at_once_what_it_took() -> None:
    """Before its number comes; what acts for whoever laid it waits like any other."""
    state = committed(position(), Cast(2, (3, 6, 14)), Cast(5, (7, 8)))
    state = play(ENGINE, state, 0, Steal((7,)), NO_DICE).state
    assert state.phase is Phase.RECYCLE
    table = ENGINE.view(state, None).turn
    assert table is not None
    shown = {card.spell: card.fate for card in table.laid}
    assert shown == {
        3: Fate.APPLIED,
        6: Fate.PENDING,
        7: Fate.STOLEN,
        8: Fate.DISCARDED,
        14: Fate.PENDING,
    }


def test_3_theft_leaves_the_cards_to_their_owner() -> None:
    state = turn(position(), Side(2, (3,), (Steal((7,)),)), Side(5, (7, 8))).state
    assert state.wizards[0].discard == (3,)
    assert state.wizards[1].discard == (7, 8)


def test_3_theft_cannot_take_what_has_acted() -> None:
    before = position(played=((7,), ()))
    step = turn(before, Side(2, (3,)), Side(5, (2,), (Clone(),)))
    assert "theft-nothing" in told(step)


def test_4_end_of_round_compares_and_pays_nothing() -> None:
    step = turn(position(mana=(20, 30)), Side(1, (4,)), Side(30, (14,)))
    assert step.state.last is not None
    assert step.state.last.powers is None
    assert step.state.last.ended is RoundEnd.SPELL
    assert not {"powers", "pays"} & set(told(step))
    assert step.state.round == 2


def test_4_end_of_round_lets_lower_numbers_act() -> None:
    state = turn(position(), Side(1, (4,)), Side(5, (3,), (Steal(),))).state
    assert fates(state) == {(0, 4): Fate.DISCARDED, (1, 3): Fate.APPLIED}


def test_5_middle_moves_the_wall_before_the_push() -> None:
    state = turn(position(wall=12), Side(1, (5,)), Side(5)).state
    assert state.wall == 9


def test_6_recycle_lowers_the_bet_and_the_payment() -> None:
    state = turn(position(), Side(10, (6,), (Recycle(-5),)), Side(7)).state
    assert powers(state) == (5, 7)
    assert mana(state) == (45, 43)


def test_7_attack_boost_adds_seven() -> None:
    state = turn(position(), Side(3, (7,)), Side(9)).state
    assert (powers(state), mana(state)) == ((10, 9), (47, 41))


def test_8_double_dose_doubles() -> None:
    state = turn(position(), Side(6, (8,)), Side(9)).state
    assert (powers(state), mana(state)) == ((12, 9), (44, 41))


def test_9_winner_loses_turns_the_wall_round() -> None:
    assert turn(position(), Side(2, (9,)), Side(9)).state.wall == 11


def test_9_winner_loses_does_nothing_on_a_tie() -> None:
    assert turn(position(), Side(9, (9,)), Side(9)).state.wall == 10


@pytest.mark.parametrize("bets", [(9, 2), (2, 9)])
def test_10_inferno_moves_two_slabs_either_way(bets: tuple[int, int]) -> None:
    state = turn(position(), Side(bets[0], (10,)), Side(bets[1])).state
    assert state.wall == (12 if bets[0] > bets[1] else 8)


def test_10_inferno_does_nothing_on_a_tie() -> None:
    assert turn(position(), Side(9, (10,)), Side(9)).state.wall == 10


def test_11_resistance_holds_the_wall() -> None:
    assert turn(position(), Side(2, (11,)), Side(9, (10,))).state.wall == 10


def test_12_sore_loser_pays_nothing_when_pushed_back() -> None:
    assert mana(turn(position(), Side(8, (12,)), Side(9)).state) == (50, 41)


@pytest.mark.parametrize("bet", [9, 10])
def test_12_sore_loser_pays_otherwise(bet: int) -> None:
    assert mana(turn(position(), Side(bet, (12,)), Side(9)).state) == (50 - bet, 41)


def test_13_reserve_boost_comes_after_paying() -> None:
    """With 50 mana a bet of 10 leaves 50 at most, and 45 a bet of 18."""
    assert mana(turn(position(), Side(10, (13,)), Side(18)).state) == (50, 32)
    assert mana(turn(position(), Side(18, (13,)), Side(18)).state) == (45, 32)


def test_14_suction_gains_the_rivals_bet_up_to_50() -> None:
    assert mana(turn(position(mana=(20, 50)), Side(5, (14,)), Side(18)).state) == (33, 32)
    assert mana(turn(position(), Side(5, (14,)), Side(18)).state) == (50, 32)


@pytest.mark.parametrize("spell", SPELLS)
def test_every_spell_goes_to_the_discard_pile(spell: int) -> None:
    state = turn(position(silenced=True), Side(1, (spell,)), Side(1)).state
    assert state.wizards[0].discard == (spell,)
    assert spell not in state.wizards[0].hand


@pytest.mark.parametrize("spell", SPELLS)
def test_equal_spells_of_both_cancel(spell: int) -> None:
    """Rulebook, "varios hechizos en el mismo turno": identical spells annul each other."""
    step = turn(position(played=((7,), (7,))), Side(3, (spell,)), Side(5, (spell,)))
    assert powers(step.state) == (3, 5)
    assert step.state.wall == 9
    assert mana(step.state) == (47, 45)
    assert step.state.phase is Phase.CAST
    assert set(fates(step.state).values()) == {Fate.CANCELLED}
    assert [wizard.discard for wizard in step.state.wizards] == [(spell,), (spell,)]


def test_different_spells_act_by_number_whoever_laid_them() -> None:
    step = turn(position(), Side(3, (14, 8)), Side(5, (7, 13)))
    acted = [key for key in told(step) if key in ("boost", "double", "reserve", "suction")]
    assert acted == ["boost", "double", "reserve", "suction"]
