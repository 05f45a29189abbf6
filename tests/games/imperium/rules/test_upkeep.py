"""Phases 2 and 3: resources and action cards (rulebook, "Fase 2", "Fase 3")."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.core import Dice, Step
from engines.imperium import ENGINE
from engines.imperium.actions import Bid, Buy, Discard, End, Pass, Play
from engines.imperium.board import BLUE, POINTS_LIMIT, RED, Phase, Radiation
from engines.imperium.cards import CARDS, Card
from engines.imperium.income import gross_income, income
from engines.imperium.options import Config, Deck, Purchase
from engines.imperium.state import State
from engines.imperium.systems import Size
from engines.imperium.units import Kind
from tests.games.imperium.positions import (
    Hand,
    act,
    bidding,
    changed,
    heard,
    planet,
    position,
    refused,
    told,
    unit,
)

FIVE: Hand = CARDS[:5]
HELD = {
    "H4": planet(Size.MEDIUM, RED, "T"),
    "I2": planet(Size.SMALL, RED, "T"),
    "E3": planet(Size.MEDIUM, BLUE, "T"),
}


def begun(state: State) -> State:
    """Let red win the bidding and collect."""
    return collecting(state).state


def collecting(state: State) -> Step[State]:
    """Do it and return the step in which red collects."""
    return act(act(bidding(state), RED, Bid(0)).state, BLUE, Pass())


def test_each_planet_pays_what_its_size_is_worth() -> None:
    state = position(planets=HELD, points=(3, 0))
    assert income(state.board, RED) == 6 + 4 + 2
    assert begun(state).board.sides[RED].points == 15


def test_the_table_shows_50_points_at_most() -> None:
    assert begun(position(planets=HELD, points=(45, 0))).board.sides[RED].points == POINTS_LIMIT


def test_i_r11_a_planet_with_an_enemy_unit_beside_it_pays_nothing() -> None:
    state = position(planets=HELD, points=(0, 0), blue={"I3": unit(Kind.INTERCEPTOR)})
    assert income(state.board, RED) == 0, "I3 lies beside J3, H4 and I2"
    assert gross_income(state.board, RED) == 12
    step = act(act(bidding(state), RED, Bid(0)).state, BLUE, Pass())
    assert step.state.board.sides[RED].points == 0
    assert set(told(step, "blockaded")[0]["planets"]) == {"J3", "H4", "I2"}


def test_own_units_and_loaded_squadrons_do_not_blockade() -> None:
    here = {"I3": unit(Kind.FRIGATE, "I")}
    assert income(position(planets=HELD, red=here).board, RED) == 12


def test_a_neutral_planet_pays_nobody() -> None:
    state = position(planets={"H4": planet(Size.MEDIUM)})
    assert income(state.board, RED) == income(state.board, BLUE) == 6


def test_i_r24_a_radioactive_home_pays_nothing_and_stays_ones_own() -> None:
    state = position(radiation={"J3": Radiation(2, BLUE)})
    assert income(state.board, RED) == 0
    assert state.board.owner("J3") == RED


def test_a_home_planet_is_controlled_without_troops() -> None:
    """Rulebook, "Unidades planetarias", note."""
    assert income(position(planets={"J3": planet(Size.HOME, RED)}).board, RED) == 6


def test_cards_are_bought_at_the_missions_price_from_ones_own_pile() -> None:
    state = position(Phase.CARDS, points=(10, 0))
    step = act(state, RED, Buy(2))
    assert step.state.board.sides[RED].points == 4
    assert step.state.hidden[RED].hand == (Card.SMUGGLING,) * 2
    assert [len(pile) for pile in step.state.piles] == [8, 10]
    assert step.revealed
    assert heard(step, RED) == ["bought", "drawn"]
    assert heard(step, BLUE) == ["bought"]


def test_cards_that_cannot_be_paid_are_not_bought() -> None:
    assert refused(position(Phase.CARDS, points=(5, 0)), RED, Buy(2)) == "buy-too-dear"


def test_above_five_cards_the_rest_is_discarded_for_nothing() -> None:
    state = act(position(Phase.CARDS, hands=(FIVE, ())), RED, Buy(2)).state
    assert refused(state, RED, End(Phase.CARDS)) == "hand-too-large"
    step = act(state, RED, Discard(FIVE[0]), Discard(FIVE[1]))
    assert step.revealed, "everybody has seen which"
    state = step.state
    assert state.board.sides[RED].points == 50 - 6
    assert state.board.discards[RED] == (FIVE[0], FIVE[1])
    assert refused(state, RED, Discard(FIVE[2])) == "discard-needless"
    assert act(state, RED, End(Phase.CARDS)).state.board.phase is Phase.CONSTRUCTION


def test_what_is_not_held_is_not_discarded() -> None:
    state = position(Phase.CARDS, hands=((*FIVE, CARDS[5]), ()))
    assert refused(state, RED, Discard(CARDS[9])) == "card-not-held"


def test_i_r31_an_empty_pile_is_made_of_the_discards() -> None:
    state = position(Phase.CARDS, discards=((Card.AMBUSH, Card.MUTINY), ()))
    state = replace(state, piles=((Card.SPIES,), ()))
    step = act(state, RED, Buy(3), dice=Dice("again", 0))
    assert set(step.state.hidden[RED].hand) == {Card.SPIES, Card.AMBUSH, Card.MUTINY}
    assert step.state.board.discards[RED] == ()
    assert refused(step.state, RED, Buy()) == "buy-none-left"


@pytest.mark.parametrize(("purchase", "most"), [(Purchase.ONE, 1), (Purchase.THREE, 3)])
def test_i_r46_buying_can_be_limited(purchase: Purchase, most: int) -> None:
    state = position(Phase.CARDS, config=Config(purchase=purchase))
    assert refused(state, RED, Buy(most + 1)) == "buy-limit"
    state = act(state, RED, Buy(most)).state
    assert refused(state, RED, Buy()) == "buy-limit"


def test_i_r43_a_shared_pile_is_drawn_and_filled_by_both() -> None:
    state = position(Phase.CARDS, config=Config(deck=Deck.SHARED), hands=(FIVE, ()))
    state = act(state, RED, Buy(), Discard(FIVE[0])).state
    assert len(state.piles[0]) == 9
    assert state.board.discards == ((FIVE[0],),)


def test_smuggling_brings_4_points_within_the_limit() -> None:
    state = position(Phase.CARDS, points=(10, 0), hands=((Card.SMUGGLING,), ()))
    step = act(state, RED, Play(Card.SMUGGLING))
    assert step.state.board.sides[RED].points == 14
    assert step.revealed
    full = position(Phase.CARDS, points=(48, 0), hands=((Card.SMUGGLING,), ()))
    assert act(full, RED, Play(Card.SMUGGLING)).state.board.sides[RED].points == 50


def test_a_war_loan_is_paid_back_with_the_next_income() -> None:
    state = position(Phase.CARDS, points=(0, 0), hands=((Card.WAR_LOAN,), ()))
    state = act(state, RED, Play(Card.WAR_LOAN)).state
    assert (state.board.sides[RED].points, state.board.sides[RED].debt) == (8, 2)
    step = collecting(state)
    after = step.state.board.sides[RED]
    assert (after.points, after.debt) == (8 + 6 - 2, 0)
    assert [paid["points"] for paid in told(step, "loan-repaid")] == [2]
    assert not told(collecting(step.state), "loan-repaid")


def test_spies_show_the_hand_to_the_player_alone_who_keeps_the_knowledge() -> None:
    hands = ((Card.SPIES,), (Card.AMBUSH, Card.MUTINY))
    step = act(position(Phase.CARDS, hands=hands), RED, Play(Card.SPIES))
    assert "spied" in heard(step, RED)
    assert "spied" not in heard(step, BLUE)
    assert "spied" not in heard(step, None)
    assert ENGINE.view(step.state, RED).enemy_known == hands[BLUE]
    other = ENGINE.resample(step.state, RED, Dice("known", 0))
    assert other.hidden[BLUE].hand == hands[BLUE], "what was seen is not drawn anew"


def test_what_spies_saw_is_forgotten_when_it_is_played() -> None:
    hands = ((Card.SPIES,), (Card.SMUGGLING, Card.MUTINY))
    state = act(position(Phase.CARDS, hands=hands), RED, Play(Card.SPIES)).state
    state = changed(state, active=BLUE)
    state = act(state, BLUE, Play(Card.SMUGGLING)).state
    assert ENGINE.view(state, RED).enemy_known == (Card.MUTINY,)


def test_infiltration_takes_a_card_of_chance() -> None:
    hands = ((Card.INFILTRATION,), (Card.AMBUSH, Card.MUTINY))
    step = act(position(Phase.CARDS, hands=hands), RED, Play(Card.INFILTRATION))
    assert len(step.state.hidden[BLUE].hand) == 1
    assert len(step.state.board.discards[BLUE]) == 1
    assert told(step, "infiltrated")[0]["player"].seat == BLUE


@pytest.mark.parametrize("card", [Card.SPIES, Card.INFILTRATION])
def test_an_empty_hand_is_not_looked_at(card: Card) -> None:
    state = position(Phase.CARDS, hands=((card,), ()))
    assert refused(state, RED, Play(card)) == "enemy-hand-empty"


def test_no_two_of_a_name_are_played_at_once() -> None:
    """Rulebook: "No se puede jugar más de una carta del mismo tipo a la vez"."""
    state = position(Phase.CARDS, hands=((Card.SMUGGLING,) * 2, ()))
    state = act(state, RED, Play(Card.SMUGGLING)).state
    assert refused(state, RED, Play(Card.SMUGGLING)) == "card-twice"


def test_cards_are_played_in_their_own_phase() -> None:
    state = position(Phase.CONSTRUCTION, hands=((Card.SMUGGLING, Card.AMBUSH), ()))
    assert refused(state, RED, Play(Card.SMUGGLING)) == "card-other-phase"
    assert refused(state, RED, Play(Card.AMBUSH)) == "card-face-down"
    assert refused(state, RED, Play(Card.MUTINY)) == "card-not-held"
