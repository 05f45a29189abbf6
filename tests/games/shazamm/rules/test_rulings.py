"""The rulings of docs/rulings/shazamm.md, one test or more for each."""

from __future__ import annotations

import pytest

from engines.core import IllegalAction, play
from engines.shazamm import ENGINE
from engines.shazamm.choices import clone_choices
from engines.shazamm.model import (
    DECOY,
    Cast,
    Clone,
    Config,
    Deal,
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


def test_s_r01_two_silences_cancel() -> None:
    state = turn(position(), Side(2, (1, 7)), Side(5, (1,))).state
    assert not state.silenced
    assert powers(state) == (9, 5)


@pytest.mark.parametrize("spell", [2, 3])
def test_s_r02_silence_comes_before_clone_and_theft(spell: int) -> None:
    before = position(played=((), (7,)))
    state = turn(before, Side(2, (spell,)), Side(5, (1, 8))).state
    assert fates(state)[0, spell] is Fate.SILENCED


def test_s_r03_spells_under_silence_are_lost_but_count_as_played() -> None:
    """A clone of the next turn may take them, here because a new round lifts the silence."""
    before = position(silenced=True, mana=(50, 1))
    state = turn(before, Side(5), Side(1, (8,))).state
    assert fates(state)[1, 8] is Fate.SILENCED
    state = turn(state, Side(3, (2,), (Clone(8),)), Side(1)).state
    assert powers(state) == (6, 1)


def test_s_r03_a_clone_under_silence_asks_nothing() -> None:
    state = turn(position(silenced=True, played=((), (7,))), Side(2, (2,)), Side(5)).state
    assert state.phase is Phase.CAST


def test_s_r04_clone_may_take_what_was_cancelled() -> None:
    state = turn(position(), Side(3, (7,)), Side(5, (7, 8))).state
    assert clone_choices(state, 0) == (7, 8)
    assert clone_choices(state, 1) == (7,)


def test_s_r04_stolen_counts_for_both_and_thrown_away_for_its_owner() -> None:
    state = turn(position(), Side(3, (3,), (Steal((7,)),)), Side(5, (7, 8))).state
    assert clone_choices(state, 0) == (7, 8)
    assert clone_choices(state, 1) == (3, 7)


def test_s_r04_clone_may_take_what_was_cloned() -> None:
    before = position(played=((), (7,)))
    state = turn(before, Side(3, (2,), (Clone(7),)), Side(5)).state
    assert clone_choices(state, 1) == (7,)


def test_s_r04_the_decoy_is_no_spell() -> None:
    state = turn(position(), Side(3, (DECOY,)), Side(5, (DECOY, 7))).state
    assert clone_choices(state, 0) == (7,)
    assert clone_choices(state, 1) == ()


def test_s_r05_clone_may_take_nothing() -> None:
    before = position(played=((), (7,)))
    step = turn(before, Side(3, (2,), (Clone(),)), Side(5))
    assert "clone-declined" in told(step)
    assert powers(step.state) == (3, 5)


def test_s_r06_clone_looks_back_into_the_former_round() -> None:
    state = turn(position(), Side(1, (4,)), Side(5, (7,))).state
    assert state.round == 2
    state = turn(state, Side(3, (2,), (Clone(7),)), Side(5)).state
    assert powers(state) == (10, 5)


def test_s_r06_clone_finds_nothing_in_the_first_turn() -> None:
    step = turn(position(), Side(3, (2,)), Side(5, (7,)))
    assert "clone-nothing" in told(step)


def test_s_r06_clone_looks_back_one_turn_only() -> None:
    state = turn(position(), Side(3), Side(5, (7,))).state
    state = turn(state, Side(3), Side(5)).state
    assert clone_choices(state, 0) == ()


def test_s_r07_clone_cannot_be_cloned() -> None:
    before = position(played=((), (2, 7)))
    state = committed(before, Cast(3, (2,)), Cast(5))
    with pytest.raises(IllegalAction):
        play(ENGINE, state, 0, Clone(2), NO_DICE)
    only_clone = turn(position(played=((), (2,))), Side(3, (2,)), Side(5))
    assert "clone-nothing" in told(only_clone)


def test_s_r08_a_cloned_silence_acts_at_once() -> None:
    before = position(played=((), (1,)))
    state = turn(before, Side(3, (2, 7), (Clone(1),)), Side(5, (3, 8))).state
    assert state.silenced
    assert powers(state) == (3, 5)
    assert fates(state)[1, 3] is Fate.SILENCED


def test_s_r09_a_cloned_spell_cancels_its_pending_twin() -> None:
    before = position(played=((), (7,)))
    state = turn(before, Side(3, (2,), (Clone(7),)), Side(5, (7,))).state
    assert powers(state) == (3, 5)
    assert fates(state)[0, 7] is fates(state)[1, 7] is Fate.CANCELLED


def test_s_r09_equal_spells_of_one_user_do_not_cancel() -> None:
    before = position(played=((), (7,)))
    state = turn(before, Side(3, (2, 7), (Clone(7),)), Side(5)).state
    assert powers(state) == (17, 5)


def test_s_r09_a_clone_does_not_meet_a_twin_that_has_been_cancelled() -> None:
    """Both laid 7: those are gone before Clone brings another."""
    before = position(played=((), (7,)))
    state = turn(before, Side(3, (2, 7), (Clone(7),)), Side(5, (7,))).state
    assert powers(state) == (10, 5)


@pytest.mark.parametrize("spell", [9, 10, 11, 12])
def test_s_r10_the_same_flag_twice_is_as_once(spell: int) -> None:
    before = position(played=((), (spell,)))
    twice = turn(before, Side(3, (2, spell), (Clone(spell),)), Side(5)).state
    once = turn(before, Side(3, (spell,)), Side(5)).state
    assert (twice.wall, mana(twice)) == (once.wall, mana(once))


def test_s_r10_doses_and_gains_add_up() -> None:
    doses = turn(position(played=((), (8,))), Side(3, (2, 8), (Clone(8),)), Side(5)).state
    assert powers(doses) == (12, 5)
    gains = position(mana=(10, 50), played=((), (13,)))
    assert mana(turn(gains, Side(3, (2, 13), (Clone(13),)), Side(5)).state) == (33, 45)
    suctions = position(mana=(10, 50), played=((), (14,)))
    assert mana(turn(suctions, Side(3, (2, 14), (Clone(14),)), Side(5)).state) == (17, 45)


def test_s_r10_two_recycles_are_asked_one_after_the_other() -> None:
    before = position(played=((), (6,)))
    first = Side(3, (2, 6), (Clone(6), Recycle(5), Recycle(5)))
    state = turn(before, first, Side(12)).state
    assert powers(state) == (13, 12)
    assert mana(state) == (37, 38)


def test_s_r11_theft_takes_a_cloned_spell() -> None:
    before = position(played=((), (7,)))
    state = turn(before, Side(3, (2,), (Clone(7),)), Side(5, (3,), (Steal((7,)),))).state
    assert powers(state) == (3, 12)
    assert state.wizards[0].discard == (2,)


def test_s_r12_thefts_choices_are_made_together_and_keep_their_numbers() -> None:
    second = Side(5, (3, 8), (Steal((7, 13)),))
    state = turn(position(), Side(9, (7, 10, 13)), second).state
    assert powers(state) == (9, 24)
    assert fates(state)[0, 10] is Fate.DISCARDED
    assert state.wizards[0].discard == (7, 10, 13)


@pytest.mark.parametrize(
    ("kept", "said"),
    [((7, 13), ["stolen"]), ((7,), ["stolen", "thrown-away"]), ((), ["thrown-away"])],
)
def test_s_r12_it_is_told_what_was_kept_and_what_thrown_away(
    kept: tuple[int, ...], said: list[str]
) -> None:
    step = turn(position(), Side(9, (7, 13)), Side(5, (3,), (Steal(kept),)))
    assert [key for key in told(step) if key in ("stolen", "thrown-away")] == said


def test_s_r12_a_spell_laid_and_cloned_may_be_kept_once() -> None:
    before = position(played=((), (7,)))
    second = Side(5, (3,), (Steal((7,)),))
    state = turn(before, Side(9, (2, 7), (Clone(7),)), second).state
    assert powers(state) == (9, 12)


def test_s_r13_two_thefts_cancel() -> None:
    state = turn(position(), Side(3, (3, 7)), Side(5, (3,))).state
    assert powers(state) == (10, 5)


def test_s_r14_a_stolen_recycle_changes_the_thiefs_bet() -> None:
    second = Side(5, (3,), (Steal((6,)), Recycle(5)))
    state = turn(position(), Side(9, (6,)), second).state
    assert powers(state) == (9, 10)
    assert mana(state) == (41, 40)


def test_s_r14_whoever_stole_a_recycle_can_foresee_what_it_does() -> None:
    asked = committed(position(), Cast(9, (6,)), Cast(5, (3,)))
    asked = play(ENGINE, asked, 1, Steal((6,)), NO_DICE).state
    imagined = ENGINE.imagine(ENGINE.view(asked, 1))
    foreseen = ENGINE.supposed(imagined, 1, Recycle(5))
    done = play(ENGINE, asked, 1, Recycle(5), NO_DICE).state
    assert foreseen is not None
    assert powers(foreseen) == powers(done) == (9, 10)


def test_s_r14_stolen_gains_fill_the_thiefs_reserve() -> None:
    before = position(mana=(30, 30))
    state = turn(before, Side(9, (13, 14)), Side(5, (3,), (Steal((13, 14)),))).state
    assert mana(state) == (21, 47)


def test_s_r14_stolen_protection_protects_the_thief() -> None:
    state = turn(position(), Side(9, (11,)), Side(5, (3,), (Steal((11,)),))).state
    assert state.wall == 10
    state = turn(position(), Side(9, (12,)), Side(5, (3,), (Steal((12,)),))).state
    assert mana(state) == (41, 50)


def test_s_r15_end_of_round_pays_nothing_and_goes_on_as_any_round_end() -> None:
    before = position(wall=11, hand=(4,), stock=(7, 8, 9, 10), mana=(20, 30))
    state = turn(before, Side(20, (4,)), Side(30)).state
    assert (state.round, state.collapsed, state.middle) == (2, 1, 11)
    assert mana(state) == (50, 50)
    assert state.wizards[0].hand == (0, 7, 8, 9)


def test_s_r16_middle_is_no_push() -> None:
    """The wall comes back towards seat 1, who resists pushes and pays although it came."""
    state = turn(position(wall=8), Side(5, (5,)), Side(5, (11, 12))).state
    assert state.wall == 10
    assert mana(state) == (45, 45)


def test_s_r17_middle_is_where_the_round_began() -> None:
    state = turn(position(), Side(1, (4,)), Side(1)).state
    state = turn(position(wall=12, middle=12, wizards=(9, 15)), Side(1, (4,)), Side(1)).state
    assert state.middle == 12
    assert state.wizards[0].slab + state.wizards[1].slab == 2 * state.middle


@pytest.mark.parametrize("change", [-3, 9, 6, -6])
def test_s_r18_recycle_keeps_the_bet_between_1_and_the_mana(change: int) -> None:
    state = committed(position(mana=(6, 50)), Cast(3, (6,)), Cast(5))
    with pytest.raises(IllegalAction):
        play(ENGINE, state, 0, Recycle(change), NO_DICE)
    assert play(ENGINE, state, 0, Recycle(3), NO_DICE).state.last is not None
    assert play(ENGINE, state, 0, Recycle(-2), NO_DICE).state.last is not None


def test_s_r18_recycle_with_one_mana_is_not_asked() -> None:
    step = turn(position(mana=(1, 50)), Side(1, (6,)), Side(5))
    assert "recycle-nothing" in told(step)


def test_s_r19_suction_reads_the_recycled_bet() -> None:
    before = position(mana=(50, 20))
    state = turn(before, Side(10, (6,), (Recycle(-5),)), Side(4, (14,))).state
    assert mana(state) == (45, 21)


def test_s_r20_suction_counts_a_bet_that_is_not_paid() -> None:
    before = position(mana=(50, 20))
    state = turn(before, Side(4, (12,)), Side(6, (14,))).state
    assert mana(state) == (50, 18)


def test_s_r21_a_gain_saves_from_running_out() -> None:
    state = turn(position(mana=(8, 50)), Side(8, (13,)), Side(9)).state
    assert state.last is not None
    assert state.last.ended is None
    assert state.wizards[0].mana == 13


def test_s_r22_both_out_of_mana_ends_the_round_without_a_shift() -> None:
    step = turn(position(mana=(8, 8)), Side(8), Side(8))
    assert step.state.wall == 10
    assert "both-run-out" in told(step)
    assert step.state.round == 2


def test_s_r23_a_hit_ends_the_round_without_a_further_shift() -> None:
    state = turn(position(wall=12, mana=(50, 8)), Side(20), Side(8)).state
    assert state.last is not None
    assert state.last.ended is RoundEnd.WIZARD_HIT
    assert (state.last.wall_pushed, state.last.wall_after) == (13, 13)
    away = turn(position(wall=12, mana=(20, 50)), Side(20), Side(8)).state
    assert away.last is not None
    assert (away.last.ended, away.wall) == (RoundEnd.WIZARD_HIT, 13)


def test_s_r24_the_run_out_shift_is_as_long_as_it_can_be() -> None:
    state = turn(position(mana=(5, 50)), Side(5), Side(6)).state
    assert state.last is not None
    assert (state.last.wall_pushed, state.last.wall_after) == (9, 7)
    state = turn(position(mana=(5, 7)), Side(5), Side(6)).state
    assert state.wall == 8


@pytest.mark.parametrize("spells", [(11,), (12,), (9,), (10,), (9, 10, 11, 12)])
def test_s_r34_no_spell_counts_for_the_push_after_running_out(spells: tuple[int, ...]) -> None:
    """Seat 0 bets all it has and lays them; the other has more left than the two that it takes."""
    state = turn(position(wall=9, mana=(5, 13)), Side(5, spells), Side(5)).state
    last = state.last
    assert last is not None
    assert (last.ended, last.wall_pushed) == (RoundEnd.RUN_OUT, 9)
    assert last.wall_after == 7


def test_s_r34_sore_loser_pays_for_the_push_after_running_out() -> None:
    """The wall comes towards its user, but after the bet is paid."""
    step = turn(position(mana=(5, 10)), Side(5, (12, 11)), Side(9))
    assert step.state.last is not None
    assert step.state.last.ended is RoundEnd.RUN_OUT
    assert (step.state.last.wall_pushed, step.state.last.wall_after) == (10, 9)


def test_s_r31_before_the_reveal_the_decoy_shows_nothing() -> None:
    """Nothing, the Decoy and some spells look alike to the rival, and to whoever watches."""
    start = position()
    seen = set[str]()
    for spells in ((), (DECOY,), (7,), (DECOY, 7, 8)):
        step = play(ENGINE, start, 0, Cast(5, spells), NO_DICE)
        heard = [event.text for event in step.events if event.is_told_to(1)]
        seen.add(repr((ENGINE.view(step.state, 1), ENGINE.view(step.state, None), heard)))
    assert len(seen) == 1


def test_s_r25_direction_then_resistance_then_sore_loser() -> None:
    """Winner loses turns the wall on seat 0, the stronger, who is pushed and pays nothing."""
    state = turn(position(), Side(20, (12,)), Side(5, (9,))).state
    assert (state.wall, mana(state)) == (9, (50, 45))
    held = turn(position(), Side(20, (11, 12)), Side(5, (9,))).state
    assert (held.wall, mana(held)) == (10, (30, 45))


def test_s_r26_inferno_and_winner_loses_go_two_slabs_the_other_way() -> None:
    assert turn(position(), Side(20, (10,)), Side(5, (9,))).state.wall == 8


def test_s_r27_inferno_stops_at_the_first_wizard() -> None:
    state = turn(position(wall=12), Side(20, (10,)), Side(5)).state
    assert state.last is not None
    assert (state.last.ended, state.last.wall_after) == (RoundEnd.WIZARD_HIT, 13)


def test_s_r28_beyond_the_end_of_the_bridge_is_a_fall() -> None:
    """The wall at 17 would put seat 1 on slab 20, which the bridge never had."""
    before = position(wall=16, middle=14, wizards=(11, 17))
    state = turn(before, Side(20), Side(5)).state
    assert state.wizards[1].slab == 20
    outcome = ENGINE.outcome(state)
    assert outcome is not None
    assert outcome.winners == {0}


def test_s_r29_both_falling_is_a_draw() -> None:
    state = turn(position(collapsed=6), Side(1, (4,)), Side(1)).state
    outcome = ENGINE.outcome(state)
    assert outcome is not None
    assert outcome.reason.key == "shazamm-outcome-draw"
    assert outcome.ranking == (frozenset({0, 1}),)


def test_s_r30_past_turns_discards_and_counts_are_public() -> None:
    state = turn(position(hand=(4, 7, 8), stock=(9, 10)), Side(3, (7,)), Side(5, (8, DECOY))).state
    seen = ENGINE.view(state, None)
    assert seen.last == state.last
    assert seen.last is not None
    assert seen.last.bets == (3, 5)
    assert [side.discard for side in seen.sides] == [(7,), (8,)]
    assert [(side.hand_size, side.stock_size) for side in seen.sides] == [(3, 2), (3, 2)]
    assert (seen.hand, seen.stock, seen.cast) == ((), (), None)


def test_s_r31_a_commitment_shows_only_that_it_was_made() -> None:
    plain = play(ENGINE, position(), 0, Cast(3), NO_DICE)
    laden = play(ENGINE, position(), 0, Cast(40, (7, 8, 10)), NO_DICE)
    for viewer in (None, 1):
        assert ENGINE.view(plain.state, viewer) == ENGINE.view(laden.state, viewer)
        heard = [[e for e in step.events if e.heard_by(viewer)] for step in (plain, laden)]
        assert heard[0] == heard[1]
    assert ENGINE.view(plain.state, 1).sides[0].committed


def test_s_r31_the_decoy_counts_among_the_revealed() -> None:
    step = turn(position(), Side(3, (DECOY, 7)), Side(5))
    reveals = [e.text for e in step.events if e.text.key == "shazamm-event-reveal"]
    assert [text.args["count"] for text in reveals] == [2, 0]


def test_s_r32_there_is_one_deal_to_choose() -> None:
    """Having all spells leaves nothing to arrange: the variants are values of one option."""
    assert Config.__struct_fields__ == ("deal",)
    assert set(Deal) == {Deal.DRAWN, Deal.FULL, Deal.ARRANGED}


def test_s_r33_a_clock_that_runs_out_bets_1_with_the_decoy() -> None:
    assert ENGINE.default_action(position(), 0) == Cast(1, (DECOY,))


@pytest.mark.parametrize(
    ("cast", "expected"), [((2,), Clone()), ((3,), Steal()), ((6,), Recycle())]
)
def test_s_r33_a_clock_that_runs_out_takes_and_changes_nothing(
    cast: tuple[int, ...], expected: Clone | Steal | Recycle
) -> None:
    state = committed(position(played=((), (7,))), Cast(3, cast), Cast(5, (8,)))
    assert ENGINE.default_action(state, 0) == expected
    after = play(ENGINE, state, 0, expected, NO_DICE).state
    assert after.last is not None
    assert after.last.bets == (3, 5)
