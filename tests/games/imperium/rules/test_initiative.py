"""Phase 1: the bidding (rulebook, "Fase 1 - Iniciativa"; rulings I-R26, I-R62)."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from engines.core import Dice
from engines.imperium import ENGINE
from engines.imperium.actions import Bid, End, Pass, Play, Watch
from engines.imperium.board import BLUE, RED, Phase
from engines.imperium.cards import Card, Rank
from engines.imperium.initiative import paid
from engines.imperium.state import State
from engines.imperium.units import Kind
from engines.versions import Stamp, stamp
from tests.games.imperium.positions import act, bidding, position, refused, told, unit

CARD = Card.SMUGGLING


def test_the_opener_may_bid_0_and_is_asked_alone() -> None:
    state = bidding(position())
    assert ENGINE.to_act(state) == {RED}
    after = act(state, RED, Bid(0)).state
    assert after.board.bidding is not None
    assert (after.board.bidding.amount, after.board.bidding.holder) == (0, RED)
    assert ENGINE.to_act(after) == {BLUE}


def test_nobody_stands_pat_before_there_is_a_bid() -> None:
    assert refused(bidding(position()), RED, Pass()) == "pass-first"


def test_the_bidding_is_not_ended_like_a_phase() -> None:
    assert refused(bidding(position()), RED, End(Phase.INITIATIVE)) == "end-bidding"


def test_each_bid_exceeds_the_last() -> None:
    state = act(bidding(position()), RED, Bid(3)).state
    assert refused(state, BLUE, Bid(3)) == "bid-too-low"
    assert act(state, BLUE, Bid(4)).state.board.bidding is not None


def test_only_the_winner_pays_and_begins() -> None:
    state = act(bidding(position(points=(10, 10))), RED, Bid(3)).state
    state = act(state, BLUE, Bid(4)).state
    step = act(state, RED, Pass())
    board = step.state.board
    assert told(step, "initiative-won")[0]["amount"] == 4
    assert (board.active, board.first, board.phase) == (BLUE, BLUE, Phase.CARDS)
    assert board.sides[RED].points == 10
    assert board.sides[BLUE].points == 10 - 4 + 6, "the income of the home planet comes next"


def test_i_r26_a_secret_limit_raises_as_little_as_it_takes() -> None:
    state = act(bidding(position(points=(10, 10))), RED, Bid(0, limit=5)).state
    step = act(state, BLUE, Bid(1, limit=3))
    bidding_ = step.state.board.bidding
    assert bidding_ is not None
    assert (bidding_.amount, bidding_.holder, bidding_.asked) == (4, RED, BLUE)
    assert told(step, "raised")[0]["amount"] == 4
    after = act(step.state, BLUE, Pass()).state
    assert after.board.active == RED
    assert after.board.sides[RED].points == 10 - 4 + 6, "the last bid is paid, not the limit"


def test_i_r26_whose_limit_is_passed_is_asked_again() -> None:
    state = act(bidding(position(points=(10, 10))), RED, Bid(2, limit=3)).state
    state = act(state, BLUE, Bid(4, limit=9)).state
    assert ENGINE.to_act(state) == {RED}
    state = act(state, RED, Bid(5, limit=6)).state
    assert state.board.bidding is not None
    assert (state.board.bidding.amount, state.board.bidding.holder) == (6, BLUE)


def test_equal_limits_stay_with_whoever_comes_to_them_first() -> None:
    state = act(bidding(position(points=(10, 10))), RED, Bid(0, limit=5)).state
    state = act(state, BLUE, Bid(1, limit=5)).state
    assert state.board.bidding is not None
    assert (state.board.bidding.amount, state.board.bidding.holder) == (5, BLUE)


def test_nothing_is_bid_beyond_ones_means() -> None:
    state = bidding(position(points=(4, 4), hands=((CARD, CARD), ())))
    assert refused(state, RED, Bid(5)) == "bid-too-high"
    assert refused(state, RED, Bid(0, limit=5)) == "bid-too-high"
    assert refused(state, RED, Bid(8, cards=(CARD,))) == "bid-too-high"
    assert act(state, RED, Bid(10, cards=(CARD, CARD))).state.board.bidding is not None


def test_only_own_cards_are_pledged() -> None:
    state = bidding(position(hands=((CARD,), (Card.SPIES,))))
    assert refused(state, RED, Bid(0, cards=(Card.SPIES,))) == "pledge-not-held"
    assert refused(state, RED, Bid(0, cards=(CARD, CARD))) == "pledge-not-held"


def test_sacrificed_cards_pay_their_price() -> None:
    """Rulebook: a sacrificed card is worth what it costs; here 3."""
    state = bidding(position(points=(10, 10), hands=((CARD, CARD), ())))
    state = act(state, RED, Bid(4, cards=(CARD, CARD))).state
    assert state.hidden[RED].hand == (CARD, CARD), "face down until the bid is won"
    step = act(state, BLUE, Pass())
    assert step.state.hidden[RED].hand == (CARD,)
    assert step.state.board.discards[RED] == (CARD,)
    assert step.state.board.sides[RED].points == 10 - 1 + 6
    assert len(told(step, "sacrificed")[0]["cards"]) == 1


def test_a_card_more_is_sacrificed_where_points_do_not_suffice() -> None:
    state = bidding(position(points=(1, 10), hands=((CARD, CARD), ())))
    state = act(state, RED, Bid(5, cards=(CARD, CARD))).state
    after = act(state, BLUE, Pass()).state
    assert after.hidden[RED].hand == ()
    assert after.board.sides[RED].points == 1 + 6


@pytest.mark.parametrize(
    ("amount", "points", "sacrificed", "owed"),
    [(2, 9, 0, 2), (3, 9, 1, 0), (7, 9, 2, 1), (7, 1, 2, 1), (7, 0, 3, 0), (20, 9, 4, 8)],
)
def test_cards_pay_what_they_are_worth_and_one_more_where_points_do_not_suffice(
    amount: int, points: int, sacrificed: int, owed: int
) -> None:
    """Four were pledged at 3 each; nothing is given back of the last."""
    pledge = (CARD, CARD, Card.AMBUSH, Card.SPIES)
    assert paid(amount, pledge, 3, points) == (pledge[:sacrificed], owed)


def test_an_overbid_pledge_is_not_sacrificed() -> None:
    state = bidding(position(hands=((CARD,), ())))
    state = act(state, RED, Bid(1, cards=(CARD,))).state
    state = act(state, BLUE, Bid(5)).state
    after = act(state, RED, Pass()).state
    assert after.hidden[RED].hand == (CARD,)
    assert after.hidden[RED].pledge == ()


def test_the_loser_of_the_last_initiative_opens_the_next_bidding() -> None:
    here = {"G4": unit(Kind.FRIGATE)}
    there = {"C4": unit(Kind.FRIGATE)}
    state = position(Phase.MOVEMENT, active=BLUE, first=RED, red=here, blue=there)
    after = act(state, BLUE, End(Phase.MOVEMENT)).state
    assert (after.board.turn, after.board.phase) == (2, Phase.INITIATIVE)
    assert ENGINE.to_act(after) == {BLUE}


def test_supreme_command_wins_at_once_and_voids_all_bids() -> None:
    hands = ((CARD,), (Card.SUPREME_COMMAND,))
    state = act(bidding(position(points=(10, 10), hands=hands)), RED, Bid(5, cards=(CARD,))).state
    step = act(state, BLUE, Play(Card.SUPREME_COMMAND))
    board = step.state.board
    assert (board.active, board.first) == (BLUE, BLUE)
    assert [side.points for side in board.sides] == [10, 16]
    assert step.state.hidden[RED].pledge == ()
    assert step.state.hidden[RED].hand == (CARD,)
    assert board.discards[BLUE] == (Card.SUPREME_COMMAND,)


def test_supreme_command_can_be_cancelled_and_the_bidding_goes_on() -> None:
    hands = ((Card.COUNTER_INTELLIGENCE,), (Card.SUPREME_COMMAND,))
    state = act(bidding(position(hands=hands)), RED, Bid(0), Watch(Rank.ADMIRAL)).state
    state = act(state, BLUE, Play(Card.SUPREME_COMMAND)).state
    assert state.board.phase is Phase.INITIATIVE
    assert ENGINE.to_act(state) == {BLUE}
    assert state.hidden[RED].hand == state.hidden[BLUE].hand == ()


def test_supreme_command_is_for_the_bidding_alone() -> None:
    state = position(Phase.CARDS, hands=((Card.SUPREME_COMMAND,), ()))
    assert refused(state, RED, Play(Card.SUPREME_COMMAND)) == "card-other-phase"


def test_the_bidding_tells_no_limit() -> None:
    state = act(bidding(position()), RED, Bid(0, limit=9)).state
    assert ENGINE.view(state, BLUE) == ENGINE.view(
        act(bidding(position()), RED, Bid(0)).state, BLUE
    )
    guesses = {ENGINE.resample(state, BLUE, Dice("limit", n)).hidden[RED].limit for n in range(40)}
    assert len(guesses) > 5


def overtaken(points: int, rules: Stamp) -> State:
    """Red's bid of 3 stands on Counter-intelligence alone; it cancels blue's Supreme Command."""
    hands = ((Card.COUNTER_INTELLIGENCE,), (Card.SUPREME_COMMAND,))
    state = bidding(position(points=(points, 10), hands=hands, rules=rules))
    state = act(state, RED, Watch(Rank.CAPTAIN)).state
    state = act(state, RED, Bid(3, cards=(Card.COUNTER_INTELLIGENCE,))).state
    return act(state, BLUE, Play(Card.SUPREME_COMMAND)).state


@pytest.mark.parametrize(("points", "spent"), [(10, 3), (3, 3), (2, 2), (0, 0)])
def test_i_r62_a_pledged_card_that_is_spent_pays_nothing(points: int, spent: int) -> None:
    """The bid stands; who cannot pay it any more pays what there is."""
    state = overtaken(points, stamp(2))
    assert state.hidden[RED].pledge == ()
    before = state.board.discards
    assert ENGINE.resample(state, BLUE, Dice("imagined", 0)).hidden[RED].pledge == ()
    won = act(state, BLUE, Pass())
    assert won.state.board.discards == before
    assert "sacrificed" not in told(won)
    income = told(won, "income")[0]["earned"]
    assert won.state.board.sides[RED].points == points - spent + income


def test_i_r62_the_secret_limit_falls_to_what_can_be_paid() -> None:
    hands = ((Card.COUNTER_INTELLIGENCE, Card.AMBUSH), (Card.SUPREME_COMMAND,))
    state = bidding(position(points=(2, 50), hands=hands))
    pledge = (Card.COUNTER_INTELLIGENCE, Card.AMBUSH)
    state = act(state, RED, Watch(Rank.CAPTAIN)).state
    state = act(state, RED, Bid(1, limit=8, cards=pledge)).state
    state = act(state, BLUE, Play(Card.SUPREME_COMMAND)).state
    assert (state.hidden[RED].limit, state.hidden[RED].pledge) == (5, (Card.AMBUSH,))


def test_by_the_first_rules_a_spent_card_pays_the_bid_all_the_same() -> None:
    state = overtaken(10, UNSET)
    won = act(state, BLUE, Pass()).state
    assert won.board.discards[RED].count(Card.COUNTER_INTELLIGENCE) == 2
    assert won.board.sides[RED].points == 16
