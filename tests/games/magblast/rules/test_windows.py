"""Answers on other people's turns, rulings 1 to 8."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.core import NotAsked, encode, play
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.model import (
    Action,
    Answer,
    Card,
    EditionName,
    End,
    Kind,
    Phase,
    Reinforce,
    Respond,
)
from engines.magblast.state import State
from tests.games.magblast.positions import (
    NoDice,
    answered,
    damage,
    do,
    fire,
    launch,
    passes,
    put,
    refusal,
    side,
    table,
    told,
    unopposed,
)

TASH = "cruiser-tash"
SHOT = fire("laser-blast", "scout-dink", TASH)
PASS, FLUX, EVADE = Answer.PASS, Answer.FLUX, Answer.EVADE


def four(
    *hands: tuple[Card, ...], edition: EditionName = EditionName.THIRD, active: int = 0
) -> State:
    """Return four players; the first has a scout in yellow, the third a cruiser there."""
    second = edition is EditionName.SECOND
    mine, other = ("scout-1", "cruiser-9") if second else ("scout-dink", TASH)
    given = (*hands, (), (), (), ())[:4]
    return table(
        side(Flagship.FREEP, yellow=(mine,), hand=("laser-blast", *given[0])),
        side(Flagship.TRI_BOT, hand=given[1]),
        side(Flagship.ALPHA_MAZONS, yellow=(other,), hand=given[2]),
        side(Flagship.THE_GLORP, hand=given[3]),
        edition=edition,
        active=active,
    )


def shot(*hands: tuple[Card, ...]) -> State:
    """Return the position in which the first player has fired at the third."""
    return do(four(*hands), 0, SHOT).state


def test_ruling_1_a_card_waits_before_it_takes_effect() -> None:
    state = shot()
    assert damage(state, TASH) == 0
    assert [play.kind for play in state.stack] == [Kind.LASER_BLAST]
    assert ENGINE.to_act(state) == {1, 2, 3}
    assert damage(passes(state), TASH) == 1


@pytest.mark.parametrize(
    ("action", "hand"),
    [
        (put("strategic-allocation"), "strategic-allocation"),
        (put("reinforcements"), "reinforcements"),
        (put("minefield-star", "the-glorp"), "minefield-star"),
        (put("asteroids-star", "freep"), "asteroids-star"),
    ],
)
def test_ruling_1_every_card_opens_a_window_for_all_opponents(action: Action, hand: Card) -> None:
    state = do(four((hand,)), 0, action).state
    assert ENGINE.to_act(state) == {1, 2, 3}


def test_ruling_2_the_owner_of_the_target_comes_first_then_the_order_of_play() -> None:
    assert shot().top.asked == (2, 1, 3)


def test_ruling_2_the_first_answer_counts_and_the_others_return_unseen() -> None:
    state = shot((), ("temporal-flux",), ("evasive-action",))
    state = answered(state, 1, FLUX).state
    state = answered(state, 3, PASS).state
    step = answered(state, 2, EVADE)
    assert [play.kind for play in step.state.stack] == [Kind.LASER_BLAST, Kind.EVASIVE_ACTION]
    assert told(step) == ["answers"]
    state = passes(step.state)
    assert damage(state, TASH) == 0
    assert state.hands[1] == ("temporal-flux",)


def test_ruling_2_answers_stay_hidden_until_everyone_has_answered() -> None:
    before = shot((), ("temporal-flux",), ("evasive-action",))
    step = answered(before, 2, EVADE)
    assert step.events == ()
    assert not step.revealed
    for seat in (0, 1, 3, None):
        assert encode(ENGINE.view(step.state, seat)) == encode(ENGINE.view(before, seat))
        assert seat is None or ENGINE.decision(step.state, seat) == ENGINE.decision(before, seat)
    assert ENGINE.view(step.state, 2).answer == Respond(before.top.number, EVADE)


def test_ruling_2_nobody_is_asked_twice_unless_the_own_answer_was_cancelled() -> None:
    """B evades, A undoes that with Flux: B is asked again, the passes of C and D stand."""
    state = shot(("temporal-flux",), (), ("evasive-action", "evasive-action"))
    for seat, answer in ((1, PASS), (3, PASS), (2, EVADE)):
        state = answered(state, seat, answer).state
    assert ENGINE.to_act(state) == {0, 1, 3}
    state = answered(state, 0, FLUX).state
    for seat in (1, 3):
        state = answered(state, seat, PASS).state
    assert ENGINE.to_act(state) == {1, 2, 3}, "they are asked about the Flux"
    state = _all_pass(state, 1, 2, 3)
    assert [play.kind for play in state.stack] == [Kind.LASER_BLAST]
    assert ENGINE.to_act(state) == {2}
    state = answered(state, 2, EVADE).state
    assert damage(passes(state), TASH) == 0


def _all_pass(state: State, *seats: int) -> State:
    for seat in seats:
        state = answered(state, seat, PASS).state
    return state


def test_ruling_2_an_answer_not_yet_looked_at_still_counts() -> None:
    """D's Flux takes its turn after B's evasion was undone and B lets it pass."""
    state = shot(("temporal-flux",), (), ("evasive-action",), ("temporal-flux",))
    for seat, answer in ((1, PASS), (3, FLUX), (2, EVADE)):
        state = answered(state, seat, answer).state
    state = _all_pass(answered(state, 0, FLUX).state, 1, 3)
    state = _all_pass(state, 1, 2, 3)
    assert ENGINE.to_act(state) == {2}
    step = answered(state, 2, PASS)
    assert step.state.top.kind is Kind.TEMPORAL_FLUX
    assert step.state.top.seat == 3
    assert damage(passes(step.state), TASH) == 0


def test_ruling_2_an_answer_whose_card_is_gone_is_a_pass() -> None:
    """D uses its Flux for something else first."""
    state = shot((), ("strategic-allocation",), ("evasive-action",), ("temporal-flux",))
    state = answered(state, 3, FLUX).state
    state = do(state, 1, put("strategic-allocation")).state
    state = answered(state, 3, FLUX).state
    state = passes(state)
    assert state.stack == ()
    assert state.action_discard[:2] == ("temporal-flux", "strategic-allocation")
    assert damage(state, TASH) == 1


def test_ruling_3_flux_on_flux_resolves_last_in_first_out() -> None:
    state = shot(("temporal-flux",), (), ("temporal-flux",))
    state = _all_pass(answered(state, 2, FLUX).state, 1, 3)
    assert ENGINE.to_act(state) == {0, 1, 3}
    state = answered(state, 0, FLUX).state
    state = _all_pass(state, 1, 3)
    assert [play.kind for play in state.stack][1:] == [Kind.TEMPORAL_FLUX] * 2
    state = passes(state)
    assert damage(state, TASH) == 1, "the second Flux has undone the first"
    assert state.action_discard.count("temporal-flux") == 2


def test_ruling_3_in_the_second_edition_nobody_is_asked_about_a_flux() -> None:
    state = four(("temporal-flux",), (), ("temporal-flux",), edition=EditionName.SECOND)
    state = do(state, 0, fire("laser-blast", "scout-1", "cruiser-9")).state
    state = _all_pass(answered(state, 2, FLUX).state, 1)
    state = answered(state, 3, PASS).state
    assert state.stack == ()
    assert damage(state, "cruiser-9") == 0


@pytest.mark.parametrize("answer", [EVADE, Answer.INTERCEPT])
def test_ruling_3_in_the_second_edition_flux_undoes_other_answers(answer: Answer) -> None:
    state = table(
        side(Flagship.HACAN, yellow=("carrier-1",), hand=("fighter-a", "temporal-flux")),
        side(Flagship.SOL, yellow=("carrier-2",), hand=("fighter-b", "evasive-action")),
        edition=EditionName.SECOND,
    )
    state = do(state, 0, launch("fighter-a", "carrier-2")).state
    cards = ("fighter-b",) if answer is Answer.INTERCEPT else ()
    state = answered(state, 1, answer, *cards).state
    state = answered(state, 0, FLUX).state
    assert ENGINE.to_act(state) == {1}, "the cancelled answer may be replaced by another"
    assert damage(passes(state), "carrier-2") == 2


def test_ruling_4_payments_and_moves_ask_nobody() -> None:
    cards = ("laser-blast-star", "beam-blast-star", "mag-blast-star")
    state = replace(four(cards, ("temporal-flux",)), phase=Phase.REINFORCE)
    assert do(state, 0, Reinforce(cards)).state.stack == ()


@pytest.mark.parametrize("seat", [1, 3])
def test_ruling_5_only_the_attacked_evade(seat: int) -> None:
    hands: list[tuple[Card, ...]] = [(), (), (), ()]
    hands[seat] = ("evasive-action",)
    state = shot(*hands)
    assert refusal(state, seat, Respond(state.top.number, EVADE)) == "cannot-evade"


@pytest.mark.parametrize("card", ["minefield-star", "asteroids-star"])
def test_ruling_5_minefields_and_asteroids_are_not_evaded(card: Card) -> None:
    state = do(four((card,), ("evasive-action",)), 0, put(card, "tri-bot")).state
    assert refusal(state, 1, Respond(state.top.number, EVADE)) == "cannot-evade"


def test_ruling_5_the_flagship_may_evade_too() -> None:
    state = table(
        side(Flagship.FREEP, red=("scout-dink",), hand=("laser-blast",)),
        side(yellow=(TASH,), hand=("evasive-action",)),
    )
    state = do(state, 0, fire("laser-blast", "scout-dink", "the-glorp")).state
    assert damage(passes(answered(state, 1, EVADE).state), "the-glorp") == 0


def test_ruling_7_who_is_asked_does_not_depend_on_any_hand() -> None:
    empty, full = shot(), shot((), ("temporal-flux",), ("evasive-action",), ("temporal-flux",))
    assert ENGINE.to_act(empty) == ENGINE.to_act(full)
    assert empty.top == full.top


def test_ruling_8_a_card_of_any_turn_is_played_on_anothers_turn() -> None:
    state = four((), ("strategic-allocation",))
    assert ENGINE.may_act(state) == {1, 2, 3}
    assert put("strategic-allocation") in ENGINE.legal_actions(state, 1)
    assert len(unopposed(state, 1, put("strategic-allocation")).hands[1]) == 3
    assert ENGINE.legal_actions(state, 2) == ()


def test_ruling_8_it_may_be_played_while_a_card_waits_and_goes_first() -> None:
    state = shot((), ("strategic-allocation",), ("evasive-action",))
    state = do(state, 1, put("strategic-allocation")).state
    assert state.top.kind is Kind.STRATEGIC_ALLOCATION
    assert ENGINE.to_act(state) == {0, 2, 3}
    state = _all_pass(state, 0, 2, 3)
    assert len(state.hands[1]) == 3
    assert state.top.kind is Kind.LASER_BLAST
    assert ENGINE.to_act(state) == {1, 2, 3}


def test_ruling_8_it_may_be_played_after_one_has_answered() -> None:
    state = answered(shot((), ("strategic-allocation",)), 1, PASS).state
    assert 1 in ENGINE.may_act(state)
    state = do(state, 1, put("strategic-allocation")).state
    state = _all_pass(state, 0, 2, 3)
    assert ENGINE.to_act(state) == {2, 3}, "the pass stands"


def test_ruling_8_not_in_the_middle_of_an_effect() -> None:
    state = four(("reinforcements",), ("strategic-allocation",))
    state = unopposed(state, 0, put("reinforcements"))
    assert state.question is not None
    assert ENGINE.may_act(state) == frozenset()
    with pytest.raises(NotAsked):
        do(state, 1, put("strategic-allocation"))


def test_ruling_8_one_may_be_the_active_player_in_any_phase() -> None:
    for phase in (Phase.DISCARD, Phase.REINFORCE, Phase.MANEUVER, Phase.ATTACK):
        state = replace(four(("strategic-allocation",)), phase=phase)
        assert len(unopposed(state, 0, put("strategic-allocation")).hands[0]) == 4


def test_ruling_8_whether_one_may_act_does_not_depend_on_the_hand() -> None:
    assert ENGINE.may_act(four()) == ENGINE.may_act(four((), ("strategic-allocation",)))


def test_flux_cancels_a_card_that_draws() -> None:
    state = four(("strategic-allocation",), ("temporal-flux",))
    state = do(state, 0, put("strategic-allocation")).state
    state = passes(answered(state, 1, FLUX).state)
    assert state.hands[0] == ("laser-blast",)
    assert set(state.action_discard) == {"strategic-allocation", "temporal-flux"}


def test_one_acts_for_nobody_while_a_card_waits() -> None:
    state = shot((), ("beam-blast",))
    assert refusal(state, 0, End()) == "others-answer"
    assert refusal(state, 1, End()) == "answer-first"


def test_answering_nothing_too_late_or_ones_own_card() -> None:
    state = four()
    assert refusal(state, 1, Respond(5)) == "nothing-to-answer"
    state = shot()
    number = state.top.number
    assert refusal(state, 0, Respond(number)) == "own-card"
    assert refusal(passes(state), 1, Respond(number)) == "answered-late"
    state = answered(state, 1, PASS).state
    assert refusal(state, 1, Respond(number)) == "answered-already"


def test_only_the_newest_card_is_answered() -> None:
    state = shot((), ("strategic-allocation",))
    number = state.top.number
    state = do(state, 1, put("strategic-allocation")).state
    assert refusal(state, 3, Respond(number)) == "answer-newest"


def test_answers_take_only_what_they_need() -> None:
    state = shot((), ("temporal-flux", "mag-blast"), ("spacedock",))
    number = state.top.number
    assert refusal(state, 1, Respond(number, FLUX, ("mag-blast",))) == "no-cards-to-name"
    assert refusal(state, 1, Respond(number, PASS, ("mag-blast",))) == "no-cards-to-name"
    assert refusal(state, 2, Respond(number, FLUX)) == "cannot-flux"
    assert refusal(state, 2, Respond(number, Answer.ABILITY)) == "cannot-ability"
    assert refusal(state, 2, Respond(number, EVADE, ("joker",))) == "no-such-card"


def test_passing_is_always_offered_first() -> None:
    state = shot((), ("temporal-flux",), ("evasive-action",))
    for seat in (1, 2, 3):
        assert ENGINE.legal_actions(state, seat)[0] == Respond(state.top.number)
        assert ENGINE.default_action(state, seat) == Respond(state.top.number)


def test_a_window_is_never_undone() -> None:
    """What closes a window shows what was answered, a pass too."""
    state = _all_pass(shot(), 1, 2)
    assert play(ENGINE, state, 3, Respond(state.top.number), NoDice()).revealed
    assert do(four(), 0, SHOT).revealed


def test_a_click_on_an_older_question_is_known_as_such() -> None:
    """The decision goes up when another card asks the same of the same seat."""
    state = shot((), ("strategic-allocation",))
    first = ENGINE.decision(state, 3)
    state = do(state, 1, put("strategic-allocation")).state
    second = ENGINE.decision(state, 3)
    state = _all_pass(state, 0, 2, 3)
    assert first < second < ENGINE.decision(state, 3)


def test_eliminated_players_are_not_asked() -> None:
    state = four()
    fleets = list(state.fleets)
    fleets[3] = replace(fleets[3], alive=False)
    state = do(replace(state, fleets=tuple(fleets)), 0, SHOT).state
    assert ENGINE.to_act(state) == {1, 2}
    assert ENGINE.may_act(state) == {0}
